import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it('keeps what fits, and never a part of a word', () => {
  expect(wholeWords('Bici da corsa', 13)).toBe('Bici da corsa')
  expect(wholeWords('Bici da corsa', 12)).toBe('Bici da…')
  expect(wholeWords('Montata, spedita. Subito', 18)).toBe('Montata, spedita…')
  expect(wholeWords('Montata, spedita', 11)).toBe('Montata…')
  expect(wholeWords('Precipitevolissimevolmente', 10)).toBe('Precipite…')
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zà]{1,12}$/), { minLength: 1 }),
      fc.integer({ min: 14, max: 80 }),
      (words, most) => {
        const cut = wholeWords(words.join(' '), most)
        expect(cut.length).toBeLessThanOrEqual(most)
        expect(
          cut
            .replace(/…$/, '')
            .split(' ')
            .every((word, i) => word === words[i]),
        ).toBe(true)
      },
    ),
  )
})
