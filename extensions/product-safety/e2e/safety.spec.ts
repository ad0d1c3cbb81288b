import { aShopProduct, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

// What is wrong is refused by the server.
test.use({ tolerated: /400/ })

test('what products lack is listed, said in their form, and filled for a brand and for many at once', async ({
  page,
}) => {
  const stamp = Date.now().toString(36)
  const brand = `Ala ${stamp}`
  const maglia = await aShopProduct(page, { category: 'abbigliamento', brand, name: `Maglia ${stamp}` })
  await openDashboard(page, `/admin?tab=prodotti&apri=prodotto-${maglia.id}`)
  await expect(page.getByText('Mancano il produttore e la composizione.')).toBeVisible()

  await openPage(page, '/admin?tab=prodotti&vista=da-completare')
  const more = page.getByRole('button', { name: /^Altre \d+ marche$/ })
  await expect(page.getByRole('table', { name: 'Articoli da completare' })).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: `Nuovo produttore di ${brand}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuovo produttore' })
  await expect(dialog.getByLabel('Marche')).toHaveValue(brand)
  await dialog.getByLabel('Nome').fill(`Ala ${stamp} S.r.l.`)
  await dialog.getByLabel('Indirizzo postale').fill('Via Roma 1, 37100 Verona')
  await dialog.getByLabel('E-mail').fill('sicurezza@ala.example')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page)).toContainText('Produttore aggiunto')

  await openPage(page, '/admin?tab=prodotti&vista=da-completare&stato=composizione')
  const row = page.getByRole('row').filter({ hasText: `Maglia ${stamp}` })
  await expect(row).toContainText('Composizione')
  await expect(row).not.toContainText('Produttore')
  await row.getByRole('checkbox').check()
  await page.getByRole('textbox', { name: 'Composizione' }).fill('90 % cotone')
  await page.getByRole('button', { name: 'Compila 1 articolo' }).click()
  await expect(page.getByText('Le percentuali di ogni riga devono fare 100.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Composizione' }).fill('90 % cotone, 10 % lycra')
  await page.getByRole('button', { name: 'Compila 1 articolo' }).click()
  await expect(toast(page)).toContainText('1 articolo completato')
  await expect(row).toHaveCount(0)

  await openPage(page, `/prodotto/${maglia.slug}`)
  const block = page.getByRole('region', { name: 'Produttore e sicurezza' })
  await expect(block).toContainText('90 % cotone, 10 % elastan')
  await expect(block).toContainText('Via Roma 1, 37100 Verona')
})
