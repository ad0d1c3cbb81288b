import { randomUUID } from 'node:crypto'
import type { PersistentClient, Reply } from '../persistent-client.ts'
import type { Adapter, Providers } from '../providers/adapter.ts'
import type { EmulatorControl } from '../providers/emulator-control.ts'

/** Where a scenario happens. */
export interface Stage {
  client: PersistentClient
  /** How payments are made, and whose emulator `emulator` is. */
  adapter: Adapter
  emulator: EmulatorControl
  providers: Providers
  /** A product of 1199.00 euro with this stock. */
  product(stock: number): Promise<number>
  /** The shop's own work, after so much time; where time cannot be moved, when it comes. */
  later(minutes: number): Promise<void>
  /** The same by two at once, as two nodes do it. */
  laterTwice(minutes: number): Promise<void>
  adminCookie(): Promise<string>
}

export interface Scenario {
  name: string
  /** The maximum number of orders; by default one. */
  mostOrders?: number
  prepare(stage: Stage): Promise<Prepared>
}
/** The preparation of a scenario, before any fault. */
export interface Prepared {
  run(): Promise<void>
}

const customer = {
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.org',
  shippingAddress: 'Contrà San Biagio 12',
  city: 'Vicenza',
  postalCode: '36100',
}

function orderBody(productId: number, quantity: number, order: object) {
  return { order: { ...customer, ...order }, items: [{ productId, quantity }] }
}

export const amountOf = (quantity: number) => (1_199 * quantity).toFixed(2)

export async function startWallet(
  { client, adapter }: Stage,
  productId: number,
  quantity = 1,
): Promise<string | undefined> {
  const checkout = orderBody(productId, quantity, { paymentMethod: adapter.method })
  const { path, body } = adapter.start(amountOf(quantity), checkout)
  return (await client.call('POST', path, body, { 'idempotency-key': randomUUID() })).body?.id
}

/** A payment that the buyer has approved. */
export async function approvedWallet(stage: Stage, productId: number, quantity = 1): Promise<string | undefined> {
  const id = await startWallet(stage, productId, quantity)
  if (id) await stage.emulator.decide(id, 'approve')
  return id
}

/** Captures, and while the outcome is not known, looks it up; gives up after a while as people do. */
export async function capture(stage: Stage, id: string): Promise<Reply> {
  const first = await stage.client.call('POST', stage.adapter.captureOf(id))
  for (let looks = 0, now = first; looks < 5; looks++) {
    if (now.status !== 202 && now.body?.status !== 'PENDING') return now
    await stage.later(1)
    now = await stage.client.call('GET', stage.adapter.pathOf(id))
  }
  return first
}

export function placePaid({ client, adapter }: Stage, id: string, productId: number, quantity = 1): Promise<Reply> {
  const order = { paymentMethod: adapter.method, paypalOrderId: id }
  return client.call('POST', '/api/orders', orderBody(productId, quantity, order))
}

export async function placeBank({ client }: Stage, productId: number, quantity: number, more = {}): Promise<Reply> {
  const key = { 'idempotency-key': randomUUID() }
  return client.call('POST', '/api/orders', orderBody(productId, quantity, { paymentMethod: 'bank', ...more }), key)
}

/** The administrator's change of the order with this number. */
export async function changeOrder(stage: Stage, cookie: string, number: string, request: object): Promise<Reply> {
  const id = await orderId(stage, cookie, number)
  return stage.client.call('PATCH', `/api/admin/orders/${id}`, request, { cookie })
}

/** Refunds one unit of the first line and puts it on sale again; the same key is the same refund. */
export async function refundPiece(stage: Stage, cookie: string, number: string, key: string): Promise<Reply> {
  const id = await orderId(stage, cookie, number)
  const body = { lines: [{ line: 1, quantity: 1, place: 'stock' }] }
  return stage.client.call('POST', `/api/admin/orders/${id}/refunds`, body, { cookie, 'idempotency-key': key })
}

/** Decides about a late transfer. */
export async function tellOrder(
  stage: Stage,
  cookie: string,
  number: string,
  what: 'late-transfer' | 'transfer-returned',
): Promise<Reply> {
  const id = await orderId(stage, cookie, number)
  return stage.client.call('POST', `/api/admin/orders/${id}/${what}`, undefined, { cookie })
}

export async function orderId({ client }: Stage, cookie: string, number: string): Promise<string | undefined> {
  const list = await client.call('GET', '/api/admin/orders', undefined, { cookie })
  if (!Array.isArray(list.body)) return undefined
  return list.body.find((o: { orderNumber: string }) => o.orderNumber === number)?.id
}

/** The same, paid by another adapter. */
export const paidBy = (adapter: Adapter, { name, prepare, ...rest }: Scenario): Scenario => ({
  ...rest,
  name: `by ${adapter.name}: ${name}`,
  prepare: (stage) => prepare({ ...stage, adapter, emulator: stage.providers.of(adapter) }),
})

/** A scenario that needs nothing but a product. */
export const scenario = (
  name: string,
  run: (stage: Stage, productId: number) => Promise<void>,
  stock = 5,
): Scenario => ({
  name,
  async prepare(stage) {
    const productId = await stage.product(stock)
    return { run: () => run(stage, productId) }
  },
})
