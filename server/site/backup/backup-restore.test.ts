import { createHash } from 'node:crypto'
import { linkSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { count, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256Of } from '#server/catalog/images/image-guard.ts'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { type Database, openDatabase, tables } from '#server/platform/database/database.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { FakeImageStore } from '#test/fakes.ts'
import { anOrder, sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { emptyEmbedded, emptyTestDatabase, tempFolder } from '#test/test-database.ts'
import { aRegistration } from '#test/visitor.ts'
import { verifyArchive } from './archive-reader.ts'
import { checkShopData } from './check-shop-data.ts'
import { makeBackup } from './make-backup.ts'
import { assertNoPictures, assertNoRows, restoreBackup } from './restore-backup.ts'
import { recordsOf } from './shop-records.ts'
import { backedUpTables, dumpRows } from './shop-rows-repository.ts'

const shop = shopForEachTest()
let file: string
const others: Database[] = []
beforeEach(async () => {
  file = tempFolder('shop.tar.gz')
})
afterEach(async () => {
  for (const database of others.splice(0)) await database.close()
})

const now = new Date('2026-11-20T10:00:00Z')

async function aPicture(name: string, text: string): Promise<void> {
  const content = Buffer.from(text)
  await shop.images.write(name, content)
  await shop.imageBackup.write(name, content)
  await shop.deps.database.db.insert(tables.images).values({ name, sha256: sha256Of(content), bytes: content.length })
}

const backUp = () =>
  makeBackup({
    file,
    config: shop.deps.config,
    records: recordsOf(shop.deps.database),
    pictures: { images: shop.images, imageBackup: shop.imageBackup },
    now,
  })

const emptyPictures = () => ({ images: new FakeImageStore(), imageBackup: new FakeImageStore() })

async function restoreInto(database: Database, pictures = emptyPictures()) {
  const manifest = await verifyArchive(file)
  await restoreBackup({ file, manifest, config: shop.deps.config, database, pictures })
  return pictures
}

async function anotherDatabase(): Promise<Database> {
  const database = await openDatabase({ folder: await emptyEmbedded() })
  others.push(database)
  return database
}

async function hashOfRows(database: Database): Promise<string> {
  const hash = createHash('sha256')
  await dumpRows(database, async (text) => void hash.update(text))
  return hash.digest('hex')
}

describe('a backup', () => {
  it('comes back with equal rows and pictures, on the same database and on another kind', async () => {
    await aPicture('one-10x10-scene.webp', 'first')
    await aPicture('two-10x10-scene.webp', 'second')
    await aProduct(shop.deps, { name: 'Città\u2028"d\'estate" \\ 🚲', row: { description: 'a\nb\tc\u2029' } })
    await anOrder(shop, { stock: 9, quantity: 2 })
    const before = await hashOfRows(shop.deps.database)
    const manifest = await backUp()
    expect(manifest.rows).toMatchObject({ orders: 1, products: 2, images: 2 })

    const other = await anotherDatabase()
    const pictures = await restoreInto(other)
    expect(await hashOfRows(other)).toBe(before)
    expect(pictures.images.files).toEqual(shop.images.files)
    expect(pictures.imageBackup.files).toEqual(shop.images.files)

    const emptied = await emptyTestDatabase()
    await restoreInto(emptied)
    expect(await hashOfRows(emptied)).toBe(before)
  })

  it('is followed by new rows with new ids', async () => {
    const { productId } = await anOrder(shop)
    await backUp()
    await restoreInto(await emptyTestDatabase())
    await shop.deps.catalog.refresh([productId])
    const next = await anOrder(shop)
    expect(next.productId).toBeGreaterThan(productId)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('holds every table but logins, one-use links and leases, and no mail with such a link', async () => {
    const left = Object.entries(tables).filter(([, table]) => !backedUpTables().includes(table))
    const names = left.map(([name]) => name).sort()
    expect(names).toEqual([
      'countedCalls',
      'eventSecrets',
      'hashKeys',
      'leases',
      'oneTimeTokens',
      'people',
      'sessions',
      'staffChallenges',
      'staffDevices',
    ])
    await anOrder(shop)
    const answer = await shop.app.inject({ method: 'POST', url: '/api/customer/register', payload: aRegistration() })
    expect(answer.statusCode).toBe(201)
    await backUp()
    const { db } = await anotherDatabase().then(async (other) => restoreInto(other).then(() => other))
    const mails = await db.select({ kind: tables.outbox.kind }).from(tables.outbox)
    expect(mails).toEqual([{ kind: 'order_confirmation' }])
    expect(await db.select({ n: count() }).from(tables.customers)).toEqual([{ n: 1 }])
    expect(await db.select({ n: count() }).from(tables.sessions)).toEqual([{ n: 0 }])
    // The customers' list is left out and follows from the rows.
    expect((await db.select({ kind: tables.people.kind }).from(tables.people)).map(({ kind }) => kind).sort()).toEqual([
      'account',
      'guest',
    ])
  })

  it('taken while orders come in is the shop of one moment', async () => {
    const product = await aProduct(shop.deps, { stock: 500 })
    const buy = () => sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    expect((await buy()).statusCode).toBe(201)
    const stream = Array.from({ length: 40 }, buy)
    await Promise.any(stream)
    const manifest = await backUp()
    for (const answer of await Promise.all(stream)) expect(answer.statusCode).toBe(201)
    const other = await anotherDatabase()
    await restoreInto(other)
    expect(await checkInvariants({ database: other, clock: shop.clock.read })).toEqual([])
    expect(manifest.rows.orders).toBe(manifest.rows.order_items)
    expect(manifest.rows.orders).toBeGreaterThanOrEqual(2)
    expect(manifest.rows.orders).toBeLessThanOrEqual(41)
  })

  it('takes a damaged original from its second copy and names a picture without a right copy', async () => {
    await aPicture('half-10x10-scene.webp', 'right')
    await aPicture('lost-10x10-scene.webp', 'right too')
    await shop.images.write('half-10x10-scene.webp', Buffer.from('wrong'))
    await shop.images.remove('lost-10x10-scene.webp')
    await shop.imageBackup.remove('lost-10x10-scene.webp')
    expect((await backUp()).lostPictures).toEqual(['lost-10x10-scene.webp'])
    const pictures = await restoreInto(await anotherDatabase())
    expect([...pictures.images.files]).toEqual([['half-10x10-scene.webp', Buffer.from('right')]])
  })

  it('that cannot be finished leaves the older one and nothing beside it', async () => {
    await aPicture('one-10x10-scene.webp', 'first')
    writeFileSync(file, 'older')
    shop.images.read = async () => {
      throw new Error('the disk is gone')
    }
    await expect(backUp()).rejects.toThrow('the disk is gone')
    expect(await readdir(dirname(file))).toEqual(['shop.tar.gz'])
    expect(readFileSync(file, 'utf8')).toBe('older')
  })
})

describe('a backup in a folder that others can write', () => {
  it.each(['.part', '.rows.part'])('is not written into a file of theirs that lies there as %s', async (ending) => {
    const theirs = `${file}.theirs`
    writeFileSync(theirs, 'nothing of the shop', { mode: 0o666 })
    linkSync(theirs, file + ending)
    await backUp()
    expect(readFileSync(theirs, 'utf8')).toBe('nothing of the shop')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await readdir(dirname(file))).sort()).toEqual(['shop.tar.gz', 'shop.tar.gz.theirs'])
  })
})

describe('a restore', () => {
  it('is refused where there is a shop, in words that say what is there', async () => {
    await anOrder(shop)
    await expect(assertNoRows(shop.deps.database.db)).rejects.toThrow(/already holds a shop \(\d+ rows in \w+\)/)
    const pictures = emptyPictures()
    await pictures.images.write('x.webp', Buffer.from('x'))
    await expect(assertNoPictures(pictures)).rejects.toThrow('there are already 1 pictures')
  })

  it('is refused for a file that is damaged, cut short or something else', async () => {
    await aPicture('one-10x10-scene.webp', 'first picture')
    await backUp()
    const good = await readFile(file)
    const tar = gunzipSync(good)
    tar[tar.indexOf('first picture')] = 0x46
    const broken: [Buffer, RegExp][] = [
      [gzipSync(tar), /images\/one-10x10-scene\.webp is not what was backed up$/],
      [good.subarray(0, good.length - 200), /is damaged, or no backup: /],
      [gzipSync(tar.subarray(0, 512)), /is damaged, or no backup|cut short/],
      [Buffer.from('hello'), /is damaged, or no backup: /],
      [gzipSync(Buffer.alloc(1024)), /is no backup of a shop/],
    ]
    for (const [content, reason] of broken) {
      writeFileSync(file, content)
      await expect(verifyArchive(file)).rejects.toThrow(reason)
    }
  })

  it('that fails half-way leaves neither rows nor pictures', async () => {
    await aPicture('one-10x10-scene.webp', 'first')
    await anOrder(shop)
    await backUp()
    const other = await anotherDatabase()
    await other.db.execute(sql`alter table orders add check (total_cents < 0)`)
    const pictures = emptyPictures()
    await expect(restoreInto(other, pictures)).rejects.toThrow()
    await assertNoRows(other.db)
    expect(pictures.images.files.size).toBe(0)
  })

  it('is refused for a shop with other migrations', async () => {
    await backUp()
    const other = await anotherDatabase()
    await other.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    await expect(restoreInto(other)).rejects.toThrow('restore it with the program of its version')
  })
})

describe('check-data', () => {
  it('names each broken book and each wrong picture, and says what it has looked at', async () => {
    await anOrder(shop)
    await aPicture('one-10x10-scene.webp', 'first')
    const pictures = { images: shop.images, imageBackup: shop.imageBackup }
    const check = async () => checkShopData(await recordsOf(shop.deps.database).readBooks(), pictures)
    expect(await check()).toEqual({
      violations: [],
      notes: [],
      summary: '1 products, 1 orders, 0 payments, 0 refunds, 1 pictures',
    })
    await shop.images.write('one-10x10-scene.webp', Buffer.from('wrong'))
    await shop.deps.database.db.update(tables.productSizes).set({ reserved: 1 })
    const { violations } = await check()
    expect(violations).toEqual([
      expect.stringMatching(/^I1 /),
      'picture one-10x10-scene.webp: missing, or not what was stored',
    ])
  })
})
