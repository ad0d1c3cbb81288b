import { aShopProduct, openSection, toast } from '../admin-page.ts'
import { fillCheckout } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// A code that has ended meanwhile refuses an order on purpose.
test.use({ tolerated: /status of 4(00|09)|^request to http:\/\/127\.0\.0\.1:/ })

const newCode = (kind: string) => `${kind}${Date.now()}${Math.random().toString(36).slice(2, 5)}`.toUpperCase()

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`a code is typed once, explained, kept and paid with (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    await page.setViewportSize({ width, height: 900 })
    const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
    const { slug } = await aShopProduct(page, { name: `Lucchetto ${stamp}`, price: '60.00' })
    const made = async (code: string, change: object) => {
      const body = { name: code, target: 'all', kind: 'percent', percent: 10, codes: [code], ...change }
      const answer = await page.request.post('/api/admin/campaigns', { data: body })
      expect(answer.status()).toBe(201)
      return (await answer.json()).campaign.id as number
    }
    const [ten, five, high] = [newCode('DIECI'), newCode('CINQUE'), newCode('ALTO')]
    const id = await made(ten, { to: '2030-11-30T20:00' })
    await made(five, { kind: 'amount', amount: '5.00', minimum: '20.00' })
    await made(high, { minimum: '100.00' })
    await openPage(page, `${it ? '' : '/en'}/prodotto/${slug}`)
    await page
      .locator('main')
      .getByRole('button', { name: it ? 'Aggiungi al carrello' : 'Add to cart' })
      .first()
      .click()
    await page.getByRole('button', { name: it ? /^Carrello, \d/ : /^Cart, \d/ }).click()
    const panel = page.getByRole('dialog')
    const box = panel.getByRole('region', { name: it ? 'Hai un codice?' : 'Got a code?' })
    const field = box.getByRole('textbox')
    const apply = async (code: string) => {
      await field.fill(code)
      await box.getByRole('button', { name: it ? 'Usa' : 'Use', exact: true }).click()
    }
    await box.getByText(it ? 'Hai un codice?' : 'Got a code?').click()
    await apply('inventato')
    await expect(box).toContainText(it ? 'Questo codice non esiste' : 'There’s no such code')
    await expect(field).toHaveValue('inventato')
    await apply(high)
    await expect(box).toContainText(it ? 'Ti mancano 40,00 €' : 'Add €40.00 of items')
    await apply(five.toLowerCase())
    await expect(panel.locator('.sums').first()).toContainText(it ? '-5,00 €' : '-€5.00')
    await expect(field).toHaveValue('')
    await apply(ten)
    await expect(box).toContainText(it ? 'risparmi 6,00 € invece di 5,00 €' : 'save €6.00 instead of €5.00')
    await expectAccessible(page)
    await box.getByRole('button', { name: it ? /^Usa DIECI/ : /^Use DIECI/ }).click()
    await expect(box).toContainText(it ? '10 % in meno, fino a' : '10% off, until')
    await apply(five)
    await expect(box).toContainText(it ? `con ${five} risparmi 5,00 €` : `with ${five} you’d save €5.00`)
    await page.reload()
    await expect(panel.locator('.sums .total')).toContainText(it ? '54,00 €' : '€54.00')
    await expectAccessible(page)

    await panel.getByRole('button', { name: it ? 'Vai al checkout' : 'Go to checkout' }).click()
    await expect(page.locator('.checkout-summary .sums .total')).toContainText(it ? '54,00 €' : '€54.00')
    await fillCheckout(page, { customerEmail: `giulia.${stamp}@example.it`, customerPhone: '3331234567' })
    await page.getByText(it ? 'Bonifico bancario' : 'Bank transfer', { exact: true }).click()
    const order = page.locator('.btn-order')
    // Ended between cart and button: reported, and no order is placed.
    await page.request.post(`/api/admin/campaigns/${id}/end`, { data: {} })
    await order.click()
    await expect(page.locator('.note-error')).toContainText(it ? 'Questo codice è scaduto' : 'This code has expired')
    const own = await (await page.request.get(`/api/admin/campaigns/${id}`)).json()
    const { name, target, kind, percent, from } = own.campaign
    await page.request.put(`/api/admin/campaigns/${id}`, { data: { name, target, kind, percent, from } })
    await order.click()
    const placed = page.getByRole('dialog')
    await expect(placed.locator('.sums').first()).toContainText(it ? `Codice ${ten}` : `Code ${ten}`)
    await expect(placed.locator('.sums').first()).toContainText(it ? '54,00 €' : '€54.00')
    await expectAccessible(page)
    expect(await page.evaluate(() => window.localStorage.getItem('pedivella.codes'))).toBeNull()
  })
}

for (const width of eachCase([390, 1440])) {
  test(`codes are written or drawn, changed and ended (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const code = newCode('NATALE')
    await openSection(page, 'Prezzi', 'Codici sconto')
    await page.getByRole('button', { name: 'Nuovi codici' }).click()
    const form = page.getByRole('dialog', { name: 'Nuovi codici' })
    await form.getByRole('button', { name: 'Salva' }).click()
    await expect(form.getByRole('link', { name: /^Codici/ })).toBeVisible()
    await form.getByLabel('Nome, lo vedi solo tu').fill(`Volantino ${code}`)
    await form.getByLabel('Codici, come li scrive il cliente').fill(code.toLowerCase())
    await form.getByLabel('Percento', { exact: true }).fill('120')
    await form.getByRole('button', { name: 'Salva' }).click()
    await expect(form.getByText(/un numero intero da 1 a 90/).first()).toBeVisible()
    await form.getByLabel('Percento', { exact: true }).fill('15')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Salva' }).click()
    await expect(toast(page).filter({ hasText: 'Codici salvati' })).toBeVisible()
    const row = page.getByRole('region', { name: 'Codici' }).getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('15 % in meno, tutto il negozio')
    await row.getByRole('button', { name: /^Modifica/ }).click()
    const edit = page.getByRole('dialog', { name: /^Codici: Volantino/ })
    await edit.getByLabel(/^Oppure quanti estrarne/).fill('3')
    await expect(edit.getByRole('table')).toContainText(code)
    await expectAccessible(page)
    await edit.getByRole('button', { name: 'Salva' }).click()
    await expect(row).toContainText('e altri 1')
    await expectAccessible(page)
    await row.getByRole('button', { name: /^Fai finire/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fai finire' }).click()
    await expect(row).toContainText('Finito')
    await row.getByRole('button', { name: /^Elimina/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(row).toHaveCount(0)
  })
}
