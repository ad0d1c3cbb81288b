import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop } from '#test/test-app.ts'
import { emptyTestDatabase } from '#test/test-database.ts'
import { Visitor } from '#test/visitor.ts'
import { FaultPlan } from '../../faults/fault-plan.ts'
import { emptyDatabase, type FaultShop, openFaultShop } from '../../faults/fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from '../../faults/oracle.ts'
import { type Adapter, adapters, cardsByPaypal, Providers } from '../../faults/providers/adapter.ts'
import { openProviders } from '../../faults/providers/providers-inside.ts'

// What may go wrong with a payment, by the wallet and by card: the same answers, and the same books in the end.

const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
const rows = [...adapters, ...cardsByPaypal].map((by) => [by.name, by] as const)
let opened: Awaited<ReturnType<typeof openProviders>>
let providers: Providers
let database: Awaited<ReturnType<typeof emptyTestDatabase>>
let shop: FaultShop
/** With the keys of both providers, and with PayPal's alone. */
let shops: { both: FaultShop; paypal: FaultShop }
let buyer: Visitor
let ignored: Set<string>
beforeAll(async () => {
  opened = await openProviders(mkdtempSync(join(tmpdir(), 'pedivella-each-')))
  providers = new Providers(opened.urls)
  database = await emptyTestDatabase()
  const open = (urls: { paypal: string; card?: string }) =>
    openFaultShop({ database, urls, plan: new FaultPlan(), clock: () => new Date(clock.now) })
  shops = { both: await open(opened.urls), paypal: await open({ paypal: opened.urls.paypal }) }
})
afterAll(async () => {
  await shops.both.close()
  await shops.paypal.close()
  await opened.close()
})
async function begin(by: Adapter): Promise<void> {
  shop = cardsByPaypal.includes(by) ? shops.paypal : shops.both
  await emptyDatabase(database)
  await shop.deps.catalog.refresh()
  await providers.calm()
  ignored = new Set(await providers.knownIds())
  shop.mails.length = 0
  shop.logged.length = 0
  buyer = new Visitor(shop)
  if (!by.setting) return
  const { path, value } = by.setting
  await (await anAdministrator({ app: shop.app, deps: shop.sound })).put(path, { version: 0, value })
}

const product = async () => (await aProduct(shop.sound, { stock: 5, priceCents: 119_900 })).id
const bodyOf = (productId: number, order: Record<string, unknown>) =>
  anOrderBody({ items: [{ productId, quantity: 1 }], order })
const stockOf = async (id: number) => (await buyer.get(`/api/products/${id}`)).json<{ stock: number }>().stock

async function started(by: Adapter, productId: number): Promise<string> {
  const { path, body } = by.start('1199.00', bodyOf(productId, { paymentMethod: by.method }))
  const answer = await buyer.post(path, body)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string }>().id
}

async function approved(by: Adapter, productId: number): Promise<string> {
  const id = await started(by, productId)
  await providers.of(by).decide(id, 'approve')
  return id
}

async function unpaidOrder(productId: number) {
  const placed = await buyer.post('/api/orders', bodyOf(productId, { paymentMethod: 'bank' }))
  const { orderNumber, accessKey } = placed.json<{ orderNumber: string; accessKey: string }>()
  return (path = '') => `/api/orders/${orderNumber}${path}?k=${accessKey}`
}

/** Everything comes to its end, and each captured cent has an order or a refund. */
async function brokenBooks(shelf: Record<number, number>, mostOrders = 1): Promise<string[]> {
  await providers.clearFaults()
  const advance = (minutes: number) => {
    clock.now += minutes * 60_000
  }
  await recover(shop.sound, advance)
  return findBrokenPromises(shop, { providers, ignored, promised: new Set(), mails: shop.mails, shelf, mostOrders })
}

describe.each(rows)('a payment by %s', (_name, by) => {
  beforeEach(() => begin(by))

  it('that is not offered any more between choice and press is refused, and holds nothing', async () => {
    const without = await openTestShop()
    try {
      const { id } = await aProduct(without.deps, { stock: 5, priceCents: 119_900 })
      const { path, body } = by.start('1199.00', bodyOf(id, { paymentMethod: by.method }))
      const answer = await without.app.inject({ method: 'POST', url: path, payload: body })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment_provider_unavailable'])
      expect((await without.app.inject(`/api/products/${id}`)).json()).toMatchObject({ stock: 5 })
    } finally {
      await without.close()
    }
  })

  it('of another currency or another amount is not begun', async () => {
    const id = await product()
    const { path, body } = by.start('1199.00', bodyOf(id, { paymentMethod: by.method }))
    expect((await buyer.post(path, { ...body, currency: 'USD' })).statusCode).toBe(400)
    const changed = await buyer.post(path, { ...body, amount: '1198.00' })
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'price_changed'])
    expect(await stockOf(id)).toBe(5)
    expect((await providers.knownIds()).filter((one) => !ignored.has(one))).toEqual([])
  })

  it('of an order from two tabs takes the money once', async () => {
    const id = await product()
    const pathOf = await unpaidOrder(id)
    const { path, body } = by.instead
    const ids: string[] = []
    for (let tab = 0; tab < 2; tab++) ids.push((await buyer.post(pathOf(path), body)).json<{ id: string }>().id)
    for (const one of ids) await providers.of(by).decide(one, 'approve')
    const answers = await Promise.all(ids.map((one) => buyer.post(by.captureOf(one))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await buyer.get(pathOf())).json()).toMatchObject({ paymentMethod: by.method, paymentStatus: 'paid' })
    expect(await brokenBooks({ [id]: 5 })).toEqual([])
  })

  it('of an order that costs something else meanwhile takes nothing', async () => {
    const id = await product()
    const pathOf = await unpaidOrder(id)
    const { path, body } = by.instead
    const payment = (await buyer.post(pathOf(path), body)).json<{ id: string }>().id
    await providers.of(by).decide(payment, 'approve')
    const { version } = (await buyer.get(pathOf('/changes'))).json<{ version: number }>()
    const change = { version, lines: [{ line: 1, quantity: 2 }] }
    expect((await buyer.post(pathOf('/changes'), change)).statusCode).toBeLessThan(300)
    const refused = await buyer.post(by.captureOf(payment))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_not_payable'])
    await ownWork(shop.sound)
    const entry = (await providers.ledger()).find(({ orderId }) => orderId === payment)
    expect(entry?.captures).toEqual([])
  })

  it('is settled once, however often and in whatever order its events come', async () => {
    const id = await product()
    const payment = await approved(by, id)
    await providers.of(by).fault('capture', 'error_after')
    expect((await buyer.post(by.captureOf(payment))).statusCode).toBe(202)
    for (const order of ['backward', 'forward', 'forward'] as const)
      expect(new Set(await providers.of(by).deliver([payment], order))).toEqual(new Set([200]))
    expect((await buyer.get(by.pathOf(payment))).json()).toMatchObject({ status: 'COMPLETED' })
    expect(await brokenBooks({ [id]: 5 })).toEqual([])
  })

  it('that the shop does not know changes nothing, though its events are genuine', async () => {
    const payment = await approved(by, await product())
    await buyer.post(by.captureOf(payment))
    await emptyDatabase(database)
    expect(new Set(await providers.of(by).deliver([payment]))).toEqual(new Set([200]))
    expect((await buyer.get(by.pathOf(payment))).json()).toMatchObject({ code: 'payment_not_found' })
    expect(await (await anAdministrator({ app: shop.app, deps: shop.sound })).get('/api/admin/orders')).toMatchObject({
      body: '[]',
    })
  })

  it('goes back no further than what is left, and says what to do after the provider’s limit', async () => {
    const id = await product()
    await buyer.post(by.captureOf(await approved(by, id)))
    const admin = await anAdministrator({ app: shop.app, deps: shop.sound })
    const [order] = (await admin.get('/api/admin/orders')).json<AdminOrderRow[]>()
    const path = `/api/admin/orders/${order?.id}`
    const back = (other: string) => admin.post(`${path}/refunds`, { other, reason: 'Un graffio' })
    expect((await back('1000.00')).statusCode).toBe(201)
    const tooMuch = await back('200.00')
    expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([409, 'refund_exceeds'])

    // For as long as a busy machine needs to hear it.
    await providers.of(by).fault('refund', 'too_late', 20)
    await back('100.00')
    clock.now += 16 * 60_000
    await ownWork(shop.sound)
    const { refunds = [] } = (await admin.get(path)).json<AdminOrder>()
    const failed = refunds.find(({ state }) => state === 'failed')
    expect(failed?.lastError).toMatch(/^(REFUND_TIME_LIMIT_EXCEEDED|CHARGE_NOT_REFUNDABLE)$/)
    // It is still owed: by transfer instead.
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
    expect((await admin.put(`/api/admin/refunds/${failed?.id}/account`, account)).statusCode).toBe(200)
    const after = (await admin.get(path)).json<AdminOrder>().refunds.find((one) => one.id === failed?.id)
    expect(after).toMatchObject({ kind: 'transfer', state: 'pending' })
  })

  it('whose buyer confirms and does not come back has its order, or takes nothing', async () => {
    const id = await product()
    const payment = await approved(by, id)
    clock.now += 6 * 60_000
    await ownWork(shop.sound)
    const status = (await buyer.get(by.pathOf(payment))).json<{ status: string }>().status
    expect(status).toBe(by.takesApproved ? 'COMPLETED' : 'APPROVED')
    expect(await brokenBooks({ [id]: 5 })).toEqual([])
  })
})
