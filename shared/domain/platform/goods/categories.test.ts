import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { isAdminWord, stockWord } from './categories.ts'
import { imageFacts, imageName } from './image-name.ts'

describe('words of the catalogue', () => {
  it('folds case and accents', () => expect(foldText(' Città È Perché ')).toBe('citta e perche'))

  it('makes address parts that are never ids', () => {
    expect(slugify('Bici da città "Tram 28"')).toBe('bici-da-citta-tram-28')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(name)).toMatch(/^(?!\d*$)[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })

  it('knows the word that is no search', () => {
    expect([' Admin ', 'ADMIN', 'admin'].every(isAdminWord)).toBe(true)
    expect(['admins', 'add min', ''].some(isAdminWord)).toBe(false)
  })

  it('claims the last piece only when there is one', () =>
    expect([-1, 0, 1, 2].map(stockWord)).toEqual(['sold-out', 'sold-out', 'last', 'available']))

  it('reads back from a picture’s name what was written into it', () => {
    const facts = { width: 1600, height: 1067, fit: 'scene', focusX: 50, focusY: 62 } as const
    expect(imageFacts(`/images/${imageName('brenta', facts)}?w=480`)).toEqual(facts)
    expect(imageFacts('/images/foto.jpg')).toMatchObject({ fit: 'scene', focusX: 50 })
  })
})
