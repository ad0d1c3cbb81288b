import { cleanCode } from '#shared/domain/platform/clean-text.ts'

const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const lengthInItaly = 27

/** In capitals, without spaces and other pasted characters: "IT60 X054 …" → "IT60X054…". */
export const normalizeIban = cleanCode

/** Whether its check digits are valid (ISO 13616, mod 97), and an Italian one has its 27 characters (rule 577). */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text)
  if (!ibanShape.test(iban) || (iban.startsWith('IT') && iban.length !== lengthInItaly)) return false
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** The last four characters, as mails and customers see it. */
export function ibanEnd(iban: string): string {
  return iban.slice(-4)
}
