import { brotliCompressSync } from 'node:zlib'
import { openDashboard } from '../admin-page.ts'
import { expect, openPage, test } from '../shop-page.ts'

/**
 * Bytes of a first view, compressed with brotli: what was reached and half a kilobyte of air, so that nothing comes back
 * unseen (decision 0101). The category's HTML is for 24 products; the home page and a product have its style and no more
 * code than they need.
 */
const views = [
  { name: 'a category', path: '/biciclette', javascript: 132_000, html: 19_000 },
  { name: 'the home page', path: '/', javascript: 128_300, html: 13_000 },
  { name: 'a product', path: '/prodotto/scatto-fisso-darsena-grigia', javascript: 137_200, html: 14_000 },
]
const css = 15_000
const fonts = 52_000
const shown = 24

test.use({ locale: 'it-IT', viewport: { width: 390, height: 844 }, hasTouch: true })

for (const { name, path, ...budgets } of views) {
  test(`the first view of ${name} stays within its bytes`, async ({ page, request }, testInfo) => {
    const loaded = { script: new Set<string>(), font: new Set<string>() }
    page.on('request', (asked) => {
      const kind = asked.resourceType()
      if (kind === 'script' || kind === 'font') loaded[kind].add(new URL(asked.url()).pathname)
    })
    // Later parts do not come, however slow the machine.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openPage(page, path)

    const bytes = async (file: string) => {
      const content = await (await request.get(file)).body()
      return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
    }
    const sum = async (files: Iterable<string>) => {
      const sizes = await Promise.all([...files].map(bytes))
      return sizes.reduce((total, size) => total + size, 0)
    }
    const html = await (await request.get(path)).text()
    const named = (ending: string) =>
      [...html.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, file]) => (file?.endsWith(ending) ? [file] : []))
    // The HTML names all scripts that the page loads itself, so that none is found a round trip later.
    expect([...loaded.script].toSorted()).toEqual([...new Set(named('.js'))].toSorted())

    const isList = path === '/biciclette'
    if (isList) expect(html.match(/<li class="product-card/g)).toHaveLength(shown)
    const figures = {
      javascript: await sum(loaded.script),
      css: await sum(new Set(named('.css'))),
      html: brotliCompressSync(html).length,
      fonts: await sum(loaded.font),
    }
    const text = Object.entries(figures).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)} kB`)
    const summary = `first view of ${name}: ${text.join(', ')} in ${loaded.script.size} scripts`
    process.stdout.write(`${summary}\n`)
    testInfo.annotations.push({ type: 'first view', description: summary })
    for (const [kind, limit] of Object.entries({ ...budgets, css, fonts })) {
      expect(figures[kind as keyof typeof figures], `${kind}: ${summary}`).toBeLessThanOrEqual(limit)
    }
  })
}

test('a list that rests has asked for few scripts, with dialog and cart', async ({ page, request }) => {
  const scripts = new Set<string>()
  page.on('request', (asked) => {
    // The place of notices comes by the clock.
    if (asked.resourceType() === 'script' && !asked.url().includes('/toast-viewport-')) scripts.add(asked.url())
  })
  await openPage(page, '/biciclette')
  await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
  const sizes = await Promise.all(
    [...scripts].map(async (file) => brotliCompressSync(await (await request.get(file)).body()).length),
  )
  expect([...scripts].some((file) => file.includes('/product-dialog-'))).toBe(true)
  expect(scripts.size).toBeLessThanOrEqual(16)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(182_400)
})

for (const { name, path } of views) {
  test(`${name} comes to rest without the tables of languages, a second layout or a fade into itself`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      window.Intl = new Proxy(Intl, {
        get(own, name) {
          document.documentElement.dataset.intl = String(name)
          return Reflect.get(own, name)
        },
      })
      const begin = document.startViewTransition
      document.startViewTransition = function (...given) {
        document.documentElement.dataset.faded = 'true'
        return begin.apply(this, given)
      }
    })
    await openPage(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
    const layered = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule))
        .map(({ href }) => href?.replace(/.*\/|-[^-]*$/g, '')),
    )
    expect(layered).toEqual(['entry-client'])
    expect(await page.evaluate(() => document.documentElement.dataset.faded)).toBeUndefined()
    expect(await page.evaluate(() => document.documentElement.dataset.intl)).toBeUndefined()
  })
}

test('the dashboard asks for little code until its list is there', async ({ page, request }) => {
  const scripts = new Set<string>()
  let isListed = false
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script' && !isListed) scripts.add(asked.url())
  })
  page.on('requestfinished', (done) => {
    isListed ||= new URL(done.url()).pathname === '/api/admin/products'
  })
  await openDashboard(page)
  await expect(page.getByRole('region', { name: 'Protezione Immagini' })).toBeVisible()
  expect(isListed).toBe(true)
  const sizes = await Promise.all(
    [...scripts].map(async (file) => brotliCompressSync(await (await request.get(file)).body()).length),
  )
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(160_800)
})

test('the code comes after the picture of the first view', async ({ page }) => {
  const order: string[] = []
  page.on('request', (asked) => {
    if (/\/assets\/entry-client-.*\.js$/.test(asked.url())) order.push('code asked')
  })
  page.on('requestfinished', (done) => {
    if (done.url().includes('/images/') && order.length === 0) order.push('picture there')
  })
  await openPage(page, '/prodotto/scatto-fisso-darsena-grigia')
  expect(order).toEqual(['picture there', 'code asked'])
})

test('a page whose picture does not come answers all the same', async ({ page }) => {
  await page.route(/\/images\/.*\?w=/, () => undefined)
  await page.goto('/prodotto/scatto-fisso-darsena-grigia', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
})

test('files of the build are kept for a year, and compressed', async ({ request }) => {
  const html = await (await request.get('/biciclette')).text()
  const script = html.match(/"(\/assets\/entry-client-[^"]+\.js)"/)?.[1] ?? ''
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
})
