import { cleanCode, cleanLine } from '#shared/domain/platform/clean-text.ts'

// Codice fiscale: DM 23-12-1976 with omocodia; partita IVA: check digit after Luhn. Rule 426.
const shape = /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/
const oddValues: Record<string, number> = {}
const oddInOrder = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
for (const [i, value] of oddInOrder.entries()) {
  oddValues[String.fromCharCode(65 + i)] = value
  if (i < 10) oddValues[String(i)] = value
}
const omocodia = 'LMNPQRSTUV'

function evenValue(char: string): number {
  return /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65
}

function isPersonCode(code: string): boolean {
  if (!shape.test(code)) return false
  const digits = (at: number, length: number) =>
    Number([...code.slice(at, at + length)].map((c) => (omocodia.includes(c) ? omocodia.indexOf(c) : c)).join(''))
  const day = digits(9, 2) % 40
  if (day < 1 || day > 31 || digits(9, 2) > 71) return false
  const sum = [...code.slice(0, 15)].reduce((s, c, i) => s + (i % 2 === 0 ? (oddValues[c] ?? 0) : evenValue(c)), 0)
  return String.fromCharCode(65 + (sum % 26)) === code[15]
}

function isCompanyCode(code: string): boolean {
  if (!/^\d{11}$/.test(code) || code === '00000000000') return false
  const sum = [...code].reduce((s, c, i) => {
    const doubled = Number(c) * 2
    return s + (i % 2 === 0 ? Number(c) : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Upper case without spaces, as stored; what pasting puts between its letters goes where the length is right without it. */
export function normalizeTaxCode(text: string): string {
  const code = cleanCode(text)
  return /^(?:[A-Z0-9]{16}|(?:IT)?\d{11})$/.test(code) ? code : cleanLine(text).replace(/\s+/g, '').toUpperCase()
}

/** The accepted forms. */
export function isAcceptedTaxCode(code: string): boolean {
  return /^[A-Z0-9]{1,16}$/.test(code)
}

/** A wrong check character is a warning in the form, never a refusal (rule 426). */
export function hasValidCheck(code: string): boolean {
  return isPersonCode(code) || isCompanyCode(code.replace(/^IT(?=\d{11}$)/, ''))
}
