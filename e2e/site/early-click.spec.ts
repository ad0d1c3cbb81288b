import type { Page } from '@playwright/test'
import { eachCase } from '../screen-widths.ts'
import { expect, test } from '../shop-page.ts'

/** Opens a page whose code does not come before it is released. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!entry-loader)[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return held.resolve
}

for (const hasTouch of eachCase([false, true])) {
  test.describe(hasTouch ? 'on a phone' : 'on a computer', () => {
    test.use({ hasTouch, ...(hasTouch && { viewport: { width: 390, height: 844 } }) })

    test('a button pressed before the code has come does its work when it comes, and once', async ({ page }) => {
      const release = await openWithoutCode(page, '/prodotto/ciclocomputer-orizzonte-con-gps')
      const add = page.getByRole('button', { name: /^aggiungi/i }).first()
      await add.click()
      await add.click()
      await expect(page.locator('html')).not.toHaveAttribute('data-ready', 'true')
      release()
      await expect(page.getByRole('button', { name: /^Carrello, 1/ }).first()).toBeVisible()
    })

    test('a word typed before the code has come is searched for when it has', async ({ page }) => {
      const release = await openWithoutCode(page, '/prodotto/ciclocomputer-orizzonte-con-gps')
      const search = page.getByRole('combobox')
      await search.pressSequentially('cas')
      release()
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
      // Known to the page: it can be cleared.
      await expect(page.locator('.search-clear')).toBeVisible()
      await page.keyboard.type('co')
      await expect(search).toHaveValue('casco')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/?q=casco')
    })

    test('an order chosen before the code has come is the order of the list', async ({ page }) => {
      const release = await openWithoutCode(page, '/biciclette')
      const order = page.getByLabel('Ordina per').filter({ visible: true })
      // Of two, one is hidden by the style.
      await expect(order).toHaveCount(1)
      await order.selectOption('price-low')
      release()
      await expect(page).toHaveURL(/sort=price-low/)
      await expect(order).toHaveValue('price-low')
    })

    test('a form sent before the code has come does not go away with what was typed', async ({ page }) => {
      const release = await openWithoutCode(page, '/recesso')
      const name = page.getByLabel('Nome e cognome', { exact: true })
      await name.fill('Rosa Bianchi')
      await page.getByRole('button', { name: 'Continua' }).click()
      release()
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
      await expect(page).toHaveURL('/recesso')
      await expect(name).toHaveValue('Rosa Bianchi')
    })
  })
}

test('a filter ticked before the code has come is set when it has', async ({ page }) => {
  const release = await openWithoutCode(page, '/biciclette')
  const filter = page.getByRole('checkbox').filter({ visible: true }).first()
  await filter.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-ready', 'true')
  release()
  await expect(page).toHaveURL(/\?\w+=/)
  await expect(filter).toBeChecked()
})
