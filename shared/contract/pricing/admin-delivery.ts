import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { cleanLine } from '#shared/domain/platform/clean-text.ts'
import { type ShippingClass, shelfClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { zoneEntryPattern, zoneQuarrel } from '#shared/domain/platform/delivery/zone-entries.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { type Cents, parseDecimal } from '#shared/domain/platform/money.ts'

const maxFeeCents = 99_999
const maxFreeOverCents = 9_999_999
const maxZoneEntries = 500

const within = (error: string, most: Cents) =>
  z.pipe(
    z.union([z.string(), z.number()], { error }).check(
      z.refine(
        (v) => {
          const cents = parseDecimal(v)
          return cents !== undefined && cents >= 0 && cents <= most
        },
        { error },
      ),
    ),
    z.transform((v: string | number) => parseDecimal(v) as Cents),
  )
const fee = within('shipping_fee', maxFeeCents)
const freeOver = z.nullable(within('free_over', maxFreeOverCents))

const whole = (least: number, most: number, error: string) =>
  z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }))
const days = whole(1, 60, 'courier_days')
const assembly = whole(0, 60, 'assembly_days')

const byClass = <S extends z.ZodMiniType, P extends z.ZodMiniType>(rate: S, parcel: P) =>
  z.object({ letter: rate, parcel, bulky: rate, bicycle: rate })

const codes = z
  .array(
    z
      .string()
      .check(
        z.overwrite(cleanLine),
        z.regex(zoneEntryPattern, { error: 'zone_code' }),
        z.refine(isForward, { error: 'zone_code' }),
      ),
  )
  .check(z.maxLength(maxZoneEntries, { error: 'zone_code' }))

function isForward(entry: string): boolean {
  const [first = '', last = first] = entry.split('-')
  return first <= last
}

const orNone = z.nullable(fee)

/** Null where the courier does not go; a parcel to the mainland always has a price. */
export const shippingRulesBody = z.object({
  rates: byClass(
    z.object({ mainland: orNone, islands: orNone, remote: orNone, freeOver }),
    z.object({ mainland: fee, islands: orNone, remote: orNone, freeOver }),
  ),
  letterGrams: whole(0, 5_000, 'letter_grams'),
  parcelGrams: whole(1_000, 100_000, 'parcel_grams'),
  /** By slug; products of other shelves are parcels. */
  shelves: z.record(
    z.string().check(z.maxLength(100)),
    z.object({ travelsAs: z.enum(shelfClasses), grams: z.nullable(whole(1, 100_000, 'piece_grams')) }),
  ),
  zones: z
    .object({ islands: codes, remote: codes })
    .check(z.refine((zones) => zoneQuarrel(zones) === undefined, { path: ['remote'], error: 'zone_twice' })),
  /** On top of the courier's price, for letters and parcels on the mainland. */
  express: z.nullable(z.object({ fee, days })),
  isPickUpOffered: z.boolean(),
  /** Minutes after midnight. */
  cutOff: whole(0, 1_439, 'cut_off'),
  assemblyDays: z.partialRecord(z.enum(categories), assembly),
  carrierDays: z.object({ mainland: days, islands: days, remote: days }),
})
export type ShippingRulesBody = z.output<typeof shippingRulesBody>
export type ShippingRulesInput = z.input<typeof shippingRulesBody>

/** The rules as carts and orders are counted with them. */
export function rulesOfBody({ rates, express, ...rest }: ShippingRulesBody): ShippingRules {
  const rateOf = (one: ShippingClass) => {
    const { freeOver: freeOverCents, ...fees } = rates[one]
    return { fees, freeOverCents }
  }
  return {
    ...rest,
    rates: { letter: rateOf('letter'), parcel: rateOf('parcel'), bulky: rateOf('bulky'), bicycle: rateOf('bicycle') },
    express: express && { feeCents: express.fee, days: express.days },
  }
}

const amountOrNone = z.nullable(amountOut)
const rateView = z.object({
  mainland: amountOrNone,
  islands: amountOrNone,
  remote: amountOrNone,
  freeOver: amountOrNone,
})

const deliverySettings = z.object({
  /** To be named by the next change; 0 while SHOP_CONFIG holds. */
  version: z.int(),
  since: z.nullable(instant),
  rules: z.extend(shippingRulesBody, {
    rates: byClass(rateView, rateView),
    express: z.nullable(z.object({ fee: amountOut, days: z.int() })),
  }),
})
export type DeliverySettings = z.output<typeof deliverySettings>

export const getDelivery = endpoint('GET', '/api/admin/delivery', {
  summary: 'What delivery costs by kind of article and zone, the methods, and how long each takes',
  replies: { 200: deliverySettings },
})

export const changeDelivery = endpoint('PUT', '/api/admin/delivery', {
  summary: 'Changes what delivery costs and how long it takes, for orders from now on',
  body: z.object({ version: z.int({ error: 'whole_number' }), rules: shippingRulesBody }),
  replies: { 200: deliverySettings },
  errors: ['edit_conflict'],
})
