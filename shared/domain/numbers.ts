import type { Language } from './language.ts'

const marks = { it: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } }

/**
 * "1.299,9" in Italian, "1,299.9" in English, of a plain decimal text ("1299.9"). By hand: the first number that a browser
 * is asked to write by Intl costs a phone a tenth of a second, for it opens the tables of every language (decision 0022).
 */
export function localDecimal(text: string, language: Language): string {
  const { group, decimal } = marks[language]
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction ? grouped + decimal + fraction : grouped
}

/** With so many decimals at most: 8.456 → "8,46", 8 → "8". */
export function roundedDecimal(value: number, places: number, language: Language): string {
  const scale = 10 ** places
  return localDecimal(String(Math.round(value * scale) / scale), language)
}
