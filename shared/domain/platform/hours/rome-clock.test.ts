import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { romeClock } from './rome-clock.ts'

const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' })
const shown = (moment: Date) => romeClock(moment).toISOString().slice(0, 19).replace('T', ' ')

describe('the clock in Rome', () => {
  it('shows what the time zone says', () => {
    const anyMoment = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(shown(moment)).toBe(zone.format(moment))
      }),
    )
  })

  it.each(Array.from({ length: 20 }, (_, i) => 2020 + i))('changes in %i when the time zone does', (year) => {
    // The last week of a month is the one the clocks change in.
    for (let hour = 0; hour < 8 * 24; hour++)
      for (const month of [2, 9]) {
        const moment = new Date(Date.UTC(year, month, 24, hour))
        expect(shown(moment)).toBe(zone.format(moment))
      }
  })
})
