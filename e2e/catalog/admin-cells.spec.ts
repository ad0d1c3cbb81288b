import type { Page } from '@playwright/test'
import { aBankOrder, aShopProduct, chooseOther, openDashboard, toast } from '../admin-page.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

// Stale cells are refused.
test.use({ tolerated: /status of 409/ })

const stored = async (page: Page, id: number) => (await page.request.get(`/api/admin/products/${id}`)).json()
const cell = (page: Page, field: 'Prezzo' | 'Stock', name: string) =>
  page.getByRole('button', { name: new RegExp(`^${field} di ${name}:`) })

/** Products in the order of their names. */
async function listed(page: Page, requests: readonly Record<string, unknown>[]) {
  const word = `celle${Date.now()}${Math.random().toString(36).slice(2, 5)}`
  const products = []
  for (const [i, request] of requests.entries())
    products.push(await aShopProduct(page, { name: `Prova ${word} ${i + 1}`, ...request }))
  await openDashboard(page, `/admin?categoria=accessori&ordina=name&cerca=${word}`)
  await expect(page.locator('[data-cell=price]')).toHaveCount(requests.length)
  return products
}

/** As the clipboard of a spreadsheet does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

for (const width of eachCase([1440, 390])) {
  test(`a price is one click and typing, by keyboard too, and taken back (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const [one, two] = await listed(page, [{}, {}])
    if (!one || !two) throw new Error('no products')
    await cell(page, 'Prezzo', one.name).click()
    await page.keyboard.type('71,5')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Prezzo', one.name)).toHaveAccessibleName(/71,50/)
    await expect(cell(page, 'Prezzo', two.name)).toBeFocused()
    await expect.poll(async () => (await stored(page, one.id)).price).toBe('71.50')
    await toast(page).getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(async () => (await stored(page, one.id)).price).toBe('60.00')

    // Arrows move; F2 opens, Escape leaves; a figure opens and replaces.
    await cell(page, 'Prezzo', two.name).focus()
    await page.keyboard.press('ArrowRight')
    await expect(cell(page, 'Stock', two.name)).toBeFocused()
    await page.keyboard.press('F2')
    await page.keyboard.type('5')
    await page.keyboard.press('Escape')
    await expect(cell(page, 'Stock', two.name)).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored(page, two.id)).stock).toBe(12)
    await cell(page, 'Prezzo', one.name).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('poco')
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Prezzo', one.name)).toHaveAccessibleDescription('Non è un prezzo: per esempio 1.250,00.')
    await expect(cell(page, 'Prezzo', one.name)).toContainText('poco')
    await expectAccessible(page)
  })
}

test('a pasted block is seen first, the wrong cell says why, and all is saved with one undo', async ({ page }) => {
  const all = await listed(page, [
    {},
    {},
    {
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'M', stock: 2 },
      ],
    },
    {},
  ])
  const [one, two, sized, last] = all
  if (!one || !two || !sized || !last) throw new Error('no products')
  await cell(page, 'Prezzo', one.name).focus()
  await paste(page, '1.234,50\t7\n1,234.50\t\n€ 12\t5\n3.4O0,00\t9\n')
  const bar = page.getByRole('region', { name: 'Modifiche da salvare' })
  await expect(bar).toContainText('6 modifiche non salvate, 2 da correggere o decidere')
  await expect(cell(page, 'Prezzo', two.name)).toHaveAccessibleDescription('era 60,00 €')
  await expect(cell(page, 'Prezzo', last.name)).toHaveAccessibleDescription('C’è una lettera fra le cifre.')
  await expect(cell(page, 'Stock', sized.name)).toHaveAccessibleDescription('Ha le taglie: scrivi lo stock di ognuna.')
  expect((await stored(page, one.id)).price).toBe('60.00')
  await expectAccessible(page)
  // A reload keeps what waits, of this tab alone.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(bar).toContainText('6 modifiche non salvate, 2 da correggere o decidere')
  await expect(bar).toContainText('Sono quelle di prima, ritrovate')
  await expect(cell(page, 'Prezzo', last.name)).toHaveAccessibleDescription('C’è una lettera fra le cifre.')
  // Corrected in its cell, it waits with the others.
  await cell(page, 'Stock', sized.name).click()
  await page.getByRole('textbox', { name: `Stock di ${sized.name}, M` }).fill('4')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Togli quella aperta e salva 5' }).click()
  await expect(bar).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bozze-celle'))).toBeNull()
  const values = async () => {
    const now = await Promise.all(all.map(({ id }) => stored(page, id)))
    return now.map(({ price, stock }) => [price, stock])
  }
  await expect.poll(values).toEqual([
    ['1234.50', 7],
    ['1234.50', 9],
    ['12.00', 5],
    ['60.00', 9],
  ])
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect.poll(values).toEqual([
    ['60.00', 9],
    ['60.00', 9],
    ['60.00', 3],
    ['60.00', 9],
  ])
})

test('what was sold or changed meanwhile is shown in the cell and not overwritten', async ({ page }) => {
  const [one, two] = await listed(page, [{ stock: 5 }, {}])
  if (!one || !two) throw new Error('no products')
  await aBankOrder(page, one)
  await page.request.put(`/api/admin/products/${two.id}`, { data: { price: '55' } })
  await cell(page, 'Stock', one.name).click()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alert').filter({ hasText: one.name })
  await expect(question).toContainText('intanto venduto 1: ora 4')
  expect((await stored(page, one.id)).stock).toBe(4)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Metti 3' }).click()
  await expect.poll(async () => (await stored(page, one.id)).stock).toBe(3)
  await expect(question).toHaveCount(0)
  // The list was read again meanwhile: the change of the other window is shown.
  await expect(cell(page, 'Prezzo', two.name)).toHaveAccessibleName(/55,00/)
})

test('a list of codes and prices is shown before it changes them, and goes back at once', async ({ page }) => {
  const [one, two] = await listed(page, [{}, {}])
  if (!one || !two) throw new Error('no products')
  await chooseOther(page, 'Incolla prezzi')
  const dialog = page.getByRole('dialog', { name: 'Incolla prezzi' })
  await dialog
    .getByLabel('Codici e prezzi')
    .fill(`Codice\tPrezzo\n${one.productCode}\t71,00\n${two.productCode}\t80,00\nNON-C-E\t5,00`)
  await expect(dialog.getByText('NON-C-E: nessun prodotto ha questo codice.')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: one.productCode })).toContainText('71,00 €')
  const change = dialog.getByRole('button', { name: 'Cambia 2 prezzi' })
  await expect(change).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await dialog.getByRole('checkbox').check()
  await change.click()
  await expect(cell(page, 'Prezzo', two.name)).toHaveAccessibleName(/80,00/)
})

test('a copy is a draft of its own: without stock, with its own code', async ({ page }) => {
  const [one] = await listed(page, [{ sizes: [{ size: 'S', stock: 3 }], gtin: '4006381333931' }])
  if (!one) throw new Error('no product')
  await page.getByRole('button', { name: `Duplica ${one.name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Modifica Prodotto' }).getByLabel('Nome', { exact: true })).toHaveValue(
    `${one.name} (copia)`,
  )
  const copy = await stored(page, Number(/prodotto-(\d+)/.exec(page.url())?.[1]))
  expect(copy).toMatchObject({ isActive: false, stock: 0, price: '60.00', gtin: null })
  expect(copy.productCode).not.toBe(one.productCode)
})
