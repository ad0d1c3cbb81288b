import { eachCase, whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('without a script the parts lead to the list of shelves', whole, async ({ page }) => {
    await page.goto('/componenti')
    await page.locator('.exploded-drawing').getByRole('link', { name: 'Ruote' }).click()
    await expect(page).toHaveURL(/#scaffale-ruote$/)
    await expect(page.locator('#scaffale-ruote').getByRole('link', { name: 'Cerchi' })).toBeInViewport()
  })
})
