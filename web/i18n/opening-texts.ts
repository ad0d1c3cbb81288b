import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import type { Span, WeekHours } from '#shared/domain/platform/hours/opening-hours.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Dictionary } from './it.ts'

/** "09–13" in Italian, where full hours go without minutes; "09:00–13:00" in English. */
function spanText([open, close]: Span, language: Language): string {
  const short = (minutes: number) => (language === 'it' ? clockTime(minutes).replace(':00', '') : clockTime(minutes))
  // The word joiner keeps a line from breaking after the dash.
  return `${short(open)}–\u2060${short(close)}`
}

/** A day's hours: "09–13 · 15:30–19:30", or the word for closed. */
export function dayText(spans: readonly Span[], language: Language, closed: string, separator = ' · '): string {
  return spans.length === 0 ? closed : spans.map((span) => spanText(span, language)).join(separator)
}

/** The week in as few lines as it takes: "Lun–Ven 09–13, 15:30–19:30", "Sabato 09–13". Closed days are left out. */
export function weekLines(hours: WeekHours, language: Language, texts: Dictionary['layout']): string[] {
  const runs: { from: number; to: number; text: string }[] = []
  hours.forEach((spans, day) => {
    const text = dayText(spans, language, '', ', ')
    const last = runs.at(-1)
    if (last && last.text === text && last.to === day - 1) last.to = day
    else runs.push({ from: day, to: day, text })
  })
  return runs
    .filter((run) => run.text !== '')
    .map(({ from, to, text }) =>
      from === to ? `${texts.days[from]} ${text}` : `${texts.shortDays[from]}–${texts.shortDays[to]} ${text}`,
    )
}
