import type { Language } from '#shared/domain/platform/language.ts'
import type { ExceptionalDays } from './opening-hours.ts'

/** "24 dicembre", "24 December". */
function dateText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
}

/** "24 dicembre", "10–23 agosto", "28 dicembre – 2 gennaio". */
export function exceptionDays({ from, to }: Pick<ExceptionalDays, 'from' | 'to'>, language: Language): string {
  const last = dateText(to, language)
  if (from === to) return last
  const first = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}–` : `${dateText(from, language)} – `
  return first + last
}
