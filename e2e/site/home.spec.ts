import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

for (const language of eachCase(['it', 'en'])) {
  test(`the home page is complete in its first HTML and accessible (${language})`, async ({ page }) => {
    await openPage(page, `/?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const html = await page.request.get(language === 'en' ? '/en' : '/').then((r) => r.text())
    const bike = language === 'en' ? 'Brenta Disc brown gravel bike' : 'Gravel Brenta Disc marrone'
    for (const part of [bike, '/bici-usate', '/accessori', 'Via dei Telai 18', '15:30']) {
      expect(html).toContain(part)
    }
    expect(html).toMatch(/hreflang="it".*hreflang="en".*hreflang="x-default"/is)
  })
}

test('every visitor gets the same first HTML', async ({ playwright, baseURL }) => {
  const visitor = async () => {
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    return (await context.get('/')).text()
  }
  // The board may have changed between the two.
  await expect(async () => expect(await visitor()).toBe(await visitor())).toPass()
})

test('the structured data names the shop, its hours and its search', async ({ page, baseURL }) => {
  await openPage(page, '/')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'BikeStore',
      name: 'Cicli Pedivella',
      vatID: 'IT01234567897',
      hasMerchantReturnPolicy: expect.objectContaining({ merchantReturnDays: 30 }),
    }),
  )
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'WebSite',
      potentialAction: expect.objectContaining({
        target: expect.objectContaining({ urlTemplate: `${baseURL}/?q={search_term_string}` }),
      }),
    }),
  )
})

test('today is marked and the shop is open or closed by its own clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T15:00:00+01:00') })
  await openPage(page, '/')
  await expect(page.getByRole('row', { name: /^Venerdì, oggi/ })).toBeVisible()
  await expect(page.getByText('Chiuso, apre alle 15:30')).toBeVisible()
  await expect(page.getByText('Riapriamo oggi alle 15:30')).toBeVisible()
  await page.clock.fastForward('31:00')
  await expect(page.getByText('Aperto ora')).toBeVisible()
  await expect(page.getByText('Oggi aperti fino alle 19:30')).toBeVisible()
})

test(
  'on Christmas the shop is closed, and pages and search engines are told the exceptional days',
  whole,
  async ({ page }) => {
    const year = new Date().getFullYear()
    await page.clock.install({ time: new Date(`${year}-12-25T10:00:00+01:00`) })
    await openPage(page, '/')
    await expect(page.getByText('Chiuso ora')).toBeVisible()
    await expect(page.getByText('Aperto ora')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /, oggi/ })).toContainText('Chiuso')
    await expect(page.locator('#contatti').getByText(/^Apriamo .* alle \d\d:\d\d$/)).toBeVisible()

    const { exceptions } = await (await page.request.get('/api/shop')).json()
    const coming = exceptions.filter(({ when }: { when: string }) => when !== 'past')
    const soon = exceptions.filter(({ when }: { when: string }) => when === 'soon')
    await expect(page.getByRole('table', { name: 'Prossimamente' }).getByRole('row')).toHaveCount(2)
    await page.locator('summary', { hasText: 'Tutte le chiusure' }).click()
    await expect(page.getByRole('table', { name: 'Tutte le chiusure' }).getByRole('row')).toHaveCount(soon.length - 2)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const shop = texts.flatMap((text) => JSON.parse(text)['@graph'] ?? JSON.parse(text)).find((one) => one.vatID)
    const reported = shop.specialOpeningHoursSpecification.map((one: { validFrom: string }) => one.validFrom)
    expect(new Set(reported)).toEqual(new Set(coming.map(({ from }: { from: string }) => from)))
    expect(shop.specialOpeningHoursSpecification).toContainEqual(
      expect.objectContaining({ opens: '00:00', closes: '00:00' }),
    )
  },
)

test('the map comes only after a click, and the focus with it', async ({ page, complaints }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' }),
  )
  await openPage(page, '/')
  expect(complaints).toEqual([])
  await expect(page.getByRole('link', { name: /^Indicazioni stradali/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/directions/,
  )
  await page.getByRole('button', { name: 'Mostra la mappa' }).click()
  const map = page.locator('iframe')
  await expect(map).toHaveAttribute('title', 'Mappa: dove si trova Cicli Pedivella')
  // Not `toBeFocused`: another site's page has the focus within, and this document is then no longer the active one.
  await expect.poll(() => map.evaluate((frame) => document.activeElement === frame)).toBe(true)
  // The only third-party request this page may make, and only after a click.
  await expect.poll(() => complaints).toEqual(['request to https://www.openstreetmap.org'])
  complaints.length = 0
})

test('an unknown address is a page with status 404, a search and ways out', async ({ page, complaints }) => {
  await openPage(page, '/non-esiste')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('sella')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?q=sella')
})

test('icons, manifest, robots and sitemap are where browsers look for them', async ({ request }) => {
  for (const path of [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/opensearch.xml',
    '/manifest.webmanifest',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  const sitemap = await request.get('/sitemap.xml').then((r) => r.text())
  expect(sitemap.match(/<url>/g)?.length).toBeGreaterThan(200)
  expect((await request.get('/robots.txt')).status()).toBe(200)
})

test('a page whose data does not come says so and tries again', async ({ page, complaints }) => {
  await openPage(page, '/accessori')
  await page.route('**/api/products?*', (route) => route.abort())
  await page
    .getByRole('banner')
    .getByRole('link', { name: /pagina iniziale/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qualcosa non ha funzionato')
  await expectAccessible(page)
  await page.unroute('**/api/products?*')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La bici pronta a partire.')
  complaints.length = 0
})

for (const { language, came, said, bike } of eachCase([
  {
    language: 'it',
    came: 'Usate, appena arrivate',
    said: 'Chi ha già comprato',
    bike: 'Olandese Anversa, revisionata',
  },
  { language: 'en', came: 'Used bikes, just in', said: 'What customers say', bike: 'Anversa Dutch bike, overhauled' },
])) {
  test(`the home page shows what came in and what was said, in its first HTML (${language})`, async ({ page }) => {
    const html = await (await page.request.get('/', { headers: { cookie: `lang=${language}` } })).text()
    for (const part of [came, said, bike]) expect(html).toContain(part)
    await openPage(page, `/?lang=${language}`)
    const row = page.getByRole('region', { name: came })
    await expect(row.locator('.product-card')).toHaveCount(4)
    // Visible ones only.
    await expect(row.locator('.photo-drawn')).toHaveCount(0)
    const reviews = page.getByRole('region', { name: said })
    await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(reviews.getByRole('link').first()).toHaveAttribute('href', /\/condizioni#recensioni$/)
    const strip = page.getByRole('region', { name: /Dal banco dell’officina|From the workbench/ })
    await expect(strip.getByRole('img').nth(4)).toHaveAttribute('src', /^\/images\//)
  })
}
