import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#test/test-app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

/** As a browser sends it: an address that is broken stays so. */
function ask(path: string, accept = '*/*'): Promise<{ status: number; type: string; language: string; text: string }> {
  const { port } = shop.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { accept, 'accept-language': 'it' } }, async (answer) => {
      let text = ''
      for await (const part of answer.setEncoding('utf8')) text += part
      const type = String(answer.headers['content-type'])
      resolve({ status: answer.statusCode ?? 0, type, language: String(answer.headers['content-language']), text })
    }).on('error', reject)
  })
}

const broken = [
  '%',
  'sconto-50%',
  '%E0%A4%A',
  '%C3',
  '%zz',
  '%00',
  'a%2',
  '%F0%9F%98',
  '%ED%A0%80',
  `${'a'.repeat(300)}`,
]
const places = ['/prodotto/', '/biciclette/', '/', '/condizioni/', '/account/']

describe('an address that cannot be read', () => {
  it.each(broken.flatMap((part) => places.map((place) => `${place}${part}`)))(
    'is a page in words: %s',
    async (path) => {
      for (const [prefix, language, title] of [
        ['', 'it', 'Pagina non trovata'],
        ['/en', 'en', 'Page not found'],
      ]) {
        const { status, text, ...head } = await ask(`${prefix}${path}`)
        expect({ status, ...head }).toEqual({ status: 404, type: 'text/html; charset=utf-8', language })
        expect(text).toContain(`<h1 style="margin:0 0 12px;line-height:1.1">${title}</h1>`)
        expect(text).toContain(language === 'en' ? 'href="/en"' : 'href="/"')
      }
    },
  )

  it.each(broken)('stays JSON below /api: %s', async (part) => {
    const { status, type, text } = await ask(`/api/products/${part}`, 'text/html')
    expect([400, 404]).toContain(status)
    expect(type).toMatch(/^application\/json/)
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) })
  })
})

it.each([
  ['/images/x', 'application/json'],
  ['/images/%', 'application/json'],
  ['/feeds/nothing.xml', 'text/plain'],
  ['/nothing.txt', 'text/plain'],
])('a file that is not there is said in a sentence, and in a page where a person opens it: %s', async (path, type) => {
  expect((await ask(path)).type).toBe(`${type}; charset=utf-8`)
  const opened = await ask(path, 'text/html,application/xhtml+xml')
  expect([400, 404]).toContain(opened.status)
  expect(opened.type).toBe('text/html; charset=utf-8')
})
