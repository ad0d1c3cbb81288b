import { randomUUID } from 'node:crypto'
import { capture, changeOrder, orderId, placeBank, type Scenario, type Stage } from './scenario-steps.ts'

/** The steps of customer, with the key of the mail, and shop for an order of three units. */
export interface AfterSale {
  stage: Stage
  number: string
  /** With a path below the order's, by its key. */
  asCustomer(method: 'GET' | 'POST', path: string, body?: object): ReturnType<Stage['client']['call']>
  /** With a path below /api/admin. */
  asStaff(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): ReturnType<Stage['client']['call']>
  change(request: object): Promise<unknown>
  /** A wallet payment of the order that its customer has approved. */
  approved(): Promise<string | undefined>
  id(): Promise<string | undefined>
}

export function afterSale(
  name: string,
  run: (order: AfterSale) => Promise<void>,
  more: Pick<Scenario, 'mostOrders'> & { isPaid?: boolean } = {},
): Scenario {
  const { isPaid = false, ...limits } = more
  return {
    name,
    ...limits,
    async prepare(stage) {
      const productId = await stage.product(6)
      const cookie = await stage.adminCookie()
      const { orderNumber, accessKey } = (await placeBank(stage, productId, 3)).body
      const change = (request: object) => changeOrder(stage, cookie, orderNumber, request)
      if (isPaid) await change({ paymentStatus: 'paid' })
      const asCustomer: AfterSale['asCustomer'] = (method, path, body) =>
        stage.client.call(method, `/api/orders/${orderNumber}${path}?k=${accessKey}`, body, {
          'idempotency-key': randomUUID(),
        })
      return {
        run: () =>
          run({
            stage,
            asCustomer,
            asStaff: (method, path, body) =>
              stage.client.call(method, `/api/admin${path}`, body, { cookie, 'idempotency-key': randomUUID() }),
            number: orderNumber,
            change,
            async approved() {
              const { path, body } = stage.adapter.instead
              const { id } = (await asCustomer('POST', path, body)).body ?? {}
              if (id) await stage.emulator.decide(id, 'approve')
              return id
            },
            id: () => orderId(stage, cookie, orderNumber),
          }),
      }
    },
  }
}

export const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }

async function amend({ asCustomer }: AfterSale, quantity: number) {
  const { version } = (await asCustomer('GET', '/changes')).body ?? {}
  return asCustomer('POST', '/changes', { version, lines: [{ line: 1, quantity }], account })
}

export const afterSaleScenarios: readonly Scenario[] = [
  afterSale('bank, paid by wallet instead, a piece less, cancelled', async (order) => {
    const id = await order.approved()
    if (!id) return
    await capture(order.stage, id)
    await amend(order, 2)
    await order.stage.later(1)
    await order.asCustomer('POST', '/cancel', {})
    await order.stage.later(60)
  }),
  afterSale('bank, cancelled while the wallet takes its money', async (order) => {
    const id = await order.approved()
    if (!id) return
    await order.stage.emulator.fault('capture', 'error_after')
    await order.stage.client.once('POST', order.stage.adapter.captureOf(id))
    await order.change({ orderStatus: 'cancelled' })
    await order.stage.later(1)
    await order.stage.later(60)
  }),
  afterSale(
    'bank, changed before and after it is paid, cancelled by its customer',
    async (order) => {
      await amend(order, 2)
      await order.change({ paymentStatus: 'paid' })
      await amend(order, 1)
      await amend(order, 2)
      await order.asCustomer('POST', '/cancel', { account })
      await order.stage.later(1)
    },
    { mostOrders: 2 },
  ),
  afterSale(
    'bank, sent in two parcels, a piece comes back',
    async (order) => {
      const id = await order.id()
      const pack = (quantity: number) =>
        order.asStaff('POST', `/orders/${id}/parcels`, { lines: [{ line: 1, quantity }], send: true, carrier: 'brt' })
      await pack(2)
      // Repeated after a lost answer, there is no third unit to pack.
      await pack(1)
      await order.change({ orderStatus: 'delivered' })
      await order.asCustomer('POST', '/returns', {
        kind: 'withdrawal',
        outcome: 'refund',
        lines: [{ line: 1, quantity: 1 }],
      })
      await order.stage.later(1)
    },
    { isPaid: true },
  ),
]
