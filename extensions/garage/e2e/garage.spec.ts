import { aBankOrder, aShopProduct, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { beCustomer, toastOf } from '../../../e2e/customer-steps.ts'
import { eachCase } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

for (const language of eachCase(['it', 'en'])) {
  test(`a bicycle leaves with its frame number and goes to a new owner by code (${language})`, async ({
    page,
    browser,
  }) => {
    const it = language === 'it'
    const account = it ? '/account' : '/en/account'
    await beCustomer(page)
    const bike = await aShopProduct(page, { category: 'biciclette', subcategory: 'gravel' })
    const order = await aBankOrder(page, bike)
    expect(
      (await page.request.patch(`/api/admin/orders/${order.id}`, { data: { paymentStatus: 'paid' } })).status(),
    ).toBe(200)
    // Its place in the lists is other tests'.
    await page.request.put(`/api/admin/products/${bike.id}`, { data: { isActive: false } })
    await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
    const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
    await detail.getByRole('button', { name: 'Spedisci' }).click()
    const form = page.getByRole('dialog', { name: `Spedisci ordine ${order.orderNumber}` })
    await form.getByLabel(`Numero di telaio: ${bike.name}`).fill('WTU 418 C 0932 K')
    await form.getByRole('button', { name: 'Spedisci' }).click()
    await expect(toast(page)).toContainText('Ordine spedito')

    await openPage(page, account)
    const mine = page.getByRole('region', { name: it ? 'Le mie bici' : 'My bikes' })
    await expect(mine).toContainText('WTU 418 C 0932 K')
    await mine.getByRole('button', { name: it ? 'Passala a un altro' : 'Hand it over' }).click()
    await page.getByRole('button', { name: it ? 'Crea il codice' : 'Create the code' }).click()
    const code = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/).textContent()) ?? ''
    await expectAccessible(page)

    const other = await browser.newContext({ locale: it ? 'it-IT' : 'en-GB' })
    try {
      const theirs = await other.newPage()
      await beCustomer(theirs)
      await openPage(theirs, account)
      await theirs.getByRole('button', { name: it ? 'Hai avuto una bici' : 'Did someone hand a bike' }).click()
      const field = theirs.getByLabel(it ? 'Codice della bici' : 'Code of the bike')
      const add = theirs.getByRole('button', { name: it ? 'Aggiungi la bici' : 'Add the bike' })
      await field.fill('AAAA-BBBB')
      await add.click()
      await expect(theirs.locator('.error-summary')).toContainText(it ? '30 giorni' : '30 days')
      await field.fill(code)
      await add.click()
      await expect(toastOf(theirs, language)).toContainText(bike.name)
      const received = theirs.getByRole('region', { name: it ? 'Le mie bici' : 'My bikes' })
      await expect(received).toContainText('WTU 418 C 0932 K')
      await expect(received).not.toContainText(order.orderNumber)
      await expectAccessible(theirs)
    } finally {
      await other.close()
    }
    await openPage(page, account)
    await expect(mine).not.toContainText(bike.name)
  })
}
