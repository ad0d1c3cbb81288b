import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { localDecimal } from '#shared/domain/platform/numbers.ts'

/** "4,6" in Italian, "4.6" in English; always one decimal. */
export const formatRating = (rating: number, language: Language) =>
  localDecimal((Math.round(rating * 10) / 10).toFixed(1), language)

/** "12 ottobre 2026", the day in Rome. */
export function formatReviewDate(instant: string, months: readonly string[]): string {
  const day = romeClock(new Date(instant))
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
