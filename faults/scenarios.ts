import { randomUUID } from 'node:crypto'
import type { EmulatorControl } from './emulator-control.ts'
import type { PersistentClient, Reply } from './persistent-client.ts'

/** Where a scenario happens. */
export interface Stage {
  client: PersistentClient
  emulator: EmulatorControl
  /** A product of 1199.00 euro with these pieces. */
  product(stock: number): Promise<number>
  /** The shop's own work, after so much time; where time cannot be moved, when it comes. */
  later(minutes: number): Promise<void>
  adminCookie(): Promise<string>
}

export interface Scenario {
  name: string
  prepare(stage: Stage): Promise<Prepared>
}
/** What a scenario needs stands before anything may fail. */
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

const amountOf = (quantity: number) => (1_199 * quantity).toFixed(2)

async function startWallet({ client }: Stage, productId: number, quantity = 1): Promise<string | undefined> {
  const checkout = orderBody(productId, quantity, { paymentMethod: 'paypal' })
  const wish = { amount: amountOf(quantity), currency: 'EUR', intent: 'capture', checkout }
  return (await client.call('POST', '/order', wish, { 'idempotency-key': randomUUID() })).body?.id
}

/** Captures, and while the outcome is not known, looks it up; gives up after a while as people do. */
async function capture(stage: Stage, id: string): Promise<Reply> {
  const first = await stage.client.call('POST', `/order/${id}/capture`)
  for (let looks = 0, now = first; looks < 5; looks++) {
    if (now.status !== 202 && now.body?.status !== 'PENDING') return now
    await stage.later(1)
    now = await stage.client.call('GET', `/order/${id}`)
  }
  return first
}

function placePaid({ client }: Stage, id: string, productId: number, quantity = 1): Promise<Reply> {
  return client.call(
    'POST',
    '/api/orders',
    orderBody(productId, quantity, { paymentMethod: 'paypal', paypalOrderId: id }),
  )
}

const scenario = (name: string, run: (stage: Stage, productId: number) => Promise<void>, stock = 5): Scenario => ({
  name,
  async prepare(stage) {
    const productId = await stage.product(stock)
    return { run: () => run(stage, productId) }
  },
})

export const scenarios: readonly Scenario[] = [
  scenario('wallet', async (stage, productId) => {
    const id = await startWallet(stage, productId, 2)
    if (!id) return
    await stage.emulator.decide(id, 'approve')
    await capture(stage, id)
    await placePaid(stage, id, productId, 2)
    await stage.later(1)
  }),
  scenario('bank', async (stage, productId) => {
    const key = { 'idempotency-key': randomUUID() }
    await stage.client.call('POST', '/api/orders', orderBody(productId, 2, { paymentMethod: 'bank' }), key)
    await stage.later(1)
  }),
  scenario('wallet, bare calls', async (stage, productId) => {
    const wish = { amount: amountOf(1), currency: 'EUR', intent: 'capture' }
    const { body } = await stage.client.call('POST', '/order', wish, { 'idempotency-key': randomUUID() })
    if (!body?.id) return
    await stage.emulator.decide(body.id, 'approve')
    await capture(stage, body.id)
    await placePaid(stage, body.id, productId)
    await stage.later(1)
  }),
  scenario('wallet, a smaller payment', async (stage, productId) => {
    const wish = { amount: '1.00', currency: 'EUR', intent: 'capture' }
    const { body } = await stage.client.call('POST', '/order', wish)
    if (!body?.id) return
    await stage.emulator.decide(body.id, 'approve')
    await capture(stage, body.id)
    await placePaid(stage, body.id, productId)
    await stage.later(1)
  }),
  scenario('wallet, claimed by nobody', async (stage) => {
    const { body } = await stage.client.call('POST', '/order', { amount: '20.00', currency: 'EUR', intent: 'capture' })
    if (!body?.id) return
    await stage.emulator.decide(body.id, 'approve')
    await capture(stage, body.id)
    await stage.later(16)
    await stage.later(1)
  }),
  scenario('wallet, declined and tried again', async (stage, productId) => {
    const id = await startWallet(stage, productId)
    if (!id) return
    await stage.emulator.decide(id, 'decline')
    await capture(stage, id)
    await stage.emulator.decide(id, 'approve')
    await capture(stage, id)
    await stage.later(1)
  }),
  scenario('wallet, left alone', async (stage, productId) => {
    const id = await startWallet(stage, productId, 3)
    if (id) await stage.emulator.decide(id, 'approve')
    await stage.later(31)
    await stage.later(1)
  }),
  scenario('wallet, another amount captured', async (stage, productId) => {
    const id = await startWallet(stage, productId)
    if (!id) return
    await stage.emulator.decide(id, 'approve')
    await stage.emulator.fault('capture', 'wrong_amount')
    await capture(stage, id)
    await stage.later(1)
  }),
  {
    name: 'wallet, paid and cancelled',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      const id = await startWallet(stage, productId)
      if (id) await stage.emulator.decide(id, 'approve')
      const { body } = id ? await capture(stage, id) : { body: undefined }
      const list = await stage.client.call('GET', '/api/admin/orders', undefined, { cookie })
      const order = list.body?.find((o: { orderNumber: string }) => o.orderNumber === body?.orderNumber)
      return {
        async run() {
          const wish = { orderStatus: 'cancelled' }
          await stage.client.call('PATCH', `/api/admin/orders/${order?.id}`, wish, { cookie })
          await stage.later(1)
          await stage.later(60)
        },
      }
    },
  },
  scenario(
    'two buyers, one piece',
    async (stage, productId) => {
      const [one, two] = await Promise.all([startWallet(stage, productId), startWallet(stage, productId)])
      for (const id of [one, two]) {
        if (!id) continue
        await stage.emulator.decide(id, 'approve')
        await capture(stage, id)
      }
      await stage.client.call('POST', '/api/orders', orderBody(productId, 1, { paymentMethod: 'bank' }))
    },
    1,
  ),
]
