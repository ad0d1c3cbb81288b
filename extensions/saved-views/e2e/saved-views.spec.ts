import { aBankOrder, aShopProduct, openDashboard } from '../../../e2e/admin-page.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

test('a list is kept under a name, opened again with one press, and forgotten', async ({ page }) => {
  const { customerName } = await aBankOrder(page, await aShopProduct(page))
  const list = `/admin?tab=ordini&cerca=${encodeURIComponent(customerName)}`
  const chip = page.getByRole('button', { name: 'Il mio cliente', exact: true })
  await openDashboard(page, list)
  await page.getByRole('button', { name: 'Salva questa vista' }).click()
  const saving = page.getByRole('dialog', { name: 'Salva questa vista' })
  await saving.getByLabel('Nome').fill('Il mio cliente')
  await saving.getByLabel(/La vedono tutti/).check()
  await saving.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await openDashboard(page, '/admin?tab=ordini')
  await chip.click()
  await expect(page.getByText(customerName).first()).toBeVisible()
  await page.getByRole('button', { name: 'Elimina la vista Il mio cliente' }).click()
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  await expect(chip).toBeHidden()
})
