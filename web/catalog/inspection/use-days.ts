import { useI18n } from '#web/i18n/i18n.tsx'

/** A day, or the span of two, in words. */
export function useDays(): (from: string, to?: string) => string {
  const { language } = useI18n()
  const form = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return (from, to = from) => {
    const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
    return from === to ? form.format(first) : `${form.format(first)} – ${form.format(last)}`
  }
}
