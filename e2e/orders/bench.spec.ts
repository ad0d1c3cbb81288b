import type { Locator, Page } from '@playwright/test'
import { aShopProduct, countSteps, openDashboard, toast } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

/** A picture that no other is: the shop knows doubles. */
async function aPhoto(page: Page, name: string) {
  const data = await page.evaluate((words) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 900
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = `hsl(${Math.random() * 360} 50% 50%)`
    pen.fillRect(0, 0, 1200, 900)
    pen.fillStyle = 'white'
    pen.font = '60px sans-serif'
    pen.fillText(`${words} ${Math.random()}`, 40, 400)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  }, name)
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}

const saved = (sheet: Locator) => expect(sheet.getByText('Tutto salvato')).toBeVisible()

/** Tall enough for the whole sheet, because sticky bars cover parts of it. */
async function expectSheetAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('no size')
  await page.setViewportSize({ width: before.width, height: 12_000 })
  await expectAccessible(page)
  await page.setViewportSize(before)
}

// A year in the future is refused on the way.
test.use({ tolerated: /status of 400/ })

for (const width of eachCase([390, 1440])) {
  test(`a used bicycle goes from the bench into the shop (${width} px)`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    const name = `Olandese ${Date.now()}${Math.random().toString(36).slice(2, 6)}`
    await openDashboard(page, '/admin?categoria=bici-usate')
    await page.getByRole('button', { name: 'Nuova bici usata' }).click()
    const begin = page.getByRole('dialog', { name: 'Nuova bici usata' })
    await begin.getByRole('button', { name: 'Apri la scheda' }).click()
    await expect(begin.getByText(/scegli il tipo/).last()).toBeVisible()
    await expectAccessible(page)
    await begin.getByLabel('Nome', { exact: true }).fill(name)
    await begin.getByLabel('Tipo', { exact: true }).selectOption('citta')
    await begin.getByLabel('Prezzo in euro').fill('390,00')
    await begin.getByLabel('Descrizione', { exact: true }).fill('Per una prova.')
    await begin.getByRole('button', { name: 'Apri la scheda' }).click()

    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByText('Manca ancora:')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Metti in negozio' })).toBeDisabled()
    await sheet.getByLabel('Anno', { exact: true }).fill('2999')
    await sheet.getByLabel('Chi è al banco').fill('Marta')
    await expect(sheet.getByText(/anno/i).filter({ visible: true }).last()).toBeVisible()
    await expect(sheet.locator('.error').first()).toBeVisible()
    await sheet.getByLabel('Anno', { exact: true }).fill('2016')
    await sheet.getByLabel('N. di serie').fill('NL 88 4471')
    const chain = sheet.getByRole('group', { name: 'Catena, usura' })
    await chain.getByText('A posto').click()
    await chain.getByLabel('Misura, %').fill('0,25')
    for (const group of ['Telaio e forcella', 'Ruote', 'Freni', 'Trasmissione', 'Sterzo e sella', 'Dotazione']) {
      const part = sheet.getByRole('region', { name: group })
      const rest = part.getByRole('button', { name: 'Il resto del gruppo è a posto' })
      if ((await rest.count()) > 0) await rest.click()
      for (const point of await part.getByRole('group').all())
        if ((await point.getByRole('radio', { checked: true }).count()) === 0) await point.getByText('Cambiato').click()
    }
    await sheet.getByText('Buono', { exact: true }).click()
    await saved(sheet)
    await expectSheetAccessible(page)

    await page.reload()
    await expect(sheet.getByLabel('N. di serie')).toHaveValue('NL 88 4471')
    await expect(chain.getByLabel('Misura, %')).toHaveValue('0,25')
    await expect(sheet.getByRole('radio', { name: /Buono/ })).toBeChecked()

    // The drawing of a bicycle with a known kind only.
    await expect(sheet.locator('.editor-drawing img')).toHaveAttribute('src', /\/images\/bici-v1-city-/)
    await sheet.getByRole('button', { name: 'Aggiungi un segno' }).click()
    await sheet.getByLabel('Segno 1: che cosa si vede').fill('Graffi sul parafango')
    await sheet.getByLabel('Di più, se serve').fill('Dietro, a sinistra.')
    await expect(sheet.getByText('la foto del segno 1')).toBeVisible()
    await sheet.getByLabel('Foto del segno 1', { exact: true }).setInputFiles(await aPhoto(page, 'segno'))
    await expect(sheet.getByRole('img', { name: 'Foto del segno 1' })).toBeVisible()
    const photos = await Promise.all(['uno', 'due', 'tre', 'quattro', 'cinque'].map((one) => aPhoto(page, one)))
    await sheet.getByLabel('Immagini del prodotto').setInputFiles(photos)
    await expect(sheet.getByText('La scheda è completa.')).toBeVisible({ timeout: 30_000 })
    await saved(sheet)
    await expectSheetAccessible(page)
    await expect(async () => {
      await sheet.getByRole('button', { name: 'Metti in negozio' }).click({ timeout: 2_000 })
      await expect(toast(page).filter({ hasText: 'In negozio' })).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    const found = await (
      await page.request.get(`/api/products?category=bici-usate&q=${encodeURIComponent(name)}`)
    ).json()
    expect(found[0]).toMatchObject({ name, inspection: { grade: 'B', year: 2016 } })
    await openPage(page, `/prodotto/${found[0].slug}`)
    await expect(page.getByRole('region', { name: 'Scheda di lavoro' })).toContainText('Graffi sul parafango')
  })
}

test('a used bicycle goes from its photos to the shop in twelve steps on a phone, with one exception', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `Lambro ${Date.now()}`
  await openDashboard(page, '/admin?categoria=bici-usate')
  const photos = await Promise.all(['uno', 'due', 'tre', 'quattro', 'cinque'].map((one) => aPhoto(page, one)))
  const step = countSteps()
  await step(() => page.getByRole('button', { name: 'Nuova bici usata' }).click())
  const begin = page.getByRole('dialog', { name: 'Nuova bici usata' })
  await step(() => begin.getByLabel('Immagini del prodotto').setInputFiles(photos))
  await step(() => begin.getByLabel('Nome', { exact: true }).fill(name))
  await step(() => begin.getByLabel('Tipo', { exact: true }).selectOption('citta'))
  await step(() => begin.getByLabel('Taglia').fill('54'))
  await step(() => begin.getByLabel('Prezzo in euro').fill('390'))
  await expect(toast(page)).toContainText('5 immagini caricate', { timeout: 30_000 })
  await expectAccessible(page)
  await step(() => begin.getByRole('button', { name: 'Apri la scheda' }).click())
  const sheet = page.getByRole('dialog', { name })
  await step(() => sheet.getByRole('button', { name: 'Tutto a posto' }).click())
  const saddle = sheet.getByRole('group', { name: 'Sella', exact: true })
  await step(() => saddle.getByText('Da guardare').click())
  await step(() => sheet.getByText('Buono', { exact: true }).click())
  await saved(sheet)
  await expect(sheet.getByText('La scheda è completa.')).toBeVisible()
  await step(() => sheet.getByRole('button', { name: 'Metti in negozio' }).click())
  await expect(toast(page).filter({ hasText: 'In negozio' })).toBeVisible()
  expect(step.count()).toBeLessThanOrEqual(12)
  const [found] = await (
    await page.request.get(`/api/products?category=bici-usate&q=${encodeURIComponent(name)}`)
  ).json()
  expect(found).toMatchObject({ name, frameSize: '54', inspection: { grade: 'B' } })
  expect(found.imageUrls).toHaveLength(5)
  const card = await (await page.request.get(`/api/admin/products/${found.id}/job-card`)).json()
  expect(card.checks.filter(({ verdict }: { verdict: string }) => verdict !== 'ok')).toMatchObject([
    { point: 'saddle', verdict: 'watch' },
  ])
})

test.describe('without a connection', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

  test('what is tapped waits, also for the page to be opened again', whole, async ({ page }) => {
    const bike = await aShopProduct(page, { category: 'bici-usate', subcategory: 'citta', isActive: false, stock: 1 })
    await openDashboard(page, `/admin?categoria=bici-usate&apri=scheda-${bike.id}`)
    const sheet = page.getByRole('dialog', { name: bike.name })
    const joints = sheet.getByRole('group', { name: 'Congiunzioni senza crepe' })
    await expect(joints).toBeVisible()
    const cards = `**/api/admin/products/${bike.id}/job-card`
    await page.route(cards, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
    await joints.getByText('Da guardare').click()
    await expect(sheet.getByText('Non ancora salvato')).toBeVisible()
    await expect(joints.getByRole('radio', { name: 'Da guardare' })).toBeChecked()
    await expectSheetAccessible(page)
    await page.reload()
    await expect(joints.getByRole('radio', { name: 'Da guardare' })).toBeChecked()
    await page.unroute(cards)
    await sheet.getByRole('button', { name: 'Riprova' }).click()
    await saved(sheet)
    const card = await (await page.request.get(`/api/admin/products/${bike.id}/job-card`)).json()
    expect(card.checks).toMatchObject([{ point: 'joints', verdict: 'watch' }])
  })
})
