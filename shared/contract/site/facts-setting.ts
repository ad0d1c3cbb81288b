import * as z from 'zod/mini'
import { email, line } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { cleanCode, cleanLine } from '#shared/domain/platform/clean-text.ts'
import {
  type inItaly,
  isInItaly,
  isOwnPostalCode,
  isPhone,
  isProvince,
  isRea,
  isVatNumber,
} from '#shared/domain/platform/shop/retailer-rules.ts'
import { hasValidCheck, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'

/** A text that is written in one way: cleaned first, then refused with the message of its kind. */
const written = (error: string, clean: (typed: string) => string, isRight: (text: string) => boolean) =>
  z.string().check(z.overwrite(clean), z.minLength(1), z.maxLength(200), z.refine(isRight, { error }))

const upper = (typed: string) => cleanLine(typed).toUpperCase()
const whole = (error: string, least: number, most: number) =>
  z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }))
const degrees = (axis: keyof typeof inItaly) =>
  z.number({ error: 'degrees' }).check(z.refine((value) => isInItaly(axis, value), { error: 'degrees' }))

/** "@pedivella" and "instagram.com/pedivella" are completed. */
function instagramAddress(typed: string): string {
  const text = cleanLine(typed)
  if (/^@?[\w.]{1,30}$/.test(text) && !/\.com$/i.test(text)) return `https://www.instagram.com/${text.replace('@', '')}`
  return /^(www\.)?instagram\.com\//i.test(text) ? `https://${text}` : text
}

function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && z.regexes.domain.test(url.hostname)
}

export const factsValue = z.object({
  name: line(1, 80),
  legal: z.object({
    company: line(1, 200),
    vatNumber: written('vat_number', (typed) => cleanCode(typed).replace(/^IT(?=\d{11}$)/, ''), isVatNumber),
    taxCode: written('own_tax_code', normalizeTaxCode, hasValidCheck),
    rea: written('rea', upper, isRea),
    shareCapital: z.nullable(line(1, 100)),
    pec: email,
  }),
  address: z.object({
    street: line(1, 120),
    postalCode: written('postal_code', cleanCode, isOwnPostalCode),
    city: line(1, 80),
    province: written('province', upper, isProvince),
  }),
  /** Null: maps find it by its address. */
  location: z.nullable(z.object({ latitude: degrees('latitude'), longitude: degrees('longitude') })),
  phone: written('phone', cleanLine, isPhone),
  email,
  social: z.object({ instagram: z.nullable(written('instagram', instagramAddress, isHttpsAddress)) }),
  /** Null: not mentioned. */
  experienceYears: z.nullable(whole('experience_years', 1, 300)),
  /** Null: the law's days alone. */
  returnDays: z.nullable(whole('return_days', 14, 999)),
  returnPaidBy: z.nullable(z.enum(['shop', 'customer'])),
  warrantyYears: whole('warranty_years', 2, 99),
  usedWarrantyMonths: whole('warranty_months', 12, 999),
  /** Photos that a used bicycle needs before it is switched on. */
  usedPhotos: whole('used_photos', 0, 30),
  usedWithoutCard: z.boolean(),
})
export type FactsValue = z.output<typeof factsValue>

/** As it is read: empty until it is typed. */
const factsView = z.object({
  ...factsValue.shape,
  legal: z.object({
    ...{ company: z.string(), vatNumber: z.string(), taxCode: z.string(), rea: z.string(), pec: z.string() },
    shareCapital: z.nullable(z.string()),
  }),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), province: z.string() }),
  phone: z.string(),
  email: z.string(),
})

export const factsSetting = setting('facts', 'name, address, contacts and promises of the shop', factsView, {
  input: factsValue,
})
