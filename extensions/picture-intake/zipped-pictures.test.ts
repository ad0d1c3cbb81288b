import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { MatchedPicture } from './incoming-pictures.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const anArticle = (productCode: string, row: Record<string, unknown> = {}) =>
  aProduct(shop.deps, { name: `Articolo ${productCode}`, row: { productCode, ...row } })
async function match(...fileNames: string[]): Promise<Record<string, unknown>> {
  const answer = await admin.post('/api/admin/incoming-pictures/match', { fileNames })
  expect(answer.statusCode).toBe(200)
  return Object.fromEntries(
    (answer.json() as MatchedPicture[]).map(({ fileName, articles, isUnsure }) => [
      fileName,
      isUnsure ? 'unsure' : articles.map(({ productCode, position }) => `${productCode} ${position}`).join(', '),
    ]),
  )
}
async function upload(background: string): Promise<string> {
  const content = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(content)]), 'a.jpg')
  const request = new Response(form)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/upload',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    cookies: admin.cookies,
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json().imageUrl
}
const add = (id: number, pictures: object[]) => admin.post(`/api/admin/products/${id}/pictures`, { pictures })
const picturesOf = async (id: number) => (await admin.get(`/api/products/${id}`)).json().imageUrls
const importFile = (content: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/products/import?mode=commit',
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: content,
  })

describe('a picture by its file’s name', () => {
  it('belongs to an article by code and EAN, numbered or not', async () => {
    await anArticle('PV-1')
    await anArticle('AB/12.3', { gtin: '4006381333931' })
    expect(
      await match(
        ...['PV-1.jpg', 'pv-1-2.JPG', 'PV-1_3.png', 'PV-1 (4).webp', 'PV-1 - 5.jpg', 'PV-1.6.jpg'],
        ...['AB_12.3.jpg', 'ab-12-3.jpg', 'AB_12.3-2.jpg', '4006381333931.jpg', '4006381333931_1.jpg'],
        ...['PV-11.jpg', 'altro.jpg', '.jpg', "'; drop table products.jpg"],
      ),
    ).toEqual({
      ...{ 'PV-1.jpg': 'PV-1 1000', 'pv-1-2.JPG': 'PV-1 1002', 'PV-1_3.png': 'PV-1 1003' },
      ...{ 'PV-1 (4).webp': 'PV-1 1004', 'PV-1 - 5.jpg': 'PV-1 1005', 'PV-1.6.jpg': 'PV-1 1006' },
      ...{ 'AB_12.3.jpg': 'AB/12.3 1000', 'ab-12-3.jpg': '', 'AB_12.3-2.jpg': 'AB/12.3 1002' },
      ...{ '4006381333931.jpg': 'AB/12.3 1000', '4006381333931_1.jpg': 'AB/12.3 1001' },
      ...{ 'PV-11.jpg': '', 'altro.jpg': '', '.jpg': '', "'; drop table products.jpg": '' },
    })
  })

  it('belongs to the article of the whole code before one whose second picture it would be', async () => {
    for (const code of ['PV', 'PV-1', 'X/1', 'X.1']) await anArticle(code)
    await anArticle('E-1', { gtin: '4006381333931' })
    await anArticle('E-2', { gtin: '4006381333931' })
    expect(await match('PV-1.jpg', 'PV-2.jpg', 'X_1.jpg', '4006381333931.jpg')).toEqual({
      'PV-1.jpg': 'PV-1 1000',
      'PV-2.jpg': 'PV 1002',
      'X_1.jpg': 'unsure',
      '4006381333931.jpg': 'unsure',
    })
  })

  it('belongs to the article whose file of products names it', async () => {
    const file = 'codice;nome;descrizione;categoria;prezzo;immagini\nA;Sella;-;componenti;9;Rossa.JPG | dietro.png\n'
    const report = (await importFile(file)).json()
    expect(report.notes).toContainEqual(
      expect.objectContaining({ kind: 'namedPictures', count: 2, text: expect.stringContaining('zip') }),
    )
    expect(await match('rossa.jpg', 'dietro.png')).toEqual({ 'rossa.jpg': 'A 0', 'dietro.png': 'A 1' })
    const open = (await admin.get('/api/admin/incoming-pictures')).json()
    expect(open).toMatchObject({ awaited: 2, awaitedNames: [{ productCode: 'A', address: 'Rossa.JPG' }, {}] })
    const { productId } = open.awaitedNames[0]
    const [red, blue] = [await upload('#f00'), await upload('#00f')]
    expect((await add(productId, [{ imageUrl: blue, fileName: 'dietro.png', position: 1 }])).statusCode).toBe(200)
    await add(productId, [{ imageUrl: red, fileName: 'rossa.jpg', position: 0 }])
    expect(await picturesOf(productId)).toEqual([red, blue])
    expect((await admin.get('/api/admin/incoming-pictures')).json()).toMatchObject({ awaited: 0, awaitedNames: [] })
  })
})

describe('pictures of a zip', () => {
  it('go behind those that the article has, by their numbers, none twice', async () => {
    const own = await upload('#0f0')
    const { id } = await anArticle('PV-1', { imageNames: [own.replace('/images/', '')] })
    const [red, blue] = [await upload('#f00'), await upload('#00f')]
    const pictures = [
      { imageUrl: blue, fileName: 'PV-1-2.jpg', position: 1_002 },
      { imageUrl: red, fileName: 'PV-1-1.jpg', position: 1_001 },
      { imageUrl: own, fileName: 'PV-1.jpg', position: 1_000 },
    ]
    expect((await add(id, pictures)).json()).toEqual({ added: 2, already: 1, surplus: 0 })
    expect(await picturesOf(id)).toEqual([own, red, blue])
    expect((await add(id, pictures)).json()).toEqual({ added: 0, already: 3, surplus: 0 })
    expect(await picturesOf(id)).toEqual([own, red, blue])
  })

  it('are refused where one was not uploaded or the article is gone, and counted where there are too many', async () => {
    const red = await upload('#f00')
    const { id } = await anArticle('PV-1', { imageNames: Array.from({ length: 30 }, (_, i) => `a${i}-1x1-cut.webp`) })
    const wrong = await add(id, [{ imageUrl: '/images/unknown.webp', fileName: 'a.jpg', position: 0 }])
    expect([wrong.statusCode, wrong.json().fields.pictures]).toEqual([
      400,
      expect.stringContaining('non è stata caricata'),
    ])
    expect((await add(999_999, [{ imageUrl: red, fileName: 'a.jpg', position: 0 }])).statusCode).toBe(404)
    expect((await add(id, [{ imageUrl: red, fileName: 'a.jpg', position: 0 }])).json()).toEqual({
      added: 0,
      already: 0,
      surplus: 1,
    })
  })
})
