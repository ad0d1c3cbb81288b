import { adminPassword } from '#test/own-process.ts'
import { aBankOrder, aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { holdCalls } from '../customer-steps.ts'
import { whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

test('the dashboard speaks Italian even where English was chosen', async ({ page }) => {
  await openPage(page, '/?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await openPage(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Accesso Amministratore' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
  await expect(page.locator('html[lang=it]')).toContainText('Gestione Prodotti')
  await page.getByRole('tab', { name: 'Clienti' }).click()
  await expect(page.getByRole('heading', { name: 'Gestione Clienti' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Cerca tra i clienti' })).toBeVisible()
})

test('the login says that it is under way, and Torna al sito goes home', whole, async ({ page }) => {
  await openPage(page, '/admin')
  const { release } = await holdCalls(page, '**/api/admin/login')
  await page.getByLabel('Password', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByRole('button', { name: 'Accesso in corso...' })).toBeVisible()
  release()
  await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
  await page.getByRole('button', { name: 'Esci' }).click()
  // Wait for the end of the session: a new address would abort the call.
  await expect(page).toHaveURL('/')
  await openPage(page, '/admin')
  await page.getByRole('link', { name: 'Torna al sito' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('with a server that fails', () => {
  test.use({ tolerated: /status of 500/ })

  test('whether the administrator is logged in is asked once, and that it is not known is said', async ({ page }) => {
    let asked = 0
    await page.route('**/api/admin/status', (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: { message: 'guasto', code: 'internal' } })
    })
    await page.clock.install()
    await openPage(page, '/admin')
    await expect.poll(() => asked).toBe(1)
    // Longer than any read waits before it tries again.
    await page.clock.runFor(60_000)
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
    expect(asked).toBe(1)
  })
})

test.describe('with a server that does not answer', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('signing out says that it has failed, and the dashboard is there again', async ({ page }) => {
    await openDashboard(page)
    await page.route('**/api/admin/logout', (route) => route.abort('failed'))
    await page.getByRole('button', { name: 'Esci' }).click()
    await expect(toast(page)).toContainText('Uscita non riuscita')
    await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
    await expect(page).toHaveURL('/admin')
  })
})

test('the four cards show the shop’s numbers, and four tabs its work', async ({ page }) => {
  await aBankOrder(page, await aShopProduct(page))
  await openDashboard(page)
  const numbers = page.getByRole('region', { name: 'Numeri' })
  // Other tests order and add too: the screen and the shop have to agree, not a number.
  await expect(async () => {
    await page.reload()
    const stats = await (await page.request.get('/api/admin/stats')).json()
    const it = (value: number) => value.toLocaleString('it-IT', { useGrouping: 'always' } as Intl.NumberFormatOptions)
    for (const [label, value] of [
      ['Prodotti Totali', it(stats.totalProducts)],
      ['Ordini Oggi', it(stats.todayOrders)],
      ['Vendite Mese', stats.monthlyRevenue],
      ['Clienti Attivi', it(stats.activeCustomers)],
    ])
      await expect(numbers.locator('.kpi').filter({ hasText: label }).locator('.num')).toHaveText(value, {
        timeout: 3_000,
      })
    expect(stats.todayOrders).toBeGreaterThan(0)
  }).toPass()
  const order = await page
    .locator('.admin-top, .kpis, #immagini, [role=tablist][aria-label=Sezioni]')
    .evaluateAll((all) => all.map((one) => one.id || one.className))
  expect(order, 'the order in the source').toEqual(['admin-top', 'kpis box grid', 'immagini', 'tabs'])
  const tabs = page.getByRole('tablist', { name: 'Sezioni' }).getByRole('tab')
  await expect(tabs).toHaveText([/^Gestione Prodotti$/, /^Ordini$/, /^Recensioni/, /^Clienti$/])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('what waits leads to its list, and sales show as bars or as a table', async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  await openDashboard(page)
  await page
    .getByRole('region', { name: 'Da fare oggi' })
    .getByRole('link', { name: /bonific[oi] da verificare/ })
    .click()
  await expect(page).toHaveURL(/tab=ordini&(vista=bonifici|stato=to_confirm)/)
  await expect(page.getByRole('region', { name: 'Da fare oggi' })).toHaveCount(0)
  await openDashboard(page, `/admin?tab=ordini&stato=to_confirm&cerca=${order.orderNumber}`)
  await expect(page.getByRole('row').filter({ hasText: order.customerName })).toContainText('Da pagare')

  await page.getByRole('link', { name: /^Oggi/ }).click()
  const sales = page.getByRole('region', { name: 'Vendite', exact: true })
  await sales.getByRole('button', { name: '12 mesi' }).click()
  await expect(sales.getByRole('img', { name: /ultimi 12 mesi/ })).toBeVisible()
  await sales.getByRole('button', { name: 'Mostra come tabella' }).click()
  await expect(sales.getByRole('table').getByRole('row')).toHaveCount(366)
})
