import type { Page } from '@playwright/test'
import { expect, test } from './shop-page.ts'

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

for (const hasTouch of [false, true]) {
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

    test.describe('a wrong password', () => {
      // It is sent when the page answers, and refused.
      test.use({ tolerated: /status of 401/ })
      test('a form sent before the code has come does not go away with what was typed', async ({ page }) => {
        const release = await openWithoutCode(page, '/admin')
        await page.getByLabel('Password', { exact: true }).fill('sbagliata')
        await page.getByRole('button', { name: 'Accedi' }).click()
        release()
        await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
        await expect(page).toHaveURL('/admin')
      })
    })
  })
}
