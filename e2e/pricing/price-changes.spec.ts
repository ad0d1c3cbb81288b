import { aShopProduct, openSection, toast } from '../admin-page.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

// One test is about an outdated preview.
test.use({ tolerated: /status of 409/ })

for (const width of eachCase([390, 1440])) {
  test(`many prices are seen before they change, change together and go back (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const brand = `Marca ${Date.now()}${Math.random().toString(36).slice(2, 5)}`
    const bell = await aShopProduct(page, { price: '20.00', brand })
    const light = await aShopProduct(page, { price: '59.90', brand })
    const priceOf = async (id: number) => (await (await page.request.get(`/api/products/${id}`)).json()).price
    await openSection(page, 'Prezzi', 'Cambia prezzi')
    await page.getByRole('button', { name: 'Cambia i prezzi' }).click()
    const form = page.getByRole('dialog', { name: 'Cambia i prezzi' })
    await form.getByRole('button', { name: 'Cambia i prezzi' }).click()
    await expect(form.getByRole('link', { name: /^Scaffale/ })).toBeVisible()
    await form.getByLabel('Su', { exact: true }).selectOption('Una marca')
    await form.getByLabel('Marca', { exact: true }).selectOption(brand)
    await form.getByLabel('Percento', { exact: true }).fill('3,5')
    const row = (code: string) => form.getByRole('row').filter({ hasText: code })
    await expect(row(bell.productCode)).toContainText('20,90 €')
    await expect(row(light.productCode)).toContainText('61,90 €')
    await expect(form.getByRole('status').last()).toHaveText('Cambiano 2 prezzi.')
    await expectAccessible(page)

    const stored = await (await page.request.get(`/api/admin/products/${light.id}`)).json()
    await page.request.put(`/api/admin/products/${light.id}`, { data: { ...stored, price: '69.90' } })
    await form.getByRole('button', { name: 'Cambia 2 prezzi' }).click()
    await expect(form.getByText(/^Nel frattempo qualche prezzo è cambiato/).first()).toBeVisible()
    await expect(row(light.productCode)).toContainText('71,90 €')
    await form.getByRole('button', { name: 'Cambia 2 prezzi' }).click()
    await expect(toast(page).filter({ hasText: '2 prezzi cambiati' })).toBeVisible()
    await expect(form).toBeHidden()
    expect([await priceOf(bell.id), await priceOf(light.id)]).toEqual(['20.90', '71.90'])

    const list = page.getByRole('table', { name: 'Prezzi cambiati' })
    const done = list.getByRole('row').filter({ hasText: brand })
    await expect(done).toContainText('+ 3,5 %, con ,90')
    await expectAccessible(page)
    await done.getByRole('button', { name: /^Annulla/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rimetti i prezzi' }).click()
    await expect(done).toContainText('Annullato il')
    expect([await priceOf(bell.id), await priceOf(light.id)]).toEqual(['20.00', '69.90'])
  })
}
