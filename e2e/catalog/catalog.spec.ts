import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const card = 'li.product-card'

test('filters narrow the list, say how many are left, stay in the address and go one by one', async ({ page }) => {
  await openPage(page, '/biciclette')
  const facets = page.getByRole('complementary', { name: 'Filtri' })
  await expect(facets.getByRole('checkbox', { name: /^Ortles/ })).toBeVisible()

  await facets.getByRole('checkbox', { name: /^Ortles/ }).check()
  const types = page.getByRole('navigation', { name: 'Tipo' })
  await types.getByRole('link', { name: /^Mountain/ }).click()
  await expect(types.getByRole('link', { name: /^Mountain/ })).toHaveAttribute('aria-current')
  await expect(facets.getByText('Tipo', { exact: true })).toHaveCount(0)
  await facets.getByLabel('A €', { exact: true }).fill('1.500')
  await facets.getByLabel('A €', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/brand=Ortles.*/)
  await expect(page).toHaveURL(/subcategory=mountain/)
  await expect(page).toHaveURL(/maxPrice=1500/)
  const count = page.locator('.toolbar [aria-live=polite]')
  await expect(count).toHaveText(/^\d+ prodotti in \d+ modelli$/)
  await expect(page.locator('.product-grid')).toHaveAttribute('aria-busy', 'false')
  const shown = await page.locator(card).count()
  await expect(count).toHaveText(new RegExp(`^\\d+ prodotti in ${shown} modelli$`))
  // Values without results under the other filters stay visible, disabled, after those with results.
  await expect(facets.getByRole('checkbox', { name: /^Brenta Telai/ })).toBeDisabled()
  const brands = facets.getByRole('group', { name: 'Marca' }).getByRole('checkbox')
  const isOff = await brands.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).disabled))
  expect(isOff).toContain(false)
  expect(isOff.indexOf(true)).toBe(isOff.lastIndexOf(false) + 1)

  await page.getByRole('button', { name: 'Rimuovi filtro: Ortles' }).click()
  await expect(page).not.toHaveURL(/brand=/)
  await expect(count).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/brand=Ortles/)
  await expect(facets.getByRole('checkbox', { name: /^Ortles/ })).toBeChecked()

  await page.getByRole('button', { name: 'Rimuovi tutto' }).click()
  await expect(page).toHaveURL(/\/biciclette$/)
})

test('a filter chosen far down shows the new list from its start, and the filter stays in reach', async ({ page }) => {
  await openPage(page, '/biciclette')
  await page.locator(card).last().scrollIntoViewIfNeeded()
  const count = page.locator('.toolbar [aria-live=polite]')
  await expect(count).not.toBeInViewport()
  const filter = page.getByRole('complementary', { name: 'Filtri' }).getByRole('checkbox', { name: /^Ortles/ })
  await expect(filter).toBeInViewport()
  await filter.check()
  await expect(page).toHaveURL(/brand=Ortles/)
  await expect(count).toBeInViewport()
  await expect(filter).toBeInViewport()
})

test('an address with filters is served with its list', async ({ request }) => {
  const html = await (await request.get('/biciclette?brand=Ortles&sort=price-low')).text()
  expect(html).toContain('Ortles')
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  const [first, second] = [...html.matchAll(/class="price ">([\d.]+),\d\d/g)].map((m) => Number(m[1]?.replace('.', '')))
  expect(first).toBeLessThanOrEqual(second ?? 0)
})

test('nonsense in a price field is said, not obeyed', async ({ page }) => {
  await openPage(page, '/biciclette')
  await page.getByLabel('Da €').fill('tanti')
  await page.getByLabel('Da €').press('Enter')
  await expect(page.getByText('Scrivi una cifra, per esempio 500.')).toBeVisible()
  await expect(page).toHaveURL(/\/biciclette$/)
})

test('filters that leave nothing say so and offer the way back', async ({ page }) => {
  await openPage(page, '/biciclette?minPrice=99000')
  await expect(page.getByRole('heading', { name: 'Nessun prodotto con questi filtri' })).toBeVisible()
  await expectAccessible(page)
  const ways = page.getByRole('region', { name: 'Quello che c’è, una condizione alla volta' })
  await expect(ways.getByRole('link')).toHaveText(/^Togli «Da 99\.000\s€»/)
  // Other tests add bicycles of their own.
  const all = (await page.request.get('/api/products?category=biciclette&limit=1')).headers()['x-total-count']
  await expect(ways.getByText(`${all} prodotti`)).toBeVisible()
  await expectAccessible(page)
  await ways.getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/biciclette')
  await expect(page.locator(card).first()).toBeVisible()
})

for (const [language, path, title, way] of eachCase([
  ['it', '/biciclette?brand=Ortles&subcategory=mountain&maxPrice=500', 'Quello che c’è', /^Togli «Fino a 500\s€»/],
  ['en', '/en/biciclette?brand=Ortles&subcategory=mountain&maxPrice=500', 'What we have', /^Remove “Up to €500”/],
])) {
  test(`each filter of an empty list says what comes back without it, and only if something does (${language})`, async ({
    page,
  }) => {
    await openPage(page, path)
    const ways = page.getByRole('region', { name: title }).getByRole('link')
    await expect(ways).toHaveCount(1)
    await expect(ways).toHaveText(way)
    const count = Number((await ways.locator('b').last().textContent())?.split(' ')[0])
    expect(count).toBeGreaterThan(0)
    await ways.click()
    await expect(page.locator('.toolbar p')).toHaveText(new RegExp(`^${count} prod`))
  })
}

test('a search that gave something up offers to drop only what makes another list', whole, async ({ page }) => {
  await openPage(page, '/?q=bici+da+corsa+62+sotto+900')
  const understood = page.getByRole('group', { name: 'Abbiamo capito' })
  await expect(page.getByText('Taglia 62: così non ce l’abbiamo. Il più vicino è 58.')).toBeVisible()
  await expect(understood.getByText('taglia 62', { exact: true })).toBeVisible()
  await expect(understood.getByRole('link', { name: /taglia 62/ })).toHaveCount(0)
  await expectAccessible(page)
  await understood.getByRole('link', { name: 'Togli: prezzo fino a 900 €' }).click()
  await expect(page).toHaveURL(/without=price/)
  await expect(understood.getByRole('link', { name: /prezzo/ })).toHaveCount(0)
})

test('a search without any find shows what has just come in', whole, async ({ page }) => {
  await openPage(page, '/?q=zzyzxqw')
  const row = page.getByRole('region', { name: 'Intanto, gli ultimi arrivi' })
  await expect(row.locator('.product-card')).toHaveCount(4)
  await expectAccessible(page)
})

test('Carica Altri Prodotti brings 24 more, moves focus to the first of them and keeps its place on Back', async ({
  page,
}) => {
  await openPage(page, '/componenti')
  await expect(page.locator(card)).toHaveCount(24)
  await page.getByRole('button', { name: 'Carica Altri Prodotti' }).click()
  await expect(page.locator(card)).toHaveCount(48)
  await expect(page.getByText(/^Hai visto 48 di \d+ modelli$/)).toBeVisible()
  await expect(page.locator(`${card} h3 a`).nth(24)).toBeFocused()
  await expect(page).toHaveURL(/shown=48/)

  await page.getByRole('link', { name: 'Spedizioni e resi' }).first().click()
  await page.goBack()
  await expect(page.locator(card)).toHaveCount(48)
  await page.reload()
  await expect(page.locator(card)).toHaveCount(48)

  const more = page.getByRole('button', { name: 'Carica Altri Prodotti' })
  const end = page.getByRole('main').getByText(/^Hai visto tutti i \d+ modelli$/)
  while (!(await end.isVisible())) {
    // While it loads it does nothing.
    await expect(more).toHaveAttribute('aria-disabled', 'false')
    const before = await page.locator(card).count()
    await more.click()
    await expect.poll(() => page.locator(card).count()).toBeGreaterThan(before)
  }
  // At the end there is nothing to load: the way back to the top takes the button's place.
  await expect(more).toHaveCount(0)
  await page.getByRole('button', { name: 'Torna su' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('on a phone filters are a sheet: Mostra keeps them, Back takes them back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/biciclette')
  await page.getByRole('button', { name: 'Filtri' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtri' })
  await sheet.getByRole('checkbox', { name: /^Valsole/ }).check()
  await expect(sheet.getByRole('button', { name: /^Mostra \d+ prodotti$/ })).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/biciclette$/)

  await page.getByRole('button', { name: 'Filtri' }).click()
  await sheet.getByRole('checkbox', { name: /^Valsole/ }).check()
  await sheet.getByRole('button', { name: /^Mostra \d+ prodotti$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/biciclette\?brand=Valsole$/)
  await expect(page.getByRole('button', { name: 'Rimuovi filtro: Valsole' })).toBeVisible()
})

test('quick add takes M and says so; a product without M opens to be chosen; a sold-out one only opens', async ({
  page,
}) => {
  await openPage(page, '/biciclette')
  const quickAdd = page.getByRole('button', { name: 'Aggiungi al carrello, taglia M: Gravel Brenta Disc marrone' })
  await expect(quickAdd).toHaveText('M')
  await quickAdd.click()
  await expect(page.getByText('Gravel Brenta Disc marrone, taglia M', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Aggiungi al carrello: Bici da corsa Gavia Carbon nera' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Bici da corsa Gavia Carbon nera' })).toBeVisible()
  // The keys are the dialog's once it has the focus.
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible()
  // A tooltip may open under the pointer and take Escape.
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const soldOut = page.locator(`${card}.out`).first()
  await expect(soldOut.getByRole('button')).toBeDisabled()
  await soldOut.getByRole('link').click()
  await expect(dialog.getByText(/^Finita in tutte le taglie/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Aggiungi al carrello' })).toHaveCount(0)
})

test('a search lists what is meant, or says what it was corrected to', async ({ page }) => {
  await openPage(page, '/?q=brenta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per «brenta»')
  await expect(page.locator(card).first()).toBeVisible()
  const facets = page.getByRole('complementary', { name: 'Filtri' })
  await facets.getByRole('radio', { name: /^Biciclette/ }).check()
  await expect(page).toHaveURL(/category=biciclette/)
  await facets.getByRole('radio', { name: /^Gravel/ }).check()
  await expect(page).toHaveURL(/subcategory=gravel/)
  await facets.getByRole('radio', { name: /^Componenti/ }).check()
  await expect(page).not.toHaveURL(/subcategory=/)

  await openPage(page, '/?q=brentx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mostriamo i risultati per «brenta»')
  await expect(page.getByText('Hai cercato «brentx»')).toBeVisible()
  await openPage(page, '/?q=zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'Non abbiamo trovato niente per «zzzzqqqq»' })).toBeVisible()
})

test('conditions read out of a search are links that take them away', async ({ page }) => {
  await openPage(page, '/?q=casco rosso sotto 100 euro')
  const understood = page.getByRole('group', { name: 'Abbiamo capito' })
  await expect(understood.getByRole('link')).toHaveText([
    'casco',
    'prezzo fino a 100 €',
    'colore rosso',
    'Cerca solo le parole',
  ])
  const before = await page.locator(card).count()
  await expectAccessible(page)
  await understood.getByRole('link', { name: 'Togli: colore rosso' }).click()
  await expect(page).toHaveURL(/without=/)
  await expect(understood.getByRole('link')).toHaveText(['casco', 'prezzo fino a 100 €', 'Cerca solo le parole'])
  await expect.poll(() => page.locator(card).count()).toBeGreaterThan(before)
  await expect(page.getByLabel('Ordina per').first()).toHaveValue('relevance')
})

test('a search for a page of the shop leads to it, in the box and on the page of results', async ({ page }) => {
  await openPage(page, '/')
  const box = page.getByRole('combobox', { name: 'Cerca' })
  await box.click()
  await box.pressSequentially('orari', { delay: 30 })
  const proposed = page.getByRole('group', { name: 'Pagine' }).getByRole('option')
  await expect(proposed).toHaveText(['Orari e contatti'])
  await expectAccessible(page)
  await proposed.click()
  await expect(page).toHaveURL('/#contatti')
  await expect(page.getByRole('heading', { name: 'Vieni in negozio' })).toBeInViewport()

  await openPage(page, '/en?q=Gift%20cards')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Gift cards”')
  await expect(page.getByText('We found nothing')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Gift card' }).click()
  await expect(page).toHaveURL('/en/buono-regalo')

  await openPage(page, '/?q=casco%20spedizione')
  await expect(page.getByRole('link', { name: 'Spedizioni e resi' }).first()).toBeVisible()
  await expect(page.locator('.product-card').first()).toContainText('Casco')
})

test('a list that does not come says so and comes with Riprova', async ({ page, complaints }) => {
  await openPage(page, '/componenti')
  await page.route('**/api/products?**', (route) => route.abort())
  await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo crescente' })
  await expect(page.getByText('Non riusciamo a caricare i prodotti.')).toBeVisible()
  await page.unroute('**/api/products?**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.locator(card)).toHaveCount(24)
  // The browser's own line about the request that this test cut.
  complaints.length = 0
})
