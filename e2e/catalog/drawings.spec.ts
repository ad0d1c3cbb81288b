import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const ofPhotos = '/prodotto/gravel-brenta-disc-marrone'
const ofNone = '/prodotto/gravel-strada-bianca-verde'

test('photos come first and the drawing last', whole, async ({ page }) => {
  await openPage(page, ofPhotos)
  const slides = page.locator('.gallery-main .slide')
  await expect(slides.first().locator('.photo-drawn')).toHaveCount(0)
  await expect(slides.last().locator('img')).toHaveAttribute('src', /\/images\/bici-.*-drawing\.svg$/)
  await expect(slides.last().locator('.photo-drawn')).toHaveCount(1)
  const figure = page.locator('.frame-sizes')
  await expect(figure.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
  // The letters of the drawing are those of the table below it.
  await expect(figure).toContainText('ABCDEF')
  await expect(page.getByRole('row', { name: 'Interasse' }).locator('b')).toHaveText('E')
  await expectAccessible(page)
})

test('another colour paints the drawing', whole, async ({ page }) => {
  await openPage(page, ofNone)
  const picture = page.locator('.gallery-main .slide img')
  await expect(picture).toHaveAttribute('src', /-0c4334-/)
  const red = page.locator('.colors').getByRole('link', { name: 'Rosso' })
  await red.focus()
  await expect(picture).toHaveAttribute('src', /-c23818-/)
  await red.blur()
  await expect(picture).toHaveAttribute('src', /-0c4334-/)
  await openPage(page, '/biciclette?subcategory=gravel')
  const card = page.locator('.product-card', { hasText: 'Gravel Strada Bianca' })
  await card.locator('.swatches a:not([aria-current])').focus()
  await expect(card.locator('.photo img')).toHaveAttribute('src', /-c23818-|-0c4334-/)
  await card.locator('.swatches a:not([aria-current])').click()
  await expect(page.getByRole('dialog').locator('.gallery-main img').first()).toHaveAttribute('src', /\.svg$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('without a script drawings are seen', whole, async ({ page }) => {
    await page.goto(ofNone)
    await expect(page.locator('.gallery-main img').first()).not.toHaveJSProperty('naturalWidth', 0)
  })
})
