import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { images, products } from '#server/platform/database/schema/catalog-tables.ts'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { type ArchiveManifest, archiveManifest } from '../../picture-intake/shop-archives.ts'
import { writeArchive } from './write-archive.ts'

let shop: TestShop
let admin: Visitor
const open = async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
}
beforeEach(open)
afterEach(() => shop.close())

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))
const sha256Of = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const catalogue = async () => (await admin.get('/api/admin/products/export')).rawPayload
const stored = () => shop.deps.database.db.select({ name: images.name, sha256: images.sha256 }).from(images)

async function archive() {
  const answer = await admin.get('/api/admin/products/archive')
  expect(answer.headers['content-type']).toBe('application/zip')
  const entries = new Map(Object.entries(unzipSync(answer.rawPayload)))
  const manifest = archiveManifest.parse(JSON.parse(Buffer.from(entries.get('negozio.json') ?? []).toString()))
  return { entries, manifest, name: answer.headers['content-disposition'] }
}
type Archive = Awaited<ReturnType<typeof archive>>

const takeOriginal = (name: string, content: Uint8Array, sha256 = sha256Of(content)) =>
  shop.app.inject({
    method: 'PUT',
    url: `/api/admin/images/${name}?sha256=${sha256}`,
    headers: { 'content-type': 'image/webp' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
const takeShelves = ({ shelves, facts, redirects }: Pick<ArchiveManifest, 'shelves' | 'facts' | 'redirects'>) =>
  admin.post('/api/admin/shelves/take', { shelves, facts, redirects })
const takeCatalogue = (content: Uint8Array) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/products/import?mode=commit&onPrice=accept',
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
const pictureIn = ({ entries }: Archive, name: string) => entries.get(`immagini/${name}`) ?? new Uint8Array()

async function takeAll(from: Archive) {
  for (const { name, sha256 } of from.manifest.pictures)
    expect((await takeOriginal(name, pictureIn(from, name), sha256)).statusCode).toBe(201)
  expect((await takeShelves(from.manifest)).statusCode).toBe(200)
  return takeCatalogue(from.entries.get('catalogo.csv') ?? new Uint8Array())
}

describe('the archive of the shop', () => {
  it('makes an empty shop this one: the same file of the catalogue, the same pictures, the same shelves', async () => {
    await seedCatalog({ ...shop.deps, folder })
    const ids = await shop.deps.database.db.select({ id: products.id }).from(products)
    await shop.deps.catalog.refresh(ids.map(({ id }) => id))
    // A life before: renamed, changed, deleted, a shelf of the shopkeeper's own and one that is gone.
    const list = (await admin.get('/api/admin/products?limit=50')).json() as { id: number; name: string }[]
    const [renamed, changed, gone] = list
    await admin.put(`/api/admin/products/${renamed?.id}`, { name: 'Tutto un altro nome' })
    for (const price of ['19,90', '29,90']) await admin.put(`/api/admin/products/${changed?.id}`, { price })
    await admin.delete(`/api/admin/products/${gone?.id}`)
    const shelf = { category: 'componenti', name: { it: 'Rarità', en: 'Rarities' } }
    expect((await admin.post('/api/admin/shelves', shelf)).statusCode).toBe(201)
    await admin.post('/api/admin/shelves', { ...shelf, name: { it: 'Manubri e altro', en: 'Bars' } })
    await admin.put('/api/admin/shelves/rarita', { slug: 'pezzi-rari', parent: 'manubri-e-altro' })
    const [before, pictures, out] = [await catalogue(), await stored(), await archive()]
    expect(out.name).toBe('attachment; filename="negozio-2026-11-20.zip"')
    expect(out.manifest).toMatchObject({ lost: [], catalogueSha256: sha256Of(before) })
    expect(out.manifest.products).toBeGreaterThan(250)
    await shop.close()

    await open()
    const answer = await takeAll(out)
    expect(answer.json()).toMatchObject({ created: out.manifest.products, errorCount: 0 })
    expect(sha256Of(await catalogue())).toBe(sha256Of(before))
    const named = new Set(out.manifest.pictures.map(({ name }) => name))
    const sorted = (rows: { name: string; sha256: string }[]) => rows.map((r) => `${r.name} ${r.sha256}`).sort()
    expect(sorted(await stored())).toEqual(sorted(pictures.filter(({ name }) => named.has(name))))
    const again = await archive()
    expect({ ...again.manifest, madeAt: '' }).toEqual({ ...out.manifest, madeAt: '' })
  }, 120_000)

  it('ends when its reader is gone', async () => {
    const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
      .webp()
      .toBuffer()
    const imageUrls = Array.from({ length: 30 }, (_, i) => `a${i}-60x40-scene.webp`)
    for (const one of imageUrls) await takeOriginal(one, content)
    const body = { name: 'Sella', description: '-', category: 'componenti', price: 9 }
    await admin.post('/api/admin/products', { ...body, imageUrls: imageUrls.map((one) => `/images/${one}`) })
    let reads = 0
    const read = shop.images.read.bind(shop.images)
    shop.images.read = async (name) => {
      reads++
      return read(name)
    }
    const archive = writeArchive(shop.deps)
    await once(archive, 'readable')
    archive.destroy()
    await once(archive, 'close')
    const readThen = reads
    await new Promise((resolve) => setImmediate(resolve))
    expect(readThen).toBeLessThan(30)
    expect(reads).toBeLessThanOrEqual(readThen + 1)
  })
})

describe('a picture of an archive', () => {
  const clean = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#369' } }).webp()
  const name = 'brenta-60x40-scene.webp'

  it('comes in byte for byte, once', async () => {
    const content = await clean().toBuffer()
    expect((await takeOriginal(name, content)).statusCode).toBe(201)
    expect((await takeOriginal(name, content)).statusCode).toBe(200)
    expect(shop.images.files.get(name)).toEqual(content)
    expect(shop.imageBackup.files.get(name)).toEqual(content)
    expect(await stored()).toEqual([{ name, sha256: sha256Of(content) }])
  })

  it.each<[string, string, () => Promise<Uint8Array>]>([
    [
      'metadata',
      name,
      () =>
        clean()
          .withExif({ IFD0: { Artist: 'x' } })
          .toBuffer(),
    ],
    ['something behind it', name, async () => Buffer.concat([await clean().toBuffer(), Buffer.from('<script>')])],
    ['another size than its name says', 'brenta-61x40-scene.webp', () => clean().toBuffer()],
    ['a name without its facts', 'brenta.webp', () => clean().toBuffer()],
    ['another name than the shop writes', '..%2F..%2Fbrenta-60x40-scene.webp', () => clean().toBuffer()],
    ['another format', 'brenta-60x40-scene.webp', () => clean().png().toBuffer()],
    ['more than 2000 pixels', 'brenta-2400x40-scene.webp', () => clean(2400, 40).toBuffer()],
    ['no picture inside', name, async () => Buffer.from('RIFF\x04\x00\x00\x00WEBP', 'latin1')],
    ['half a picture', name, async () => halved(await clean(400, 300).toBuffer())],
  ])('is refused with %s', async (_what, called, make) => {
    const answer = await takeOriginal(called, await make())
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toContain('zip di foto')
    expect([shop.images.files.size, (await stored()).length]).toEqual([0, 0])
  })

  it('is refused when it is not what the archive says, or when another one has its name', async () => {
    const content = await clean().toBuffer()
    const damaged = await takeOriginal(name, content, '0'.repeat(64))
    expect([damaged.statusCode, damaged.json().code]).toEqual([400, 'picture_damaged'])
    await takeOriginal(name, content)
    const other = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer()
    expect((await takeOriginal(name, other)).json()).toMatchObject({ code: 'picture_name_taken' })
    expect(shop.images.files.get(name)).toEqual(content)
  })

  it('that has no right copy left is named in the archive, and the second copy stands in', async () => {
    const bodies = { name: 'Sella', description: '-', category: 'componenti', price: 9 }
    const [first, second] = ['a-60x40-scene.webp', 'b-60x40-scene.webp']
    for (const one of [first, second]) await takeOriginal(one, await clean().toBuffer())
    const imageUrls = [first, second].map((one) => `/images/${one}`)
    expect((await admin.post('/api/admin/products', { ...bodies, imageUrls })).statusCode).toBe(201)
    shop.images.files.set(first, Buffer.from('rotten'))
    shop.images.files.delete(second)
    shop.imageBackup.files.delete(second)
    const { manifest, entries } = await archive()
    expect(manifest).toMatchObject({ lost: [second], pictures: [{ name: first }] })
    expect(entries.has(`immagini/${second}`)).toBe(false)
  })
})

describe('the shelves of an archive', () => {
  it('come behind those that a shop with products has, which stay as they are', async () => {
    await admin.post('/api/admin/products', { name: 'Sella', description: '-', category: 'componenti', price: 9 })
    const { manifest } = await archive()
    const [one] = manifest.shelves
    const added = { ...one, slug: 'novita', parent: null, isRest: false, name: { it: 'Novità', en: 'New' } }
    const shelves = [
      ...manifest.shelves.map((shelf, i) => (i === 0 ? { ...shelf, name: { it: 'Altro nome', en: 'Other' } } : shelf)),
      added,
    ] as ArchiveManifest['shelves']
    const answer = await takeShelves({ ...manifest, shelves })
    expect(answer.json()).toEqual({ addedShelves: 1, addedFacts: 0, different: ['Altro nome'] })
    const now = (await archive()).manifest.shelves
    expect(now.slice(0, -1)).toEqual(manifest.shelves)
    expect(now.at(-1)).toMatchObject({ slug: 'novita', name: { it: 'Novità', en: 'New' } })
  })

  it('are refused as a whole when no shop could have them', async () => {
    const { manifest } = await archive()
    const [first, ...rest] = manifest.shelves
    const wrong = [
      { ...manifest, shelves: [] },
      { ...manifest, shelves: [...manifest.shelves, first] as ArchiveManifest['shelves'] },
      { ...manifest, shelves: [{ ...first, parent: 'nowhere' }, ...rest] as ArchiveManifest['shelves'] },
      { ...manifest, facts: manifest.facts.slice(1) },
      { ...manifest, redirects: [{ slug: 'a', target: 'nowhere' }] },
    ]
    for (const set of wrong) expect((await takeShelves(set)).statusCode).toBe(400)
    expect((await archive()).manifest.shelves).toEqual(manifest.shelves)
  })
})

function halved(content: Buffer): Buffer {
  const half = Buffer.from(content.subarray(0, (content.length >> 2) << 1))
  half.writeUInt32LE(half.length - 8, 4)
  half.writeUInt32LE(half.length - 20, 16)
  return half
}
