import type { Locator, Page } from '@playwright/test'
import { openDashboard, toast } from '../admin-page.ts'
import { aDeliveredOrder, type ReturnableOrder } from '../return-orders.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

/** As the customer opens it, outside the page. */
async function aReturn(page: Page, order: ReturnableOrder, request: object): Promise<string> {
  const answer = await page.request.post(`/api/orders/${order.orderNumber}/returns?k=${order.accessKey}`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: request,
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).return.code
}

const withdrawalOf = (line: number) => ({ kind: 'withdrawal', outcome: 'refund', lines: [{ line, quantity: 1 }] })

async function openOrder(page: Page, order: ReturnableOrder): Promise<Locator> {
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const dialog = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  await expect(dialog.getByRole('heading', { name: 'Articoli' })).toBeVisible()
  return dialog
}

for (const width of eachCase([1440, 390])) {
  test(`a withdrawal from one line of three goes from the order to the money in four clicks (${width} px)`, async ({
    page,
  }) => {
    const order = await aDeliveredOrder(page)
    const code = await aReturn(page, order, withdrawalOf(2))
    await page.setViewportSize({ width, height: 900 })
    const detail = await openOrder(page, order)
    const band = detail.getByRole('region', { name: `Reso ${code}` })
    await expect(band).toContainText(/Da restituire 69,21.€ entro/)
    await expect(band).toContainText(`1 di 2 × ${order.names.tyre}`)
    await expect(band.getByRole('img', { name: '0 giorni passati su 14' })).toBeVisible()
    await expectAccessible(page)

    let clicks = 0
    const click = async (button: Locator) => {
      await button.click()
      clicks += 1
    }
    await click(band.getByRole('button', { name: /^Rimborsa 69,21/ }))
    const dialog = page.getByRole('dialog', { name: `Rimborsa ${order.customerName}` })
    await expect(dialog.getByRole('checkbox', { name: order.names.tyre })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: order.names.pedals })).not.toBeChecked()
    await expectAccessible(page)
    await click(dialog.getByRole('button', { name: /^Rimborsa 69,21.* con bonifico$/ }))
    await click(detail.getByRole('region', { name: 'Rimborsi' }).getByRole('button', { name: 'Bonifico fatto' }))
    await click(page.getByRole('button', { name: /^Ho restituito 69,21/ }))
    await expect(detail.getByRole('region', { name: 'Rimborsi' })).toContainText('Bonifico fatto il')
    expect(clicks).toBe(4)

    // Settled, while the items are still expected.
    await expect(band).toContainText('la merce deve ancora arrivare')
    await band.getByRole('button', { name: 'Il pezzo è arrivato' }).click()
    await expect(band).toHaveCount(0)
    await expect(detail.getByRole('region', { name: 'Resi' })).toContainText('Concluso')
    await expectAccessible(page)
    await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
    await expect(
      page.getByRole('list', { name: 'Articoli' }).getByRole('listitem').filter({ hasText: order.names.tyre }).first(),
    ).toContainText(/69,21\s€ restituiti, bonifico disposto il /)
  })
}

test(
  'what has come is refunded to the shelf; several returns are several bands, soonest first',
  whole,
  async ({ page }) => {
    const order = await aDeliveredOrder(page)
    const exchange = { kind: 'shop_return', outcome: 'exchange', lines: [{ line: 1, quantity: 1, exchangeSize: 'L' }] }
    const swapped = await aReturn(page, order, exchange)
    const code = await aReturn(page, order, withdrawalOf(3))
    const detail = await openOrder(page, order)
    const bands = detail.getByRole('region', { name: /^Reso RS-/ })
    await expect(bands).toHaveCount(2)
    await expect(bands.first()).toHaveAccessibleName(`Reso ${code}`)
    await bands.first().getByRole('button', { name: 'Il pezzo è arrivato' }).click()
    await expect(toast(page)).toContainText('Arrivo segnato')
    await bands
      .first()
      .getByRole('button', { name: /^Rimborsa 48,60/ })
      .click()
    const dialog = page.getByRole('dialog', { name: `Rimborsa ${order.customerName}` })
    await expect(dialog.getByRole('radio', { name: 'A scaffale' })).toBeChecked()
    await dialog.getByRole('button', { name: /^Rimborsa 48,60/ }).click()
    await expect(bands).toHaveCount(1)

    const band = detail.getByRole('region', { name: `Reso ${swapped}` })
    await band.getByRole('button', { name: 'Spedisci la taglia L' }).click()
    const sending = page.getByRole('dialog', { name: 'Spedisci la taglia L' })
    await sending.getByText('GLS', { exact: true }).click()
    await sending.getByLabel(/Codice di spedizione/).fill('VI620118774')
    await expectAccessible(page)
    await sending.getByRole('button', { name: 'Spedisci' }).click()
    await expect(band).toContainText('la merce deve ancora arrivare')
    await band.getByRole('button', { name: 'Il pezzo è arrivato' }).click()
    const list = detail.getByRole('region', { name: 'Resi' })
    await list.getByRole('button', { name: /^Metti a scaffale/ }).click()
    await expect(list).toContainText('1 a scaffale')
    await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
    await expect(
      page
        .getByRole('list', { name: 'Articoli' })
        .getByRole('listitem')
        .filter({ hasText: order.names.helmet })
        .first(),
    ).toContainText(/1 pezzo cambiato con la taglia \S+, in viaggio dal /)
  },
)

test('a refusal has a reason, which its customer reads', async ({ page }) => {
  const order = await aDeliveredOrder(page)
  const code = await aReturn(page, order, withdrawalOf(3))
  const detail = await openOrder(page, order)
  await detail
    .getByRole('region', { name: `Reso ${code}` })
    .getByRole('button', { name: 'Rifiuta' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Rifiuta reso' })
  await dialog.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(dialog).toContainText('Scrivi il motivo del rifiuto')
  await expectAccessible(page)
  await dialog.getByLabel('Motivo, lo legge il cliente').fill('I pedali sono montati e segnati.')
  await dialog.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(detail.getByRole('region', { name: 'Resi' })).toContainText('Rifiutato')
  await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
  await expect(page.getByRole('region', { name: 'Resi e cambi' })).toContainText('I pedali sono montati e segnati.')
})

test('staff open a return for a customer, and from a statement in free words', whole, async ({ page }) => {
  const order = await aDeliveredOrder(page)
  const { customerName, orderNumber } = order
  // From another address than the order's: staff assign the items.
  const statement = { customerName, customerEmail: 'altra@example.org', orderNumber, items: 'uno dei copertoni' }
  const sent = await page.request.post('/api/withdrawals', { data: statement })
  const { reference } = await sent.json()
  const detail = await openOrder(page, order)
  const list = detail.getByRole('region', { name: 'Resi' })

  await detail.getByRole('button', { name: `Scegli gli articoli di ${reference}` }).click()
  const stated = page.getByRole('dialog', { name: `Articoli del recesso ${reference}` })
  await stated.getByRole('button', { name: 'Apri il reso' }).click()
  await expect(stated.getByRole('alert')).toContainText('Spunta almeno un articolo')
  await stated.getByRole('checkbox', { name: order.names.tyre }).check()
  await expectAccessible(page)
  await stated.getByRole('button', { name: 'Apri il reso' }).click()
  await expect(detail.getByRole('region', { name: /^Reso RS-/ })).toContainText(/Da restituire 69,21/)
  await expect(list).toContainText(`Dichiarazione ${reference}`)

  await list.getByRole('button', { name: 'Apri un reso' }).click()
  const opening = page.getByRole('dialog', { name: 'Apri un reso' })
  await opening.getByRole('checkbox', { name: order.names.helmet }).check()
  await opening.getByLabel('Che cosa è').selectOption('guarantee')
  await opening.getByLabel('Che cosa riceve il cliente').selectOption('repair')
  await expectAccessible(page)
  await opening.getByRole('button', { name: 'Apri il reso' }).click()
  const repair = detail.getByRole('region', { name: /^Reso RS-/ }).filter({ hasText: order.names.helmet })
  await repair.getByRole('button', { name: 'Il pezzo è arrivato' }).click()
  await repair.getByRole('button', { name: 'Riparato' }).click()
  await page.getByRole('button', { name: 'Segna come riparato' }).click()
  await expect(list).toContainText('Concluso')
})

test(
  'open returns are a task of today, which leads to their list and from there to the order',
  whole,
  async ({ page }) => {
    const order = await aDeliveredOrder(page)
    const code = await aReturn(page, order, withdrawalOf(2))
    await openDashboard(page)
    await page.getByRole('link', { name: /(reso o recesso|resi e recessi)$/ }).click()
    await page.getByRole('searchbox', { name: 'Cerca tra i resi' }).fill(code)
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('fra 14 giorni')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await row.getByRole('button', { name: order.orderNumber }).click()
    await expect(page.getByRole('region', { name: `Reso ${code}` })).toBeVisible()
  },
)

for (const width of eachCase([390, 1440]))
  test(`a withdrawal sent from the page of withdrawals has the band of a return, with sum and last day (${width} px)`, async ({
    page,
  }) => {
    const order = await aDeliveredOrder(page)
    const { customerName, customerEmail, orderNumber, names } = order
    const state = async (email: string, items: string) => {
      const data = { customerName, customerEmail: email, orderNumber, items }
      return (await (await page.request.post('/api/withdrawals', { data })).json()).reference
    }
    // From the order's own address it is a return at once, from another one staff look first.
    await state(customerEmail, `1 × ${names.pedals}`)
    const reference = await state('altra@example.org', `1 × ${names.tyre}`)
    await page.setViewportSize({ width, height: 900 })
    const detail = await openOrder(page, order)
    const own = detail.getByRole('region', { name: /^Reso RS-/ })
    const band = detail.getByRole('region', { name: `Recesso ${reference}` })
    for (const [one, sum] of [
      [own, '48,60'],
      [band, '69,21'],
    ] as const) {
      await expect(one).toContainText(new RegExp(`Da restituire ${sum}.€ entro \\p{L}+ \\d+ \\p{L}+`, 'u'))
      await expect(one.getByRole('img', { name: '0 giorni passati su 14' })).toBeVisible()
    }
    await expect(band).toContainText(`1 di 2 × ${names.tyre}`)
    await expect(band).toContainText('E-mail diversa da quella dell’ordine')
    await expectAccessible(page)
    await band.getByRole('button', { name: /^Rimborsa 69,21/ }).click()
    const dialog = page.getByRole('dialog', { name: `Rimborsa ${customerName}` })
    await expect(dialog.getByRole('checkbox', { name: names.tyre })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: names.helmet })).not.toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Rimborsa 69,21.* con bonifico$/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(band).toHaveCount(0)
    await expect(detail.getByRole('region', { name: 'Rimborsi' })).toContainText('69,21')
    await expect(detail.getByRole('region', { name: 'Resi', exact: true })).toContainText(`Dichiarazione ${reference}`)
  })
