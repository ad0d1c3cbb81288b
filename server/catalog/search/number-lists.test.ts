import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NumberLists } from './number-lists.ts'

const word = fc.constantFrom('a', 'b', 'c')
const number = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const steps = fc.array(fc.tuple(fc.constantFrom('push', 'replaceLast'), word, number), { maxLength: 60 })

describe('lists of numbers by a word', () => {
  it('are what was put into them, however short or long', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const lists = new NumberLists()
        const expected = new Map<string, number[]>()
        for (const [step, key, value] of taken) {
          const list = expected.get(key) ?? []
          if (step === 'replaceLast') list.pop()
          expected.set(key, [...list, value])
          lists[step as 'push' | 'replaceLast'](key, value)
        }
        expect([...lists.words()].map((key) => [key, [...lists.of(key)]])).toEqual([...expected])
        expect(lists.size).toBe(expected.size)
        for (const key of ['a', 'b', 'c', 'd']) expect(lists.lastOf(key)).toBe(expected.get(key)?.at(-1))
      }),
    )
  })
})
