import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { actChanges } from '#server/platform/database/schema/setting-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { purchaseJobs } from './purchase-people.ts'
import { usedPurchases } from './used-purchase-tables.ts'

const shop = shopForEachTest()
const path = '/api/admin/used-purchases'

const sheet = {
  ...{ boughtOn: '2026-11-20', sellerName: 'Anna Rossi', sellerAddress: 'Via Roma 1, 35100 Padova' },
  ...{ sellerEmail: 'anna@example.it', taxCode: 'RSSNNA80A41G224B' },
  ...{ documentKind: 'identity_card', documentNumber: 'CA12345AA', bicycle: 'Olandese Anversa rossa' },
  ...{ frameNumber: 'WSBC-602 1', price: '180.00', paidBy: 'cash', isDeclared: true },
}
const card = {
  ...{ name: 'Olandese Anversa', description: 'Rossa.', category: 'bici-usate', subcategory: 'citta' },
  ...{ price: '390.00', stock: 1, isActive: false },
}

async function bought(staff: Visitor, more: object = {}) {
  const made = await staff.post(path, { ...sheet, ...more })
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}

async function carded(staff: Visitor, purchaseId: string) {
  const made = await staff.post('/api/admin/products', { ...card, purchaseId })
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}

describe('a purchase sheet', () => {
  it('comes before the card, which takes cost and frame number from it, and so does the margin register', async () => {
    const staff = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const made = await bought(staff)
    expect(made).toMatchObject({ number: 1, price: '180.00', product: null, isSold: false, frameNumber: 'WSBC-602 1' })
    const product = await carded(staff, made.id)
    expect(product).toMatchObject({ cost: '180.00', vatClass: 'margin' })
    expect((await staff.get(`/api/admin/products/${product.id}/job-card`)).json().serial).toBe('WSBC-602 1')
    expect((await staff.get(`${path}?productId=${product.id}`)).json()).toMatchObject([
      { id: made.id, product: { id: product.id, productCode: product.productCode } },
    ])
    // A card of its own is one.
    const twice = await staff.post('/api/admin/products', { ...card, purchaseId: made.id })
    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([400, ['purchaseId']])

    const body = { ...sheet, price: '190.00', version: made.version + 1 }
    expect((await staff.put(`${path}/${made.id}`, body)).json()).toMatchObject({ price: '190.00' })
    expect((await staff.get(`/api/admin/products/${product.id}`)).json().cost).toBe('190.00')

    const admin = await anAdministrator(shop)
    const sale = await admin.post('/api/admin/counter/sales', {
      items: [{ productId: product.id, quantity: 1 }],
      tenders: [{ tender: 'cash', amount: '390.00' }],
    })
    expect(sale.statusCode, sale.body).toBe(201)
    const month = shop.deps.clock().toISOString().slice(0, 7)
    expect((await admin.get(`/api/admin/takings/${month}/margin-register`)).json()).toMatchObject([
      { productId: product.id, cost: '190.00', price: '390.00', margin: '200.00' },
    ])
    const late = { ...body, price: '150.00', version: made.version + 2 }
    expect((await staff.put(`${path}/${made.id}`, late)).json().code).toBe('purchase_sold')
    const renamed = { ...body, sellerName: 'Anna Maria Rossi', version: made.version + 2 }
    expect((await staff.put(`${path}/${made.id}`, renamed)).json()).toMatchObject({ sellerName: 'Anna Maria Rossi' })
    expect((await staff.post(`${path}/${made.id}/void`, { reason: 'Errore' })).json().code).toBe('purchase_in_use')
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('says what is missing or wrong by field and stores nothing', async () => {
    const staff = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    for (const [wrong, field] of [
      [{ sellerName: ' ' }, 'sellerName'],
      [{ sellerAddress: '' }, 'sellerAddress'],
      [{ documentKind: 'library_card' }, 'documentKind'],
      [{ documentNumber: '' }, 'documentNumber'],
      [{ bicycle: '' }, 'bicycle'],
      [{ price: '0' }, 'price'],
      [{ price: 'tanto' }, 'price'],
      [{ price: '5000.00' }, 'paidBy'],
      [{ boughtOn: '2099-01-01' }, 'boughtOn'],
      [{ boughtOn: 'ieri' }, 'boughtOn'],
      [{ isDeclared: false }, 'isDeclared'],
      [{ sellerEmail: 'anna' }, 'sellerEmail'],
    ] as const) {
      const refused = await staff.post(path, { ...sheet, ...wrong })
      expect([refused.statusCode, Object.keys(refused.json().fields ?? {})], refused.body).toEqual([400, [field]])
    }
    expect((await staff.get(path)).json()).toEqual([])
    const made = await bought(staff, { price: '5000.00', paidBy: 'transfer', taxCode: '', sellerEmail: '' })
    expect(made).toMatchObject({ taxCode: null, sellerEmail: null })
    const stale = await staff.put(`${path}/${made.id}`, { ...sheet, version: 7 })
    expect([stale.json().code, stale.json().current.id]).toEqual(['edit_conflict', made.id])
  })

  it('of two at once gets its own number, and the same key makes one', async () => {
    const staff = await anAdministrator(shop)
    const frames = ['A-1', 'B-2', 'C-3', 'D-4']
    const made = await Promise.all(frames.map((frameNumber) => bought(staff, { frameNumber })))
    expect(made.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (more = {}) => staff.post(path, { ...sheet, ...more }, headers)
    const [first, again] = [await send(), await send()]
    expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 200, first.json().id])
    expect((await send({ price: '1.00' })).json().code).toBe('idempotency_conflict')
  })

  it('with a frame number of a bicycle that the shop has wants a confirmation, whatever its spelling', async () => {
    const staff = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const made = await bought(staff)
    const known = async (frame: string) => (await staff.get(`${path}/known-frame?frame=${frame}`)).json()
    expect(await known('wsbc6021')).toMatchObject([{ kind: 'sheet', isOurs: true, reference: '1' }])
    expect(await known('WSBC6022')).toEqual([])
    const again = await staff.post(path, { ...sheet, frameNumber: 'wsbc6021' })
    expect([again.statusCode, again.json().code, again.json().known.length]).toEqual([409, 'frame_ours', 1])
    await bought(staff, { frameNumber: 'wsbc6021', isFrameLookedAt: true })
    // A correction of anything else does not ask again.
    const kept = await staff.put(`${path}/${made.id}`, { ...sheet, version: made.version, bicycle: 'Anversa' })
    expect(kept.json()).toMatchObject({ bicycle: 'Anversa' })

    const other = (await staff.post('/api/admin/products', card)).json()
    await staff.patch(`/api/admin/products/${other.id}/job-card`, { version: 0, serial: 'KX 900' })
    expect(await known('kx-900')).toMatchObject([{ kind: 'card', isOurs: true, reference: other.productCode }])
    await staff.put(`/api/admin/products/${other.id}`, { stock: 0 })
    expect(await known('kx-900')).toMatchObject([{ kind: 'card', isOurs: false }])
    const brought = {
      title: 'Freni',
      name: 'Ugo',
      phone: '3331234567',
      bicycle: { kind: 'city', serialNumber: 'ZZ 77' },
    }
    const admin = await anAdministrator(shop)
    const { id } = (await admin.post('/api/admin/jobs', brought)).json()
    expect((await admin.patch(`/api/admin/jobs/${id}`, { state: 'arrived' })).statusCode).toBe(200)
    expect(await known('ZZ77')).toMatchObject([{ kind: 'workshop', isOurs: false }])
  })

  it('is struck out with its reason and keeps its number; the next one may have its frame', async () => {
    const staff = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const made = await bought(staff)
    expect((await staff.post(`${path}/${made.id}/void`, { reason: ' ' })).json().fields).toHaveProperty('reason')
    const struck = await staff.post(`${path}/${made.id}/void`, { reason: 'Ha cambiato idea' })
    expect(struck.json()).toMatchObject({ number: 1, voidReason: 'Ha cambiato idea' })
    expect((await staff.put(`${path}/${made.id}`, { ...sheet, version: 2 })).json().code).toBe('purchase_void')
    const refused = await staff.post('/api/admin/products', { ...card, purchaseId: made.id })
    expect(Object.keys(refused.json().fields)).toEqual(['purchaseId'])
    expect(await bought(staff)).toMatchObject({ number: 2 })
  })

  it('prints for the signature, is found by its words and leaves as a table', async () => {
    const admin = await anAdministrator(shop)
    const made = await bought(admin)
    await bought(admin, { frameNumber: null, sellerName: 'Ugo Bianchi', bicycle: 'Grazielle', taxCode: '' })
    for (const language of ['it', 'en']) {
      const paper = await admin.get(`${path}/${made.id}/paper?language=${language}`)
      expect([paper.statusCode, paper.headers['content-type'], paper.body.slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
    }
    const found = async (words: string) => {
      const read = await admin.get(`${path}?search=${encodeURIComponent(words)}&limit=10`)
      return [read.headers['x-total-count'], read.json().map(({ number }: { number: number }) => number)]
    }
    expect(await found('rossi anversa')).toEqual(['1', [1]])
    expect(await found('bianchi')).toEqual(['1', [2]])
    expect(await found('wsbc6021')).toEqual(['1', [1]])
    expect(await found('nessuno')).toEqual(['0', []])
    const csv = (await admin.get(`${path}/csv`)).body
    expect(csv).toContain('1;2026-11-20;Anna Rossi;Via Roma 1, 35100 Padova;Carta d’identità;CA12345AA')
    expect(csv.trim().split('\r\n')).toHaveLength(3)
  })

  it('is seen by counter and accountant alone, and the record names no seller', async () => {
    const made = await bought(await signedInAs(shop, (await aMember(shop, 'counter')).id))
    const as = async (role: 'accountant' | 'workshop' | 'content') => signedInAs(shop, (await aMember(shop, role)).id)
    const accountant = await as('accountant')
    expect((await accountant.get(`${path}/${made.id}`)).statusCode).toBe(200)
    expect((await accountant.post(path, sheet)).statusCode).toBe(403)
    for (const role of ['workshop', 'content'] as const) expect((await (await as(role)).get(path)).statusCode).toBe(403)
    const changes = await shop.deps.database.db.select().from(actChanges).where(eq(actChanges.kind, 'used_purchase'))
    const told = JSON.stringify(changes)
    expect(told).toContain('"price_cents":18000')
    for (const personal of ['Anna', 'Via Roma', 'CA12345AA', 'RSSNNA80A41G224B', 'WSBC'])
      expect(told).not.toContain(personal)
  })

  it('forgets its seller after ten years, unless the bicycle is still there', async () => {
    const admin = await anAdministrator(shop)
    const made = await bought(admin)
    const unsold = await bought(admin, { frameNumber: 'Q-1' })
    await admin.post(`${path}/${made.id}/void`, { reason: 'Ha cambiato idea' })
    const run = async () => purchaseJobs(shop.deps)[0]?.run(new AbortController().signal)
    const names = async () => {
      const rows = await shop.deps.database.db.select().from(usedPurchases).orderBy(usedPurchases.number)
      return rows.map(({ sellerName, documentNumber, taxCode }) => [sellerName, documentNumber, taxCode])
    }
    const kept = ['Anna Rossi', 'CA12345AA', 'RSSNNA80A41G224B']
    await run()
    expect(await names()).toEqual([kept, kept])
    shop.clock.advance({ days: 366 * 11 })
    await run()
    expect(await names()).toEqual([['', '', null], kept])
    expect(unsold.number).toBe(2)
  })
})
