import type { Language } from '#shared/domain/language.ts'

/** "20 novembre 2026, ore 11:00:05 (UTC+01:00)": the shop's clock with seconds and offset (law-and-ux.md W-05). */
export function exactMomentText(moment: Date, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB'
  const timeZone = 'Europe/Rome'
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(moment)
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(moment)
  const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const offset = zone.find((part) => part.type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? 'UTC'
  return `${day}, ${language === 'it' ? 'ore ' : ''}${time} (${offset})`
}
