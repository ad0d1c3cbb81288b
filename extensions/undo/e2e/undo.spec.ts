import { openDashboard, toast } from '../../../e2e/admin-page.ts'
import { expect, test } from '../../../e2e/shop-page.ts'

test('a deleted product comes back from its toast, and the record takes that back again', async ({ page }) => {
  await openDashboard(page)
  const name = `Da annullare ${Date.now()}`
  const data = { name, description: 'Una sella.', category: 'accessori', price: '88', stock: 2 }
  expect((await page.request.post('/api/admin/products', { data })).status()).toBe(201)
  await openDashboard(page, `/admin?categoria=accessori&cerca=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: `Elimina ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(row).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(toast(page)).toContainText('Prodotto ripristinato')
  await expect(row).toContainText('88,00')

  await openDashboard(page, `/admin?tab=negozio&vista=registro&cerca=${encodeURIComponent(name)}`)
  const acts = page.getByRole('table', { name: 'Registro' })
  await acts.getByRole('button', { name: `Annulla Annullato: Articolo ${name}: ` }).click()
  await expect(question).toContainText('Torna com’era.')
  await question.getByRole('button', { name: 'Annulla la modifica' }).click()
  await expect(toast(page)).toContainText('Annullato')
  await expect(acts.getByText('Annullato', { exact: true })).toHaveCount(2)
})
