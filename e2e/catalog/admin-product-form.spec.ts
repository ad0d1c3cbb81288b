import { fileURLToPath } from 'node:url'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { aShopProduct, chooseOther, countSteps, openDashboard, toast } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

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

    await chooseOther(page, 'Scegli più articoli')
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

    await items.first().getByRole('button').click()
    await form.getByRole('button', { name: 'Punto importante dell’immagine 1' }).click()
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

/** Fields on the screen: what a fold cuts off is not, nor is a radio of the language. */
const shownFields = (form: Locator) =>
  form.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('input:not([type=radio]), select, textarea')].filter((field) => {
        if (field.getAttribute('capture')) return false
        const fold = field.closest('.is-folded')
        return fold === null && field.checkVisibility()
      }).length,
  )

const categories = ['biciclette', 'bici-usate', 'componenti', 'abbigliamento', 'accessori'] as const

for (const category of categories) {
  test(`at most twelve fields stand open, and those of the specification are filled without unfolding (${category})`, async ({
    page,
  }) => {
    const sizes = ['S', 'M', 'L', 'XL'].map((size) => ({ size, stock: 2 }))
    const isBicycle = category.startsWith('bici')
    await openDashboard(page, `/admin?categoria=${category}&apri=prodotto-nuovo`)
    const add = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
    await expect(add.getByLabel('Categoria')).toHaveValue(category)
    const added = await shownFields(add)
    const bike = { subcategory: 'gravel', sizes }
    const product = await aShopProduct(page, {
      category,
      // In the shop it would change lists that other tests read.
      isActive: false,
      ...(isBicycle ? bike : category === 'abbigliamento' && { sizes }),
    })
    await openPage(page, `/admin?categoria=${category}&apri=prodotto-${product.id}`)
    const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
    await expect(form.getByLabel('Nome')).toHaveValue(product.name)
    const edited = await shownFields(form)
    test.info().annotations.push({ type: 'fields', description: `${added} when adding, ${edited} when editing` })
    expect(added, 'adding').toBeLessThanOrEqual(12)
    expect(edited, 'editing').toBeLessThanOrEqual(12)
    const words: [string, string][] = [
      ['Descrizione', 'Scritta senza aprire niente.'],
      ['Marca', 'Brenta'],
      ['Colore', 'verde'],
    ]
    if (isBicycle)
      words.push(['Peso', '9,8'], ['Misura ruote', '700C'], ['Numero di rapporti', '12'], ['Materiale', 'acciaio'])
    for (const [label, text] of words) await form.getByLabel(label).fill(text)
    await expect(form.getByRole('button', { name: /^Dati tecnici/ })).toHaveAttribute('aria-expanded', 'true')
    await form.getByRole('button', { name: 'Salva Modifiche' }).click()
    await expect(form).toBeHidden()
    const stored = await (await page.request.get(`/api/admin/products/${product.id}`)).json()
    expect(stored).toMatchObject({ brand: 'Brenta', color: 'verde', description: 'Scritta senza aprire niente.' })
    if (isBicycle)
      expect(stored).toMatchObject({ weight: '9.80', wheelSize: '700C', gearCount: 12, material: 'acciaio' })
  })
}

test('an inner tube is in the shop after eight steps', async ({ page }) => {
  const name = `Camera d’aria ${Date.now()}`
  await openDashboard(page, '/admin?categoria=componenti')
  const steps = countSteps()
  await steps(() => page.getByRole('button', { name: 'Aggiungi Prodotto' }).click())
  const form = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
  await expect(form.getByText('Per metterlo in vendita manca')).toContainText('una foto, il nome, il prezzo')
  await steps(() => form.getByLabel('Immagini del prodotto').setInputFiles(picture('casco-verde-foto.webp')))
  await steps(() => form.getByLabel('Nome').fill(name))
  await steps(() => form.getByLabel('Prezzo').fill('9,90'))
  await steps(() => form.getByLabel('Stock').fill('20'))
  await steps(() => form.getByLabel('Descrizione').fill('28 pollici, valvola Presta.'))
  await expect(form.getByText('Per metterlo in vendita manca')).toHaveCount(0)
  await expect(toast(page)).toContainText('1 immagine caricata')
  await steps(() => form.getByRole('button', { name: 'Aggiungi Prodotto' }).click())
  await expect(toast(page)).toContainText('Prodotto aggiunto con successo!')
  expect(steps.count()).toBeLessThanOrEqual(8)
  const [found] = await (
    await page.request.get(`/api/products?category=componenti&q=${encodeURIComponent(name)}`)
  ).json()
  expect(found).toMatchObject({ name, price: '9.90', stock: 20 })
  // Without it other tests see one more shelf of components.
  await page.request.delete(`/api/admin/products/${found.id}`)
})

for (const width of eachCase([390, 768, 1440])) {
  test(`what is wrong in a folded group opens it, in either language, and the keyboard alone reaches all of it (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const product = await aShopProduct(page, {
      category: 'biciclette',
      // In the shop it would take the place of one that other tests look for.
      isActive: false,
      subcategory: 'gravel',
      descriptionEn: 'For a test.',
      nameEn: 'A test',
    })
    await openDashboard(page, `/admin?categoria=biciclette&apri=prodotto-${product.id}`)
    const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
    const group = (name: RegExp) => form.getByRole('button', { name })
    await expectAccessible(page)
    await expect(group(/^Dati tecnici/)).toContainText('0 di')
    // Folded fields are no stops of the Tab key.
    await group(/^Descrizione/).focus()
    await page.keyboard.press('Tab')
    await expect(group(/^Dati tecnici/)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('Peso')).toBeFocused()
    await page.keyboard.type('leggera')
    await group(/^Dati tecnici/).click()
    await expect(group(/^Dati tecnici/)).toHaveAttribute('aria-expanded', 'false')
    await form.getByLabel('Descrizione').fill('')
    await group(/^Descrizione/).click()
    await form.getByText('English').click()
    await expect(form.getByLabel('Nome in inglese')).toHaveAccessibleDescription(`In italiano: ${product.name}`)
    await page.keyboard.press('Control+s')
    await expect(form.getByLabel('Descrizione', { exact: true })).toBeFocused()
    await expect(group(/^Descrizione/)).toContainText('1 da correggere')
    await expect(group(/^Dati tecnici/)).toHaveAttribute('aria-expanded', 'true')
    await expect(form.getByText('2 campi da correggere')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Descrizione').fill('Un’altra.')
    await expect(form.getByText('Inglese: 1 testo da rivedere')).toBeVisible()
    await form.getByLabel('Peso').fill('9,8')
    await form.getByRole('button', { name: 'Salva Modifiche' }).click()
    await expect(form).toBeHidden()
  })
}
