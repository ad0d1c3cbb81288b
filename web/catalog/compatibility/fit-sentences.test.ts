import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { KnownFacts } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { fitOf } from '#shared/domain/catalog/compatibility/part-kinds.ts'
import type { PartKind } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import { fits as english } from './fits-en.ts'
import { fits as italian } from './fits-it.ts'

interface Pair {
  kind: PartKind
  part: KnownFacts
  bike: KnownFacts
}
const folder = new URL('../../../shared/domain/catalog/compatibility/', import.meta.url)
const files = ['labelled-pairs.json', '../../../../test/compatibility/judged-pairs.json']
const pairs = files.flatMap((file): Pair[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const reasons = pairs.flatMap(({ kind, part, bike }) => fitOf(kind, part, bike).reasons)
const rooms = ['tyre', 'drivetrain', 'brake', 'frame', 'axle'].map((room) =>
  readFileSync(new URL(`${room}-rules.ts`, folder), 'utf8'),
)

it.each(Object.entries({ italian, english }))(
  'there is a whole sentence in %s for each reason of a pair',
  (_, texts) => {
    for (const { code, values } of reasons) {
      const written = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
      const sentence = texts.reasons[code]?.(written)
      expect([code, sentence]).toEqual([code, expect.stringMatching(/\.$/)])
      expect(sentence).not.toMatch(/undefined/)
    }
  },
)

it('there is a sentence for every reason that a rule can give', () => {
  const codes = rooms.flatMap((text) =>
    [...text.matchAll(/\b(fits|check|no|unknown)\(\s*'([^']+)'/g)].map(([, kind, code]) =>
      kind === 'unknown' ? `unknown-${code}` : code,
    ),
  )
  expect(codes.length).toBeGreaterThan(60)
  for (const code of codes) expect(Object.keys(italian.reasons)).toContain(code)
  expect(Object.keys(english.reasons)).toEqual(Object.keys(italian.reasons))
})
