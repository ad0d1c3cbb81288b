import type { Locator } from '@playwright/test'
import { aShopProduct, chooseOther, openDashboard, toast } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const widths = [390, 1440] as const

test('fields beside each other stand at one height, whatever is said above and below them', whole, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const top = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? Number.NaN)
  const product = await aShopProduct(page)
  await openDashboard(page, '/admin?vista=dati')
  await page.getByRole('searchbox', { name: 'Cerca tra i dati' }).fill('battuta')
  const found = page.getByRole('table', { name: 'Dati' }).getByRole('row')
  await expect(found.nth(1)).toContainText('Battuta')
  await expect(found.filter({ hasText: 'Gruppo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Aggiungi dato' }).click()
  const fact = page.getByRole('dialog', { name: 'Nuovo dato' })
  await fact.getByLabel('Tipo').selectOption('number')
  await fact.getByLabel('Nome in inglese').fill('Something')
  await fact.getByRole('button', { name: 'Salva' }).click()
  await expect(fact.getByLabel('Nome', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(await top(fact.getByLabel('Nome', { exact: true }))).toBe(await top(fact.getByLabel('Nome in inglese')))
  expect(await top(fact.getByLabel('Tipo'))).toBe(await top(fact.getByLabel('Unità')))
  await openPage(page, `/admin?categoria=accessori&apri=prodotto-${product.id}`)
  const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
  expect(await top(form.getByLabel('Categoria'))).toBe(await top(form.getByLabel('Prezzo')))
  expect(await top(form.getByLabel('Nome'))).toBe(await top(form.getByLabel('Codice')))
})

for (const width of eachCase(widths)) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a product gets its shelf, both languages and the facts of the shelf; what it kept is taken away', async ({
      page,
    }) => {
      const product = await aShopProduct(page, {
        category: 'componenti',
        shelf: 'catene',
        facts: [{ key: 'valveLength', value: 48 }],
      })
      await openDashboard(page, `/admin?categoria=componenti&scaffale=catene&cerca=${encodeURIComponent(product.name)}`)
      const row = page.getByRole('row').filter({ hasText: product.name })
      await expect(row.getByText('manca l’inglese')).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Filtra per scaffale' })).toHaveValue('catene')
      await row.getByRole('button', { name: `Modifica ${product.name}` }).click()
      const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
      await form.getByRole('button', { name: /^Scaffale e condizione/ }).click()
      await expect(form.getByLabel('Scaffale')).toHaveValue('catene')
      await expect(form.getByText('Inglese: mancano il nome e la descrizione')).toBeVisible()
      await form.getByText('English').click()
      await form.getByLabel('Nome in inglese').fill(`${product.name} chain`)
      await form.getByLabel('Descrizione in inglese').fill('For a test.')
      await expect(form.getByText(/^Inglese/)).toHaveCount(0)
      await form.getByText('Italiano', { exact: true }).click()
      await form.getByRole('button', { name: /^Codici e costo/ }).click()
      await form.getByLabel('GTIN / EAN').fill('4006381333932')
      await form.getByRole('button', { name: /^Dati tecnici/ }).click()
      await form.getByLabel('Velocità').fill('dodici')
      await form.getByRole('button', { name: 'Salva Modifiche' }).click()
      await expect(form.getByLabel('Velocità')).toBeFocused()
      await expect(form.getByRole('link', { name: /Velocità: scrivi un numero/ })).toBeVisible()
      await expect(form.getByRole('link', { name: /GTIN/ })).toBeVisible()
      await expectAccessible(page)
      await form.getByLabel('Velocità').fill('12')
      await form.getByLabel('GTIN / EAN').fill('4006381333931')
      await expect(form.getByRole('group', { name: 'Altri dati' })).toContainText('Lunghezza valvola')
      await form.getByRole('button', { name: 'Togli Lunghezza valvola' }).click()
      await expect(form.getByRole('group', { name: 'Altri dati' })).toHaveCount(0)
      await form.getByRole('button', { name: 'Salva Modifiche' }).click()
      await expect(form).toBeHidden()
      await expect(row.getByText('manca l’inglese')).toHaveCount(0)
      const stored = await (await page.request.get(`/api/admin/products/${product.id}`)).json()
      expect(stored).toMatchObject({
        nameEn: `${product.name} chain`,
        gtin: '4006381333931',
        shelf: 'catene',
        factValues: { speeds: 12 },
      })
      expect(stored.factValues).not.toHaveProperty('valveLength')
    })

    test('a shelf is added, changed, moved, merged and its fact defined, by keyboard too', async ({ page }) => {
      const name = `Prova ${Date.now()}`
      const slug = name.toLowerCase().replace(' ', '-')
      await openDashboard(page, '/admin?categoria=accessori&cerca=zz')
      await chooseOther(page, 'Scaffali e dati')
      await page.getByRole('button', { name: 'Aggiungi scaffale' }).press('Enter')
      const form = page.getByRole('dialog', { name: 'Nuovo scaffale' })
      await expect(form.getByLabel('Nome', { exact: true })).toBeFocused()
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(form.getByRole('link', { name: 'Nome: scrivi il nome in inglese.' })).toBeVisible()
      await form.getByLabel('Nome', { exact: true }).fill(name)
      await form.getByLabel('Nome in inglese').fill(`${name} en`)
      await form.getByRole('textbox', { name: 'Che cosa conta nella scelta (facoltativo)' }).fill('Conta provarlo.')
      await form.getByLabel('Aggiungi un dato').selectOption({ label: 'Capacità (l)' })
      await form.getByRole('checkbox', { name: 'Filtro: Capacità' }).check()
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(toast(page)).toContainText('Scaffale aggiunto')
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row).toContainText(`/accessori/${slug}`)
      await expect(row.getByText('manca l’inglese')).toBeVisible()
      await row.getByRole('button', { name: `Sposta su ${name}` }).press('Enter')
      await expect(row.getByRole('button', { name: `Sposta giù ${name}` })).not.toHaveAttribute('aria-disabled', 'true')
      await expectAccessible(page)

      await row.getByRole('button', { name: `Modifica ${name}` }).click()
      const edit = page.getByRole('dialog', { name: 'Modifica scaffale' })
      await edit.getByLabel('Indirizzo').fill(`${slug}-nuovo`)
      await edit.getByRole('button', { name: 'Salva' }).click()
      await expect(row).toContainText(`/accessori/${slug}-nuovo`)
      expect((await page.request.get(`/api/products?shelf=${slug}`)).status()).toBe(200)

      await row.getByRole('button', { name: `Unisci ${name} a un altro` }).click()
      const merge = page.getByRole('alertdialog', { name: 'Unisci scaffali' }).or(page.getByRole('dialog'))
      await merge.getByLabel('Unisci a').selectOption({ label: 'Altri accessori' })
      await expectAccessible(page)
      await merge.getByRole('button', { name: 'Unisci' }).click()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: 'Elimina Altri accessori' }).click()
      await page.getByRole('button', { name: 'Elimina', exact: true }).click()
      await expect(toast(page).last()).toContainText('Questo scaffale raccoglie ciò che nessun altro prende')
    })

    test('what customers search and do not find is taught with one click, and found from then on', async ({ page }) => {
      const letters = () =>
        Math.random()
          .toString(36)
          .replace(/[^a-z]/g, '')
      const word = `aa${letters()}${letters()}`
      const other = `aa${letters()}${letters()}`
      const search = (q: string) => page.request.get(`/api/products?limit=24&q=${q}`)
      for (const q of [word, other]) for (let time = 0; time < 9; time++) await search(q)
      await openPage(page, `/?q=${word}`)
      await openDashboard(page, '/admin?vista=dati')
      await page.getByRole('tab', { name: 'Caratteristiche' }).press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'Sinonimi' })).toBeFocused()
      await expect(page.getByRole('tab', { name: 'Sinonimi' })).toBeInViewport({ ratio: 1 })
      const unfound = page.getByRole('region', { name: 'Cercato e non trovato' })
      const words = page.getByRole('region', { name: 'Le parole del negozio' })
      const row = unfound.getByRole('row').filter({ hasText: word })
      await expect(row).toContainText('niente')
      await expect(row).toContainText('10')
      await expectAccessible(page)

      await row.getByRole('button', { name: `Insegna ${word}` }).press('Enter')
      const form = page.getByRole('dialog', { name: 'Insegna una parola' })
      await expect(form.getByLabel('Chi cerca')).toHaveValue(word)
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(form.getByRole('link', { name: 'Trova: scrivi che cosa deve trovare.' })).toBeVisible()
      await form.getByLabel('Trova').fill('borsa sottosela')
      await expect(form.getByText(/Trova solo .* simil/)).toBeVisible()
      await form.getByLabel('Trova').fill(other)
      await expect(form.getByText('Per ora non trova niente')).toBeVisible()
      await expectAccessible(page)
      await form.getByLabel('Trova').fill(word)
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(form.getByText('È la stessa parola').first()).toBeVisible()
      await form.getByLabel('Trova').fill('borsa sottosella')
      await expect(form.getByText(/Ora trova \d+ articol/)).toBeVisible()
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(toast(page)).toContainText('la ricerca la capisce da subito')
      await expect(row).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Cercato e non trovato' })).toBeFocused()
      const taught = words.getByRole('row').filter({ hasText: word })
      await expect(taught).toContainText('borsa sottosella')

      await unfound.getByRole('button', { name: `Nascondi ${other}` }).press('Enter')
      await expect(unfound.getByRole('row').filter({ hasText: other })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Cercato e non trovato' })).toBeFocused()

      await openPage(page, `/?q=${word}`)
      await expect(page.getByRole('main').getByRole('heading', { name: /borsa/i }).first()).toBeVisible()

      await openDashboard(page, '/admin?vista=parole')
      await page.getByRole('button', { name: 'Aggiungi parola' }).click()
      await form.getByLabel('Chi cerca').fill(word)
      await form.getByLabel('Trova').fill('casco')
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(form.getByText(`«${word}» significa «borsa sottosella»`).first()).toBeVisible()
      await form.getByRole('button', { name: 'Annulla' }).click()
      await taught.getByRole('button', { name: `Modifica ${word}` }).click()
      const edit = page.getByRole('dialog', { name: 'Modifica parola' })
      await edit.getByLabel('Trova').fill('casco')
      await edit.getByRole('button', { name: 'Salva' }).click()
      await expect(taught).toContainText('casco')
      await taught.getByRole('button', { name: `Elimina ${word}` }).click()
      await page.getByRole('button', { name: 'Elimina', exact: true }).click()
      await expect(taught).toHaveCount(0)
    })

    test.use({ tolerated: /status of (400|409)/ })
  })
}
