import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible } from '../shop-page.ts'

const test = ownShopTest()

// One after the other: the tables are stored whole.
test.describe.configure({ mode: 'serial' })
test.use({ tolerated: /status of 409/ })

const openCharts = async (page: Page) => {
  await openDashboard(page, '/admin?vista=taglie')
  const section = page.getByRole('region', { name: 'Tabelle delle taglie' })
  await expect(section.getByRole('button', { name: 'Nuova tabella' })).toBeVisible()
  return section
}

test(
  'a table that leaves a gap is told beside its row, and the trial waits for a sound one',
  whole,
  async ({ page }) => {
    for (const width of eachCase([1440, 390])) {
      await page.setViewportSize({ width, height: 900 })
      const section = await openCharts(page)
      await section.getByRole('button', { name: 'Regola generale, Bici: gravel' }).click()
      await expect(section.getByRole('status').filter({ hasText: 'A 178 cm con 83 di cavallo' }).first()).toBeVisible()
      await section.getByLabel('M, Altezza').fill('175-180')
      await expect(section.getByText('La prova comincia quando la tabella è completa')).toBeVisible()
      await section.getByLabel('S, Cavallo', { exact: true }).fill('70-140')
      await section.getByRole('button', { name: 'Salva la tabella' }).click()
      await expect(section.getByLabel('M, Altezza')).toHaveAccessibleDescription(/Resta un buco/)
      await expect(section.getByLabel('S, Cavallo', { exact: true })).toHaveAccessibleDescription(/35 a 120/)
      await expectAccessible(page)
      await section.getByRole('button', { name: 'Tutte le tabelle' }).click()
      await section.getByRole('button', { name: 'Nuova tabella' }).click()
      await section.getByLabel('Per che cosa').selectOption('Abbigliamento, caschi')
      await section.getByRole('button', { name: 'Salva la tabella' }).click()
      await expect(section.getByText('Scegli lo scaffale.').first()).toBeVisible()
      await expect(section.getByText('Scrivi da dove viene la tabella.').first()).toBeVisible()
      await expectAccessible(page)
    }
    expect((await (await page.request.get('/api/admin/size-charts')).json()).version).toBe(0)
  },
)

test('a maker’s table is written, tried, that of its product, and taken away again', async ({ page }) => {
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
  const section = await openCharts(page)
  await section.getByRole('button', { name: 'Nuova tabella' }).click()
  await section.getByLabel('Marca').fill('Prova Telai')
  await section.getByLabel('Tipo di bici').selectOption('Gravel')
  await section.getByLabel('Spazio sopra il tubo').fill('3')
  await section.getByLabel('1, taglia').fill('S')
  await section.getByLabel('S, Altezza').fill('160-171')
  await section.getByLabel('S, Scavalco mm').fill('755')
  await section.getByRole('button', { name: 'Aggiungi una taglia' }).click()
  await section.getByLabel('2, taglia').fill('M')
  await section.getByLabel('M, Altezza').fill('170-182')
  await section.getByLabel('M, Scavalco mm').fill('790')
  await expect(section.getByText('Articoli in vendita sono anche in XL: qui mancano.')).toBeVisible()
  await section.getByLabel('Da dove viene').fill('Prova Telai, guida 2026')
  await expect(section.getByText('restano 4 cm sopra il tubo')).toBeVisible()
  await section.getByRole('button', { name: 'Salva la tabella' }).click()
  await expect(toast(page).filter({ hasText: 'Tabella salvata' })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Prova Telai, Bici: gravel' })).toBeVisible()

  const read = await (await page.request.get(`/api/products/${slug}/size-chart`)).json()
  expect(read.chart).toMatchObject({ brand: 'Prova Telai', source: 'Prova Telai, guida 2026' })

  const again = await openCharts(page)
  await again.getByRole('button', { name: 'Prova Telai, Bici: gravel' }).click()
  await again.getByRole('button', { name: 'Elimina la tabella' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(toast(page).filter({ hasText: 'Tabella eliminata' })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Prova Telai, Bici: gravel' })).toHaveCount(0)
})

test('a newer version of a colleague is not overwritten', async ({ page }) => {
  const section = await openCharts(page)
  await section.getByRole('button', { name: 'Regola generale, Bici: pieghevole' }).click()
  const now = await (await page.request.get('/api/admin/size-charts')).json()
  const strange = { ...now.charts[0], brand: 'Altri' }
  const answer = await page.request.put('/api/admin/size-charts', {
    data: { version: now.version, charts: [...now.charts, strange] },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  await section.getByLabel('Unica, Altezza').fill('146-190')
  await section.getByRole('button', { name: 'Salva la tabella' }).click()
  await expect(section.getByText('Qualcuno l’ha cambiato mentre lo modificavi')).toBeVisible()
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Salva la tabella' }).click()
  await expect(toast(page).filter({ hasText: 'Tabella salvata' })).toBeVisible()
  const { charts } = await (await page.request.get('/api/admin/size-charts')).json()
  expect(charts).toHaveLength(now.charts.length + 1)
  expect(charts.find(({ kind }: { kind?: string }) => kind === 'pieghevole').rows[0]).toMatchObject({ heightFrom: 146 })
})
