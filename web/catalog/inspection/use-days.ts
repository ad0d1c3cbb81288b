import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'

/** A day, or the span of two, in words. */
export function useDays(): (from: string, to?: string) => string {
  const { language } = useI18n()
  const text = (day: string) => shopDay(day, language, 'long')
  return (from, to = from) => (from === to ? text(from) : `${text(from)} – ${text(to)}`)
}
