import type { Locator } from '@playwright/test'
import { aShopProduct } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

/** Each with a picture that has come. */
async function expectDrawn(kinds: Locator): Promise<void> {
  await expect(kinds).toHaveCount(7)
  for (const kind of await kinds.all()) await expect(kind.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
}

for (const [language, category, shelf, beside] of eachCase([
  ['it', 'Componenti', 'Copertoni', 'Camere d’aria'],
  ['en', 'Components', 'Tyres', 'Inner tubes'],
])) {
  for (const width of eachCase([390, 1440])) {
    test(`a shelf shows its way, its neighbours and what stands on it (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `/componenti/copertoni?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelf)
      await expect(page).toHaveTitle(`${shelf} · Cicli Pedivella`)
      const line = page.locator('.shelf-links')
      await expect(line.locator('[aria-current=page]')).toHaveText(new RegExp(`^${shelf} \\d+$`))
      await line.getByRole('link', { name: beside }).click()
      await expect(page).toHaveURL(/\/componenti\/camere-d-aria/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(beside)
      await page.locator('.hero-text nav').getByRole('link', { name: category }).click()
      await expect(page).toHaveURL(/\/componenti$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
    })
  }
}

test('a category without filters shows its shelves above the list, and leads to them', async ({ page }) => {
  await openPage(page, '/accessori')
  await expect(page.getByRole('complementary', { name: 'Filtri' })).toHaveCount(0)
  const shelves = page.getByRole('navigation', { name: 'Scaffali', exact: true })
  const locks = shelves.getByRole('link', { name: /^Lucchetti \d+$/ })
  const count = Number(((await locks.textContent()) ?? '').replace(/\D/g, ''))
  await locks.click()
  await expect(page).toHaveURL('/accessori/lucchetti')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('.toolbar')).toContainText(`${count} prodotti`)
})

test('a shelf is filtered, its address carries that, and a chip takes it back', async ({ page }) => {
  await openPage(page, '/componenti/trasmissione')
  const cards = page.locator('.product-card h3')
  const before = await page.locator('.toolbar p').textContent()
  await page.getByRole('complementary', { name: 'Filtri' }).getByRole('checkbox', { name: /^KMC/ }).click()
  await expect(page).toHaveURL('/componenti/trasmissione?brand=KMC')
  await expect(page.locator('.toolbar p')).not.toHaveText(before ?? '')
  await expect(cards.filter({ hasNotText: 'KMC' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Rimuovi filtro: KMC' }).click()
  await expect(page).toHaveURL('/componenti/trasmissione')
  await expect(page.locator('.toolbar p')).toHaveText(before ?? '')
})

test('a shelf’s own facts are filters, and a fact it does not have is left out of the address’s meaning', async ({
  page,
}) => {
  await openPage(page, '/componenti/catene?fact=niente:1')
  await expect(page.locator('.toolbar p')).toHaveText(/^[2-9]\d* prodotti$/)
  await openPage(page, '/componenti/catene')
  const filters = page.getByRole('complementary', { name: 'Filtri' })
  await filters.getByRole('group', { name: 'Velocità' }).getByRole('checkbox', { name: /^12/ }).click()
  await expect(page).toHaveURL(/fact=speeds(:|%3A)12$/)
  // Other tests may have put theirs beside it.
  await expect(page.locator('.product-card h3').filter({ hasText: /^Catena/ })).toHaveText([/12/])
  // A link half under the head that stays is measured by its visible half.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Rimuovi filtro: Velocità: 12/ }).click()
  await expect(page).toHaveURL('/componenti/catene')
})

for (const [language, prefix, from, to, chip, none, takeAway, problem] of eachCase([
  [
    'it',
    '',
    'Da l',
    'A l',
    'Rimuovi filtro: Capacità: 9,5–20 l',
    'Rimuovi filtro: Capacità: da 90 l',
    'Togli',
    'numero',
  ],
  [
    'en',
    '/en',
    'From l',
    'To l',
    'Remove filter: Capacity: 9.5–20 l',
    'Remove filter: Capacity: from 90 l',
    'Remove',
    'number',
  ],
])) {
  test(`a number with many values is asked for from one to another (${language})`, async ({ page }) => {
    const first = await aShopProduct(page, { price: '9' })
    const name = `Capienti ${first.productCode}`
    const facts = ['capacity']
    const made = await page.request.post('/api/admin/shelves', {
      data: { category: 'accessori', name: { it: name, en: name }, facts, facets: facts },
    })
    const { slug: shelf } = await made.json()
    for (const capacity of [4, 7, 9.5, 12, 20, 22, 30])
      await aShopProduct(page, { shelf, facts: [{ key: 'capacity', value: capacity }] })
    await openPage(page, `${prefix}/accessori/${shelf}`)
    const low = page.getByLabel(from, { exact: true })
    const high = page.getByLabel(to, { exact: true })
    await expect(low).toHaveAttribute('placeholder', '4')
    await expect(high).toHaveAttribute('placeholder', '30')
    await expectAccessible(page)

    await low.fill('tanti')
    await low.press('Enter')
    await expect(page.locator('.facets').getByRole('alert')).toContainText(problem)
    // Backwards, with a unit and with the comma of one of the languages: it is set right.
    await low.fill('20 l')
    await high.fill(language === 'it' ? '9,5' : '9.5')
    await high.press('Enter')
    await expect(page).toHaveURL(/fact=capacity(:|%3A)9\.5\.\.20$/)
    const cards = page.locator('.product-card')
    await expect(cards).toHaveCount(3)
    await expect(low).toHaveValue(language === 'it' ? '9,5' : '9.5')
    await page.getByRole('button', { name: chip }).click()
    await expect(cards).toHaveCount(7)
    await expect(low).toHaveValue('')

    await openPage(page, `${prefix}/accessori/${shelf}?fact=capacity:90..&fact=capacity:,..`)
    await expect(page.getByRole('button', { name: none })).toBeVisible()
    const ways = page.locator('.relaxed a')
    await expect(ways).toHaveCount(1)
    await expect(ways).toContainText(takeAway)
    await ways.click()
    await expect(cards).toHaveCount(7)
  })
}

for (const [language, prefix, alt, number] of eachCase([
  ['it', '', /^Un copertone in sezione/, '622 diametro del cerchio, mm'],
  ['en', '/en', /^A tyre in section/, '622 rim diameter, mm'],
])) {
  test(`a shelf’s head shows what the shop has drawn of it (${language})`, whole, async ({ page }) => {
    const head = page.locator('.shelf-head')
    for (const width of eachCase([390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `${prefix}/componenti/copertoni`)
      await expect(head.getByRole('img', { name: alt })).toBeVisible()
      await expect(head.getByRole('figure')).toContainText(number)
      await openPage(page, `${prefix}/componenti/catene`)
      await expect(head.locator('img')).toBeVisible({ visible: width === 1440 })
      await openPage(page, `${prefix}/accessori/altri-accessori`)
      await expect(head.locator('img')).toHaveCount(0)
    }
  })
}

test('a shelf on which nothing stands says so in words', whole, async ({ page }) => {
  await openPage(page, '/accessori/rulli')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulli')
  await expect(page.getByRole('heading', { name: 'Qui non c’è ancora niente' })).toBeVisible()
})

for (const [language, products, kind, justIn] of eachCase([
  ['it', 'Prodotti', 'Bici da città usate', 'Appena arrivate'],
  ['en', 'Products', 'Used city bikes', 'Just in'],
])) {
  test(`the menu shows kinds and shelves, by keyboard too (${language})`, async ({ page }) => {
    await openPage(page, `/componenti?lang=${language}`)
    const button = page.getByRole('banner').getByRole('button', { name: products })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const shelf = page.getByRole('link', { name: new RegExp(`^${kind} \\d+$`) })
    await expect(shelf).toBeVisible()
    await expectDrawn(page.locator('.mega .kinds a'))
    await expect(page.getByRole('link', { name: new RegExp(`^${justIn}`) })).toHaveAttribute('href', /prodotto\//)
    await expectAccessible(page)
    await shelf.focus()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(shelf).toBeHidden()
    await button.press('Enter')
    await shelf.press('Enter')
    await expect(page).toHaveURL(/\/bici-usate\/bici-da-citta-usate/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu folds its shelves: only those of the current category are open at first', async ({ page }) => {
    await openPage(page, '/componenti')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet.getByRole('link', { name: /^Trasmissione/ })).toBeVisible()
    await expect(sheet.getByRole('link', { name: /^Caschi/ })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Biciclette, scaffali' }).tap()
    await expectDrawn(sheet.locator('.kinds a'))
    await sheet.getByRole('button', { name: 'Accessori, scaffali' }).tap()
    await expect(sheet.getByRole('button', { name: 'Accessori, scaffali' })).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await sheet.getByRole('link', { name: /^Caschi/ }).tap()
    await expect(page).toHaveURL('/accessori/caschi')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/componenti')
  })
})
