import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('writes lists as repeated names and leaves out what is not set', () => {
  expect(stringifySearch({ brand: ['Ortles', 'Val & Sole'], frameSize: '54', cart: 1, q: undefined, color: [] })).toBe(
    '?brand=Ortles&brand=Val+%26+Sole&frameSize=54&cart=1',
  )
  expect(stringifySearch({})).toBe('')
})

it('reads everything as text, repeated names as lists', () => {
  expect(parseSearch('?brand=Ortles&brand=Val%20%26+Sole&frameSize=54&empty=')).toEqual({
    brand: ['Ortles', 'Val & Sole'],
    frameSize: '54',
    empty: '',
  })
})

it('reads back what it wrote', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((n) => n !== '__proto__' && n.isWellFormed())
  const text = fc.string({ unit: 'grapheme' }).filter((t) => t.isWellFormed())
  const value = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 }))
  fc.assert(
    fc.property(fc.dictionary(name, value), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})
