import { describe, expect, it } from 'vitest'
import { isTooShort, judgeAnswer, type Measure, type Sample, tooManyRefused, trendsOf } from './soak-verdict.ts'

const flat = {
  rssMb: 400,
  heapMb: 65,
  delayP50Ms: 10,
  delayP99Ms: 30,
  handles: 80,
  files: 60,
  connections: 11,
  outbox: 2,
}

/** Minutes of a soak, in which one measure goes its own way. */
function minutes(howMany: number, change: (minute: number) => Partial<Sample> = () => ({})): Sample[] {
  return Array.from({ length: howMany }, (_, i) => ({ minute: i + 1, ...flat, ...change(i + 1) }))
}

const growing = (samples: Sample[]) => trendsOf(samples).flatMap((t) => (t.isGrowing ? [t.measure] : []))

describe('an answer in a soak', () => {
  const wait = new Headers({ 'retry-after': '5' })
  const none = new Headers()
  it.each([
    [200, none, 'served'],
    [201, none, 'served'],
    [202, none, 'served'],
    [304, none, 'served'],
    [503, wait, 'refused'],
    [503, none, 'failed'],
    [500, wait, 'failed'],
    [502, none, 'failed'],
    [400, none, 'failed'],
    [401, none, 'failed'],
    [402, none, 'failed'],
    [404, none, 'failed'],
    [409, none, 'failed'],
    [429, wait, 'failed'],
    [0, none, 'failed'],
  ] as const)('%i with %o counts as %s', (status, headers, verdict) => {
    expect(judgeAnswer({ status, headers })).toBe(verdict)
  })

  it.each([
    [0, 1_000, 0],
    [10, 1_000, 0],
    [11, 1_000, 1],
    [1_000, 1_000, 1],
  ])('%i refusals of %i visits are %i fault', (refused, visits, faults) => {
    expect(tooManyRefused(refused, visits)).toHaveLength(faults)
  })
})

describe('the curves of a soak', () => {
  it('that stay flat, or shake around their place, show nothing', () => {
    expect(growing(minutes(60))).toEqual([])
    expect(growing(minutes(60, (m) => ({ rssMb: 400 + (m % 7) * 5, heapMb: 65 + (m % 3), outbox: m % 5 })))).toEqual([])
  })

  it('that rise at the start only show nothing: pools and caches fill up', () => {
    const filling = (m: number) => Math.min(m, 25)
    expect(growing(minutes(60, (m) => ({ rssMb: 200 + 8 * filling(m), heapMb: 30 + filling(m) })))).toEqual([])
  })

  it('that fall show nothing', () => {
    expect(growing(minutes(60, (m) => ({ rssMb: 900 - m * 5, outbox: 600 - m * 10 })))).toEqual([])
  })

  it.each<[Measure, number]>([
    // The first soak found 1.7 MB of heap growth a minute.
    ['heapMb', 1.7],
    ['rssMb', 1.5],
    ['delayP50Ms', 0.2],
    ['delayP99Ms', 5],
    ['handles', 1],
    ['files', 1],
    ['connections', 0.1],
    ['outbox', 1],
  ])('of which %s rises by %d a minute show that, and that alone', (measure, aMinute) => {
    expect(growing(minutes(60, (m) => ({ [measure]: flat[measure] + aMinute * m })))).toEqual([measure])
  })

  it('are judged without what could not be read', () => {
    const gaps = minutes(60, (m) => ({ connections: Number.NaN, heapMb: m % 4 === 0 ? Number.NaN : 60 + m }))
    expect(growing(gaps)).toEqual(['heapMb'])
    expect(trendsOf(gaps).map((t) => t.measure)).not.toContain('connections')
  })

  it.each([
    [0, true],
    [4, true],
    [5, false],
    [60, false],
  ])('of %i minutes are too short: %s', (howMany, isShort) => {
    const samples = minutes(howMany, (m) => ({ heapMb: 60 + 10 * m }))
    expect([isTooShort(samples), trendsOf(samples).length === 0]).toEqual([isShort, isShort])
  })
})
