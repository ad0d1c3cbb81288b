import type { Language } from '#shared/domain/platform/language.ts'

/** "20 nov 2026, 11:00:05" by the shop's clock. */
export function mailMoment(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Rome',
  }).format(new Date(instant))
}
