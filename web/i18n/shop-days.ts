import type { Language } from '#shared/domain/platform/language.ts'

const locales = { it: 'it-IT', en: 'en-GB' }
const forms = {
  promise: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** "mercoledì 2 dicembre", "mer" or "2 dicembre" for a calendar day, "2026-12-02"; without a time zone lookup (decision 0022). */
export function shopDay(day: string, language: Language, form: keyof typeof forms): string {
  return new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'UTC' }).format(new Date(day))
}
