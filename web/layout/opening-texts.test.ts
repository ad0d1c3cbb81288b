import { expect, it } from 'vitest'
import type { WeekHours } from '#shared/domain/opening-hours.ts'
import { layout as en } from '#web/i18n/en/layout.ts'
import { layout as it_ } from '#web/i18n/it/layout.ts'
import { dayText, openSentence, weekLines } from './opening-texts.ts'

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
  expect(openSentence(week, moment, it_)).toBe(sentence)
})

it('follows the clock of the shop, not of the visitor', () => {
  expect(openSentence(week, new Date('2026-07-20T07:30:00Z'), en)).toBe('Open today until 13:00')
})

it('says nothing of a shop that never opens', () => {
  expect(openSentence([[], [], [], [], [], [], []], at(1, '10:00'), it_)).toBeUndefined()
})
