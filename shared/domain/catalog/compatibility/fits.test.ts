import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { KnownFacts, Verdict } from './compatibility-rules.ts'
import { fitOf } from './part-kinds.ts'
import type { PartKind } from './part-shelves.ts'

interface Pair {
  kind: PartKind
  part: KnownFacts
  bike: KnownFacts
  /** A mechanic's verdict from these facts alone. */
  expected: Verdict
  why: string
}

const read = (path: string): Pair[] => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
/** The second file is of makers' documents: every second pair of it was looked at only when the rules were done. */
const pairs = [...read('./labelled-pairs.json'), ...read('../../../../test/compatibility/judged-pairs.json')]
const judged = pairs.map((pair) => ({ ...pair, fit: fitOf(pair.kind, pair.part, pair.bike) }))

describe('the labelled pairs', () => {
  it('are at least 600', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(600)
    expect(new Set(pairs.map(({ kind, part, bike }) => JSON.stringify([kind, part, bike]))).size).toBe(pairs.length)
  })

  it('are never promised to fit where a mechanic would not promise it', () => {
    expect(judged.filter(({ expected, fit }) => fit.verdict === 'fits' && expected !== 'fits')).toEqual([])
  })

  it('are never refused where a mechanic would not refuse', () => {
    expect(judged.filter(({ expected, fit }) => fit.verdict === 'no' && expected !== 'no')).toEqual([])
  })

  it('have to be checked in at most one of ten where a mechanic can tell', () => {
    const decided = judged.filter(({ expected }) => expected !== 'check')
    const checked = decided.filter(({ fit }) => fit.verdict === 'check')
    expect(decided.length).toBeGreaterThanOrEqual(150)
    expect(checked.map(({ kind, why, fit }) => ({ kind, why, fit })).slice(decided.length / 10)).toEqual([])
  })
})
