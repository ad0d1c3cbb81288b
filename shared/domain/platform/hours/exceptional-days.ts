import type { Language } from '#shared/domain/platform/language.ts'
import { dateText } from './date-text.ts'
import type { ExceptionalDays } from './opening-hours.ts'

/** "24 dicembre", "10–23 agosto", "28 dicembre – 2 gennaio". */
export function exceptionDays({ from, to }: Pick<ExceptionalDays, 'from' | 'to'>, language: Language): string {
  const text = (day: string) => dateText(new Date(day), language, 'day')
  const last = text(to)
  if (from === to) return last
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}–` : `${text(from)} – `
  return first + last
}
