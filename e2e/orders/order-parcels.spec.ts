import type { Page } from '@playwright/test'
import { openDashboard, toast } from '../admin-page.ts'
import { beCustomer, handleOrder, placeOrder } from '../customer-steps.ts'
import { mailsTo } from '../mails.ts'
import { aDeliveredOrder, type ReturnableOrder } from '../return-orders.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const aPaidOrder = (page: Page) => aDeliveredOrder(page, [{ paymentStatus: 'paid' }])

const orderPage = ({ orderNumber, accessKey }: ReturnableOrder, language = 'it') =>
  `${language === 'en' ? '/en' : ''}/ordine/${orderNumber}?k=${accessKey}`

for (const [language, width] of eachCase([
  ['it', 1440],
  ['en', 390],
])) {
  test(`an order goes in two parcels, and its customer sees where each is (${language}, ${width} px)`, async ({
    page,
  }) => {
    const it = language === 'it'
    const order = await aPaidOrder(page)
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
    const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
    const parcels = detail.getByRole('region', { name: 'Pacchi' })
    await parcels.getByRole('button', { name: 'Nuovo pacco' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo pacco' })
    await dialog.getByRole('checkbox', { name: order.names.pedals }).uncheck()
    await dialog
      .getByRole('group', { name: `Pezzi di ${order.names.tyre}` })
      .getByRole('button')
      .first()
      .click()
    await dialog.getByLabel('Altro corriere').selectOption('Altro')
    await dialog.getByLabel('Link per seguirlo').fill('corriere.example/7')
    await dialog.getByRole('button', { name: 'Prepara soltanto' }).click()
    await expect(dialog.getByLabel('Link per seguirlo')).toBeFocused()
    await expect(dialog.getByLabel('Link per seguirlo')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByText('GLS', { exact: true }).click()
    await dialog.getByLabel('Codice di spedizione').fill('VI620119023')
    await dialog.getByLabel('Arrivo previsto').fill('2026-11-26')
    await expect(dialog).toContainText('1 resta per il prossimo pacco')
    await expect(dialog).toContainText('quando parte anche il resto')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Prepara soltanto' }).click()
    await expect(toast(page)).toContainText('Pacco preparato')
    await expect(parcels).toContainText('Pacco 1 di 2 · GLS')
    await expectAccessible(page)

    await parcels.getByRole('button', { name: 'Disfa: Pacco 1 di 2' }).click()
    await expect(parcels).toContainText('Nessun pacco')
    await parcels.getByRole('button', { name: 'Nuovo pacco' }).click()
    await dialog.getByRole('checkbox', { name: order.names.pedals }).uncheck()
    await dialog.getByText('GLS', { exact: true }).click()
    await dialog.getByLabel('Codice di spedizione').fill('VI620119023')
    await dialog.getByRole('button', { name: 'Prepara soltanto' }).click()
    await parcels.getByRole('button', { name: 'È partito: Pacco 1 di 2' }).click()
    await expect(parcels).toContainText('Partito il')
    await expect(detail.getByText('Pacco partito: n. 1, GLS VI620119023')).toBeVisible()

    await openPage(page, orderPage(order, language))
    const mine = page.getByRole('region', { name: it ? 'I tuoi pacchi' : 'Your parcels' })
    await expect(mine).toContainText(it ? 'Pacco 1 di 2 · GLS' : 'Parcel 1 of 2 · GLS')
    await expect(mine).toContainText(`2\u00a0×\u00a0${order.names.tyre}`)
    await expect(mine.locator('[aria-current=step]')).toContainText(it ? 'Partito' : 'On its way')
    await expect(
      mine.getByRole('link', { name: it ? 'Segui il pacco con GLS' : 'Track your parcel with GLS' }),
    ).toHaveAttribute('href', /VI620119023/)
    await expect(mine).toContainText(it ? 'Il resto dell’ordine parte' : 'The rest of your order will leave')
    await expectAccessible(page)

    await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
    await parcels.getByRole('button', { name: 'Nuovo pacco' }).click()
    await expect(dialog).toContainText('l’ordine diventa «Spedito»')
    await dialog.getByRole('button', { name: 'Spedisci questo pacco' }).click()
    await expect(detail.getByText('Spedito', { exact: true }).first()).toBeVisible()
    await parcels.getByRole('button', { name: 'Consegnato: Pacco 1 di 2' }).click()
    await expect(parcels.getByText('Consegnato', { exact: true }).first()).toBeVisible()
    await parcels.getByRole('button', { name: 'Consegnato: Pacco 2 di 2' }).click()
    await expect(detail.getByText('Consegnato', { exact: true }).first()).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(order.customerEmail)).map((mail) => mail.subject).join())
      .toMatch(/pacco 2 di 2 .* è partito/)
    await openPage(page, orderPage(order, language))
    await expect(mine.getByRole('listitem').filter({ hasText: it ? 'Pacco 2 di 2' : 'Parcel 2 of 2' })).toContainText(
      order.names.pedals,
    )
  })
}

test('a parcel that arrived damaged is claimed with what is in it', whole, async ({ page }) => {
  const order = await aPaidOrder(page)
  const lines = [{ line: 2, quantity: 1 }]
  const packed = await page.request.post(`/api/admin/orders/${order.id}/parcels`, { data: { lines, send: true } })
  expect(packed.status()).toBe(201)
  await openPage(page, orderPage(order))
  await page.getByRole('link', { name: 'È arrivato danneggiato: Pacco 1 di 2' }).click()
  await expect(page.getByRole('radio', { name: /danneggiato/ })).toBeChecked()
  await expectAccessible(page)
  await page
    .locator('input[type=file]')
    .setInputFiles(['web/pictures/home-casco-340.webp', 'web/pictures/home-casco-340.webp'])
  await expect(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'È tutto giusto?' })).toBeVisible()
  await expect(page.locator('.return-flow')).toContainText(order.names.tyre)
  await expect(page.locator('.return-flow')).not.toContainText(order.names.helmet)
})

test('a parcel of an unpaid order leaves with a reason only', whole, async ({ page }) => {
  const order = await aDeliveredOrder(page, [])
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  const parcels = detail.getByRole('region', { name: 'Pacchi' })
  await parcels.getByRole('button', { name: 'Nuovo pacco' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo pacco' })
  await dialog.getByRole('checkbox', { name: order.names.pedals }).uncheck()
  await dialog.getByRole('button', { name: 'Spedisci questo pacco' }).click()
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  await dialog.getByRole('button', { name: 'Prepara soltanto' }).click()
  await parcels.getByRole('button', { name: /^È partito/ }).click()
  const question = page.getByRole('dialog', { name: 'Pacco 1 di 2: è partito' })
  await question.getByRole('button', { name: 'È partito' }).click()
  await expect(question.getByLabel('Motivo')).toBeFocused()
  await expectAccessible(page)
  await question.getByLabel('Motivo').fill('Ha pagato al banco')
  await question.getByRole('button', { name: 'È partito' }).click()
  await expect(detail).toContainText('Pacco partito: n. 1, senza pagamento. Motivo: Ha pagato al banco')
})

test('the account shows the parcel of an order where its details are', whole, async ({ page }) => {
  const email = await beCustomer(page)
  const order = await placeOrder(page.request, email)
  const parcel = { carrier: 'brt', trackingCode: '084123456789' }
  await handleOrder(order.id, { paymentStatus: 'paid' }, { orderStatus: 'shipped', ...parcel })
  await openPage(page, '/account')
  await page.getByRole('button', { name: new RegExp(order.orderNumber) }).click()
  const mine = page.getByRole('region', { name: 'I tuoi pacchi' })
  await expect(mine).toContainText(`1\u00a0×\u00a0${order.product.name}`)
  await expect(mine.getByRole('link', { name: 'Segui il pacco con BRT' })).toHaveAttribute('href', /084123456789/)
  await expect(mine.getByRole('button', { name: 'Copia il codice 084123456789' })).toBeVisible()
  await expectAccessible(page)
  await mine.getByRole('link', { name: /^È arrivato danneggiato/ }).click()
  await expect(page.getByRole('radio', { name: /danneggiato/ })).toBeChecked()
})
