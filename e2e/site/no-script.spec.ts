import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

for (const path of ['/', '/biciclette', '/prodotto/scatto-fisso-darsena-grigia']) {
  test(`without JavaScript ${path} says how to order, and shows nothing that cannot work`, async ({ page }) => {
    await page.goto(path)
    // Searched for by its element: by text and role this place is never looked into.
    const note = page.locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText('Senza JavaScript')
    await expect(note.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(2)
    // Once the style is there; a gallery's pictures stand in buttons.
    const idle = page.locator('button:not(.slide > *), select, main input').filter({ visible: true })
    await expect(idle).toHaveCount(0)
  })
}

test('without JavaScript the account shows nothing that waits, and the administration says what it needs', async ({
  page,
}) => {
  await page.goto('/account')
  await expect(page.locator('noscript p')).toContainText('I collegamenti alle categorie')
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.locator('noscript p')).toContainText('ha bisogno di JavaScript')
  await expect(page.locator('.admin-login')).toBeHidden()
})
