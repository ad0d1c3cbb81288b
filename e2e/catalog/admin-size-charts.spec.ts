import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

const test = ownShopTest()

// One after the other: the tables are stored whole.
test.describe.configure({ mode: 'serial' })
test.use({ tolerated: /status of 409/ })

const openCharts = async (page: Page) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Impostazioni' }).click()
  const dialog = page.getByRole('dialog', { name: 'Impostazioni' })
  await dialog.getByRole('tab', { name: 'Taglie', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Nuova tabella' })).toBeVisible()
  return dialog
}

test(
  'a table that leaves a gap is told beside its row, and the trial waits for a sound one',
  whole,
  async ({ page }) => {
    for (const width of eachCase([1440, 390])) {
      await page.setViewportSize({ width, height: 900 })
      const dialog = await openCharts(page)
      await dialog.getByRole('button', { name: 'Regola generale, Bici: gravel' }).click()
      await expect(dialog.getByRole('status').filter({ hasText: 'A 178 cm con 83 di cavallo' }).first()).toBeVisible()
      await dialog.getByLabel('M, Altezza').fill('175-180')
      await expect(dialog.getByText('La prova comincia quando la tabella è completa')).toBeVisible()
      await dialog.getByLabel('S, Cavallo', { exact: true }).fill('70-140')
      await dialog.getByRole('button', { name: 'Salva la tabella' }).click()
      await expect(dialog.getByLabel('M, Altezza')).toHaveAccessibleDescription(/Resta un buco/)
      await expect(dialog.getByLabel('S, Cavallo', { exact: true })).toHaveAccessibleDescription(/35 a 120/)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Tutte le tabelle' }).click()
      await dialog.getByRole('button', { name: 'Nuova tabella' }).click()
      await dialog.getByLabel('Per che cosa').selectOption('Abbigliamento, caschi')
      await dialog.getByRole('button', { name: 'Salva la tabella' }).click()
      await expect(dialog.getByText('Scegli lo scaffale.').first()).toBeVisible()
      await expect(dialog.getByText('Scrivi da dove viene la tabella.').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    expect((await (await page.request.get('/api/admin/size-charts')).json()).version).toBe(0)
  },
)

test('a maker’s table is written, tried, read by a buyer, and taken away again', async ({ page }) => {
  const { slug } = await aShopProduct(page, {
    name: 'Gravel Prova',
    category: 'biciclette',
    subcategory: 'gravel',
    brand: 'Prova Telai',
    sizes: [
      { size: 'S', stock: 1 },
      { size: 'M', stock: 2 },
      { size: 'XL', stock: 1 },
    ],
  })
  const dialog = await openCharts(page)
  await dialog.getByRole('button', { name: 'Nuova tabella' }).click()
  await dialog.getByLabel('Marca').fill('Prova Telai')
  await dialog.getByLabel('Tipo di bici').selectOption('Gravel')
  await dialog.getByLabel('Spazio sopra il tubo').fill('3')
  await dialog.getByLabel('1, taglia').fill('S')
  await dialog.getByLabel('S, Altezza').fill('160-171')
  await dialog.getByLabel('S, Scavalco mm').fill('755')
  await dialog.getByRole('button', { name: 'Aggiungi una taglia' }).click()
  await dialog.getByLabel('2, taglia').fill('M')
  await dialog.getByLabel('M, Altezza').fill('170-182')
  await dialog.getByLabel('M, Scavalco mm').fill('790')
  await expect(dialog.getByText('Articoli in vendita sono anche in XL: qui mancano.')).toBeVisible()
  await dialog.getByLabel('Da dove viene').fill('Prova Telai, guida 2026')
  await expect(dialog.getByText('restano 4 cm sopra il tubo')).toBeVisible()
  await dialog.getByRole('button', { name: 'Salva la tabella' }).click()
  await expect(toast(page).filter({ hasText: 'Tabella salvata' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Prova Telai, Bici: gravel' })).toBeVisible()

  await openPage(page, `/prodotto/${slug}`)
  await page.getByRole('button', { name: 'Che taglia ti serve?' }).click()
  await page.getByLabel('Altezza').fill('178')
  await page.getByLabel('Cavallo').fill('83')
  await expect(page.getByText(/la M ti lascia 4 cm sopra il tubo/)).toBeVisible()
  await expect(page.getByText('Prova Telai, guida 2026')).toBeVisible()

  const again = await openCharts(page)
  await again.getByRole('button', { name: 'Prova Telai, Bici: gravel' }).click()
  await again.getByRole('button', { name: 'Elimina la tabella' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(toast(page).filter({ hasText: 'Tabella eliminata' })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Prova Telai, Bici: gravel' })).toHaveCount(0)
})

test('a newer version of a colleague is not overwritten', async ({ page }) => {
  const dialog = await openCharts(page)
  await dialog.getByRole('button', { name: 'Regola generale, Bici: pieghevole' }).click()
  const now = await (await page.request.get('/api/admin/size-charts')).json()
  const strange = { ...now.charts[0], brand: 'Altri' }
  const answer = await page.request.put('/api/admin/size-charts', {
    data: { version: now.version, charts: [...now.charts, strange] },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  await dialog.getByLabel('Unica, Altezza').fill('146-190')
  await dialog.getByRole('button', { name: 'Salva la tabella' }).click()
  await expect(dialog.getByText('Qualcuno l’ha cambiato mentre lo modificavi')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salva la tabella' }).click()
  await expect(toast(page).filter({ hasText: 'Tabella salvata' })).toBeVisible()
  const { charts } = await (await page.request.get('/api/admin/size-charts')).json()
  expect(charts).toHaveLength(now.charts.length + 1)
  expect(charts.find(({ kind }: { kind?: string }) => kind === 'pieghevole').rows[0]).toMatchObject({ heightFrom: 146 })
})
