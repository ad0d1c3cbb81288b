import type { Language } from '#shared/domain/language.ts'

const locales = { it: 'it-IT', en: 'en-GB' }
const forms = {
  long: { dateStyle: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** "20 novembre 2026" or "20/11/2026": the day on the shop's wall (Europe/Rome), alike on server and browser. */
export function shopDate(moment: Date | string, language: Language, form: keyof typeof forms = 'long'): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'Europe/Rome' })
  return format.format(new Date(moment))
}
