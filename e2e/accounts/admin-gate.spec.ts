import { openDashboard } from '../admin-page.ts'
import { holdCalls } from '../customer-steps.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

test('the password is not asked for before it is known that the administrator is not logged in', async ({ page }) => {
  await openDashboard(page)
  expect(await (await page.request.get('/admin')).text()).not.toContain('current-password')
  const password = page.locator('input[type=password], input[autocomplete=current-password]')
  const status = await holdCalls(page, '**/api/admin/status')
  const code = await holdCalls(page, /\/assets\/admin-dashboard-.*\.js/)
  await page.goto('/admin?tab=negozio&vista=collegamenti')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(password).toHaveCount(0)
  const answered = page.waitForResponse('**/api/admin/status')
  status.release()
  await answered
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(password).toHaveCount(0)
  code.release()
  await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
})

test.describe('where the shop does not answer', () => {
  test.use({ tolerated: /status of 500|Failed to load|Failed to fetch/ })

  test('the administration says so, and asks again', async ({ page }) => {
    const address = '**/api/admin/status'
    await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'guasto', code: 'internal' } }))
    await page.goto('/admin')
    const alert = page.locator('.note-error')
    await expect(alert).toContainText('Qualcosa non ha funzionato')
    await expect(page.locator('input')).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute(address)
    await alert.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByRole('heading', { name: 'Accesso Amministratore' })).toBeVisible()
  })

  test('a dashboard that does not come says so too', async ({ page }) => {
    await openDashboard(page)
    await page.route(/\/assets\/admin-dashboard-.*\.js/, (route) => route.abort())
    await page.goto('/admin')
    await expect(page.locator('.note-error')).toContainText('Qualcosa non ha funzionato')
    await expect(page.locator('input[type=password]')).toHaveCount(0)
  })
})
