import type { Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard, openSection } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { staffScreens } from '../screens.ts'
import { expect, expectAccessible, test, untilStill } from '../shop-page.ts'

const longWord = 'Supercalifragilistichespiralidoso-portaborraccia'
const heightOf = (width: number) => (width < 768 ? 844 : 900)

/** Elements beyond the right edge, on the page or in an open dialog; rows of categories and sections may scroll. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('.layer, [role=dialog]')]
    const scrolls = boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.className || box.tagName)
    const room = document.documentElement.clientWidth
    const hangs = [...document.querySelectorAll('.admin-top *, main *, [role=dialog] *')].filter((one) => {
      const { right, width } = one.getBoundingClientRect()
      return width > 0 && right > room + 0.5 && !one.closest('.sub-tabs, .desk-sections, .sr-only, svg')
    })
    return [...scrolls, ...hangs.map((one) => `${one.tagName}.${one.className}`)]
  })

/** Numbers of a shop that sells well. */
async function withLargeNumbers(page: Page): Promise<void> {
  const stats = { totalProducts: 12_290, todayOrders: 1_105, monthlyRevenue: '€ 1.125.134,60', activeCustomers: 10_187 }
  await page.route('**/api/admin/stats', (route) => route.fulfill({ json: stats }))
}

const sizes = [
  ['a phone', [390, 320]],
  ['a screen', [1440, 1280, 1024, 768]],
] as const

for (const [what, widths] of eachCase(sizes)) {
  test(`every screen of the dashboard has room on ${what}: nothing scrolls sideways, no amount breaks apart`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const resize = (width: number) => page.setViewportSize({ width, height: heightOf(width) })
    const product = await aShopProduct(page, { name: longWord, price: '25134.60' })
    const order = await aBankOrder(page, product)
    await withLargeNumbers(page)
    const listOfOne = `/admin?categoria=accessori&cerca=${product.productCode}`
    for (const path of staffScreens(listOfOne, product.id, order.id)) {
      await resize(widths[0])
      await openDashboard(page, path)
      await expect(page.locator('[aria-busy=true] .skeleton, [aria-busy=true].skeleton')).toHaveCount(0)
      for (const width of widths) {
        await resize(width)
        await untilStill(page)
        expect.soft(await outside(page), `${path} in ${width} px`).toEqual([])
      }
      await expectAccessible(page, path)
    }
    await openDashboard(page, listOfOne)
    await expect(page.getByRole('row').filter({ hasText: longWord })).toContainText('25.134,60')
    const lines = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const words = document.createRange()
          words.selectNodeContents(one)
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
      )
    for (const width of widths) {
      await resize(width)
      expect(await lines('.kpi .num'), `numbers on one line in ${width} px`).toEqual([1, 1, 1, 1])
      expect(await lines('td .num'), `prices on one line in ${width} px`).toEqual([1])
      expect((await lines('.admin-top h1'))[0]).toBeLessThanOrEqual(width < 768 ? 2 : 1)
    }
  })
}

test('tasks, tabs and the first rows are in the first view, and the pictures’ protection comes after the work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await aBankOrder(page, await aShopProduct(page))
  // Imports of other tests may still wait for pictures, which a band reports.
  const counts = { done: 0, waiting: 0, stopped: 0, failed: 0, awaited: 0 }
  await page.route('**/api/admin/incoming-pictures', (route) =>
    route.fulfill({ json: { ...counts, failures: [], awaitedNames: [] } }),
  )
  await openDashboard(page)
  const rows = page.getByRole('table', { name: 'Biciclette' }).getByRole('row')
  for (const one of [
    page.getByRole('region', { name: 'Numeri' }),
    page.getByRole('region', { name: 'Da fare oggi' }),
    page.getByRole('tab', { name: 'Gestione Prodotti' }),
    rows.nth(1),
    rows.nth(3),
  ])
    await expect(one).toBeInViewport({ ratio: 0.95 })
  const places = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0))
  const [work = 0, images = 0] = await places('Gestione Prodotti', 'Protezione Immagini')
  expect(images).toBeGreaterThan(work)
})

test('what has nothing to do is not drawn, and a free day is one line', whole, async ({ page }) => {
  await openDashboard(page)
  const real: Record<string, object> = await (await page.request.get('/api/admin/tasks')).json()
  const idle = Object.entries(real).map(([name, task]) => [name, { ...task, count: 0 }])
  const tasks = { ...Object.fromEntries(idle), others: [] }
  const list = page.getByRole('region', { name: 'Da fare oggi' })
  await page.route('**/api/admin/tasks', (route) => route.fulfill({ json: { ...tasks, toShip: { count: 2 } } }))
  await openDashboard(page)
  await expect(list.getByRole('listitem')).toHaveText(['22 ordini da spedire'])
  await page.route('**/api/admin/tasks', (route) => route.fulfill({ json: tasks }))
  await openDashboard(page)
  await expect(list.getByText('Niente da fare.')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await page.unroute('**/api/admin/tasks')
  await page.route('**/api/admin/tasks', (route) => route.fulfill({ json: { ...tasks, failedEvents: { count: 1 } } }))
  await openDashboard(page)
  await list.getByRole('link', { name: '1 messaggio non arrivato a un programma' }).click()
  const sections = page.getByRole('navigation', { name: 'Sezioni di Negozio' })
  await expect(sections.getByRole('link', { name: 'Collegamenti' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Chiavi' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the four tabs are at the thumb, and the shop and the commands in reach', async ({ page }) => {
    await openDashboard(page)
    const tabs = page.getByRole('tablist', { name: 'Sezioni' }).getByRole('tab')
    for (const name of ['Gestione Prodotti', 'Ordini', 'Clienti', 'Recensioni']) {
      const tab = tabs.filter({ hasText: name })
      await expect(tab).toBeInViewport({ ratio: 1 })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const title = name.startsWith('Gestione') ? name : `Gestione ${name}`
      await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
    }
    const low = await Promise.all([0, 1, 2, 3].map(async (n) => (await tabs.nth(n).boundingBox())?.y ?? 0))
    expect(Math.min(...low)).toBeGreaterThan(700)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(page.getByRole('link', { name: 'Vedi il sito' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: /^Comandi/ }).click()
    await expect(page.getByRole('combobox', { name: /^Cerca un comando/ })).toBeFocused()
  })

  for (const [path, title] of [
    ['/admin?tab=clienti', 'Gestione Clienti'],
    ['/admin?tab=ordini&stato=to_ship', 'Gestione Ordini'],
    ['/admin#lavoro', 'Gestione Prodotti'],
  ] as const)
    test(`${path} begins at the work, also when it is loaded again`, async ({ page }) => {
      await openDashboard(page, path)
      await expect(page.locator('.kpi .num')).toHaveCount(4)
      const heading = page.getByRole('heading', { name: title })
      await expect(heading).toBeInViewport({ ratio: 1 })
      await page.reload()
      await expect(page.locator('.kpi .num')).toHaveCount(4)
      await expect(heading).toBeInViewport({ ratio: 1 })
      if (path === '/admin#lavoro') expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    })
})

for (const width of eachCase([390, 768, 1440]))
  test(`the customers that are found are in view while one types (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: heightOf(width) })
    const order = await aBankOrder(page, await aShopProduct(page))
    await openDashboard(page)
    await page.getByRole('tab', { name: 'Clienti' }).click()
    await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).fill(order.customerEmail)
    const found = page.getByRole('row').filter({ hasText: order.customerEmail })
    await expect(page.getByRole('table', { name: 'Clienti' }).locator('tbody tr')).toHaveCount(1)
    await expect(found).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('searchbox', { name: 'Cerca tra i clienti' })).toBeInViewport()
  })

test('the palette finds orders, customers and products', async ({ page }) => {
  const product = await aShopProduct(page)
  const order = await aBankOrder(page, product)
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /^Cerca un comando/ })
  const groups = page.getByRole('listbox', { name: 'Comandi' }).getByRole('group')
  const names = () => groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await expect.poll(names).toEqual(['Fai', 'Guarda'])
  await box.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Negozio', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'chiusura' }).click()
  await expect(page.getByRole('option').first()).toHaveText(/^Chiudi un giorno/)
  await box.fill('orari')
  await expect.poll(async () => (await names())[0]).toBe('Guarda')
  await box.fill(order.customerEmail)
  await expect(page.getByRole('option', { name: `Ordine ${order.orderNumber}` })).toBeVisible()
  const customer = page.getByRole('option', { name: `${order.customerName} Cliente, ${order.customerEmail}` })
  await expect(customer).toBeVisible()
  await box.fill(product.productCode)
  await expect(page.getByRole('option', { name: `${product.name} Codice ${product.productCode}` })).toBeVisible()
  await box.fill(order.customerEmail)
  await customer.click()
  await expect(page).toHaveURL(/tab=clienti/)
  await expect(page.getByRole('dialog', { name: order.customerName })).toContainText(order.orderNumber)
})

test('the shop’s places show what it tells its customers, and former addresses lead there', async ({ page }) => {
  const { exceptions, bank } = await (await page.request.get('/api/shop')).json()
  await openDashboard(page, '/admin?apri=impostazioni')
  await expect(page.getByRole('button', { name: 'Cambia password' })).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=negozio&vista=accessi')
  await expect(await openSection(page, 'Negozio', 'Orari e chiusure')).toContainText('24 dicembre')
  expect(exceptions.length).toBeGreaterThan(5)
  const iban = (await openSection(page, 'Negozio', 'Pagamenti')).getByLabel('IBAN', { exact: true })
  await expect.poll(async () => (await iban.inputValue()).replaceAll(/\s/g, '')).toBe(bank.iban.replaceAll(/\s/g, ''))
  await openDashboard(page, '/admin?apri=impostazioni-trovare')
  const connections = page.getByRole('region', { name: 'Collegamenti' })
  const folds = connections.getByText('prova e copia')
  await expect(folds).not.toHaveCount(0)
  for (const fold of await folds.all()) await fold.click()
  const links = connections.locator('.admin-feeds').getByRole('link')
  await expect(links).not.toHaveCount(0)
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
})
