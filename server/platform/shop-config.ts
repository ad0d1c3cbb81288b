import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type HomeValue, shippedHome } from '#shared/contract/platform/home-value.ts'
import type { OpeningMarks } from '#shared/contract/platform/opening-steps.ts'
import type { OwnTexts } from '#shared/contract/platform/own-texts.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import { flatRates, withFacts } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { specialPlaces } from '#shared/domain/platform/delivery/special-places.ts'
import { usualZones } from '#shared/domain/platform/delivery/zone-entries.ts'
import { categories, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { isCalendarDay } from '#shared/domain/platform/hours/italian-holidays.ts'
import type { Closure } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { centsOf, parseDecimal } from '#shared/domain/platform/money.ts'
import { ConfigError } from './problems/config-error.ts'
import {
  bic,
  iban,
  location,
  mailAddress,
  ownPostalCode,
  ownTaxCode,
  phone,
  plainIssue,
  province,
  rea,
  vatNumber,
} from './retailer-fields.ts'

const cents = z
  .string()
  .refine((v) => (parseDecimal(v) ?? -1) >= 0, { error: 'must be an amount such as "49.00"' })
  .transform((v) => centsOf(v))

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Working days, from so many on. */
const days = (least: number) => z.int().min(least).max(60)

const span = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/, { error: 'must be a span such as "09:00-13:00"' })
  .transform((text): [number, number] => {
    const [open = 0, close = 0] = text.split('-').map(minutesOf)
    return [open, close]
  })
  .refine(([open, close]) => open < close, { error: 'must open before it closes' })

const text = z.string().trim().min(1, { error: 'must not be empty' })
const spans = z
  .array(span)
  .transform((all) => all.toSorted(([a], [b]) => a - b))
  .refine((all) => all.every(([open], i) => i === 0 || open >= (all[i - 1]?.[1] ?? 0)), {
    error: 'has hours that overlap',
  })

/** "2026-12-24", or "09-08" for that day of every year. */
const calendarDay = z
  .string({ error: 'must be a day such as "2026-12-24", or "09-08" for every year' })
  .refine(isCalendarDay, { error: 'must be a day such as "2026-12-24", or "09-08" for every year' })

const closure = z
  .preprocess(
    (day) => (typeof day === 'string' ? { day } : day),
    z.strictObject({
      day: calendarDay.optional(),
      from: calendarDay.optional(),
      to: calendarDay.optional(),
      hours: spans.default([]),
    }),
  )
  .transform(({ day, from, to, hours }, check): Closure => {
    const fail = (message: string) => {
      check.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (day !== undefined)
      return from === undefined && to === undefined
        ? { from: day, to: day, hours }
        : fail('must have either "day", or "from" and "to"')
    if (from === undefined || to === undefined) return fail('must have a "day", or "from" and "to"')
    if (from.length !== 10 || to.length !== 10) return fail('must begin and end on days with their year')
    return from <= to ? { from, to, hours } : fail(`ends (${to}) before it begins (${from})`)
  })

const closures = z.array(closure).check(({ value, issues }) => {
  value.forEach((one, i) => {
    const isSingle = one.from === one.to
    const other = value.findIndex(
      (before) => (before.from === before.to) === isSingle && before.from <= one.to && one.from <= before.to,
    )
    // Invalid closures were reported before and match nothing.
    if (other >= 0 && other < i)
      issues.push({ code: 'custom', input: one, path: [i], message: `is about the same days as closures.${other}` })
  })
})

const schema = z.strictObject({
  name: text,
  legal: z.strictObject({
    company: text,
    vatNumber,
    taxCode: ownTaxCode,
    rea,
    shareCapital: text.nullable().default(null),
    pec: mailAddress,
  }),
  address: z.strictObject({
    street: text,
    postalCode: ownPostalCode,
    city: text,
    province,
  }),
  location: location.nullable().default(null),
  phone,
  email: mailAddress,
  openingHours: z.strictObject({
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    sunday: spans,
  }),
  closures: closures.default([]),
  shipping: z.strictObject({
    flatFee: cents,
    freeOver: cents.nullable(),
    /** Of items that ship at once, and of those that need assembly; the fields below refine it. */
    deliveryDays: z
      .string()
      .regex(/^[1-9]\d?(-[1-9]\d?)?$/, { error: 'must be working days such as "3-5"' })
      .refine((days) => Number(days.split('-').at(-1)) >= Number(days.split('-')[0]), {
        error: 'ends before it begins',
      })
      .default('3-5'),
    cutOff: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as "12:00"' })
      .transform(minutesOf)
      .default(720),
    assemblyDays: z.partialRecord(z.enum(categories), days(0)).optional(),
    carrierDays: z
      .strictObject({ mainland: days(1), islands: days(1), remote: days(1) })
      .partial()
      .default({}),
    /** Terms of delivery to places outside the EU's VAT area, shown before ordering; without them: «chiamaci». */
    specialPlaces: z.partialRecord(z.enum(specialPlaces), z.strictObject({ it: text, en: text })).default({}),
  }),
  /** Left out: the law's days alone, and no word of more. */
  returnDays: z.int().min(14).nullable().default(null),
  /** Who pays the return shipping; left out: not mentioned. */
  returnPaidBy: z.enum(['shop', 'customer'], { error: 'must be "shop" or "customer"' }).nullable().default(null),
  warrantyYears: z.int().min(2).default(2),
  usedWarrantyMonths: z.int().min(12).default(12),
  /** Left out: not mentioned. */
  experienceYears: z.int().min(1).nullable().default(null),
  /** Pictures that a used bicycle with a job card needs before it is switched on. */
  usedPhotos: z.int().min(0).max(30).default(5),
  /** True: a used bicycle is sold online without an inspection card too; a photo it always needs. */
  usedWithoutCard: z.boolean().default(false),
  /** False: the dashboard asks for no English texts. */
  sellsInEnglish: z.boolean().default(true),
  bank: z.strictObject({
    beneficiary: text,
    iban,
    bic,
    bankName: text,
  }),
  social: z
    .strictObject({
      instagram: z
        .url({
          protocol: /^https$/,
          hostname: z.regexes.domain,
          error: 'must be an address such as "https://www.instagram.com/shop"',
        })
        .nullable()
        .default(null),
    })
    .default({ instagram: null }),
  /** Sentences of the pages in the shop's own words, by their place; left out: the program's, which claim nothing. */
  texts: z.record(z.string().regex(/^[a-z]+(\.[\w-]+)+$/i), z.strictObject({ it: text, en: text })).default({}),
})

/** The retailer as configured; ShopFacts without what only the running program knows. */
export type Shop = Omit<
  ShopFacts,
  'publicUrl' | 'isReady' | 'walletOffered' | 'isDemo' | 'showsOutbox' | 'exceptions' | 'footerPages' | 'ownTexts'
> & {
  closures: Closure[]
  /** Accounts that `bank` was before. */
  formerIbans: string[]
  usedPhotos: number
  usedWithoutCard: boolean
  /** Sentences and pages that the shop has written itself. */
  texts: OwnTexts
  /** Sentences of SHOP_CONFIG, by their place; the dashboard's stand before them. */
  shippedTexts: ShopFacts['ownTexts']
  sellsInEnglish: boolean
  /** Whose people sign in with a passkey or a code app only. */
  secondFactorRoles: readonly StaffRole[]
  home: HomeValue
  opening: OpeningMarks
  /** What is saved, by its name: extensions read their own settings here. */
  saved: Readonly<Record<string, unknown>>
}

/** Checks the contents of SHOP_CONFIG. @throws ConfigError naming each wrong value by its path */
export function parseShopConfig(content: unknown): Shop {
  const result = schema.safeParse(content, { error: plainIssue })
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((i) => `SHOP_CONFIG ${i.path.join('.') || '(file)'}: ${i.message}`))
  }
  const { openingHours: h, shipping, texts: shippedTexts, ...rest } = result.data
  return {
    ...rest,
    texts: {},
    shippedTexts,
    formerIbans: [],
    openingHours: [h.monday, h.tuesday, h.wednesday, h.thursday, h.friday, h.saturday, h.sunday],
    shipping: shippingOf(shipping),
    appearance: { shortName: '', logo: null, accent: null, sharePicture: null, orderPrefix: null },
    secondFactorRoles: [],
    home: shippedHome,
    opening: { confirmed: [], isHidden: false },
    saved: {},
  }
}

/** Maximum weights of letter and parcel; shelves default to parcels. */
const usualClasses = { letterGrams: 250, parcelGrams: 20_000, shelves: {} }

/** Default for islands: so many working days more than on the mainland. */
const furtherDays = { islands: 1, remote: 3 }

function shippingOf({
  flatFee,
  freeOver,
  deliveryDays,
  cutOff,
  specialPlaces: served,
  ...given
}: z.output<typeof schema>['shipping']) {
  const [fewest = 0, most = fewest] = deliveryDays.split('-').map(Number)
  const mainland = given.carrierDays.mainland ?? fewest
  const dispatch = {
    cutOff,
    assemblyDays:
      given.assemblyDays ?? Object.fromEntries(categories.filter(isBicycleCategory).map((one) => [one, most - fewest])),
    carrierDays: {
      mainland,
      islands: given.carrierDays.islands ?? mainland + furtherDays.islands,
      remote: given.carrierDays.remote ?? mainland + furtherDays.remote,
    },
  }
  const rates = flatRates({ flatFeeCents: flatFee, freeOverCents: freeOver })
  return withFacts({
    ...dispatch,
    ...usualClasses,
    rates,
    zones: usualZones,
    express: null,
    isPickUpOffered: false,
    served,
  })
}

/** @throws ConfigError when the file is missing, is no JSON or holds wrong values */
export function readShopConfig(file: string): Shop {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'
    throw new ConfigError([`SHOP_CONFIG ${file} ${reason}: ${(error as Error).message}`])
  }
  return parseShopConfig(content)
}
