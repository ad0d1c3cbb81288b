import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const ofPhotos = '/prodotto/gravel-brenta-disc-marrone'
const ofNone = '/prodotto/gravel-strada-bianca-verde'

for (const [language, path, part, shelf, link] of eachCase([
  ['it', '/componenti', 'Freni', 'Dischi freno', 'Vai ai'],
  ['en', '/en/componenti', 'Brakes', 'Disc rotors', 'Go to the'],
])) {
  for (const width of eachCase([390, 1440])) {
    test(`a part of the bicycle taken apart opens its shelf (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, path)
      const figure = page.locator('.exploded-drawing')
      await expect(figure.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
      const brakes = figure.getByRole('link', { name: part })
      await brakes.focus()
      await page.keyboard.press('Enter')
      await expect(brakes).toHaveAttribute('aria-current', 'true')
      await expect(brakes).toBeFocused()
      const open = page.locator('.open-shelf')
      await expect(open.getByRole('heading')).toContainText(part)
      await expect(open.getByRole('link').first()).toHaveAttribute('href', /\/componenti\//)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      for (const one of await figure.getByRole('link').all()) {
        const box = await one.evaluate((label) => {
          const { top, bottom } = getComputedStyle(label, '::after')
          return { height: label.clientHeight - Number.parseFloat(top) - Number.parseFloat(bottom) }
        })
        expect(box.height).toBeGreaterThanOrEqual(44)
      }
      await expect(page.locator('.part-shelf')).toHaveCount(await figure.getByRole('link').count())
      await page.getByRole('link', { name: link }).click()
      await expect(page.locator('.product-card').first()).toBeInViewport()
      await expect(page.locator('.part-shelves').getByRole('link', { name: shelf })).toHaveAttribute(
        'href',
        /dischi-freno$/,
      )
    })
  }
}

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

  test('without a script the parts lead to the list of shelves, and drawings are seen', whole, async ({ page }) => {
    await page.goto('/componenti')
    await page.locator('.exploded-drawing').getByRole('link', { name: 'Ruote' }).click()
    await expect(page).toHaveURL(/#scaffale-ruote$/)
    await expect(page.locator('#scaffale-ruote').getByRole('link', { name: 'Cerchi' })).toBeInViewport()
    await page.goto(ofNone)
    await expect(page.locator('.gallery-main img').first()).not.toHaveJSProperty('naturalWidth', 0)
  })
})
