import { describe, expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const pictures = {
  none: [],
  drawing: ['bici-citta-800x600-drawing.webp'],
  photo: ['bici-citta-800x600-drawing.webp', 'olandese-1200x800-scene.webp'],
}
const cases = Object.entries(pictures).flatMap(([picture, imageNames]) =>
  [true, false].map((hasCard) => ({ picture, imageNames, hasCard })),
)

describe.each([{ usedWithoutCard: false }, { usedWithoutCard: true }])('where %o', (settings) => {
  const shop = shopForEachTest({ shop: { ...readShopConfig('shop.config.json'), ...settings } })

  it.each(cases)('merchants get a used bicycle that lacks nothing: $picture, card $hasCard', async (one) => {
    const { name } = await aProduct(shop.deps, {
      ...{ name: 'Una usata', category: 'bici-usate', subcategory: 'citta', sizes: { M: 1 } },
      imageNames: [...one.imageNames],
      hasCard: one.hasCard,
    })
    const { body } = await shop.app.inject('/feeds/google.xml')
    expect(body.includes(name)).toBe(one.picture === 'photo' && (one.hasCard || settings.usedWithoutCard))
  })
})
