import { cleanCode } from '#shared/domain/platform/clean-text.ts'

/** Whether it is a GTIN-8, -12, -13 or -14 (EAN, UPC) with a valid check digit. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  const digits = [...code].map(Number)
  const check = digits.pop() ?? 0
  const sum = digits.reverse().reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}

/**
 * A GTIN of any length as the 14 digits that all lengths share: a UPC of 12 is the EAN of 13 that a zero begins.
 * @param text with the spaces, hyphens and quotes of where it was copied
 * @returns undefined for what is no GTIN
 */
export function gtinKey(text: string): string | undefined {
  const code = cleanCode(text)
  return isGtin(code) ? code.padStart(14, '0') : undefined
}
