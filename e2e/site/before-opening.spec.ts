import { aShopProduct, openDashboard } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { expect, expectAccessible } from '../shop-page.ts'

const test = ownShopTest({ SHOP_CONFIG: 'shop.config.json' })

// One after the other: the first one counts products.
test.describe.configure({ mode: 'serial' })

test('a new shop is told what to do before it opens, until all is done', async ({ page }) => {
  await openDashboard(page)
  const list = page.getByRole('region', { name: 'Prima di aprire' })
  const step = (title: string) => list.getByRole('listitem').filter({ hasText: title })
  await expect(list.getByRole('listitem')).toHaveCount(9)
  await expect(step('Chi sei')).toContainText('Manca')
  await expect(step('Mail di prova')).toContainText('Non parte')
  await expect(step('Primo articolo')).toContainText('Manca')
  await expectAccessible(page)

  await step('Testi di legge').getByRole('button', { name: 'Riletti' }).click()
  await expect(step('Testi di legge')).toContainText('Fatto')
  await step('Prezzi di consegna').getByRole('button', { name: 'Vanno bene' }).click()
  await expect(step('Prezzi di consegna')).toContainText('Fatto')
  await step('Primo articolo').getByRole('link', { name: 'Aggiungi' }).click()
  await expect(page.getByRole('dialog', { name: 'Aggiungi Prodotto' })).toBeVisible()
  await page.keyboard.press('Escape')
  await aShopProduct(page)
  await openDashboard(page)
  await expect(step('Primo articolo')).toContainText('Fatto')
  await expect(list).toContainText('3 fatte, ne mancano 6')

  await step('Chi sei').getByRole('link', { name: 'Scrivi i dati' }).click()
  await expect(page.getByRole('region', { name: 'Dati e contatti' })).toBeVisible()
  await page.goBack()
  await list.getByRole('button', { name: 'Togli l’elenco' }).click()
  await expect(list).toHaveCount(0)
})
