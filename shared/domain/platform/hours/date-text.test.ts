import { expect, it } from 'vitest'
import { type DateForm, dateText } from './date-text.ts'

const options: Record<DateForm, Intl.DateTimeFormatOptions> = {
  long: { dateStyle: 'long' },
  promise: { weekday: 'long', day: 'numeric', month: 'long' },
  distant: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
}

it.each(Object.entries(options) as [DateForm, Intl.DateTimeFormatOptions][])(
  'writes the days of four years in the form %s as the tables of languages do',
  (form, asked) => {
    for (const [language, locale] of [
      ['it', 'it-IT'],
      ['en', 'en-GB'],
    ] as const) {
      const table = new Intl.DateTimeFormat(locale, { ...asked, timeZone: 'UTC' })
      // Noon and the last moment of a day.
      for (let at = Date.UTC(2024, 0, 1, 12); at < Date.UTC(2028, 0, 1); at += 86_400_000)
        for (const date of [new Date(at), new Date(at + 43_199_999)])
          expect(dateText(date, language, form)).toBe(table.format(date))
    }
  },
)
