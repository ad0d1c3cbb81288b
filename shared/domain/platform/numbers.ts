import type { Language } from './language.ts'

const marks = { it: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/**
 * "1.299,9" in Italian, "1,299.9" in English, of a plain decimal text ("1299.9"). By hand: a browser's first use of
 * Intl for numbers costs a phone a tenth of a second, because it loads the tables of every language (decision 0022).
 */
export function localDecimal(text: string, language: Language): string {
  const { group, decimal } = marks[language]
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction ? grouped + decimal + fraction : grouped
}

/** A number from a millionth up with so many decimals at most: 8.456 → "8,46", 8 → "8". */
export function roundedDecimal(value: number, places: number, language: Language): string {
  // By its digits, as Intl does: a multiplication would put 5.945 below its half.
  const rounded = Math.round(Number(`${value}e${places}`))
  return localDecimal(String(Number(`${rounded}e-${places}`)), language)
}
