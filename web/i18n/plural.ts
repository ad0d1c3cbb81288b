const rules = { it: new Intl.PluralRules('it-IT'), en: new Intl.PluralRules('en-GB') }

/** "1 prodotto", "3 prodotti": the word for a count; Italian's `many` (from a million) reads like `other`. */
export function plural(language: 'it' | 'en', count: number, one: string, other: string): string {
  return rules[language].select(count) === 'one' ? one : other
}
