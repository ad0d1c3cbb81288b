import { describe, expect, it } from 'vitest'
import { comparisonFor, lowestBefore, type PricePoint, percentLess } from './lawful-price.ts'
import { clockShows, judgeReduction, momentOnClock, reducedPrice } from './reduction.ts'

const at = (wall: string) => momentOnClock(wall)
const history = (...points: [string, number][]): PricePoint[] =>
  points.map(([wall, cents]) => ({ at: at(wall), cents }))

const hourMs = 3_600_000
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short' })
const known = new Map<number, number>()
function dayNumber(moment: number): number {
  const day = known.get(moment) ?? Date.parse(`${days.format(moment)}T00:00:00Z`) / (24 * hourMs)
  known.set(moment, day)
  return day
}

/** Hour by hour: the price at the time, and its age in days of the shop. */
function slowLowest(points: readonly PricePoint[], start: number) {
  let found: { cents: number; since: number } | undefined
  for (let hour = start - 33 * 24 * hourMs; hour < start; hour += hourMs) {
    if (dayNumber(start) - dayNumber(hour) > 30) continue
    const { cents } = points.findLast((p) => +p.at <= hour) ?? { cents: 0 }
    if (cents > 0) found = { since: found?.since ?? hour, cents: Math.min(found?.cents ?? cents, cents) }
  }
  return found
}

function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('the lowest price of the 30 days before', () => {
  it('is that of a slow model, in 1,000 random histories over changes of the clock', () => {
    const next = random(724)
    const seen = { whole: 0, young: 0, none: 0 }
    for (let i = 0; i < 1_000; i++) {
      // Around the last Sundays of March and October.
      const change = Date.parse(i % 2 ? '2026-10-25T00:00:00Z' : '2026-03-29T00:00:00Z')
      const start = change + (next(36 * 24) - 48) * hourMs
      const points = Array.from({ length: next(7) }, () => ({
        at: new Date(start - next(50 * 24) * hourMs + 3 * 24 * hourMs),
        cents: next(6) * 100,
      })).sort((a, b) => +a.at - +b.at)
      const fast = lowestBefore(points, new Date(start))
      const slow = slowLowest(points, start)
      expect(fast && { cents: fast.cents, since: +fast.since }, `history ${i}`).toEqual(slow)
      seen[fast ? (fast.isWhole ? 'whole' : 'young') : 'none']++
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
  })

  it.each([
    [
      'raised, then cut',
      [
        ['2026-06-01T09:00', 150],
        ['2026-11-10T09:00', 165],
      ],
      150,
    ],
    [
      'lowest on the first day that counts',
      [
        ['2026-10-20T09:00', 100],
        ['2026-10-21T00:01', 150],
      ],
      100,
    ],
    [
      'low until that day began',
      [
        ['2026-10-20T09:00', 100],
        ['2026-10-21T00:00', 150],
      ],
      150,
    ],
    [
      'a price that stood for no time',
      [
        ['2026-06-01T09:00', 150],
        ['2026-11-02T09:00', 90],
        ['2026-11-02T09:00', 150],
      ],
      150,
    ],
    [
      'a price of the reduction itself',
      [
        ['2026-06-01T09:00', 150],
        ['2026-11-20T10:00', 90],
      ],
      150,
    ],
  ] as [string, [string, number][], number][])('%s', (_what, points, cents) => {
    const found = lowestBefore(history(...points), at('2026-11-20T10:00'))
    expect(found).toEqual({ cents, since: at('2026-10-21T00:00'), isWhole: true })
  })

  it('of a younger article looks back to its first price', () => {
    const found = lowestBefore(history(['2026-11-09T11:00', 7_990]), at('2026-11-20T10:00'))
    expect(found).toEqual({ cents: 7_990, since: at('2026-11-09T11:00'), isWhole: false })
    expect(lowestBefore([], at('2026-11-20T10:00'))).toBeUndefined()
  })

  it('stays that of the first step while a reduction goes lower without a break', () => {
    const start = at('2026-11-20T00:00')
    const comparison = { cents: 159_000, since: at('2026-10-11T00:00'), isWhole: true }
    const earlier = { reducedCents: 143_100, endedAt: start, comparison }
    const points = history(['2026-06-01T09:00', 159_000], ['2026-11-10T00:00', 143_100], ['2026-11-20T00:00', 159_000])
    expect(comparisonFor(127_200, points, start, earlier)).toEqual(comparison)
    expect(comparisonFor(150_000, points, start, earlier)?.cents).toBe(143_100)
    const before = { ...earlier, endedAt: at('2026-11-19T23:59') }
    expect(comparisonFor(127_200, points, start, before)?.cents).toBe(143_100)
  })
})

describe('a reduction', () => {
  it.each([
    [{ kind: 'percent', value: 10 }, 9_995, 8_995],
    [{ kind: 'amount', value: 1_000 }, 9_990, 8_990],
    [{ kind: 'price', value: 5_000 }, 9_990, 5_000],
  ] as const)('by %j of %d cents is %d', (cut, regular, reduced) => expect(reducedPrice(regular, cut)).toBe(reduced))

  it('says no more percent than there are', () => {
    expect(percentLess(269_100, 279_000)).toBe(3)
    expect(percentLess(71, 100)).toBe(29)
  })

  it.each([
    [{ kind: 'amount', value: 9_000 }, 9_000, 'not_positive'],
    [{ kind: 'price', value: 9_000 }, 9_000, 'not_lower'],
    [{ kind: 'price', value: 8_000 }, 9_000, 'not_lowest'],
    [{ kind: 'price', value: 7_999 }, 9_000, undefined],
  ] as const)('%j of %d cents: %s', (cut, regularCents, refusal) => {
    const points = history(['2026-06-01T09:00', 8_000], ['2026-11-01T09:00', 9_000])
    const context = { regularCents, history: points, start: at('2026-11-20T10:00') }
    expect(judgeReduction(cut, context).refusal).toBe(refusal)
    expect(judgeReduction({ kind: 'price', value: 1 }, { ...context, history: [] }).refusal).toBe('no_history')
  })

  it('reads the shop’s clock in summer, in winter and where it changes', () => {
    expect(at('2026-07-01T00:00').toISOString()).toBe('2026-06-30T22:00:00.000Z')
    expect(at('2026-11-20T00:00').toISOString()).toBe('2026-11-19T23:00:00.000Z')
    expect(at('2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(clockShows(at('2026-10-25T03:00'))).toBe('2026-10-25T03:00')
  })
})
