import type { Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard, type PlacedOrder, toast } from '../admin-page.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

const phone = { width: 390, height: 844 }

const post = async (page: Page, path: string, data: object) =>
  expect((await page.request.post(path, { data })).ok()).toBe(true)

async function openOrder(page: Page, { id, orderNumber }: PlacedOrder) {
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${orderNumber}` })
  return { detail, story: detail.getByRole('region', { name: 'La storia dell’ordine' }) }
}

test('a note of staff stands in the story, is found, and is deleted after a question', async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  const { detail, story } = await openOrder(page, order)
  const field = story.getByRole('textbox', { name: 'Scrivi una nota' })
  const mark = `citofono ${order.orderNumber.toLowerCase()}x`
  await field.fill(`Chiama dopo le 18.\n${mark}`)
  await story.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page)).toContainText('Nota salvata')
  await expect(field).toHaveValue('')
  const note = story.getByRole('listitem').filter({ hasText: mark }).last()
  await expect(note.getByRole('time')).toHaveText(/^\d\d:\d\d$/)
  await story.getByRole('button', { name: 'Mail' }).click()
  await expect(story.getByText(mark)).toHaveCount(0)
  await expect(story).toContainText('Conferma d’ordine')
  await story.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(story.getByText(mark)).toBeVisible()
  await expect(story).not.toContainText('Conferma d’ordine')
  await expectAccessible(page)

  await openDashboard(page, `/admin?tab=ordini&cerca=${encodeURIComponent(mark)}`)
  await expect(page.getByRole('row').filter({ hasText: order.orderNumber })).toBeVisible()
  await openOrder(page, order)
  await story.getByRole('button', { name: /^Elimina la nota del/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Eliminare la nota?' })
  await expect(question).toContainText(mark)
  await question.getByRole('button', { name: 'Indietro' }).click()
  await expect(story.getByText(mark)).toBeVisible()
  await story.getByRole('button', { name: /^Elimina la nota del/ }).click()
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(story.getByText(mark)).toHaveCount(0)
  await expect(detail.getByRole('heading', { name: `Ordine ${order.orderNumber}` })).toBeFocused()
})

test(
  'an order is tagged with words in use, the list shows and filters them, one press takes one away',
  whole,
  async ({ page }) => {
    const product = await aShopProduct(page)
    const [tagged, other] = [await aBankOrder(page, product), await aBankOrder(page, product)]
    const word = `prova-${tagged.orderNumber.slice(3).toLowerCase()}`
    await post(page, `/api/admin/orders/${other.id}/tags`, { name: word })
    const { story } = await openOrder(page, tagged)
    const tags = story.getByRole('list', { name: 'Etichette', exact: true })
    const field = story.getByRole('textbox', { name: 'Scrivi una nota' })
    await field.fill(`#${word.slice(0, -1).toUpperCase()}`)
    await story.getByRole('button', { name: `#${word}` }).click()
    await expect(field).toHaveValue(`#${word} `)
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.press('End')
    await field.pressSequentially('#regalo')
    await story.getByRole('button', { name: 'Salva' }).click()
    await expect(toast(page)).toContainText('Etichetta aggiunta')
    for (const name of [word, 'regalo'])
      await expect(tags.getByRole('button', { name: `Togli l’etichetta ${name}` })).toBeVisible()
    await expect(story.locator('.event-quote')).toHaveCount(0)
    await expectAccessible(page)
    await tags.getByRole('button', { name: 'Togli l’etichetta regalo' }).click()
    await expect(tags.getByText('regalo', { exact: true })).toHaveCount(0)
    await field.fill('Chiama dopo le 18 #urgente')
    await story.getByRole('button', { name: 'Salva' }).click()
    await expect(story.locator('.event-quote')).toHaveText('Chiama dopo le 18 #urgente')
    await tags.getByRole('button', { name: 'Togli l’etichetta urgente' }).click()

    await openDashboard(page, `/admin?tab=ordini&cerca=${tagged.orderNumber}`)
    const row = page.getByRole('row').filter({ hasText: tagged.orderNumber })
    await expect(row.getByRole('list', { name: 'Etichette' })).toHaveText(word)
    await openDashboard(page, '/admin?tab=ordini')
    await page.getByRole('combobox', { name: 'Filtra per etichetta' }).selectOption(word)
    await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(2)
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.setViewportSize(phone)
    await expectAccessible(page)
  },
)

test('the story tells money, parcels, returns and mails by day, with their sums', async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page), 2)
  const path = `/api/admin/orders/${order.id}`
  for (const step of [
    { paymentStatus: 'paid' },
    { orderStatus: 'shipped', carrier: 'brt', trackingCode: '084100' },
    { orderStatus: 'delivered' },
  ])
    expect((await page.request.patch(path, { data: step })).ok()).toBe(true)
  const account = { iban: 'IT60X0542811101000000123456', holder: 'Anna Neri' }
  await post(page, `${path}/refunds`, { other: '7.50', reason: 'Un graffio', account })
  const { refunds } = await (await page.request.get(path)).json()
  await post(page, `/api/admin/refunds/${refunds[0].id}/done`, {})
  await post(page, `/api/orders/${order.orderNumber}/returns?k=${order.accessKey}`, {
    kind: 'withdrawal',
    outcome: 'refund',
    lines: [{ line: 1, quantity: 1 }],
  })
  const { story } = await openOrder(page, order)
  await expect(story.getByRole('heading', { level: 4 })).toHaveText([/^Oggi, /])
  for (const text of [
    /Ordine ricevuto: 120,00\s€, con bonifico/,
    /Rimborso richiesto: 7,50\s€ con bonifico, Un graffio · amministratore/,
    /Spedito: BRT 084100/,
    /Reso aperto: RS-\S+, recesso, 1 × /,
  ])
    await expect(story).toContainText(text)
  await expect(story.getByRole('listitem').filter({ hasText: /^.{0,6}Pagamento ricevuto · / })).toContainText(
    '+ 120,00 €',
  )
  await expect(story.getByRole('listitem').filter({ hasText: /^.{0,6}Rimborsato/ })).toContainText('− 7,50 €')
  await story.getByRole('button', { name: 'Soldi' }).click()
  await expect(story).not.toContainText('Spedito')
  await expect(story).toContainText('Rimborsato')
  await story.getByRole('button', { name: 'Pacchi' }).click()
  await expect(story).toContainText('Spedito')
  await expect(story).not.toContainText('Rimborsato')
  await expectAccessible(page)
  await story.getByRole('button', { name: /^Rileggi la dichiarazione/ }).click()
  await expect(page.getByRole('tab', { name: /^Resi e recessi/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('row').filter({ hasText: order.orderNumber })).toBeVisible()
})

test('a long story is searched, and stays within a phone', whole, async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  for (let i = 1; i <= 21; i++)
    await post(page, `/api/admin/orders/${order.id}/notes`, { text: `Nota ${i}: ${'lunghissima'.repeat(i)}` })
  await page.setViewportSize(phone)
  const { story } = await openOrder(page, order)
  const field = story.getByRole('searchbox', { name: 'Cerca nella storia' })
  await field.fill('NOTA 17:')
  await expect(story.getByText(/^Nota \d/)).toHaveText([/^Nota 17/])
  await field.fill('nulla di simile')
  await expect(story).toContainText('Niente corrisponde alla ricerca.')
  await field.fill('')
  await expect(story.getByText(/^Nota \d/)).toHaveCount(21)
  expect(await story.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expectAccessible(page)
})
