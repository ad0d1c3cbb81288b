import { expect, test } from '../shop-page.ts'

// The fixture refuses what the policy would block, and every other host.
test('the page of the API shows its calls and asks no other host', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: /Shop API/ })).toBeVisible({ timeout: 30_000 })
  await page.getByText('orders', { exact: true }).first().click()
  await expect(page.getByText('/api/orders', { exact: true }).first()).toBeVisible()
})
