import { fileURLToPath } from 'node:url'
import { aShopProduct, chooseOther, openDashboard, toast } from '../admin-page.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

const picture = (name: string) => fileURLToPath(new URL(`../../seed/images/${name}`, import.meta.url))

test('five sub-tabs say how many products they have, and the table has the columns of its category', async ({
  page,
}) => {
  await openDashboard(page)
  const tabs = page.getByRole('tablist', { name: 'Categorie' }).getByRole('tab')
  // Other tests add products: the screen and the shop have to agree, not a number.
  await expect(async () => {
    await page.reload()
    const expected: string[] = []
    for (const [id, name] of [
      ['biciclette', 'Biciclette'],
      ['bici-usate', 'Bici Usate'],
      ['componenti', 'Componenti'],
      ['abbigliamento', 'Abbigliamento'],
      ['accessori', 'Accessori'],
    ]) {
      const answer = await page.request.get(`/api/admin/products?category=${id}&limit=1`)
      const count = Number(answer.headers()['x-total-count']).toLocaleString('it-IT', { useGrouping: true })
      expected.push(`${name} ${count.replace(/^(\d)(\d{3})$/, '$1.$2')}`)
    }
    await expect(tabs).toHaveText(expected, { timeout: 3_000 })
  }).toPass()
  const heads = (name: string) => page.getByRole('table', { name }).getByRole('columnheader')
  await expect(heads('Biciclette')).toHaveText(['Prodotto', 'Tipo', 'Prezzo', 'Stock', 'Stato', 'Azioni'])
  const first = page.getByRole('table', { name: 'Biciclette' }).getByRole('row').nth(1)
  await expect(first.getByText(/^Codice \S+/)).toBeVisible()
  await expect(first.locator('.admin-thumb')).toBeVisible()
  await expect(first).toContainText(/Strada|Mountain|Elettrica|Gravel|Città|Pieghevole/)
  await expect(first).toContainText(/\d,\d\d\s€/)
  // By keyboard: one stop for the row of tabs, arrows choose.
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/categoria=componenti/)
  await expect(page.getByRole('tab', { name: /^Componenti/ })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Componenti' })).toBeVisible()
  await expect(heads('Componenti')).toHaveText(['Prodotto', 'Prezzo', 'Stock', 'Stato', 'Azioni'])
})

test('a product is switched off and on in its row; list and numbers are asked again', async ({ page }) => {
  const product = await aShopProduct(page)
  await openDashboard(page, `/admin?categoria=accessori&cerca=${encodeURIComponent(product.name)}`)
  const row = page.getByRole('row').filter({ hasText: product.productCode })
  await expect(row).toContainText(`Codice ${product.productCode}`)
  await expect(row).toContainText('60,00')
  const numbersAgain = page.waitForResponse('**/api/admin/stats')
  await row.getByRole('button', { name: /^Attivo/ }).click()
  await expect(toast(page)).toContainText('Prodotto aggiornato')
  await expect(row.getByRole('button', { name: /^Disattivo/ })).toBeVisible()
  await numbersAgain
  expect((await page.request.get(`/api/products/${product.id}`)).status()).toBe(404)
  await row.getByRole('button', { name: /^Disattivo/ }).click()
  await expect(row.getByRole('button', { name: /^Attivo/ })).toBeVisible()
  expect((await page.request.get(`/api/products/${product.id}`)).status()).toBe(200)
})

test('what was typed comes back after Back and a reload, and is forgotten when it is left on purpose', async ({
  page,
}) => {
  const product = await aShopProduct(page)
  await openDashboard(page, `/admin?categoria=accessori&cerca=${encodeURIComponent(product.name)}`)
  const open = () => page.getByRole('button', { name: `Modifica ${product.name}` }).click()
  const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
  await open()
  await form.getByLabel('Descrizione').fill('Una descrizione lunga.')
  await page.goBack()
  await expect(form).toBeHidden()
  await page.reload()
  await open()
  await expect(form.getByLabel('Descrizione')).toHaveValue('Per una prova.')
  await form.getByRole('button', { name: 'Riprendi la bozza' }).click()
  await expect(form.getByLabel('Descrizione')).toHaveValue('Una descrizione lunga.')
  await form.getByRole('button', { name: 'Annulla' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lascia senza salvare' }).click()
  await expect(form).toBeHidden()
  await open()
  await expect(form.getByLabel('Descrizione')).toHaveValue('Per una prova.')
  await expect(form.getByRole('button', { name: 'Riprendi la bozza' })).toHaveCount(0)
})

test('several products are switched off at once, and on again by taking it back', async ({ page, complaints }) => {
  const word = `insieme${Date.now()}`
  const products = []
  for (const n of [1, 2, 3]) products.push(await aShopProduct(page, { name: `Prova ${word} ${n}` }))
  await openDashboard(page, `/admin?categoria=accessori&cerca=${word}`)
  const states = () => page.locator('.admin-state').allTextContents()
  await expect.poll(states).toEqual(['Attivo', 'Attivo', 'Attivo'])
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await chooseOther(page, 'Scegli più articoli')
  await page.getByRole('checkbox', { name: `Seleziona Prova ${word} 1` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selezionato')).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Seleziona tutti in questa pagina' })
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.check()
  await expect(page.getByText('3 selezionati')).toBeVisible()
  await expectAccessible(page)
  // Another window changes one of them meanwhile: it stays as it is there.
  const [first] = products
  await page.request.put(`/api/admin/products/${first?.id}`, { data: { color: 'rosso' } })
  await page.getByRole('button', { name: 'Disattiva', exact: true }).click()
  await expect(toast(page)).toContainText('2 prodotti disattivati, 1 no')
  await expect.poll(async () => (await states()).toSorted()).toEqual(['Attivo', 'Disattivo', 'Disattivo'])
  // The browser reports the refused request.
  complaints.length = 0
  await toast(page).getByRole('button', { name: 'Annulla' }).click()
  await expect.poll(states).toEqual(['Attivo', 'Attivo', 'Attivo'])
})

test('a search without a find says so and lets the filters go', async ({ page }) => {
  await openDashboard(page, '/admin?categoria=accessori&stato=disattivi&cerca=zzqxjwvk')
  await expect(page.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeVisible()
  await page.getByRole('button', { name: 'Togli i filtri' }).click()
  await expect(page.getByRole('table', { name: 'Accessori' })).toBeVisible()
})

test('pictures are uploaded, refused by what they are, ordered by keyboard and by dragging, and stored so', async ({
  page,
  complaints,
}) => {
  const product = await aShopProduct(page)
  await openDashboard(page, `/admin?categoria=accessori&apri=prodotto-${product.id}`)
  const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
  const chooser = form.getByLabel('Immagini del prodotto')
  await chooser.setInputFiles(['casco-verde-foto.webp', 'zaino-nero.webp', 'orologio-nero.webp'].map(picture))
  await expect(toast(page)).toContainText('3 immagini caricate')
  const items = form.locator('.admin-pics > li')
  await expect(items).toHaveCount(3)
  const order = () =>
    items
      .locator('img')
      .evaluateAll((all) =>
        all.map((one) => new URL((one as HTMLImageElement).currentSrc || (one as HTMLImageElement).src).pathname),
      )
  const [a, b, c] = await order()

  await chooser.setInputFiles([
    { name: 'finta.png', mimeType: 'image/png', buffer: Buffer.from('questo è un testo') },
    { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') },
  ])
  await expect(toast(page)).toContainText('Errore nel caricamento delle immagini')
  for (const [name, why] of [
    ['finta.png', /JPG, PNG, GIF/],
    ['grande.jpg', /supera i 5 MB/],
    ['nota.txt', /non è un’immagine/],
  ] as const)
    await expect(form.getByRole('alert').filter({ hasText: name })).toContainText(why)
  await expectAccessible(page)
  // The browser reports the refused upload.
  complaints.length = 0

  await items.nth(0).getByRole('button').click()
  await form.getByRole('button', { name: 'Sposta giù l’immagine 1' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([b, a, c])
  await expect(form.getByRole('button', { name: 'Sposta giù l’immagine 2' })).toBeFocused()
  await items.nth(2).locator('img').dragTo(items.nth(0).locator('img'))
  await expect.poll(order).toEqual([c, b, a])
  await items.nth(1).getByRole('button').click()
  await form.getByRole('button', { name: 'Togli l’immagine 2' }).click()
  await expect.poll(order).toEqual([c, a])
  await items.nth(0).getByRole('button').click()
  await form.getByRole('textbox', { name: 'Immagine 1, copertina: che cosa si vede' }).fill('Un orologio nero')
  await form.getByRole('button', { name: 'Salva Modifiche' }).click()
  await expect(toast(page)).toContainText('Prodotto aggiornato')
  const stored = await (await page.request.get(`/api/products/${product.id}`)).json()
  expect(stored.imageUrls).toEqual([c, a])
  expect(stored.imageAlts).toEqual(['Un orologio nero', ''])
})

test.describe('with a server that does not answer', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch/ })

  test('a product that cannot be added, changed or deleted is said so, and nothing typed is lost', async ({ page }) => {
    const product = await aShopProduct(page)
    await openDashboard(page, `/admin?categoria=accessori&cerca=${encodeURIComponent(product.name)}`)
    await page.route('**/api/admin/products{,/*}', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('failed'),
    )
    await page.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
    const add = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
    await add.getByLabel('Nome').fill('Mai salvato')
    await add.getByLabel('Descrizione').fill('Una prova.')
    await add.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
    await expect(toast(page)).toContainText("Errore nell'aggiunta del prodotto")
    await expect(add.getByLabel('Nome')).toHaveValue('Mai salvato')
    await add.getByRole('button', { name: 'Annulla' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lascia senza salvare' }).click()
    await expect(add).toBeHidden()

    await page.getByRole('button', { name: `Modifica ${product.name}` }).click()
    const edit = page.getByRole('dialog', { name: 'Modifica Prodotto' })
    await edit.getByLabel('Prezzo').fill('61')
    await edit.getByRole('button', { name: 'Salva Modifiche' }).click()
    await expect(toast(page)).toContainText("Si è verificato un errore durante l'aggiornamento del prodotto.")
    await expect(edit.getByLabel('Prezzo')).toHaveValue('61')
    await edit.getByLabel('Prezzo').fill('60,00')
    await edit.getByRole('button', { name: 'Annulla' }).click()
    await expect(edit).toBeHidden()

    await page.getByRole('button', { name: `Elimina ${product.name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await expect(toast(page)).toContainText('Impossibile eliminare il prodotto')
    await expect(page.getByRole('row').filter({ hasText: product.productCode })).toBeVisible()
  })
})
