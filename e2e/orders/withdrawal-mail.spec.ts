import { mailedLink, newEmail, placeGuestOrder, placeOrder } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

for (const language of eachCase(['it', 'en'])) {
  test(`a guest comes from the order’s mail and has nothing to copy (${language})`, async ({ page }) => {
    const it = language === 'it'
    const email = newEmail()
    const { orderNumber, product } = await placeGuestOrder(email, language)
    await openPage(page, await mailedLink(email, /^\/recesso\?/))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByLabel(it ? 'Numero dell’ordine' : 'Order number')).toHaveValue(orderNumber)
    await expect(page.getByLabel(it ? 'Nome e cognome' : 'Full name')).toHaveValue('Giulia Ferrari')
    await expect(page.getByLabel(it ? 'E-mail per la ricevuta' : 'Email for the receipt')).toHaveValue(email)
    const { name } = await (await page.request.get(`/api/products/${product.id}?lang=${language}`)).json()
    await expect(page.locator('.withdrawal .note')).toContainText(`1 × ${name}`)
    await expectAccessible(page)
    // Two answers from the mail to the statement (rule 443), by keyboard.
    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).press('Enter')
    await page.getByRole('button', { name: it ? 'Conferma recesso' : 'Confirm withdrawal', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: it ? 'Recesso ricevuto' : 'Withdrawal received' })).toBeFocused()
  })
}

test('a foreign key shows nothing of the order', async ({ page, playwright, baseURL, complaints }) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const one = await placeOrder(guest, newEmail())
  const other = await placeOrder(guest, newEmail())
  await guest.dispose()
  const refused = page.waitForResponse((answer) => answer.url().includes(`/api/orders/${one.orderNumber}`))
  await openPage(page, `/recesso?ordine=${one.orderNumber}&k=${other.accessKey}`)
  expect((await refused).status()).toBe(404)
  await expect(page.getByLabel('Numero dell’ordine')).toHaveValue(one.orderNumber)
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('')
  await expect(page.getByLabel('E-mail per la ricevuta')).toHaveValue('')
  await expect(page.locator('.withdrawal .note')).toHaveCount(0)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})
