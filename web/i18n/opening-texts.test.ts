import { expect, it } from 'vitest'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import type { WeekHours } from '#shared/domain/platform/hours/opening-hours.ts'
import { layout as en } from '#web/i18n/en/layout.ts'
import { layout as it_ } from '#web/i18n/it/layout.ts'
import { openSentence } from './open-sentence.ts'
import { dayText, weekLines } from './opening-texts.ts'

const long = [
  [540, 780],
  [930, 1170],
] as const
const week: WeekHours = [long, long, long, long, long, [[540, 780]], []]
const plain = (text: string) => text.replaceAll('\u2060', '')
/** 16 November 2026 is a Monday; Rome is one hour ahead of UTC. */
const at = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+01:00`)

it('writes a day without the minutes of full hours in Italian, with them in English', () => {
  expect(plain(dayText(long, 'it', 'Chiuso'))).toBe('09–13 · 15:30–19:30')
  expect(plain(dayText(long, 'en', 'Closed'))).toBe('09:00–13:00 · 15:30–19:30')
  expect(dayText([], 'it', 'Chiuso')).toBe('Chiuso')
})

it('puts equal days that follow each other on one line and leaves closed days out', () => {
  expect(weekLines(week, 'it', it_).map(plain)).toEqual(['Lun–Ven 09–13, 15:30–19:30', 'Sabato 09–13'])
})

it('keeps equal days apart when another day lies between them', () => {
  const hours: WeekHours = [long, [], long, [], [], [], []]
  expect(weekLines(hours, 'it', it_).map(plain)).toEqual(['Lunedì 09–13, 15:30–19:30', 'Mercoledì 09–13, 15:30–19:30'])
})

it.each([
  ['before the first hours', at(1, '08:59'), 'Oggi apriamo alle 09:00'],
  ['at the opening minute', at(1, '09:00'), 'Oggi aperti fino alle 13:00'],
  ['at the closing minute', at(1, '13:00'), 'Riapriamo oggi alle 15:30'],
  ['in the afternoon', at(1, '19:29'), 'Oggi aperti fino alle 19:30'],
  ['in the evening', at(1, '19:30'), 'Apriamo domani alle 09:00'],
  ['on Saturday afternoon', at(6, '14:00'), 'Apriamo lunedì alle 09:00'],
  ['on Sunday', at(7, '12:00'), 'Apriamo domani alle 09:00'],
])('says when the shop opens or closes next: %s', (_, moment, sentence) => {
  expect(openSentence({ openingHours: week, exceptions: [] }, moment, it_)).toBe(sentence)
})

it('follows the clock of the shop, not of the visitor', () => {
  const calendar = { openingHours: week, exceptions: [] }
  expect(openSentence(calendar, new Date('2026-07-20T07:30:00Z'), en)).toBe('Open today until 13:00')
})

it('says nothing of a shop that never opens', () => {
  const never = { openingHours: [[], [], [], [], [], [], []], exceptions: [] }
  expect(openSentence(never, at(1, '10:00'), it_)).toBeUndefined()
})

const closed = (from: string, to = from) => ({ from, to, hours: [] })

it('leads over a closure to the next opening, with its date when that is not within the week', () => {
  const calendar = { openingHours: week, exceptions: [closed('2026-11-17', '2026-11-18')] }
  expect(openSentence(calendar, at(1, '20:00'), it_)).toBe('Apriamo giovedì alle 09:00')
  const long = { openingHours: week, exceptions: [closed('2026-11-17', '2026-12-01')] }
  expect(openSentence(long, at(2, '10:00'), it_)).toBe('Apriamo mercoledì 2/12 alle 09:00')
  expect(openSentence(long, at(2, '10:00'), en)).toBe('Opening on Wednesday 2/12 at 09:00')
})

it('names the exceptional days in both languages', () => {
  expect(exceptionDays(closed('2026-12-24'), 'it')).toBe('24 dicembre')
  expect(exceptionDays(closed('2026-12-25', '2026-12-26'), 'it')).toBe('25–26 dicembre')
  expect(exceptionDays(closed('2026-12-28', '2027-01-02'), 'it')).toBe('28 dicembre – 2 gennaio')
  expect(exceptionDays(closed('2026-12-24'), 'en')).toBe('24 December')
})
