import type { Language } from '#shared/domain/platform/language.ts'
import { localDecimal } from '#shared/domain/platform/numbers.ts'

/** "4,6" in Italian, "4.6" in English; always one decimal. */
export const formatRating = (rating: number, language: Language) =>
  localDecimal((Math.round(rating * 10) / 10).toFixed(1), language)
