import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'

const script = Buffer.from(`export const words = '${'pedale '.repeat(300)}'`)
const picture = Buffer.alloc(3_000, 7)
const small = Buffer.from('a{color:red}')

let assets: string
let shop: TestShop | undefined
beforeEach(() => {
  const dist = tempFolder('dist')
  assets = join(dist, 'client', 'assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'entry-1.js'), script)
  writeFileSync(join(assets, 'entry-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(assets, 'entry-1.js.gz'), gzipSync(script))
  writeFileSync(join(assets, 'sella-2.avif'), picture)
  writeFileSync(join(assets, 'a-3.css'), small)
})
afterEach(async () => {
  await shop?.close()
  shop = undefined
})

async function open(): Promise<TestShop['app']> {
  const pages = { render: async () => ({ html: '<p>pagina</p>', status: 404, location: undefined }) }
  shop = await openTestShop({ env: { DIST_DIR: join(assets, '..', '..') }, pages })
  return shop.app
}

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('a file of the build', () => {
  it('comes as it was compressed beforehand, for a year, and is not asked of the disk again', async () => {
    const app = await open()
    const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/entry-1.js', headers })
    const first = await ask(browser)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(first.rawPayload).toEqual(brotliCompressSync(script))
    for (const file of ['entry-1.js', 'entry-1.js.br', 'entry-1.js.gz']) writeFileSync(join(assets, file), 'else')
    expect((await ask({ 'accept-encoding': 'gzip' })).rawPayload).toEqual(gzipSync(script))
    expect((await ask({})).rawPayload).toEqual(script)
    const again = await ask({ ...browser, 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('that has gone from the disk fails by itself, in all its forms, and comes when it is back', async () => {
    const app = await open()
    const forms = ['entry-1.js', 'entry-1.js.br', 'entry-1.js.gz'].map((file) => join(assets, file))
    for (const form of forms) renameSync(form, `${form}.gone`)
    expect((await app.inject({ url: '/assets/entry-1.js', headers: browser })).statusCode).toBe(500)
    for (const form of forms) renameSync(`${form}.gone`, form)
    expect((await app.inject({ url: '/assets/entry-1.js', headers: browser })).statusCode).toBe(200)
  })

  it('of which there is one form only comes in it', async () => {
    const app = await open()
    for (const [file, type, body] of [
      ['sella-2.avif', 'image/avif', picture],
      ['a-3.css', 'text/css; charset=utf-8', small],
    ] as const) {
      const answer = await app.inject({ url: `/assets/${file}`, headers: browser })
      expect(answer.headers).toMatchObject({ 'content-type': type, 'content-length': String(body.length) })
      expect(answer.headers).not.toHaveProperty('content-encoding')
      expect(answer.rawPayload).toEqual(body)
    }
  })

  it('says of itself what a GET would, and is the same with a query', async () => {
    const app = await open()
    const head = await app.inject({ method: 'HEAD', url: '/assets/sella-2.avif' })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '3000', ''])
    expect((await app.inject('/assets/sella-2.avif?w=2')).rawPayload).toEqual(picture)
  })

  it.each([
    ['GET', '/assets/', 404],
    ['GET', '/assets/none.js', 404],
    ['GET', '/assets/entry-1.js.br', 404],
    ['GET', '/assets/..%2f..%2fserver.js', 404],
    ['GET', '/assets/sella-2.avif/x', 404],
    ['POST', '/assets/entry-1.js', 405],
  ] as const)('%s %s: %i', async (method, url, status) => {
    const app = await open()
    expect((await app.inject({ method, url })).statusCode).toBe(status)
  })

  it('of a kind that has no type stops the start', async () => {
    writeFileSync(join(assets, 'film-4.mov'), picture)
    await expect(open()).rejects.toThrow('no content type for film-4.mov')
  })
})
