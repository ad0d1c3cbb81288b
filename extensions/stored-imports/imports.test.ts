import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import { applyDueReductions } from '#server/pricing/reductions/apply-reductions.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { WebhookReceiver } from '#test/outside/webhook-receiver.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from './admin-catalog-file.ts'
import type { ImportDetail } from './admin-imports.ts'
import { importJobs } from './import-jobs.ts'
import type { StoredImport } from './stored-import.ts'

const shop = shopForEachTest({ env: { EVENTS_ALLOW_PRIVATE: 'on' } })
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/imports'
const patience = { timeout: 90_000, interval: 20 }
const send = (content: string, more = '') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?mode=commit&fileName=listino.csv${more}`,
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
const list = async () => (await admin.get(path)).json<StoredImport[]>()
const detail = async (id: number) => (await admin.get(`${path}/${id}`)).json<ImportDetail>()
const newest = async () => {
  const [one] = await list()
  if (!one) throw new Error('no file has come in')
  return one
}
const settled = (id: number) =>
  vi.waitFor(async () => {
    const one = await detail(id)
    expect(['done', 'taken_back']).toContain(one.state)
    return one
  }, patience)
const undo = async (id: number, body: object = {}) => {
  const answer = await admin.post(`${path}/${id}/undo`, body)
  expect(answer.statusCode, answer.body).toBe(202)
  return settled(id)
}
const begin = async (content: string, more = '') => {
  const answer = await send(content, `&respond=begun${more}`)
  expect(answer.statusCode, answer.body).toBe(202)
  const begun = answer.json<StoredImport>()
  expect(answer.headers.location).toBe(`${path}/${begun.id}`)
  return begun
}
const all = async () => (await admin.get('/api/admin/products')).json<AdminProduct[]>()
const byCode = async (code: string) => (await all()).find(({ productCode }) => productCode === code)
/** The fields that an undo restores: all but the version. */
const reported = ({ version: _version, ...rest }: AdminProduct) => rest
const catalogue = async () => (await all()).map(reported)
const buy = (id: number, quantity = 1) => sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity }] }))

const head = 'codice;nome;descrizione;categoria;prezzo;stock\n'
const rowsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `L-${from + i};Leva ${from + i};Leva.;componenti;12,50;3\n`).join('')

/** A webhook for product events. */
async function aToldProgram(): Promise<WebhookReceiver> {
  const receiver = await WebhookReceiver.open()
  const request = { address: receiver.address, kinds: ['product.changed'] }
  expect((await admin.post('/api/admin/event-receivers', request)).statusCode).toBe(201)
  return receiver
}

/** Three that the shop has, and a file that changes two of them and brings one. */
async function aMixedImport() {
  const first = await aProduct(shop.deps, { name: 'Sella', priceCents: 5_000, stock: 4, row: { productCode: 'S-1' } })
  const other = await aProduct(shop.deps, { name: 'Pedale', priceCents: 3_000, stock: 6, row: { productCode: 'S-2' } })
  await aProduct(shop.deps, { name: 'Estraneo', priceCents: 1_000, row: { productCode: 'S-3' } })
  const before = await catalogue()
  const file = `${head}S-1;Sella nera;Nuova;componenti;55,00;9\nS-2;Pedale;Per le prove.;componenti;33,00;6\nN-1;Nuovo;Mai visto;componenti;7,00;2\n`
  const answer = await send(file)
  expect(answer.statusCode, answer.body).toBe(200)
  return { first, other, before, id: (await newest()).id }
}

describe('a file that has come in', () => {
  it('stands in the history with its name, its counts and its report', async () => {
    const { id } = await aMixedImport()
    expect(await list()).toEqual([
      {
        id,
        fileName: 'listino.csv',
        mapping: 'shop',
        state: 'done',
        ending: null,
        total: 3,
        done: 3,
        rows: 3,
        created: 1,
        updated: 2,
        unchanged: 0,
        skipped: 0,
        createdAt: shop.clock.read().toISOString(),
        takenBackAt: null,
        outcome: null,
        isKept: true,
      },
    ])
    const { report, forecast } = await detail(id)
    expect(report.changes.map(({ name }) => name)).toEqual(['Sella nera', 'Pedale', 'Nuovo'])
    expect(forecast).toEqual({ back: 3, pieces_kept: 0, kept: 0, switched_off: 0 })
  })

  it('stands there whatever its characters are, and where they are cut', async () => {
    const name = `${'a'.repeat(79)}🚲`
    expect(
      (await send(`codice;nome;descrizione;categoria;prezzo;altro\nU-1;${name};x;componenti;9;a\0b\n`)).statusCode,
    ).toBe(200)
    const { report } = await detail((await newest()).id)
    expect(report.columns.map(({ samples }) => samples)).toContainEqual(['a\ufffdb'])
    expect((await byCode('U-1'))?.name).toBe(name)
  })

  it('is no history when it changes nothing, or is refused', async () => {
    await send(`${head}`)
    expect((await send(`${head};;;;;\nX;;;;;\n`)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })

  it('is answered as soon as it has begun where that is asked for, and says how far it is', async () => {
    const begun = await begin(head + rowsOf(150))
    expect(begun).toMatchObject({ state: 'applying', total: 150 })
    expect(await settled(begun.id)).toMatchObject({ state: 'done', done: 150, created: 150, report: { created: 150 } })
    expect(await all()).toHaveLength(150)
    // An empty import ends at once.
    expect((await send(head + rowsOf(150), '&respond=begun')).json<ImportReport>()).toMatchObject({ unchanged: 150 })
  })
})

describe('an import that is taken back', () => {
  it('leaves the catalogue as it was, pieces, prices and addresses', async () => {
    const { id, before } = await aMixedImport()
    expect(await undo(id)).toMatchObject({
      state: 'taken_back',
      ending: 'undone',
      takenBackAt: shop.clock.read().toISOString(),
      outcome: { back: 3, pieces_kept: 0, kept: 0, switched_off: 0 },
      forecast: null,
    })
    expect(await catalogue()).toEqual(before)
    expect((await shop.app.inject('/api/products')).json()).toHaveLength(3)
    expect(await checkInvariants(shop.deps)).toEqual([])
    expect((await admin.post(`${path}/${id}/undo`)).json()).toMatchObject({ code: 'import_over' })
    // The address that the new one had is free again.
    await send(`${head}N-1;Nuovo;Mai visto;componenti;7,00;2\n`)
    expect((await byCode('N-1'))?.slug).toBe('nuovo')
  })

  it('keeps the pieces of what was sold since, and says of how many', async () => {
    const { id, first, before } = await aMixedImport()
    expect((await buy(first.id, 2)).statusCode).toBe(201)
    const kept = { back: 2, pieces_kept: 1, kept: 0, switched_off: 0 }
    expect((await detail(id)).forecast).toEqual(kept)
    expect((await undo(id)).outcome).toEqual(kept)
    expect(await byCode('S-1')).toMatchObject({ name: 'Sella', price: '50.00', stock: 7 })
    expect((await catalogue()).filter(({ productCode }) => productCode !== 'S-1')).toEqual(
      before.filter(({ productCode }) => productCode !== 'S-1'),
    )
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('leaves alone what was changed or deleted since', async () => {
    const { id, first, other } = await aMixedImport()
    await admin.put(`/api/admin/products/${first.id}`, { color: 'Rossa' })
    await admin.delete(`/api/admin/products/${other.id}`)
    const kept = { back: 1, pieces_kept: 0, kept: 2, switched_off: 0 }
    expect((await detail(id)).forecast).toEqual(kept)
    expect((await undo(id)).outcome).toEqual(kept)
    expect((await all()).map(({ productCode }) => productCode).sort()).toEqual(['S-1', 'S-3'])
    expect(await byCode('S-1')).toMatchObject({ name: 'Sella nera', color: 'Rossa', price: '55.00' })
  })

  it('switches off its products that were ordered', async () => {
    const { id } = await aMixedImport()
    const brought = await byCode('N-1')
    expect((await buy(brought?.id ?? 0)).statusCode).toBe(201)
    const kept = { back: 2, pieces_kept: 0, kept: 0, switched_off: 1 }
    expect((await detail(id)).forecast).toEqual(kept)
    expect((await undo(id)).outcome).toEqual(kept)
    expect(await byCode('N-1')).toMatchObject({ isActive: false, stock: 1 })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('only switches its new products off where that is asked for', async () => {
    const { id } = await aMixedImport()
    const after = await undo(id, { way: 'switch_off' })
    expect(after).toMatchObject({ ending: 'switched_off', outcome: { kept: 2, switched_off: 1, back: 0 } })
    expect(await byCode('N-1')).toMatchObject({ isActive: false, name: 'Nuovo' })
    expect(await byCode('S-1')).toMatchObject({ name: 'Sella nera' })
  })

  it('gives an article its reduction back while that runs, and its regular price when it is over', async () => {
    const articles = await Promise.all(
      ['R-1', 'R-2'].map((productCode) => aProduct(shop.deps, { priceCents: 10_000, stock: 3, row: { productCode } })),
    )
    const since = new Date(shop.clock.read().getTime() - 40 * 86_400_000)
    await shop.deps.database.db
      .insert(tables.priceHistory)
      .values(articles.map(({ id }) => ({ productId: id, priceCents: 10_000, createdAt: since })))
    const plan = { name: 'Autunno', target: 'products', kind: 'percent', percent: 10 }
    const reduce = async (productIds: (number | undefined)[], more = {}) => {
      const answer = await admin.post('/api/admin/reductions', { ...plan, productIds, ...more })
      expect(answer.statusCode, answer.body).toBe(201)
    }
    const to = new Date(shop.clock.read().getTime() + 2 * 86_400_000).toISOString().slice(0, 16)
    await reduce([articles[0]?.id])
    await reduce([articles[1]?.id], { name: 'Breve', to })
    const shown = async (i: number) =>
      (await shop.app.inject(`/api/products/${articles[i]?.id}`)).json<{ price: string; reduction?: object }>()
    expect([(await shown(0)).price, (await shown(1)).price]).toEqual(['90.00', '90.00'])
    expect((await send('codice;prezzo\nR-1;95,00\nR-2;95,00\n')).statusCode).toBe(200)
    expect(await shown(0)).not.toHaveProperty('reduction')
    shop.clock.advance({ days: 3 })
    admin = await anAdministrator(shop)
    await applyDueReductions(shop.deps)
    await undo((await newest()).id)
    expect(await shown(0)).toMatchObject({ price: '90.00', reduction: { percent: 10 } })
    expect((await shown(1)).price).toBe('100.00')
    expect(await shown(1)).not.toHaveProperty('reduction')
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('tells programs of each product that goes, and that those it changed are others again', async () => {
    const receiver = await aToldProgram()
    const { id, first, other } = await aMixedImport()
    const brought = await byCode('N-1')
    const reported = () =>
      receiver.taken
        .splice(0)
        .map(({ kind, object, data }) => [kind, Number(object.id), data.productCode, data.price, data.isDeleted])
        .sort()
    await shop.deps.eventSender.sendDue()
    expect(reported()).toEqual([
      ['product.changed', first.id, 'S-1', '55.00', false],
      ['product.changed', other.id, 'S-2', '33.00', false],
      ['product.changed', brought?.id, 'N-1', '7.00', false],
    ])
    await undo(id)
    expect((await admin.get(`/api/admin/products/${brought?.id}`)).statusCode).toBe(404)
    await shop.deps.eventSender.sendDue()
    expect(reported()).toEqual([
      ['product.changed', first.id, 'S-1', '50.00', false],
      ['product.changed', other.id, 'S-2', '30.00', false],
      ['product.changed', brought?.id, 'N-1', '7.00', true],
    ])
    await receiver.close()
  })

  it('can be for 90 days; the report stays', async () => {
    const { id } = await aMixedImport()
    const forget = () => Promise.all(importJobs(shop.deps).map((job) => job.run()))
    shop.clock.advance({ days: 89 })
    admin = await anAdministrator(shop)
    await forget()
    expect((await detail(id)).forecast).toMatchObject({ back: 3 })
    shop.clock.advance({ days: 2 })
    admin = await anAdministrator(shop)
    await forget()
    expect(await detail(id)).toMatchObject({ isKept: false, forecast: null, report: { created: 1 } })
    expect((await admin.post(`${path}/${id}/undo`)).json()).toMatchObject({ code: 'import_over' })
    expect(await shop.deps.database.db.select().from(tables.catalogImportItems)).toEqual([])
  })
})

describe('an import under way', () => {
  it('that is stopped leaves nothing', async () => {
    await send(head + rowsOf(100))
    const before = await catalogue()
    const file = head + rowsOf(100).replaceAll('12,50', '13,50') + rowsOf(500, 100)
    const { id } = await begin(file)
    const stopped = await admin.post(`${path}/${id}/stop`)
    expect(stopped.statusCode).toBe(202)
    expect((await admin.post(`${path}/${id}/undo`)).json()).toMatchObject({ code: 'import_busy' })
    expect(await settled(id)).toMatchObject({ state: 'taken_back', ending: 'stopped', outcome: { kept: 0 } })
    expect(await catalogue()).toEqual(before)
    expect(await checkInvariants(shop.deps)).toEqual([])
    expect((await admin.post(`${path}/${id}/stop`)).json()).toMatchObject({ code: 'import_over' })
    const [waiting] = await Promise.all([send(file), vi.waitFor(async () => stop((await newest()).id), patience)])
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'import_stopped'])
    expect(await catalogue()).toEqual(before)
  })

  it('that is stopped tells programs that what had come in already is gone', async () => {
    const receiver = await aToldProgram()
    const { id } = await begin(head + rowsOf(3_000))
    await vi.waitFor(async () => expect((await detail(id)).done).toBeGreaterThan(0), patience)
    await stop(id)
    expect(await settled(id)).toMatchObject({ ending: 'stopped' })
    await shop.deps.eventSender.sendDue()
    const last = new Map(receiver.taken.map(({ object, data }) => [object.id, data.isDeleted]))
    expect(last.size).toBeGreaterThan(0)
    expect([...last.values()].filter((isDeleted) => !isDeleted)).toEqual([])
    expect(receiver.taken).toHaveLength(2 * last.size)
    await receiver.close()
  })
  const stop = async (id: number) => expect((await admin.post(`${path}/${id}/stop`)).statusCode).toBe(202)

  it('that is overtaken by an edit is refused whole, and what it had sold meanwhile stays sold', async () => {
    await send(head + rowsOf(240))
    const exported = (await admin.get('/api/admin/products/export')).body
    const file = exported.replaceAll(';12,50;3;', ';14,00;8;')
    const [last, first] = [await byCode('L-239'), await byCode('L-0')]
    const { id } = await begin(file)
    // The last row is changed by hand; another one, already written, is sold.
    await admin.put(`/api/admin/products/${last?.id}`, { color: 'Rossa' })
    const units = async () => (await admin.get(`/api/admin/products/${first?.id}`)).json<AdminProduct>().stock
    await vi.waitFor(async () => expect(await units()).toBe(8), patience)
    expect((await buy(first?.id ?? 0, 2)).statusCode).toBe(201)
    const after = await settled(id)
    expect(after).toMatchObject({ state: 'taken_back', ending: 'refused', report: { created: 0 } })
    expect(after.report.conflicts.map(({ productCode }) => productCode)).toContain('L-239')
    expect(await byCode('L-0')).toMatchObject({ stock: 1, price: '12.50' })
    expect(await byCode('L-239')).toMatchObject({ stock: 3, price: '12.50', color: 'Rossa' })
    expect((await all()).filter(({ price }) => price !== '12.50')).toEqual([])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('takes no piece from orders that come meanwhile', async () => {
    await send(head + rowsOf(200))
    const products = await all()
    const { id } = await begin(head + rowsOf(200).replaceAll('12,50', '12,60'))
    const bought = await Promise.all(products.slice(0, 20).map((one) => buy(one.id)))
    expect(new Set(bought.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(await settled(id)).toMatchObject({ state: 'done' })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('waits for the one before it', async () => {
    const [one, other] = await Promise.all([send(head + rowsOf(60)), send(head + rowsOf(60, 30))])
    expect([one.statusCode, other.statusCode]).toEqual([200, 200])
    expect(await all()).toHaveLength(90)
    expect(one.json<ImportReport>().created + other.json<ImportReport>().created).toBe(90)
  })

  it('that was abandoned is undone by the next node that finds it', async () => {
    const { id, before } = await aMixedImport()
    // The state after a process that died before its last statement.
    await shop.deps.database.db
      .update(tables.catalogImports)
      .set({ state: 'applying', finishedAt: null })
      .where(eq(tables.catalogImports.id, id))
    await importJobs(shop.deps)[0]?.run()
    expect(await detail(id)).toMatchObject({ state: 'taken_back', ending: 'cut_off', outcome: { back: 3 } })
    expect(await catalogue()).toEqual(before)
  })
})
