import { type AfterSale, account, afterSale } from './after-sale-scenarios.ts'
import type { Scenario } from './scenario-steps.ts'

/** The last return of the order, as staff see it. */
async function lastReturn({ asStaff, id }: AfterSale): Promise<string | undefined> {
  const { body } = await asStaff('GET', `/orders/${await id()}`)
  return body?.returns?.at(-1)?.id
}

async function arrived({ change }: AfterSale): Promise<void> {
  await change({ orderStatus: 'shipped', trackingCode: 'PV123' })
  await change({ orderStatus: 'delivered' })
}

const onePiece = [{ line: 1, quantity: 1 }]
const isPaid = { isPaid: true }

export const returnScenarios: readonly Scenario[] = [
  afterSale(
    'bank, withdrawn, received, paid back, looked at',
    async (order) => {
      await arrived(order)
      const request = { kind: 'withdrawal', outcome: 'refund', lines: onePiece }
      await order.asCustomer('POST', '/returns', request)
      const returnId = await lastReturn(order)
      await order.asStaff('POST', `/returns/${returnId}/received`)
      const { body } = await order.asStaff('POST', `/orders/${await order.id()}/refunds`, { returnId, account })
      const refundId = body?.refunds?.at(-1)?.id
      await order.asStaff('POST', `/refunds/${refundId}/done`)
      await order.asStaff('POST', `/refunds/${refundId}/pieces`, { line: 1, quantity: 1, to: 'stock' })
      await order.stage.later(1)
    },
    isPaid,
  ),
  afterSale(
    'bank, exchanged twice: one sent, one kept too long',
    async (order) => {
      await arrived(order)
      const open = async () => {
        const request = { kind: 'guarantee', outcome: 'exchange', lines: onePiece }
        await order.asStaff('POST', `/orders/${await order.id()}/returns`, request)
        return lastReturn(order)
      }
      const sent = await open()
      await order.asStaff('POST', `/returns/${sent}/exchange`, { carrier: 'brt' })
      await order.asStaff('POST', `/returns/${sent}/received`)
      await order.asStaff('POST', `/returns/${sent}/pieces`, { line: 1, quantity: 1, to: 'stock' })
      await open()
      await order.stage.later(25 * 24 * 60)
    },
    isPaid,
  ),
  afterSale('paid by wallet, pieces and amounts given back, a return refused, all the rest', async (order) => {
    const wallet = await order.approved()
    if (!wallet) return
    await order.stage.client.call('POST', order.stage.adapter.captureOf(wallet))
    await order.stage.later(1)
    const id = await order.id()
    const refund = (body: object) => order.asStaff('POST', `/orders/${id}/refunds`, body)
    await refund({ lines: [{ line: 1, quantity: 1, place: 'stock' }] })
    await refund({ other: '25.00', reason: 'Graffio' })
    await arrived(order)
    await order.asCustomer('POST', '/returns', { kind: 'withdrawal', outcome: 'refund', lines: onePiece })
    await order.asStaff('POST', `/returns/${await lastReturn(order)}/refuse`, { reason: 'Usato' })
    await order.change({ paymentStatus: 'refunded' })
    await order.stage.later(60)
  }),
]
