import { openSection, toast } from '../../../e2e/admin-page.ts'
import { ownShopTest } from '../../../e2e/own-shop.ts'
import { expect, expectAccessible, openPage } from '../../../e2e/shop-page.ts'

const test = ownShopTest()
test.use({ tolerated: /status of 4(00|09|15)/, viewport: { width: 1200, height: 720 } })

test('a picture in use is described and gets its point by keyboard; one in no use is deleted after a question', async ({
  page,
}) => {
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } })
  const upload = async (buffer: Buffer) => {
    const multipart = { image: { name: 'foto.png', mimeType: 'image/png', buffer } }
    return (await (await page.request.post('/api/admin/upload', { multipart })).json()).imageUrl
  }
  await openSection(page, 'Negozio', 'Immagini')
  const used = await upload(await page.screenshot({ clip: { x: 0, y: 0, width: 500, height: 300 } }))
  await upload(png)
  const body = { name: 'Casco Murge', description: 'Leggero.', category: 'accessori', price: '60', stock: 3 }
  await page.request.post('/api/admin/products', { data: { ...body, imageUrls: [used] } })
  await page.reload()
  const list = page.getByRole('region', { name: 'Immagini' })
  await list.getByRole('searchbox').fill('murge')
  await list.getByRole('button', { name: 'Modifica Casco Murge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Foto', exact: true })
  await expect(dialog.getByRole('link', { name: 'Casco Murge' })).toBeVisible()
  await dialog.getByLabel('Che cosa si vede', { exact: false }).first().fill('Un casco sul banco')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: png })
  await expect(dialog.getByText('«a.pdf»: non è un’immagine JPG, PNG, GIF o WebP.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Punto importante: Foto' }).click()
  const point = page.getByRole('dialog', { name: 'Punto importante' })
  await point.getByRole('slider', { name: 'Da sinistra a destra' }).press('Home')
  await point.getByRole('button', { name: 'Usa questo punto' }).click()
  await expect(point).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page).filter({ hasText: 'Foto salvata' })).toBeVisible()
  await list.getByLabel('Mostra').selectOption('Quelle che non usi')
  await list.getByRole('searchbox').fill('')
  const unseen = list.getByRole('button', { name: 'Elimina foto che non si vede' })
  await expect(unseen).not.toHaveCount(0)
  const before = await unseen.count()
  await unseen.first().click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(unseen).toHaveCount(before - 1)
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await openPage(page, '/accessori')
  const card = page.locator('li.product-card', { hasText: 'Casco Murge' })
  await expect(card.locator('img').first()).toHaveCSS('object-position', '0% 50%')
})
