import type { Language } from '#shared/domain/platform/language.ts'

// Formats of banks' own forms.

/** "IT60 X054 2811 …": as an IBAN is read. */
export function ibanInFours(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The bare number, with the comma in Italian. */
export function amountForBank(amount: string, language: Language): string {
  return language === 'it' ? amount.replace('.', ',') : amount
}
