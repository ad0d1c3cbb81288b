import { type DateForm, dateText } from '#shared/domain/platform/hours/date-text.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** The day in Europe/Rome, alike on server and browser. */
export function shopDate(moment: Date | string, language: Language, form: DateForm = 'long'): string {
  return dateText(romeClock(new Date(moment)), language, form)
}

/** The same of a calendar day, "2026-12-02". */
export function shopDay(day: string, language: Language, form: DateForm): string {
  return dateText(new Date(day), language, form)
}

/** "20:31": the time in Europe/Rome. */
export function shopTime(moment: Date | string): string {
  return romeClock(new Date(moment)).toISOString().slice(11, 16)
}
