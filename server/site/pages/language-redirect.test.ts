import { beforeEach, describe, expect, it } from 'vitest'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { shopForEachTest } from '#test/test-app.ts'

let rendered: string[] = []
const pages: PageRenderer = {
  render: async ({ url, language }) => {
    rendered.push(`${language} ${url}`)
    return { status: 200, html: `<p>${language} ${url}</p>`, location: undefined }
  },
}
const shop = shopForEachTest({ pages })
beforeEach(() => {
  rendered = []
})

const ask = (url: string, cookie?: string, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url, headers: cookie === undefined ? {} : { cookie } })

/** The final address of a browser with cookies, and its redirects. */
async function follow(url: string, saved?: string): Promise<string[]> {
  const way = [url]
  let cookie = saved
  for (let steps = 0; steps < 5; steps++) {
    const { statusCode, headers, cookies } = await ask(way.at(-1) ?? '', cookie)
    if (statusCode !== 302) return way
    const kept = cookies.find(({ name }) => name === 'lang')
    if (kept) cookie = `lang=${kept.value}`
    way.push(String(headers.location))
  }
  throw new Error(`no end: ${way.join(' → ')}`)
}

describe('the language of a page', () => {
  it.each([
    ['/', 'it'],
    ['/biciclette', 'it'],
    ['/english', 'it'],
    ['/en', 'en'],
    ['/en?q=casco', 'en'],
    ['/en/prodotto/sella', 'en'],
    ['/en/account', 'en'],
    ['/en/niente', 'en'],
  ])('is in its address: %s', async (url, language) => {
    for (const cookie of [undefined, 'lang=it']) {
      const answer = await ask(url, cookie)
      expect([answer.statusCode, answer.headers['content-language']]).toEqual([200, language])
      expect(answer.body).toBe(`<p>${language} ${url}</p>`)
    }
  })

  it.each([
    ['/', '/en'],
    ['/?q=casco%20x&brand=A+B', '/en?q=casco%20x&brand=A+B'],
    ['/biciclette', '/en/biciclette'],
    ['/ordine/PV-1?k=abc', '/en/ordine/PV-1?k=abc'],
    ['/niente', '/en/niente'],
  ])('follows a saved choice of English from %s to %s, for this browser only', async (url, address) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ask(url, 'sid=1; lang=en', method)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, address])
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' })
    }
    expect((await ask(url)).statusCode).toBe(200)
    expect(await follow(url, 'lang=en')).toEqual([url, address])
  })

  it('is English under /en even where Italian was chosen', async () => {
    expect((await ask('/en/biciclette', 'lang=it')).body).toContain('<p>en ')
  })

  it.each([
    ['/biciclette?lang=en', '/en/biciclette'],
    ['/?q=casco&lang=en&shown=48', '/en?q=casco&shown=48'],
    ['/en?lang=en', '/en'],
    ['/en/prodotto/sella?lang=it&recensione=1', '/prodotto/sella?recensione=1'],
    ['/en?lang=it', '/'],
    ['/?l%61ng=en', '/en'],
  ])('is saved by %s, which leads to %s', async (url, address) => {
    const language = /=en/.test(url) ? 'en' : 'it'
    const answer = await ask(url, `lang=${language === 'en' ? 'it' : 'en'}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'lang', value: language, path: '/' })])
    for (const saved of [undefined, 'lang=it', 'lang=en']) expect(await follow(url, saved)).toEqual([url, address])
  })

  it('is not asked for by anything else than it and en, once', async () => {
    for (const query of ['lang=fr', 'lang=', 'lang', 'lang=it&lang=en', 'lang=EN', 'lang[]=en'])
      expect((await ask(`/biciclette?${query}`)).statusCode).toBe(200)
    for (const cookie of ['lang=fr', 'lang=', 'slang=en', 'lang=english'])
      expect((await ask('/biciclette', cookie)).statusCode).toBe(200)
  })

  it('is Italian in the administration, which has no other address', async () => {
    expect((await ask('/admin', 'lang=en')).body).toBe('<p>it /admin</p>')
    expect(await follow('/en/admin?tab=ordini')).toEqual(['/en/admin?tab=ordini', '/admin?tab=ordini'])
    expect(await follow('/admin?lang=en&tab=ordini')).toEqual(['/admin?lang=en&tab=ordini', '/admin?tab=ordini'])
  })

  it.each([
    '//negozio.example',
    '/en//negozio.example',
    '/\\negozio.example',
    '/en/\\negozio.example',
    '/en///negozio.example/',
    '///',
    '/en//',
    '/en/\t/negozio.example',
    '/en/%2F/negozio.example',
    '/en/http://negozio.example',
    '/en@negozio.example',
  ])('never leads out of the shop: %s', async (path) => {
    for (const [url, cookie] of [
      [path, 'lang=en'],
      [`${path}?lang=it`, undefined],
      [`${path}?lang=en`, undefined],
    ] as const) {
      const { headers } = await ask(url, cookie)
      if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\\s])/)
    }
  })

  it.each(['/api/shop', '/sitemap.xml', '/robots.txt', '/site.webmanifest'])('is no matter of %s', async (url) => {
    expect((await ask(url, 'lang=en')).statusCode).toBe(200)
  })

  it('finds no call, picture or file under /en', async () => {
    for (const url of ['/en/api/shop', '/en/images/a.webp', '/en/assets/a.js', '/en/health'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404])
  })

  it('is told to caches: only an address without a prefix asks for the cookie', async () => {
    expect((await ask('/biciclette')).headers.vary).toBe('cookie, accept-encoding')
    expect((await ask('/en/biciclette')).headers.vary).toBe('accept-encoding')
  })
})

describe('the word that leads to the administration', () => {
  it.each(['/?q=admin', '/?q=++ADMIN+', '/?q=%20Admin%09', '/en?q=admin', '/en?q=%E3%80%80aDmIn', '/?lang=en&q=admin'])(
    'is no search also where the form itself sends it: %s',
    async (url) => {
      for (const cookie of [undefined, 'lang=en'])
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await ask(url, cookie, method)
          expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin'])
        }
      expect(rendered).toEqual([])
    },
  )

  it.each(['/?q=admins', '/?q=', '/accessori?q=admin', '/biciclette?brand=admin'])('is not read in %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(200)
  })
})
