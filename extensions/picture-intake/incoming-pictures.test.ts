import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { incomingPictures } from '#server/platform/database/schema/picture-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { FetchRules } from './fetch-picture.ts'
import { fetchQueuedPictures } from './fetch-queued-pictures.ts'
import type { IncomingPictures } from './incoming-pictures.ts'

const shop = shopForEachTest()
let admin: Visitor
let outside: Server
let base: string
let asked: string[]
let atOnce = { now: 0, most: 0 }
type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answers: Record<string, Answer>

const photo = (color: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'qualcuno' } })
    .toBuffer()
const send =
  (content: Buffer, type = 'image/jpeg') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.setHeader('content-type', type).end(content)
const redirect = (to: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(302, { location: to }).end()
const fail = (status: number) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status).end('<h1>no</h1>')

beforeEach(async () => {
  admin = await anAdministrator(shop)
  asked = []
  atOnce = { now: 0, most: 0 }
  answers = {
    '/rosso.jpg': send(await photo('#c00')),
    '/blu.jpg': send(await photo('#00c')),
    '/verde.jpg': send(await photo('#0c0')),
  }
  outside = createServer((request, response) => {
    asked.push(request.url ?? '')
    atOnce.most = Math.max(atOnce.most, ++atOnce.now)
    response.on('close', () => atOnce.now--)
    const answer = answers[request.url ?? ''] ?? fail(404)
    answer(request, response)
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterEach(() => {
  outside.closeAllConnections()
  outside.close()
})

const { stringify } = JSON
const importFile = (content: string, query = '') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?mode=commit${query}`,
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: content,
  })
/** A file with the shop's own columns, one product per line. */
const fileOf = (rows: Record<string, string>) =>
  `codice;nome;descrizione;categoria;prezzo;immagini\n${Object.entries(rows)
    .map(([code, pictures]) => `${code};Sella ${code};-;componenti;9,00;${stringify(pictures)}`)
    .join('\n')}\n`
const bring = (rules: Partial<FetchRules> = {}) =>
  fetchQueuedPictures(shop.deps, undefined, {
    publicUrl: shop.deps.config.publicUrl,
    letsIn: ({ origin }) => origin === base,
    ...rules,
  })
const status = async (): Promise<IncomingPictures> => (await admin.get('/api/admin/incoming-pictures')).json()
const step = (body: object) => admin.post('/api/admin/incoming-pictures/steps', body)
async function productOf(code: string) {
  const [row] = await shop.deps.database.db.select().from(products).where(eq(products.productCode, code))
  if (!row) throw new Error(`no product ${code}`)
  return row
}
const rowsOf = () => shop.deps.database.db.select().from(incomingPictures).orderBy(incomingPictures.id)
/** The colour of a stored picture's middle. */
async function colorOf(name: string): Promise<string> {
  const { data } = await sharp(shop.images.files.get(name))
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  return red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'black'
}
const colorsOf = async (code: string) => Promise.all((await productOf(code)).imageNames.map(colorOf))

describe('pictures that a file names by their address', () => {
  it('are no edit: an import is taken back with those that have come, and brings them again', async () => {
    await importFile(fileOf({ A: '' }))
    const file = fileOf({ A: `${base}/rosso.jpg`, B: `${base}/blu.jpg` }).replaceAll('9,00', '8,00')
    expect((await importFile(file)).json()).toMatchObject({ created: 1, updated: 1 })
    await bring()
    expect([await colorsOf('A'), await colorsOf('B')]).toEqual([['red'], ['blue']])
    const [{ id }] = (await admin.get('/api/admin/imports')).json()
    expect((await admin.post(`/api/admin/imports/${id}/undo`, {})).statusCode).toBe(202)
    const end = { state: 'taken_back', outcome: { back: 2, kept: 0 } }
    await vi.waitFor(
      async () => expect((await admin.get(`/api/admin/imports/${id}`)).json()).toMatchObject(end),
      60_000,
    )
    expect(await productOf('A')).toMatchObject({ priceCents: 900, imageNames: [] })
    await expect(productOf('B')).rejects.toThrow('no product B')
    expect(await rowsOf()).toEqual([])
    await importFile(file)
    await bring()
    expect([await colorsOf('A'), await colorsOf('B')]).toEqual([['red'], ['blue']])
  })

  it('come in behind the import, re-encoded, in the order of the file, and are shown', async () => {
    const report = (await importFile(fileOf({ A: `${base}/rosso.jpg | ${base}/blu.jpg | ${base}/verde.jpg` }))).json()
    expect(report).toMatchObject({ created: 1, errorCount: 0 })
    expect(report.notes).toContainEqual(expect.objectContaining({ kind: 'pictures', count: 3, lines: [2] }))
    expect(asked).toEqual([])
    expect(await status()).toMatchObject({ waiting: 3, done: 0, failed: 0 })
    await bring()
    expect(await colorsOf('A')).toEqual(['red', 'blue', 'green'])
    expect(await status()).toMatchObject({ waiting: 0, done: 0, failed: 0, failures: [] })
    const { id, imageNames } = await productOf('A')
    expect(imageNames.every((name) => /^[0-9a-f]{32}-60x40-scene\.webp$/.test(name))).toBe(true)
    expect((await sharp(shop.images.files.get(imageNames[0] ?? '')).metadata()).exif).toBeUndefined()
    expect((await shop.app.inject(`/api/products/${id}`)).json().imageUrls).toEqual(
      imageNames.map((name) => `/images/${name}`),
    )
  })

  it('are fetched once by address and kept once by content', async () => {
    answers['/copia.jpg'] = answers['/rosso.jpg'] ?? fail(404)
    const urls = `${base}/rosso.jpg | ${base}/copia.jpg`
    await importFile(fileOf({ A: urls, B: `${base}/rosso.jpg` }))
    await bring()
    expect(asked.sort()).toEqual(['/copia.jpg', '/rosso.jpg'])
    expect(shop.images.files.size).toBe(1)
    expect((await productOf('A')).imageNames).toEqual((await productOf('B')).imageNames)
    // The same file again: no request, no change.
    await importFile(fileOf({ A: urls, B: `${base}/rosso.jpg` }))
    await bring()
    expect(asked).toHaveLength(2)
    expect((await productOf('A')).imageNames).toHaveLength(1)
  })

  it('stand beside those that the shop has, and bring their descriptions', async () => {
    await importFile(fileOf({ A: `${base}/rosso.jpg | ${base}/verde.jpg` }))
    await bring()
    const [red, green] = (await productOf('A')).imageNames
    const head = 'codice;nome;descrizione;categoria;prezzo;immagini;testi immagini;testi immagini inglesi\n'
    const ownUrl = `${shop.deps.config.publicUrl}/images/${red}`
    const cells = `${ownUrl} | ${base}/blu.jpg | ${green};Rossa | Blu | Verde;Red | Blue | Green`
    const report = (await importFile(`${head}B;Sella B;-;componenti;9;${cells}\n`)).json()
    expect(report).toMatchObject({ created: 1, errorCount: 0 })
    expect((await productOf('B')).imageNames).toEqual([red, green])
    await bring()
    expect(await colorsOf('B')).toEqual(['red', 'blue', 'green'])
    expect(await productOf('B')).toMatchObject({
      imageAlts: ['Rossa', 'Blu', 'Verde'],
      imageAltsEn: ['Red', 'Blue', 'Green'],
    })
    // Several run at a time, so their order is undefined.
    expect(asked.sort()).toEqual(['/blu.jpg', '/rosso.jpg', '/verde.jpg'])
  })

  it('leave alone what an administrator has done meanwhile', async () => {
    await importFile(fileOf({ Z: `${base}/verde.jpg` }))
    await bring()
    const [own] = (await productOf('Z')).imageNames
    await importFile(fileOf({ A: `${base}/rosso.jpg`, B: `${base}/blu.jpg` }))
    const { id } = await productOf('A')
    expect(
      (await admin.put(`/api/admin/products/${id}`, { imageUrls: [`/images/${own}`], name: 'Mia' })).statusCode,
    ).toBe(200)
    await admin.delete(`/api/admin/products/${(await productOf('B')).id}`)
    await bring()
    expect(await colorsOf('A')).toEqual(['green', 'red'])
    expect((await productOf('A')).name).toBe('Mia')
    expect((await productOf('B')).imageNames).toEqual([])
    expect(await status()).toMatchObject({ waiting: 0, failed: 0 })
    // Pictures removed by the administrator do not come back with the next file.
    await admin.put(`/api/admin/products/${id}`, { imageUrls: [`/images/${own}`] })
    await importFile(fileOf({ A: `${base}/rosso.jpg` }))
    await bring()
    expect(await colorsOf('A')).toEqual(['green'])
  })

  it('of a supplier’s list are only for products without pictures', async () => {
    const list = (color: string) =>
      `SKU,Name,Price,Stock,Image URL\nX-1,Sella da corsa,"10,50",3,${base}/${color}.jpg\n`
    await importFile(list('rosso'))
    await bring()
    await importFile(list('blu'))
    await bring()
    expect(await colorsOf('X-1')).toEqual(['red'])
    expect(asked).toEqual(['/rosso.jpg'])
  })

  it('are at most thirty an article', async () => {
    const urls = Array.from({ length: 33 }, (_, i) => `${base}/foto-${i}.jpg`)
    for (let i = 0; i < 33; i++) answers[`/foto-${i}.jpg`] = send(await photo(`rgb(${i * 7},0,0)`))
    const report = (await importFile(fileOf({ A: urls.join(' | ') }))).json()
    expect(report.notes).toContainEqual(expect.objectContaining({ kind: 'surplusPictures', count: 3 }))
    await bring()
    expect((await productOf('A')).imageNames).toHaveLength(30)
  })

  it('are asked for few at a time', async () => {
    const urls = Array.from({ length: 12 }, (_, i) => `/lento-${i}.jpg`)
    for (const [i, url] of urls.entries()) {
      const content = await photo(`rgb(0,${i * 7},0)`)
      answers[url] = (_request, response) => void setTimeout(() => response.end(content), 30)
    }
    await importFile(fileOf({ A: urls.map((url) => base + url).join(' | ') }))
    await bring()
    expect(asked).toHaveLength(12)
    expect(atOnce.most).toBe(2)
  })
})

describe('a picture that does not come', () => {
  const reasonFor = async (address: string, rules?: Parameters<typeof bring>[0]) => {
    await importFile(fileOf({ A: address }))
    await bring(rules)
    const { failures } = await status()
    return failures[0]
  }

  const half = async () => {
    const whole = await photo('#c00', 400)
    return whole.subarray(0, whole.length / 2)
  }
  const huge = () =>
    sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  it.each<[string, RegExp, () => Answer | Promise<Answer>]>([
    ['/niente.jpg', /non c’è più.*caricala nella scheda/, () => fail(404)],
    ['/chiuso.jpg', /a chi non ha accesso/, () => fail(403)],
    ['/pagina', /Non è una foto JPG, PNG, GIF o WebP/, () => send(Buffer.from('<html>'), 'image/jpeg')],
    ['/disegno.svg', /Non è una foto JPG/, () => send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['/vuota.jpg', /Non è una foto JPG/, () => send(Buffer.alloc(0))],
    ['/grande.jpg', /supera 5 MB/, () => send(Buffer.alloc(5 * 1024 * 1024 + 1, 1))],
    ['/enorme.png', /più di 50 megapixel/, async () => send(await huge())],
    ['/mezza.jpg', /rovinata/, async () => send(await half())],
    ['/giro.jpg', /più di tre volte/, () => redirect('/giro.jpg')],
    ['/altrove.jpg', /Non è un indirizzo/, () => redirect('ftp://example.org/a.jpg')],
  ])('is named with article, address and remedy: %s', async (path, reason, answer) => {
    answers[path] = await answer()
    expect(await reasonFor(base + path)).toMatchObject({
      productCode: 'A',
      productName: 'Sella A',
      address: base + path,
      reason: expect.stringMatching(reason),
    })
    expect(shop.images.files.size).toBe(0)
    expect(await productOf('A')).toMatchObject({ imageNames: [], isActive: true })
  })

  it('is tried again by itself where that may help, later each time, and then given up', async () => {
    answers['/guasto.jpg'] = fail(503)
    expect(await reasonFor(`${base}/guasto.jpg`)).toBeUndefined()
    await bring()
    expect(asked).toHaveLength(1)
    for (const minutes of [1, 6, 61]) {
      expect(await status()).toMatchObject({ waiting: 1, failed: 0 })
      shop.clock.advance({ minutes })
      await bring()
    }
    expect(asked).toHaveLength(4)
    expect(await status()).toMatchObject({
      waiting: 0,
      failed: 1,
      failures: [{ attempts: 4, reason: expect.stringContaining('Riprova più tardi') }],
    })
    shop.clock.advance({ days: 1 })
    await bring()
    expect(asked).toHaveLength(4)
  })

  it('comes after a second try, or is forgotten', async () => {
    await reasonFor(`${base}/tardi.jpg | ${base}/mai.jpg`)
    const { failures } = await status()
    expect(failures).toHaveLength(2)
    answers['/tardi.jpg'] = answers['/rosso.jpg'] ?? fail(404)
    const [late, never] = failures
    expect((await step({ step: 'retry', ids: [late?.id] })).json()).toMatchObject({ waiting: 1, failed: 1 })
    await bring()
    expect(await colorsOf('A')).toEqual(['red'])
    expect((await step({ step: 'forget', ids: [never?.id] })).json()).toMatchObject({ failed: 0, failures: [] })
    await bring()
    expect(asked).toHaveLength(3)
  })

  it('is given up when its site is too slow', async () => {
    answers['/lento.jpg'] = (_request, response) => void response.write('x')
    await reasonFor(`${base}/lento.jpg`, { timeoutMs: 200 })
    expect(await rowsOf()).toMatchObject([{ state: 'waiting', reason: 'timeout', attempts: 1 }])
  })

  it('does not keep others from coming', async () => {
    await importFile(fileOf({ A: `${base}/niente.jpg | ${base}/rosso.jpg` }))
    await bring()
    expect(await colorsOf('A')).toEqual(['red'])
    expect(await status()).toMatchObject({ failed: 1, done: 1 })
  })

  it('of a site that does not answer leaves the site in peace', async () => {
    answers = {}
    outside.removeAllListeners('request')
    outside.on('request', (request: IncomingMessage) => {
      asked.push(request.url ?? '')
      request.socket.destroy()
    })
    await importFile(fileOf({ A: Array.from({ length: 20 }, (_, i) => `${base}/${i}.jpg`).join(' | ') }))
    await bring()
    expect(asked.length).toBeLessThanOrEqual(4)
    expect((await rowsOf()).every(({ state, reason }) => state === 'waiting' && reason === 'unreachable')).toBe(true)
  })
})

describe('an address inside', () => {
  it.each([
    'http://127.0.0.1:1/a.jpg',
    'http://localhost:1/a.jpg',
    'http://[::1]:1/a.jpg',
    'http://[::ffff:127.0.0.1]:1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://192.168.1.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/a.jpg',
    'http://0.0.0.0/a.jpg',
  ])('is never spoken to: %s', async (address) => {
    await importFile(fileOf({ A: address }))
    await bring({ letsIn: () => false })
    expect((await status()).failures).toMatchObject([
      { address, attempts: 1, reason: expect.stringMatching(/rete privata.*indirizzi pubblici/) },
    ])
  })

  it('is not spoken to either where one of the outside leads on to it', async () => {
    let wasAsked = false
    const inside = createServer((_request, response) => {
      wasAsked = true
      response.end('secret')
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    answers['/dentro.jpg'] = redirect(`http://127.0.0.1:${port}/a.jpg`)
    await importFile(fileOf({ A: `${base}/dentro.jpg` }))
    await bring()
    inside.close()
    expect([asked, wasAsked]).toEqual([['/dentro.jpg'], false])
    expect((await status()).failures).toMatchObject([{ reason: expect.stringContaining('rete privata') }])
  })

  it('may lead on to another one of the outside', async () => {
    answers['/porta.jpg'] = redirect('/rosso.jpg')
    await importFile(fileOf({ A: `${base}/porta.jpg` }))
    await bring()
    expect(await colorsOf('A')).toEqual(['red'])
  })

  it('with a user and a password, or of the shop itself, is none of a picture', async () => {
    const own = `${shop.deps.config.publicUrl}/prodotto/sella`
    await importFile(fileOf({ A: `http://user:secret@127.0.0.1/a.jpg | ${own}` }))
    await bring()
    const { failures } = await status()
    expect(failures.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('senza utente e password'),
      expect.stringContaining('senza utente e password'),
    ])
  })
})

describe('the way of the pictures', () => {
  it('can be stopped and gone on with', async () => {
    await importFile(fileOf({ A: `${base}/rosso.jpg | ${base}/blu.jpg` }))
    expect((await step({ step: 'stop' })).json()).toMatchObject({ waiting: 0, stopped: 2 })
    await bring()
    expect(asked).toEqual([])
    expect((await step({ step: 'resume' })).json()).toMatchObject({ waiting: 2, stopped: 0 })
    await bring()
    expect(await colorsOf('A')).toEqual(['red', 'blue'])
  })

  it('is gone on with by another one when the process dies on it', async () => {
    await importFile(fileOf({ A: `${base}/rosso.jpg` }))
    await shop.deps.database.db.update(incomingPictures).set({
      attempts: 1,
      dueAt: new Date(shop.clock.read().getTime() + 5 * 60_000),
    })
    await bring()
    expect(asked).toEqual([])
    shop.clock.advance({ minutes: 6 })
    await bring()
    expect(await colorsOf('A')).toEqual(['red'])
  })

  it('is one for two who go it at once', async () => {
    await importFile(fileOf({ A: `${base}/rosso.jpg | ${base}/blu.jpg | ${base}/verde.jpg` }))
    await Promise.all([bring(), bring()])
    expect(asked).toHaveLength(3)
    expect(await colorsOf('A')).toEqual(['red', 'blue', 'green'])
  })

  it('is not gone for a file that was refused, nor before a preview is carried out', async () => {
    const wrong = `${fileOf({ A: `${base}/rosso.jpg` })}B;Sella;-;niente;9,00;\n`
    expect((await importFile(wrong)).statusCode).toBe(400)
    await shop.app.inject({
      method: 'POST',
      url: '/api/admin/products/import?mode=preview',
      headers: { 'content-type': 'text/csv' },
      cookies: admin.cookies,
      payload: fileOf({ A: `${base}/rosso.jpg` }),
    })
    expect(await rowsOf()).toEqual([])
  })

  it('leaves out unusable addresses, and imports the products', async () => {
    const long = `https://example.org/${'è'.repeat(1_500)}.jpg`
    const list = `SKU,Name,Price,Stock,Image URL\nX-1,Sella,"10,50",3,${long}\nX-2,Sella due,"10,50",3,https://example.org/a\0.jpg\n`
    const report = (await importFile(list)).json()
    expect(report).toMatchObject({ created: 2, errorCount: 0 })
    expect(report.notes).toContainEqual(expect.objectContaining({ kind: 'strangePictures', count: 2 }))
    expect(await rowsOf()).toEqual([])
  })

  it('says of what is neither address nor file what would be', async () => {
    const wrong = (await importFile(fileOf({ A: 'foto del fornitore' }))).json()
    expect(wrong.report.errors).toMatchObject([
      { column: 'immagini', message: expect.stringContaining('foto del fornitore') },
    ])
    const list = 'SKU,Name,Price,Stock,Foto\nX-1,Sella,"10,50",3,vedi catalogo\n'
    expect((await importFile(list)).json().notes).toContainEqual(
      expect.objectContaining({ kind: 'strangePictures', count: 1, text: expect.stringContaining('https://') }),
    )
  })
})
