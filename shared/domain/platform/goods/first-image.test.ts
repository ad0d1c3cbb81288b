import { describe, expect, it } from 'vitest'
import { firstImage } from './first-image.ts'

describe('the picture of a card', () => {
  it.each([
    ['the first of several', ['/images/a.webp', '/images/b.webp'], '/images/c.webp', '/images/a.webp'],
    ['the only one where the list is empty', [], '/images/c.webp', '/images/c.webp'],
    ['none where there is none', [], null, null],
  ])('is %s', (_, imageUrls, imageUrl, shown) => {
    expect(firstImage({ imageUrls, imageUrl })).toBe(shown)
  })
})
