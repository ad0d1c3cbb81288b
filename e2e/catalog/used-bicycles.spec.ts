import type { Locator, Page } from '@playwright/test'
import { openDashboard } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const single = '/prodotto/olandese-anversa-revisionata'
const sold = '/prodotto/pista-bianca-con-copertone-verde'

/** One that waits for its photo; the test deletes it. */
async function awaitedBicycle(page: Page, name: string) {
  await openDashboard(page, '/admin')
  const data = {
    name,
    description: 'In arrivo.',
    category: 'bici-usate',
    subcategory: 'gravel',
    price: '690',
    stock: '1',
  }
  const answer = await page.request.post('/api/admin/products', { data })
  expect(answer.status()).toBe(201)
  const { id, slug }: { id: number; slug: string } = await answer.json()
  return { slug, remove: () => page.request.delete(`/api/admin/products/${id}`) }
}

const drawingWords = { it: 'Disegno, non è la foto di questo articolo', en: 'Drawing, not a photo of this item' }

for (const language of eachCase(['it', 'en'])) {
  test(`a drawing says that it is one: on its card, on its page, in the viewer (${language})`, async ({ page }) => {
    const words = drawingWords[language]
    await openPage(page, `/biciclette?subcategory=strada&lang=${language}`)
    const card = page.locator('.product-card', {
      hasText: /Bici da corsa Falzarego 105 rossa|Falzarego 105 road bike, red/,
    })
    await expect(card.getByRole('img', { name: words })).toBeVisible()
    await expect(card.locator('.photo-drawn')).toBeVisible()
    await expect(card.locator('.photo-drawn')).toHaveText(words)
    const photographed = page.locator('.product-card', { hasText: 'Gavia Carbon' })
    await expect(photographed.locator('.photo-drawn')).toHaveCount(0)

    await openPage(page, '/prodotto/bici-da-corsa-falzarego-105-rossa')
    const gallery = page.locator('.gallery-main')
    await expect(gallery.locator('.photo-drawn')).toBeVisible()
    expect(await gallery.locator('.photo-drawn').innerText()).toBe(words)
    await expect(gallery.getByRole('img', { name: words })).toBeVisible()
    await gallery.locator('.slide button').first().click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('img', { name: words })).toBeVisible()
    expect(await viewer.locator('.viewer-picture .photo-drawn').innerText()).toBe(words)
    await expectAccessible(page)
  })
}

for (const { language, words, fold, phone } of eachCase([
  { language: 'it', words: 'Foto in arrivo: chiamaci', fold: /ancora senza foto/, phone: /^tel:\+39/ },
  { language: 'en', words: 'Photo to come: call us', fold: /without photos/, phone: /^tel:\+39/ },
])) {
  test(`a used bicycle without a photo is asked for by telephone, not added (${language})`, async ({ page }) => {
    const name = `Gravel senza foto ${language}`
    const { slug, remove } = await awaitedBicycle(page, name)
    await openPage(page, `/bici-usate?subcategory=gravel&lang=${language}`)
    await expect(page.locator('.product-card', { hasText: name })).toHaveCount(0)
    const card = page.locator('.awaited-row', { hasText: name })
    await expect(card).toBeHidden()
    await page.getByText(fold).click()
    await expect(card.getByRole('link', { name: words })).toHaveAttribute('href', phone)
    await expect(card.getByRole('button')).toHaveCount(0)

    await openPage(page, `/prodotto/${slug}`)
    const offer = page.locator('.buy')
    await expect(offer.getByText(words)).toBeVisible()
    await expect(offer.getByRole('link', { name: '+39' })).toHaveAttribute('href', phone)
    await expect(offer.getByRole('button', { name: /carrello|cart|Compra|Buy/ })).toHaveCount(0)
    await expectAccessible(page)
    await remove()
  })
}

test('a single piece is bought without counting, and no warning about the last one', async ({ page }) => {
  await openPage(page, single)
  const offer = page.locator('.stub')
  await expect(offer.getByText('Pezzo unico')).toBeVisible()
  await expect(offer.getByText('Ultimo pezzo')).toHaveCount(0)
  await expect(offer.getByRole('button', { name: 'Aumenta' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Scrivi una recensione' })).toHaveCount(0)
  const add = offer.getByRole('button', { name: 'Aggiungi al carrello' })
  // No stepper beside it: as wide as «Compra ora» below.
  const widths = [add, offer.getByRole('button', { name: 'Compra ora' })].map(
    async (one) => (await one.boundingBox())?.width,
  )
  expect(await widths[0]).toBe(await widths[1])
  await add.click()
  await expect(page.getByText('Prodotto aggiunto al carrello').first()).toBeVisible()
  await add.click()
  await expect(page.getByText('È già nel carrello: è l’unica').first()).toBeVisible()
  await page.getByRole('button', { name: /^Carrello/ }).click()
  const cart = page.getByRole('dialog', { name: 'Carrello' })
  await expect(cart.getByText('Pezzo unico')).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Aumenta' })).toHaveCount(0)
  await expect(cart.getByText(/Ne resta/)).toHaveCount(0)
})

test('used bicycles are said to be used once, and sold ones come last in every order', async ({ page }) => {
  for (const sort of ['', '&sort=price-low', '&sort=name']) {
    await openPage(page, `/bici-usate?shown=40${sort}`)
    const cards = page.locator('.product-card')
    await expect(cards.first()).toBeVisible()
    const words = await cards.allInnerTexts()
    const states = words.map((text) => /Venduta/.test(text))
    expect(states.filter(Boolean).length).toBeGreaterThan(0)
    expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)))
    expect(words.join()).not.toMatch(/Usato, garanzia|Ultimo pezzo|Esaurito/)
    const forSale = states.filter((isSold) => !isSold).length
    expect(forSale).toBeGreaterThanOrEqual(20)
    await expect(page.getByText(`${forSale} da comprare adesso`)).toBeVisible()
    await expect(cards.first().locator('.used-facts')).toBeVisible()
  }
  await expect(page.locator('.category-hero')).toContainText('Garanzia legale di 12 mesi sull’usato')

  // The way through the list stands above the card; title and photos stand beside the price.
  await page.locator('.product-card h3 a').first().click()
  const dialog = page.getByRole('dialog')
  const way = dialog.getByRole('navigation', { name: 'Nella lista' })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(way)).toBeLessThan(await topOf(dialog.locator('.inspection')))
  expect(await topOf(dialog.locator('.gallery'))).toBeLessThan(await topOf(dialog.locator('.stub .btn').last()))
  await way.getByRole('link', { name: /^Successiva/ }).click()
  await expect(way).toContainText('2 di')
  await way.getByRole('button', { name: 'Torna alla lista' }).click()
  await expect(dialog).toBeHidden()
  // Elsewhere it does not go without saying.
  await openPage(page, '/?q=Olandese+Anversa')
  await expect(page.locator('.product-card', { hasText: 'Olandese Anversa' })).toContainText('Usato, garanzia 12 mesi')
})

test(
  'a sold one leads to those that resemble it, in its first HTML, and says no more that it comes back',
  whole,
  async ({ page }) => {
    const html = await (await page.request.get(sold)).text()
    expect(html.indexOf('Queste le somigliano')).toBeGreaterThan(0)
    expect(html.indexOf('Queste le somigliano')).toBeLessThan(html.indexOf('<h1'))
    await openPage(page, sold)
    const alike = page.getByRole('region', { name: 'Queste le somigliano' }).locator('.product-card')
    await expect(alike).toHaveCount(3)
    const offer = page.locator('.stub')
    await expect(page.getByRole('region', { name: 'Queste le somigliano' }).getByText(/^Venduta il \d+/)).toBeVisible()
    await expect(offer.getByText(/Esaurito|se torna|nemmeno uno/)).toHaveCount(0)
    await expect(offer.getByText(/Spedizione gratuita|Arriva quasi pronta/)).toHaveCount(0)
    await expect(page.getByText(/il negozio, su \d+ recensioni/)).toBeVisible()
    const nearest = alike.locator('a').first()
    const name = await nearest.innerText()
    await nearest.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test('search results show square photos whole', whole, async ({ page }) => {
  await openPage(page, '/?q=casco')
  const photo = page.locator('.product-card', { hasText: 'Casco Sentiero verde' }).locator('img')
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
})

test(
  'the administrator sees which used bicycle lacks a photo, in the list and in the form',
  whole,
  async ({ page }) => {
    const { remove } = await awaitedBicycle(page, 'Gravel che aspetta la foto')
    await openDashboard(page, '/admin?categoria=bici-usate&cerca=aspetta+la+foto')
    const note = 'Manca una foto'
    const row = page.getByRole('row', { name: /aspetta la foto/ })
    await expect(row.getByText(note)).toBeVisible()
    await row.getByRole('button', { name: /^Modifica/ }).click()
    await expect(page.getByRole('dialog').getByText(note)).toBeVisible()
    await remove()
  },
)

test('from one used bicycle to the next of its list, and back to the list in one step', whole, async ({ page }) => {
  await openPage(page, '/bici-usate?sort=price-low')
  const links = page.locator('.product-card h3 a')
  const [first = '', second = ''] = await links.allInnerTexts()
  await links.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2, name: first })).toBeVisible()
  const way = dialog.getByRole('navigation', { name: 'Nella lista' })
  await expect(way).toContainText(/1 di \d+/)
  await expect(way.getByRole('link')).toHaveCount(1)
  await way.getByRole('link', { name: second }).click()
  await expect(dialog.getByRole('heading', { level: 2, name: second })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/bici-usate\?sort=price-low/)
})
