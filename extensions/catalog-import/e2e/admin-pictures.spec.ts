import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { aShopProduct, chooseOther, openDashboard } from '../../../e2e/admin-page.ts'
import { ownShopTest } from '../../../e2e/own-shop.ts'
import { whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible } from '../../../e2e/shop-page.ts'

const test = ownShopTest()

// One after the other: they look at all that is still to come to the shop. Each screen is looked at in two widths.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ tolerated: /status of 415/ })

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const picture = (name: string) => readFileSync(fileURLToPath(new URL(`../../../seed/images/${name}`, import.meta.url)))
const csv = (text: string) => ({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
const zip = (name: string, files: Record<string, Buffer>) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([file, content]) => [file, [new Uint8Array(content), { level: 0 }]]),
      ),
    ),
  ),
})
const picturesOf = async (page: Page, id: number): Promise<string[]> =>
  (await (await page.request.get(`/api/products/${id}`)).json()).imageUrls

async function chooseFile(page: Page, file: ReturnType<typeof csv>) {
  await chooseOther(page, 'Importa')
  await page.getByRole('dialog', { name: 'Importa prodotti' }).getByLabel('File dei prodotti').setInputFiles(file)
}

async function expectAccessibleEverywhere(page: Page) {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isWider).toBe(false)
  }
}

test('what a file names by address is reported, tried again and given up', whole, async ({ page }) => {
  const { id, productCode, name } = await aShopProduct(page)
  await openDashboard(page, '/admin?categoria=accessori')
  const address = 'http://127.0.0.1:9/foto.jpg'
  const rows = [`${productCode};${name};${address} | davanti.jpg`, `NUOVO-1;Campanello;https://127.0.0.1:9/b.png`]
  await chooseFile(
    page,
    csv(
      `codice;nome;descrizione;categoria;immagini\n${rows.map((row) => row.replace(/;(?=[^;]*$)/, ';Suona.;accessori;')).join('\n')}\n`,
    ),
  )
  const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
  await expect(dialog.getByText(/Foto agli indirizzi scritti nel file/)).toBeVisible()
  await expect(dialog.getByText(/caricale tutte insieme in uno zip/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Importa \d/ }).click()
  await expect(dialog.getByText('Importazione completata.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click()

  const coming = page.getByRole('region', { name: 'Foto in arrivo' })
  await expect(coming).toContainText('0 di 2 foto arrivate. 2 non sono riuscite.', { timeout: 30_000 })
  await expect(coming).toContainText('Di 1 foto il file dice solo il nome')
  await expectAccessibleEverywhere(page)
  await coming.getByRole('button', { name: 'Guarda quali mancano' }).click()
  const missing = page.getByRole('dialog', { name: 'Foto che mancano' })
  const row = missing.getByRole('row').filter({ hasText: address })
  await expect(row).toContainText(productCode)
  await expect(row).toContainText('rete privata')
  await expect(missing.getByRole('row').filter({ hasText: 'davanti.jpg' })).toContainText(name)
  await expectAccessibleEverywhere(page)
  await row.getByRole('button', { name: `Riprova ${address}` }).click()
  await expect(row).toHaveCount(0)
  await expect(row).toContainText('rete privata', { timeout: 30_000 })
  await row.getByRole('button', { name: `Lascia perdere ${address}` }).click()
  await expect(row).toHaveCount(0)
  await missing.getByRole('button', { name: 'Lascia perdere tutte' }).first().click()
  await expect(missing.getByRole('table', { name: 'Foto che non sono arrivate' })).toHaveCount(0)
  await missing.getByRole('button', { name: 'Chiudi' }).last().click()
  await expect(coming).toContainText('Foto da caricare.')
  expect(await picturesOf(page, id)).toEqual([])

  await chooseFile(page, zip('foto.zip', { 'davanti.jpg': picture('abb-berici.webp') }))
  await page.getByRole('button', { name: 'Carica 1 foto' }).click()
  await expect(page.getByText('Caricamento finito.')).toBeVisible()
  await page.getByRole('button', { name: 'Chiudi' }).last().click()
  await expect(coming).toHaveCount(0)
  expect(await picturesOf(page, id)).toHaveLength(1)
})

test('photos in a zip go to the articles that their names say, seen before', whole, async ({ page }) => {
  const [one, other] = [await aShopProduct(page), await aShopProduct(page)]
  await openDashboard(page, '/admin?categoria=accessori')
  const files = {
    [`foto/${one.productCode}-2.webp`]: picture('navigli.webp'),
    [`foto/${one.productCode}.webp`]: picture('abb-berici.webp'),
    [`foto/${other.productCode.toLowerCase()}_1.jpg`]: Buffer.from('no picture at all'),
    'foto/IMG_0042.jpg': picture('abb-berici.webp'),
    'foto/listino.pdf': Buffer.from('%PDF'),
  }
  await chooseFile(page, zip('foto.zip', files))
  const dialog = page.getByRole('dialog', { name: 'Importa foto' })
  await expect(dialog.getByRole('status')).toContainText(
    '3 foto vanno a 2 articoli, dietro quelle che hanno già; 1 non trova un articolo; 1 file resta fuori.',
  )
  await expect(dialog.getByRole('row').filter({ hasText: 'IMG_0042.jpg' })).toContainText(
    'chiama la foto come il codice',
  )
  await expect(dialog.getByRole('row').filter({ hasText: 'listino.pdf' })).toContainText('Non è una foto')
  await expect(dialog.getByRole('row').filter({ hasText: `${one.productCode}-2.webp` })).toContainText(one.name)
  await expectAccessibleEverywhere(page)
  expect(await picturesOf(page, one.id)).toEqual([])

  await dialog.getByRole('button', { name: 'Carica 3 foto' }).click()
  await expect(dialog.getByRole('status').first()).toContainText(
    '3 di 3 foto: 2 aggiunte, 0 già presenti, 1 non riuscite.',
  )
  await expect(dialog.getByRole('table', { name: 'Non riuscite' })).toContainText(
    'Questo file non è un’immagine JPG, PNG, GIF o WebP leggibile.',
  )
  await expectAccessibleEverywhere(page)
  const [first, second, ...more] = await picturesOf(page, one.id)
  expect([first, second].map((url) => url?.match(/-(\d+x\d+)-/)?.[1])).toEqual(['600x600', '720x480'])
  expect(more).toEqual([])
  await dialog.getByRole('button', { name: 'Riprova' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('0 aggiunte, 2 già presenti, 1 non riuscite.')
})

test('an archive that is none says so, and nothing is lost', whole, async ({ page }) => {
  await openDashboard(page, '/admin?categoria=accessori')
  await chooseFile(page, { name: 'foto.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') })
  const dialog = page.getByRole('dialog', { name: 'Importa foto' })
  await expect(dialog).toContainText('Non è un archivio zip, oppure è rovinato')
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a shop that was exported with its pictures comes in again', whole, async ({ page }) => {
  await openDashboard(page, '/admin?categoria=accessori')
  await chooseOther(page, 'Storia delle importazioni')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Esporta con le foto' }).click()
  const file = await download
  await page.getByRole('button', { name: 'Torna ai prodotti' }).click()
  expect(file.suggestedFilename()).toMatch(/^negozio-\d{4}-\d{2}-\d{2}\.zip$/)
  const buffer = readFileSync(await file.path())
  const list = await (await page.request.get('/api/admin/products?category=accessori&limit=50')).json()
  const [gone] = (list as { id: number; productCode: string; imageUrls: string[] }[]).filter(
    (one) => one.imageUrls.length > 1,
  )
  expect((await page.request.delete(`/api/admin/products/${gone?.id}`)).ok()).toBe(true)
  await page.reload()

  await chooseFile(page, { name: file.suggestedFilename(), mimeType: 'application/zip', buffer })
  const dialog = page.getByRole('dialog', { name: 'Importa un negozio' })
  await expect(dialog.getByRole('status')).toContainText('Un negozio intero')
  await expectAccessibleEverywhere(page)
  await dialog.getByRole('button', { name: 'Importa foto e scaffali' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('Caricamento finito.')
  await dialog.getByRole('button', { name: 'Continua con gli articoli' }).click()
  const products = page.getByRole('dialog', { name: 'Importa prodotti' })
  await products.getByRole('button', { name: 'Importa 1 prodotto' }).click()
  await expect(products.getByText('Importazione completata.')).toBeVisible()
  const now = await (await page.request.get(`/api/admin/products?q=${gone?.productCode}&limit=5`)).json()
  expect(now[0]).toMatchObject({ productCode: gone?.productCode, imageUrls: gone?.imageUrls })
})
