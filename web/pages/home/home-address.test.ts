import { expect, it } from 'vitest'
import { readHomeAddress } from './home-address.ts'

it('is a search when there is something to search, a number too', () => {
  expect(readHomeAddress({ q: '  gravel ' }).q).toBe('gravel')
  expect(readHomeAddress({ q: 29 }).q).toBe('29')
})

it.each(['', '   ', 'admin', ' ADMIN ', 'a\u0000b', '\ud800', ['a'], undefined])('is the home page for %j', (q) => {
  expect(readHomeAddress({ q }).q).toBeUndefined()
})
