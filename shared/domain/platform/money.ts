import type { Language } from './language.ts'
import { localDecimal } from './numbers.ts'

/** Money is a whole number of euro cents everywhere in code and database (decision 0004). */
export type Cents = number

/** Highest price of one product. */
export const maxPriceCents: Cents = 9_999_999

/** Cents to the wire's decimal string with two places: 129990 → "1299.90". */
export function toDecimal(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const abs = Math.abs(cents)
  return `${sign}${Math.trunc(abs / 100)}.${String(abs % 100).padStart(2, '0')}`
}

/**
 * Reads a decimal amount ("1299.90", "1299,9", 1299.9) as cents.
 * @returns undefined when it is no plain decimal number with at most two places, or is not representable
 */
export function parseDecimal(value: string | number): Cents | undefined {
  const text = (typeof value === 'number' ? String(value) : value.trim()).replace(',', '.')
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -cents || 0 : cents
}

/** The cents of a validated amount. @throws RangeError: an unreadable amount is a bug, never a price of zero */
export function centsOf(amount: string | number): Cents {
  const cents = parseDecimal(amount)
  if (cents === undefined) throw new RangeError(`not an amount: ${amount}`)
  return cents
}

/** "1.299,90 €" in Italian, also with four digits, "€1,299.90" in English; the space is U+00A0. */
export function formatEuro(cents: Cents, language: Language = 'it'): string {
  const amount = localDecimal(toDecimal(Math.abs(cents)), language)
  return (cents < 0 ? '-' : '') + (language === 'it' ? `${amount}\u00a0€` : `€${amount}`)
}

/** For sentences: «50 €» for whole euros, otherwise with cents. */
export function formatEuroShort(cents: Cents, language: Language = 'it'): string {
  return formatEuro(cents, language).replace(/[.,]00(?=\D*$)/, '')
}

/** The form of the administrator's statistics: "€ 1.234,50". */
export function formatEuroPrefixed(cents: Cents): string {
  return `€ ${localDecimal(toDecimal(cents), 'it')}`
}
