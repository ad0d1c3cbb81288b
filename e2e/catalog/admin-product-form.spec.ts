import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

const picture = (name: string) => fileURLToPath(new URL(`../../seed/images/${name}`, import.meta.url))

test.describe('a product without a price', () => {
  test.use({ tolerated: /status of 400/ })

  test('is stored as a draft, marked in its list, switched on with a price, and the toast links its page', async ({
    page,
  }) => {
    await openDashboard(page, '/admin?categoria=componenti&cerca=zz')
    const name = `Usata di prova ${Date.now()}`
    await page.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
    const form = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
    await expect(form.getByLabel('Prezzo')).toHaveValue('')
    await expect(form.getByLabel('Prezzo')).toHaveAccessibleDescription('Senza prezzo resta una bozza')
    await expect(form.getByRole('checkbox', { name: 'Attivo' })).toBeDisabled()
    await expect(form.getByLabel('Stock')).toHaveValue('0')
    await form.getByLabel('Categoria').selectOption('Bici Usate')
    await expect(form.getByLabel('Stock')).toHaveValue('1')
    await form.getByLabel('Categoria').selectOption('Accessori')
    await expect(form.getByLabel('Stock')).toHaveValue('0')
    await form.getByLabel('Nome').fill(name)
    await form.getByLabel('Descrizione').fill('Una prova.')
    await form.getByRole('button', { name: 'Aggiungi la taglia M' }).click()
    await expect(form.getByLabel('Stock')).toBeFocused()
    await expect(form.getByLabel('Stock')).toHaveValue('')
    await form.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
    await expect(form.getByRole('link', { name: 'Taglia M: scrivi quanti pezzi ci sono, anche 0.' })).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Stock').fill('2')
    await form.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
    await expect(toast(page)).toContainText('Prodotto aggiunto con successo!')
    await expect(toast(page)).toContainText('Senza prezzo resta una bozza.')
    // The list is the one that has it, and the keyboard goes on there.
    await expect(page).toHaveURL(/\/admin\?categoria=accessori$/)
    await expect(page.locator('#product-list')).toBeFocused()
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByText('Senza prezzo')).toBeVisible()

    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Attiva', exact: true }).click()
    await expect(toast(page)).toContainText('0 prodotti attivati, 1 senza prezzo resta una bozza')
    await row.getByRole('button', { name: /^Disattivo/ }).click()
    await expect(toast(page)).toContainText('scrivi il prezzo per metterlo in vendita')
    await toast(page).getByRole('button', { name: 'Scrivi il prezzo' }).click()
    const edit = page.getByRole('dialog', { name: 'Modifica Prodotto' })
    await edit.getByLabel('Prezzo').fill('12,50')
    await edit.getByRole('checkbox', { name: 'Attivo' }).check()
    await edit.getByRole('button', { name: 'Salva Modifiche' }).click()
    await expect(row).toContainText('12,50')
    await toast(page).getByRole('link', { name: 'È nel negozio: guarda la pagina' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})

/** As large as a phone's photo, and random, so that it stays large. */
const largePhoto = () =>
  sharp({
    create: {
      width: 3600,
      height: 2400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

test(
  'photos come first, large ones are shrunk, what this browser cannot read is said, and a tap sets the focal point',
  whole,
  async ({ page }) => {
    const product = await aShopProduct(page)
    await openDashboard(page, `/admin?categoria=accessori&apri=prodotto-${product.id}`)
    const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
    await expect(form.getByRole('group').first()).toHaveAccessibleName('Immagini')
    const buffer = await largePhoto()
    expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
    const chooser = form.getByLabel('Immagini del prodotto')
    await chooser.setInputFiles([{ name: 'telefono.jpg', mimeType: 'image/jpeg', buffer }])
    await expect(toast(page)).toContainText('1 immagine caricata')
    const said = await toast(page).boundingBox()
    const save = await form.getByRole('button', { name: 'Salva Modifiche' }).boundingBox()
    expect((said?.y ?? 0) + (said?.height ?? 0), 'the toast leaves the buttons free').toBeLessThan(save?.y ?? 0)
    const items = form.locator('.admin-pics > li')
    await expect(items).toHaveCount(1)
    await chooser.setInputFiles([
      { name: 'iphone.HEIC', mimeType: '', buffer: Buffer.from('ftypheic, ma non per Chromium') },
    ])
    await expect(form.getByRole('alert').filter({ hasText: 'iphone.HEIC' })).toContainText(
      'questo browser non sa aprirla',
    )
    await form.getByLabel('Foto dalla fotocamera').setInputFiles(picture('casco-verde-foto.webp'))
    await expect(items).toHaveCount(2)

    await items.first().getByRole('button', { name: 'Punto importante dell’immagine 1' }).click()
    const focus = page.getByRole('dialog', { name: 'Punto importante' })
    const photo = focus.locator('.picture-focus')
    await expect(photo.locator('img')).toHaveJSProperty('complete', true)
    const box = await photo.boundingBox()
    if (!box) throw new Error('the photo is not shown')
    await photo.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } })
    const left = focus.getByRole('slider', { name: 'Da sinistra a destra' })
    await expect(left).toHaveValue('25')
    await left.press('ArrowRight')
    await expect(left).toHaveValue('26')
    await expectAccessible(page)
    await focus.getByRole('button', { name: 'Usa questo punto' }).click()
    await expect(focus).toBeHidden()
    await form.getByRole('button', { name: 'Salva Modifiche' }).click()
    await expect(form).toBeHidden()
    const stored = await (await page.request.get(`/api/products/${product.id}`)).json()
    expect(stored.imageUrls[0]).toMatch(/-2000x1333-scene-26x7[45]\.webp$/)
  },
)
