import type { Language } from '#shared/domain/language.ts'

const locales = { it: 'it-IT', en: 'en-GB' }

/** "4,6" in Italian, "4.6" in English; always one decimal. */
export function formatRating(rating: number, language: Language): string {
  return rating.toLocaleString(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** "12 ottobre 2026", the day in Rome. */
export function formatReviewDate(instant: string, language: Language): string {
  return new Date(instant).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'Europe/Rome' })
}
