import type { Page } from '@playwright/test'
import { aShopProduct } from '../admin-page.ts'
import { aStockedProduct } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const bike = '/prodotto/gravel-brenta-disc-marrone'
const bikeName = 'Gravel Brenta Disc marrone'

async function openDialog(page: Page) {
  await openPage(page, '/biciclette')
  await page.getByRole('link', { name: bikeName }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: bikeName })).toBeFocused()
  return dialog
}

test('the dialog has the product’s address, Back closes it, and the address alone is a page', async ({ page }) => {
  const dialog = await openDialog(page)
  await expect(page).toHaveURL(new RegExp(`${bike}$`))
  await expect(page).toHaveTitle(/^Gravel Brenta Disc marrone · /)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/biciclette$/)
  await expect(page.getByRole('link', { name: bikeName })).toBeFocused()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: bikeName })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the page is whole in its first HTML, with its structured data', async ({ request, baseURL }) => {
  const answer = await request.get(bike)
  const html = await answer.text()
  for (const part of [
    bikeName,
    '2.190',
    'IVA inclusa',
    'Che cosa monta',
    'Angolo sterzo',
    'Le altre gravel',
    'Acquisto verificato',
    'PV-GRB-0412',
  ])
    expect(html).toContain(part)
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((m) =>
    JSON.parse(m[1] ?? '{}'),
  )
  // Chosen by size: one group of variants and no product beside it.
  const groups = data.filter((one) => /^Product(Group)?$/.test(one['@type']))
  expect(groups).toHaveLength(1)
  const [group] = groups
  expect(group).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    name: bikeName,
    productGroupID: 'PV-GRB-0412',
    url: `${baseURL}${bike}`,
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
  })
  expect(data.find((one) => one['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(4)
  expect(group.hasVariant).toContainEqual(
    expect.objectContaining({
      sku: 'PV-GRB-0412-M',
      size: 'M',
      offers: expect.objectContaining({
        url: `${baseURL}${bike}?taglia=M`,
        price: '2190.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        shippingDetails: expect.objectContaining({
          shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'EUR' },
        }),
        hasMerchantReturnPolicy: expect.objectContaining({ merchantReturnDays: 30 }),
      }),
    }),
  )
  const soldOut = group.hasVariant.find((one: { size: string }) => one.size === 'L')
  expect(soldOut.offers.availability).toBe('https://schema.org/OutOfStock')
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${bike}"/>`)
})

test('an unknown product is not found; one asked for by its id gets its address', async ({ request, baseURL }) => {
  expect((await request.get('/prodotto/non-esiste-davvero')).status()).toBe(404)
  const { id } = await (await request.get('/api/products/gravel-brenta-disc-marrone')).json()
  const byId = await request.get(`/prodotto/${id}`)
  expect(byId.url()).toBe(`${baseURL}${bike}`)
  const asDialog = await request.get('/biciclette?p=gravel-brenta-disc-marrone&foto=2')
  expect(asDialog.url()).toBe(`${baseURL}${bike}?foto=2`)
})

test('the address of a size has it chosen, unless it is sold out', async ({ page, request, baseURL }) => {
  expect(await (await request.get(`${bike}?taglia=M`)).text()).toContain(
    `<link rel="canonical" href="${baseURL}${bike}"/>`,
  )
  await openPage(page, `${bike}?taglia=M`)
  await expect(page.getByRole('main').getByRole('radio', { name: /^M/ })).toBeChecked()
  await openPage(page, `${bike}?taglia=L`)
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('size, quantity and price: the stock of the size is the limit, and the plate shows the sum', async ({ page }) => {
  const main = await openDialog(page)
  await expect(main.getByRole('radio', { name: /^L/ })).toBeDisabled()
  await main.getByRole('radio', { name: /^M/ }).check({ force: true })
  await main.getByRole('radio', { name: /^M/ }).press('ArrowLeft')
  await expect(main.getByRole('radio', { name: /^S/ })).toBeChecked()
  const quantity = main.getByRole('textbox', { name: 'Quantità' })
  await quantity.fill('9')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('2')
  await expect(main.getByText('2 × 2.190,00 €')).toBeVisible()
  await expect(main.locator('.plate .figure').first()).toHaveText('4.380,00 €')
  await main.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click()
  // The dialog hides the page behind it.
  await expect(page.getByRole('button', { name: /^Carrello, 2/, includeHidden: true })).toBeVisible()
})

for (const [language, choose, buyNow, said, add] of eachCase([
  ['it', 'Scegli la taglia', 'Compra ora', 'Scegli la taglia.', 'Aggiungi al carrello'],
  ['en', 'Choose a size', 'Buy now', 'Choose a size.', 'Add to cart'],
])) {
  test(`no size is chosen for the buyer: the buttons lead to the sizes, and add nothing before (${language})`, async ({
    page,
  }) => {
    await openPage(page, `${bike}?lang=${language}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('radio', { name: /^M/ })).toBeVisible()
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(main.getByRole('button', { name: add, exact: true })).toHaveCount(0)
    // One main button: buying at once is offered when the size is known.
    await expect(main.getByRole('button', { name: buyNow, exact: true })).toHaveCount(0)
    await main.getByRole('button', { name: choose, exact: true }).click()
    await expect(main.getByText(said, { exact: true })).toBeVisible()
    await expect(main.getByRole('radio').first()).toBeFocused()
    await expectAccessible(page)
    await expect(page).not.toHaveURL(/checkout/)
    expect(await page.evaluate(() => localStorage.getItem('pedivella.cart'))).toBeNull()

    await page.keyboard.press('Space')
    await expect(main.getByText(said, { exact: true })).toBeHidden()
    await expect(main.getByRole('button', { name: buyNow, exact: true })).toBeVisible()
    await main.getByRole('button', { name: add, exact: true }).click()
    await expect(
      page.getByText(/(Gravel Brenta Disc marrone|Brenta Disc brown gravel bike), (taglia|size) S$/),
    ).toBeVisible()
  })
}

test('the one size that is left is chosen, whatever others there were', async ({ page }) => {
  const { id } = await aShopProduct(page, {
    category: 'biciclette',
    subcategory: 'gravel',
    sizes: [
      { size: 'M', stock: 0 },
      { size: 'L', stock: 2 },
    ],
  })
  const { slug } = await (await page.request.get(`/api/products/${id}`)).json()
  await openPage(page, `/prodotto/${slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: /^L/ })).toBeChecked()
  await main.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click()
  await expect(page.getByText(/, taglia L$/)).toBeVisible()
})

test('buy now closes the dialog and opens the checkout', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.locator('.size', { hasText: 'XL' }).click()
  await dialog.getByRole('button', { name: 'Compra ora' }).click()
  await expect(page).toHaveURL(/checkout=1/)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByText(bikeName).filter({ visible: true }).first()).toBeVisible()
})

test('buy now adds one unit, whatever quantity is chosen', whole, async ({ page, request }) => {
  const { slug } = await aStockedProduct(request)
  await openPage(page, `/prodotto/${slug}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Aumenta' }).first().click()
  await main.getByRole('button', { name: 'Compra ora' }).click()
  await expect(page).toHaveURL(/checkout=1/)
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('pedivella.cart') ?? '{"lines":[]}'))
  expect(cart.lines).toMatchObject([{ quantity: 1 }])
})

test('tabs open with the arrows, and both panels are in the document', async ({ page }) => {
  const dialog = await openDialog(page)
  const description = dialog.getByRole('tab', { name: 'Descrizione' })
  const specifications = dialog.getByRole('tab', { name: 'Specifiche' })
  await expect(description).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByText('PV-GRB-0412').last()).toBeHidden()
  await description.press('ArrowRight')
  await expect(specifications).toBeFocused()
  await expect(dialog.getByRole('row', { name: 'Codice PV-GRB-0412' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Peso 9,8 kg' })).toBeVisible()
  await specifications.press('Home')
  await expect(description).toBeFocused()
})

test('the specifications name all that is known of a bicycle', whole, async ({ page }) => {
  const facts = {
    weight: '8.7',
    wheelSize: '700C',
    gearCount: 24,
    material: 'titanio',
    brand: 'Officina',
    color: 'Verde',
  }
  const { productCode, id } = await aShopProduct(page, { category: 'biciclette', subcategory: 'gravel', ...facts })
  const { slug } = await (await page.request.get(`/api/products/${id}`)).json()
  await openPage(page, `/prodotto/${slug}`)
  const rows = [
    'Peso 8,7 kg',
    'Rapporti 24',
    'Ruote 700C',
    'Materiale Titanio',
    'Colore Verde',
    `Codice ${productCode}`,
  ]
  for (const name of rows) await expect(page.getByRole('row', { name, exact: true })).toBeVisible()
  // Said above the name already.
  await expect(page.locator('.kicker', { hasText: /^Officina · / })).toBeVisible()
  await expect(page.getByRole('row', { name: /^(Marca|Taglie|Categoria) / })).toHaveCount(0)
})

test('shows facts, the other colours of the model and what goes with it', async ({ page }) => {
  await openPage(page, '/prodotto/bici-da-citta-elettrica-tram-28-azzurra')
  await expect(page.getByRole('list', { name: 'Colore Azzurro' }).getByRole('link')).toHaveCount(6)
  const together = page.getByRole('region', { name: 'Ci sta bene insieme' })
  // The list depends on other tests' purchases.
  await expect(together.getByRole('listitem').nth(1)).toBeVisible()
  await expect(together.getByText('Perché resti dove l’hai lasciata.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Batteria 401 Wh' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('list', { name: 'Colore Azzurro' }).getByRole('link', { name: 'Rosso' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bici da città elettrica Tram 28', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rosso' })).toHaveAttribute('aria-current', 'page')
})

test('an English page says where Italian stands in', whole, async ({ page }) => {
  const { id } = await aShopProduct(page, { category: 'componenti', description: 'Si monta in dieci minuti.' })
  const { slug } = await (await page.request.get(`/api/products/${id}`)).json()
  await openPage(page, `/en/prodotto/${slug}`)
  await expect(page.getByText('In Italian', { exact: true })).toBeVisible()
  await expect(page.getByText('Si monta in dieci minuti.')).toHaveAttribute('lang', 'it')
  await openPage(page, '/en/prodotto/gravel-brenta-disc-marrone')
  await expect(page.getByRole('region', { name: 'Description' }).getByText('In Italian', { exact: true })).toBeHidden()
})

test('the photos step, wrap, are picked and dragged, and say where they are', async ({ page }) => {
  const dialog = await openDialog(page)
  const gallery = dialog.getByRole('region', { name: `Foto di ${bikeName}` })
  const place = gallery.locator('.gallery-nav .num')
  await gallery.getByRole('button', { name: 'Foto successiva' }).click()
  await expect(place).toHaveText('2/6')
  await expect(gallery.getByRole('group', { name: '2 di 6' })).toBeVisible()
  await gallery.getByRole('button', { name: 'Foto precedente' }).click()
  await gallery.getByRole('button', { name: 'Foto precedente' }).click()
  await expect(place).toHaveText('6/6')
  await gallery.getByRole('button', { name: 'Foto precedente' }).click()
  await gallery.getByRole('button', { name: 'Foto precedente' }).click()
  await gallery.getByRole('button', { name: 'Foto precedente' }).click()
  await expect(place).toHaveText('3/6')
  const box = await gallery.locator('.slides').boundingBox()
  if (!box) throw new Error('the gallery has no place on the page')
  await page.mouse.move(box.x + box.width * 0.8, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + 100, { steps: 8 })
  await page.mouse.up()
  await expect(place).toHaveText('4/6')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the legal guarantee is one click away, over the product', whole, async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('link', { name: 'Garanzia 2 anni' }).click()
  const notice = page.getByRole('dialog', { name: 'Garanzia legale di conformità' })
  await expect(notice.getByText('per 2 anni dalla consegna', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await expect(dialog.getByRole('heading', { name: bikeName })).toBeVisible()
})

test('on a phone a bar with price and button follows once the main button is gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = await openDialog(page)
  const bar = dialog.getByRole('button', { name: 'Aggiungi · M' })
  await dialog.getByRole('heading', { name: 'Recensioni' }).scrollIntoViewIfNeeded()
  await dialog.locator('.buy-bar').getByRole('button', { name: 'Scegli la taglia' }).click()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expect(dialog.getByRole('radio').first().locator('..')).toBeInViewport()
  await dialog.locator('.size', { hasText: /^M/ }).click()
  await expect(bar).toBeHidden()
  await dialog.getByRole('heading', { name: 'Recensioni' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await bar.click()
  await expect(page.getByText(`${bikeName}, taglia M`, { exact: true })).toBeVisible()
})

test('the sheet marks the chosen size, says where it arrives, and offers what is there in a size that is gone', async ({
  page,
}) => {
  await openPage(page, bike)
  const main = page.getByRole('main')
  const frame = main.getByRole('region', { name: 'La geometria' })
  await main.getByRole('radio', { name: /^M/ }).check({ force: true })
  await expect(frame.getByRole('columnheader', { name: /^M ?, scelta$/ })).toBeVisible()
  await expect(frame.getByRole('row', { name: /^Altezza \(stack\) 556 580/ })).toBeVisible()
  await main.getByRole('button', { name: 'A casa tua quando? Scrivi il CAP' }).click()
  await main.getByRole('textbox', { name: 'CAP' }).fill('3512')
  await main.getByRole('button', { name: 'Vedi il giorno' }).press('Enter')
  await expect(main.getByText('Scrivi le cinque cifre di un CAP italiano.')).toBeVisible()
  await main.getByRole('textbox', { name: 'CAP' }).fill('35121')
  await main.getByRole('textbox', { name: 'CAP' }).press('Enter')
  await expect(main.locator('.arrives b')).toContainText(/^a Padova /)
  await main.getByRole('button', { name: /^L esaurita/ }).click()
  const instead = main.getByRole('region', { name: 'Pronte in taglia L' })
  await expect(instead.getByRole('link').first()).toHaveAttribute('href', /taglia=L/)
  await expect(main.getByRole('button', { name: 'È la mia bici' })).toHaveCount(0)
  await expectAccessible(page)
  await main
    .getByRole('link', { name: /^Confronta con questa: Gravel/ })
    .first()
    .click()
  await expect(page).toHaveURL(/confronta\?articoli=gravel-brenta-disc-marrone(,|%2C)gravel-/)
})

test(
  'a bicycle that is sold out promises no day and sells no accessories: it leads to what can be bought',
  whole,
  async ({ page }) => {
    await openPage(page, '/prodotto/single-speed-navigli-azzurra')
    const main = page.getByRole('main')
    await expect(main.getByText('Finita in tutte le taglie.')).toBeVisible()
    await main.getByRole('radio', { name: /^S/ }).check({ force: true })
    const instead = main.getByRole('region', { name: 'Pronte in taglia S' })
    await expect(instead.getByRole('listitem').first()).toBeVisible()
    await expect(main.locator('.arrives, .plate')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Ci sta bene insieme' })).toHaveCount(0)
    await expectAccessible(page)
  },
)
