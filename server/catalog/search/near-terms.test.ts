import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearTerms, oneErrorAway } from './near-terms.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Optimal string alignment, straight from the book. */
function distance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j))
  const at = (i: number, j: number) => d[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1)
      const row = d[i]
      if (row) row[j] = cost
    }
  }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })

it('finds exactly the terms that a comparison one by one finds', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, fc.integer({ min: 0, max: 2 }), (terms, query, maxErrors) => {
      const sorted = [...new Set(terms)].sort()
      const near = nearTerms(vocabularyOf(sorted), query, maxErrors)
      const whole = sorted.filter((term) => distance(term, query) <= maxErrors)
      const prefixes = (term: string) => Array.from(term, (_, i) => term.slice(0, i + 1))
      const beginning = sorted.filter(
        (term) => !whole.includes(term) && prefixes(term).some((prefix) => distance(prefix, query) <= maxErrors),
      )
      expect(near.whole.sort()).toEqual(whole)
      expect(near.beginning.sort()).toEqual(beginning)
      const oneAway = sorted.filter((term) => distance(term, query) <= 1)
      expect(oneErrorAway(vocabularyOf(sorted), query).sort()).toEqual(oneAway)
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['gravle', 'gravel'],
  ['gavel', 'gravel'],
  ['grravel', 'gravel'],
  ['grabel', 'gravel'],
])('counts %s as one error away from %s', (typed, meant) => {
  expect(nearTerms(vocabularyOf(['freni', meant, 'telaio']), typed, 1).whole).toEqual([meant])
  expect(oneErrorAway(vocabularyOf(['freni', meant, 'telaio']), typed)).toEqual([meant])
})
