/** Italian is the default; anything else falls back to it (rules 11, 13). */
export const languages = ['it', 'en'] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return value === 'it' || value === 'en'
}
