import { describe, expect, it } from 'vitest'
import seeded from '../../../seed/reviews.json' with { type: 'json' }
import { textLanguage } from './text-language.ts'

describe('the language of a text', () => {
  it('is that of nearly every review of the demo, and never the other one', () => {
    const languages = seeded.map(({ title, comment, language = 'it' }) => [
      textLanguage(`${title}. ${comment}`),
      language,
    ])
    expect(languages.filter(([found, own]) => found !== undefined && found !== own)).toEqual([])
    expect(languages.filter(([found, own]) => found === own).length).toBeGreaterThan(0.9 * languages.length)
  })

  it.each([
    ['en', 'Great bike, and it was ready to ride. The saddle is very comfortable.'],
    ['en', 'Does it fit a 29 inch wheel?'],
    ['it', 'Va bene per una ruota da 29?'],
    ['it', 'Bici ottima, la sella è molto comoda'],
    [undefined, 'Top!'],
    [undefined, ''],
    [undefined, '★★★★★ 10/10'],
  ])('is %s: %s', (language, text) => expect(textLanguage(text)).toBe(language))
})
