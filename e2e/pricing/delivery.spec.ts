import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard, openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

const test = ownShopTest()

// One after the other: what delivery costs is the whole shop's.
test.describe.configure({ mode: 'serial' })
test.use({ tolerated: /status of 4(00|09)/ })

const openDelivery = async (page: Page) => {
  const section = await openSection(page, 'Prezzi', 'Consegne')
  await expect(section.getByRole('button', { name: 'Salva le consegne' })).toBeVisible()
  return section
}

test('a wrong figure stands under its row, and the trials say what would change', whole, async ({ page }) => {
  for (const width of eachCase([1440, 390])) {
    await page.setViewportSize({ width, height: 900 })
    const section = await openDelivery(page)
    const trial = (name: string) => section.getByRole('row').filter({ hasText: name })
    await expect(trial('Casco 49,99 €, Palermo')).toContainText('49,00')
    await expect(trial('Casco 50,01 €, Palermo')).toContainText('Gratis')
    await section.getByLabel('Pacco, Isole (€)').fill('14,90')
    await expect(trial('Casco 49,99 €, Palermo')).toContainText('14,90')
    await expect(trial('Casco 49,99 €, Palermo')).toContainText('era 49,00')
    await section.getByLabel('Bicicletta, Isole minori, ZTL (€)').fill('')
    await expect(trial('Bici 1.590 €, Capri')).toContainText('Non si consegna')
    await section.getByLabel('Pacco, Gratis sopra (€)').fill('-50')
    await expect(trial('Casco 50,01 €, Palermo')).toContainText('da correggere')
    await section.getByLabel('CAP delle isole').fill('07, 08, 09, 90-98, 98055')
    await section.getByRole('button', { name: 'Salva le consegne' }).click()
    await expect(section.getByText('una soglia non può stare sotto zero').first()).toBeVisible()
    await expect(section.getByLabel('Pacco, Gratis sopra (€)')).toHaveAttribute('aria-invalid', 'true')
    await expect(section.getByText(/Scrivi un CAP/).first()).toBeVisible()
    await section.getByLabel('CAP delle isole').fill('90, 98055')
    await expect(section.getByText('Il CAP 98055 è in tutte e due le zone: toglilo da una.').first()).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Aggiungi uno scaffale' }).click()
    await expectAccessible(page)
  }
  const { version } = await (await page.request.get('/api/admin/delivery')).json()
  expect(version).toBe(0)
})

test('what the shopkeeper changes is what a buyer reads, chooses and pays', async ({ page }) => {
  const { slug } = await aShopProduct(page, { name: 'Pompa Brenta', price: '39.00' })
  await openPage(page, `/prodotto/${slug}`)
  await expect(page.getByText('Spedizione 49,00 €', { exact: false }).first()).toBeVisible()
  const section = await openDelivery(page)
  for (const [name, value] of [
    ['Pacco, Continente (€)', '9,90'],
    ['Pacco, Isole (€)', '14,90'],
    ['Pacco, Isole minori, ZTL (€)', ''],
    ['Pacco, Gratis sopra (€)', '100,00'],
  ] as const)
    await section.getByLabel(name).fill(value)
  await section.getByRole('switch', { name: 'Corriere espresso' }).click()
  await section.getByLabel('In più del corriere').fill('7,50')
  await section.getByRole('switch', { name: 'Ritiro in negozio, gratis' }).press('Space')
  await section.getByRole('button', { name: 'Salva le consegne' }).click()
  await expect(toast(page).filter({ hasText: 'Consegne salvate' })).toBeVisible()
  await expect(section.getByText(/^In uso dal/)).toBeVisible()

  await openPage(page, '/spedizioni-e-resi')
  await expect(page.getByRole('row').filter({ hasText: 'Pacco' })).toContainText('14,90')
  await expect(page.getByText(/^Ritiro in negozio: gratis/)).toBeVisible()
  await expectAccessible(page)

  await openPage(page, `/prodotto/${slug}`)
  await expect(page.locator('.top-bar').first()).toContainText('dei pacchi oltre 100,00')
  await expect(page.getByText(/Oppure lo ritiri in negozio/)).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click()
  await page.getByRole('button', { name: /^Carrello, \d/ }).click()
  await expect(page.getByRole('dialog').locator('.sums .total')).toContainText('48,90')
  await page.getByRole('dialog').getByRole('button', { name: 'Vai al checkout' }).click()
  const sum = page.locator('.checkout-summary .sums')
  const type = async (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed)) await page.locator(`#checkout-${name}`).fill(value)
  }
  await type({ customerName: 'Giulia Ferrari', customerEmail: 'giulia@example.it', shippingAddress: 'Via Roma 1' })
  await type({ postalCode: '90133', city: 'Palermo' })
  await expect(sum).toContainText('14,90')
  const ways = page.getByRole('group', { name: 'Come lo vuoi ricevere' })
  await expect(ways.getByRole('radio')).toHaveCount(2)
  await type({ postalCode: '35121', city: 'Padova' })
  await expect(ways.getByRole('radio')).toHaveCount(3)
  await ways.getByText('Corriere espresso').click()
  await expect(sum).toContainText('17,40')
  await expectAccessible(page)
  // Not sent there at all: the ways that are possible stay.
  await type({ postalCode: '98055', city: 'Lipari' })
  await expect(page.getByText(/Il corriere non porta questi articoli al CAP 98055: scegli/)).toBeVisible()
  await expect(sum).toContainText('non possibile')
  await expect(page.locator('.btn-order')).toBeDisabled()
  await expectAccessible(page)
  await ways.getByText('Ritiro in negozio').click()
  await expect(page.locator('#checkout-shippingAddress')).toHaveCount(0)
  await expect(sum.locator('.total')).toContainText('39,00')
  await expectAccessible(page)
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
    page.locator('.btn-order').click(),
  ])
  const order = await answer.json()
  expect(order).toMatchObject({ delivery: 'pickup', shipping: '0.00', total: '39.00' })
  const placed = page.getByRole('dialog')
  await expect(placed.locator('.sums').first()).toContainText('Ritiro in negozio')
  await expect(placed.getByText('Lo ritiri in negozio.')).toBeVisible()
  await expectAccessible(page)

  await page.request.patch(`/api/admin/orders/${order.id}`, { data: { paymentStatus: 'paid' } })
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const sheet = page.getByRole('dialog').filter({ hasText: order.orderNumber }).first()
  await expect(sheet.getByText('Ritiro in negozio').first()).toBeVisible()
  await expect(sheet.getByText('Indirizzo', { exact: true })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Pronto per il ritiro', exact: true }).click()
  const question = page.getByRole('dialog', { name: /^Pronto per il ritiro: ordine/ })
  await expect(question.getByText('Lo ritira')).toBeVisible()
  await expect(question.getByText('Corriere', { exact: false })).toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'È pronto' }).click()
  await expect(sheet.getByText('Pronto per il ritiro').first()).toBeVisible()

  await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
  await expect(page.getByRole('heading', { name: 'Il tuo ritiro' })).toBeVisible()
  await expect(page.getByText(/ti aspetta in negozio/)).toBeVisible()
  await expectAccessible(page)
})
