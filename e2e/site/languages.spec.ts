import { aStockedProduct } from '../customer-steps.ts'
import { mailsTo } from '../mails.ts'
import { whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

const language = 'html'

test('a buyer who comes by an English address stays in English to the order and its mail', async ({
  page,
  request,
}) => {
  const { id } = await aStockedProduct(request)
  const { name, slug } = await (await request.get(`/api/products/${id}?lang=en`)).json()
  const email = `english.${Date.now()}@example.org`
  const asked: string[] = []
  page.on('request', (call) => {
    if (new URL(call.url()).pathname.startsWith('/api/')) asked.push(call.headers()['accept-language'] ?? '')
  })
  await openPage(page, `/en/prodotto/${slug}`)
  await expect(page.locator(language)).toHaveAttribute('lang', 'en')
  await expect(page.locator('main')).toContainText(/€\d{1,3}(,\d{3})*\.\d\d/)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByRole('link', { name: 'Components' }).first().focus()
  await page.getByRole('button', { name: /^Cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/prodotto/${slug}\\?checkout=1`))
  const dialog = page.getByRole('dialog')
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Zoe Angel')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Contrà San Biagio 12')
  await dialog.getByRole('textbox', { name: 'Postcode' }).fill('36100')
  await dialog.getByLabel('City').fill('Vicenza')
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order confirmed!' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['en']))

  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [mail] = await mailsTo(email)
  const link = new URL(/https?:\/\/[^\s"]+\/ordine\/[^\s"]+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toMatch(/^\/en\/ordine\//)
  await page.context().clearCookies()
  await openPage(page, link.pathname + link.search)
  await expect(page.locator(language)).toHaveAttribute('lang', 'en')
  await expect(page.getByText(name).first()).toBeVisible()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click()
  await expect(page).toHaveURL(/\/en\/recesso\?/)
})

test('the switcher by keyboard: the other address, path and query kept, the choice saved; Back goes on', async ({
  page,
  context,
}) => {
  await openPage(page, '/accessori')
  await openPage(page, '/biciclette?brand=Ortles')
  await page.getByRole('button', { name: 'Lingua: italiano' }).press('ArrowDown')
  await page.keyboard.press('e')
  const english = page.getByRole('menuitemradio', { name: 'EN' })
  await expect(english).toBeFocused()
  await expect(english).toHaveAttribute('href', '/en/biciclette?brand=Ortles')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/biciclette?brand=Ortles')
  await expect(page.locator(language)).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bikes')
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')

  // The choice holds where an address has no prefix; the way back is no trap.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/en/accessori')

  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.getByRole('button', { name: 'Language: English' }).press('ArrowDown')
  await page.keyboard.press('i')
  await expect(page.getByRole('menuitemradio', { name: 'IT' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/accessori')
  await expect(page.locator(language)).toHaveAttribute('lang', 'it')
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('it')
})

test('links, dialogs, search and login keep to the English address', whole, async ({ page }) => {
  await openPage(page, '/en')
  const pages = await page
    .locator('a[href^="/"]:not([href^="/api/"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(pages.length).toBeGreaterThan(20)
  for (const path of pages) expect(path).toMatch(/^\/en(\/|$)/)
  await page.getByRole('combobox', { name: 'Search' }).fill('gravel')
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/en?q=gravel')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('gravel')
  await page
    .locator('main')
    .getByRole('link', { name: /gravel/i })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/prodotto\/[a-z0-9-]*gravel/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/en?q=gravel')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/en?q=gravel&accedi=1')
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page names the picture it is shared with', whole, async ({ page, request, baseURL }) => {
  for (const path of ['/prodotto/gravel-brenta-disc-marrone', '/en/componenti', '/biciclette/gravel', '/']) {
    await page.goto(path)
    const meta = (name: string) => page.locator(`head meta[property="og:${name}"]`).getAttribute('content')
    const picture = (await meta('image')) ?? ''
    expect(picture).toMatch(new RegExp(`^${baseURL}/images/share/.+\\.jpg$`))
    expect([await meta('image:width'), await meta('image:height')]).toEqual(['1200', '630'])
    expect(await meta('image:alt')).not.toBe('')
    await expect(page.locator('head meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg')
  }
})

test(
  'each language of a page names itself and the other to search engines',
  whole,
  async ({ page, request, baseURL }) => {
    const bike = 'gravel-brenta-disc-marrone'
    const { slug: englishBike } = await (await request.get(`/api/products/${bike}?lang=en`)).json()
    const pairs = [
      ['/', '/en'],
      ['/biciclette', '/en/biciclette'],
      [`/prodotto/${bike}`, `/en/prodotto/${englishBike}`],
      ['/garanzia', '/en/garanzia'],
    ] as const
    for (const [it, en] of pairs)
      for (const path of [it, en]) {
        await page.goto(path)
        const head = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name)
        expect(await head('link[rel=canonical]', 'href')).toBe(baseURL + path)
        expect(await head('meta[property="og:url"]', 'content')).toBe(baseURL + path)
        expect(await head('meta[property="og:locale"]', 'content')).toBe(path === en ? 'en_GB' : 'it_IT')
        for (const [code, address] of [
          ['it', it],
          ['en', en],
          ['x-default', it],
        ])
          expect(await head(`link[hreflang="${code}"]`, 'href')).toBe(`${baseURL}${address}`)
        const data = await page.locator('script[type="application/ld+json"]').allTextContents()
        for (const text of data) {
          const urls = [...text.matchAll(/"(?:url|item)":"([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname)
          for (const pathname of urls) expect(/^\/en(\/|$)/.test(pathname)).toBe(path === en)
        }
      }
  },
)

test(
  'the goods of an English page are named in English, in its first HTML and after',
  whole,
  async ({ page, request }) => {
    const found: { slug: string; name: string; untranslated?: true }[] = await (
      await request.get('/api/products?category=accessori&lang=en&sort=name&limit=100')
    ).json()
    const translated = found.find(({ untranslated }) => !untranslated)
    const { slug = '', name = '' } = translated ?? {}
    const html = await (await request.get(`/en/prodotto/${slug}`)).text()
    expect(html).toContain(`<title>${name} · `)
    const asked: string[] = []
    page.on('request', (call) => {
      const { pathname, searchParams } = new URL(call.url())
      if (/^\/api\/(products|search)/.test(pathname) && !/reviews|rating/.test(pathname))
        asked.push(searchParams.get('lang') ?? pathname)
    })
    await openPage(page, '/en')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessories' }).click()
    await expect(page).toHaveURL('/en/accessori')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessories')
    await page.getByRole('combobox', { name: 'Search' }).fill('gravel')
    const proposed: { products: { name: string }[] } = await (
      await request.get('/api/search/suggestions?q=gravel&lang=en')
    ).json()
    const [first] = proposed.products
    const items = page.getByRole('listbox').getByRole('group', { name: 'Products' })
    await expect(items.getByRole('option').first()).toContainText(first?.name ?? '?')
    expect(new Set(asked)).toEqual(new Set(['en']))
  },
)
