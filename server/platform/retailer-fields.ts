import { z } from 'zod'
import { isIban, normalizeIban } from '#shared/domain/platform/shop/iban.ts'
import {
  inItaly,
  isBic,
  isInItaly,
  isOwnPostalCode,
  isPhone,
  isProvince,
  isRea,
  isVatNumber,
} from '#shared/domain/platform/shop/retailer-rules.ts'
import { hasValidCheck, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'
import { nearestName } from './nearest-name.ts'

// The retailer's data in SHOP_CONFIG, validated like customers' input.

export const province = z
  .string()
  .refine(isProvince, { error: 'must be the two letters of an Italian province, such as "VI"' })

export const ownPostalCode = z
  .string()
  .refine(isOwnPostalCode, { error: 'must be a postal code (CAP) of 5 digits, such as "36100"' })

export const vatNumber = z
  .string()
  .refine((code) => /^\d{11}$/.test(code), { error: 'must have 11 digits, without IT before them' })
  .refine((code) => !/^\d{11}$/.test(code) || isVatNumber(code), {
    error: 'is no VAT number (partita IVA): its check digit does not fit, look for a wrong digit',
  })

export const ownTaxCode = z
  .string()
  .transform(normalizeTaxCode)
  .refine(hasValidCheck, { error: 'is no tax code (codice fiscale): its check character does not fit' })

export const rea = z.string().trim().refine(isRea, { error: 'must be a province and a number, such as "VI-123456"' })

export const mailAddress = z.email({
  error: ({ input }) => (input === undefined ? 'is missing' : 'must be an e-mail address such as "shop@example.it"'),
})

export const phone = z
  .string()
  .trim()
  .refine(isPhone, { error: 'must be a telephone number such as "+39 0444 123456"' })

export const iban = z
  .string()
  .transform(normalizeIban)
  .refine(isIban, { error: 'is no IBAN: its length or check digits do not fit, look for a wrong digit' })

export const bic = z.string().refine(isBic, { error: 'must be a BIC of 8 or 11 characters' })

const degrees = (axis: keyof typeof inItaly) =>
  z.number().refine((value) => isInItaly(axis, value), {
    error: `must be degrees in Italy, from ${inItaly[axis][0]} to ${inItaly[axis][1]}: latitude is the one above 35`,
  })

export const location = z.strictObject({ latitude: degrees('latitude'), longitude: degrees('longitude') })

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
}

/** Zod's messages in a shopkeeper's words; undefined keeps a field's own message. */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return `must be ${issue.minimum} or more`
    case 'too_big':
      return `must be ${issue.maximum} or less`
    case 'unrecognized_keys':
      return issue.keys.map((key) => `Unrecognized key: "${key}"${meantBy(key, issue)}`).join(', ')
    default:
      return undefined
  }
}

function meantBy(key: string, issue: z.core.$ZodRawIssue): string {
  const { inst } = issue
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : []
  const meant = nearestName(key, known)
  return meant ? ` (did you mean "${meant}"?)` : ''
}
