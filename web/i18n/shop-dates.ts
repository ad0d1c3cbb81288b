import type { Language } from '#shared/domain/platform/language.ts'

const locales = { it: 'it-IT', en: 'en-GB' }
const forms = {
  long: { dateStyle: 'long' },
  promise: { weekday: 'long', day: 'numeric', month: 'long' },
  distant: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * "20 novembre 2026", "venerdì 20 novembre" (with its year where it is distant) or "20/11/2026": the day in
 * Europe/Rome, alike on server and browser.
 */
export function shopDate(moment: Date | string, language: Language, form: keyof typeof forms = 'long'): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'Europe/Rome' })
  return format.format(new Date(moment))
}

/** "20:31": the time in Europe/Rome. */
export function shopTime(moment: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: 'Europe/Rome' }).format(
    new Date(moment),
  )
}
