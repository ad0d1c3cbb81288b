import type { FastifyInstance } from 'fastify'
import type { EmulatorClock } from './emulator-clock.ts'
import { type FaultScript, readFault } from './fault-script.ts'
import type { LedgerJournal } from './ledger/ledger-journal.ts'
import type { OrderLedger } from './ledger/order-ledger.ts'
import type { RefundLedger } from './ledger/refund-ledger.ts'
import { isFields } from './request-checks.ts'
import type { SeenRequests } from './seen-requests.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

type Deps = {
  journal: LedgerJournal
  clock: EmulatorClock
  script: FaultScript
  orders: OrderLedger
  refunds: RefundLedger
  seen: SeenRequests
  sender: WebhookSender
}

/** Beyond the provider's API: ledger, failures and clock, for tests of the shop. */
export function mountControlCalls(app: FastifyInstance, deps: Deps): void {
  const { journal, clock, script, orders, refunds, seen, sender } = deps

  app.get('/_control/health', async () => ({ status: 'ok', emulator: 'pedivella-wallet', now: clock.stamp() }))

  app.get('/_control/ledger', async () =>
    orders.list().map((order) => {
      const capture = orders.captureOf(order)
      const { value: amount, currency_code: currency } = order.unit.amount
      return {
        orderId: order.id,
        status: order.status,
        amount,
        currency,
        ...(order.verification && { verification: order.verification }),
        captures: capture ? [{ id: capture.id, status: capture.status, amount: capture.amount.value }] : [],
        refunds: orders.refundsOf(capture).map((refund) => ({
          id: refund.id,
          status: refund.status,
          amount: refund.amount.value,
        })),
      }
    }),
  )

  app.get('/_control/requests', async () => seen.list())

  app.get('/_control/webhooks', async () =>
    [...journal.rows.deliveries.values()].map(({ id, webhookId, event, state, attempts, lastStatus }) => {
      return { transmissionId: id, webhookId, eventId: event.id, type: event.event_type, state, attempts, lastStatus }
    }),
  )

  app.post('/_control/webhooks/deliver', async ({ body }, reply) => {
    const { orderIds, order = 'forward' } = isFields(body) ? body : {}
    if (!Array.isArray(orderIds) || (order !== 'forward' && order !== 'backward')) {
      return reply.status(400).send({ message: 'orderIds must be a list, order forward or backward' })
    }
    const requested = orders.list().filter(({ id }) => orderIds.includes(id))
    // A refund's event names its capture only.
    const ids = requested.flatMap(({ id, captureId }) => [id, captureId ?? id])
    return { statuses: await sender.deliverNow(ids, order) }
  })

  app.get('/_control/faults', async () => script.list())

  app.post('/_control/faults', async ({ body }, reply) => {
    const fault = readFault(body)
    if (typeof fault === 'string') return reply.status(400).send({ message: fault })
    script.add(fault)
    return reply.status(204).send()
  })

  app.delete('/_control/faults', async (_request, reply) => {
    script.clear()
    sender.releaseHeld()
    return reply.status(204).send()
  })

  app.post('/_control/settle-pending', async ({ body }, reply) => {
    const { captureId, refundId, outcome } = isFields(body) ? body : {}
    if (outcome !== 'completed' && outcome !== 'denied') {
      return reply.status(400).send({ message: 'outcome must be completed or denied' })
    }
    const isSettled =
      typeof captureId === 'string'
        ? refunds.settleCapture(captureId, outcome)
        : refunds.settleRefund(String(refundId), outcome)
    if (!isSettled) return reply.status(409).send({ message: 'Only what is pending can be settled' })
    await sender.dispatch()
    return reply.status(204).send()
  })

  app.post('/_control/clock', async ({ body }, reply) => {
    const { advanceMs } = isFields(body) ? body : {}
    if (!Number.isSafeInteger(advanceMs)) {
      return reply.status(400).send({ message: 'advanceMs must be a whole number of milliseconds' })
    }
    clock.advance(Number(advanceMs))
    return { now: clock.stamp() }
  })

  app.delete('/_control/clock', async () => {
    clock.reset()
    return { now: clock.stamp() }
  })
}
