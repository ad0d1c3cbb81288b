import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

for (const [language, path, heading, sold] of eachCase([
  ['it', '/accessori/borracce', /^\d+ prodotti in \d+ modelli$/, 'Rosa, esaurita'],
  ['en', '/en/accessori/borracce', /^\d+ products in \d+ models$/, 'Pink, sold out'],
])) {
  for (const width of eachCase([390, 1440])) {
    test(`a card stands for all colours of its model (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, path)
      await expect(page.locator('.toolbar p')).toHaveText(heading)
      const swatches = page.getByRole('list', { name: language === 'it' ? 'Colore' : 'Colour' })
      const bottle = swatches.filter({ has: page.getByRole('link', { name: sold }) })
      await expect(bottle).toHaveCount(1)
      await expect(bottle.getByRole('link')).toHaveCount(3)
      await expect(bottle.locator('[aria-current=true]')).toHaveCount(1)
      for (const swatch of await bottle.getByRole('link').all()) {
        const box = await swatch.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      }
    })
  }
}

test('a swatch opens its colour, by keyboard too, and leads to its own page', async ({ page }) => {
  await openPage(page, '/accessori/borracce')
  const swatches = page.getByRole('list', { name: 'Colore' }).filter({ has: page.getByRole('link', { name: 'Rosa' }) })
  const other = swatches.locator('a:not([aria-current])').last()
  const color = await other.getAttribute('aria-label')
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Borraccia')
  await expect(page).toHaveURL(/\/prodotto\/borraccia-/)
  await expect(page.getByRole('dialog').locator('.colors [aria-current]')).toContainText(
    color?.replace(/,.*/, '') ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(other).toBeFocused()
})

test('cards of a section show the facts that decide there, in the same places', whole, async ({ page }) => {
  await openPage(page, '/componenti/catene')
  const facts = page.locator('.product-card .card-facts')
  const cards = await page.locator('.product-card h3').count()
  await expect(facts).toHaveCount(cards)
  const labels = await facts.evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll('dt')].map((label) => label.textContent).join()),
  )
  expect(new Set(labels).size).toBe(1)
  expect(labels[0]).toContain('Velocità')
  await expectAccessible(page)
  await openPage(page, '/componenti')
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expect(facts).toHaveCount(0)
})

test('a filter by colour shows that colour of each model', whole, async ({ page }) => {
  await openPage(page, '/biciclette?color=Azzurro')
  const cards = page.locator('li.product-card')
  await expect(cards.first()).toBeVisible()
  const current = page.locator('.swatches [aria-current]')
  expect(await current.count()).toBeGreaterThan(1)
  for (const one of await current.all()) await expect(one).toHaveAttribute('aria-label', /^Azzurro|azzurr/)
})
