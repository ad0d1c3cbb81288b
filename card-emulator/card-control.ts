import type { FastifyInstance } from 'fastify'
import type { EmulatorClock } from '../wallet-emulator/emulator-clock.ts'
import { type FaultScript, readFault } from '../wallet-emulator/fault-script.ts'
import { isFields } from '../wallet-emulator/request-checks.ts'
import type { CardEvents } from './card-events.ts'
import type { IntentLedger } from './intent-ledger.ts'

export type SeenCall = { at: string; method: string; path: string; requestId?: string | undefined; status?: number }
type Deps = { clock: EmulatorClock; script: FaultScript; events: CardEvents; ledger: IntentLedger; seen: SeenCall[] }

const decimal = (cents: number) => (cents / 100).toFixed(2)

/** Beyond the provider's API, as the wallet's emulator has it: ledger, buyer, failures, clock. */
export function mountCardControl(app: FastifyInstance, { clock, script, events, ledger, seen }: Deps): void {
  app.get('/_control/health', async () => ({ status: 'ok', emulator: 'pedivella-cards', now: clock.stamp() }))

  app.get('/_control/ledger', async () =>
    [...ledger.intents.values()].map((intent) => ({
      orderId: intent.id,
      status: intent.status,
      amount: decimal(intent.amount),
      currency: intent.currency.toUpperCase(),
      captures: intent.charge?.captured
        ? [{ id: intent.charge.id, status: intent.charge.status, amount: decimal(intent.received) }]
        : [],
      refunds: ledger.refundsOf(intent).map(({ id, status, amount }) => ({ id, status, amount: decimal(amount) })),
    })),
  )

  app.post<{ Params: { id: string } }>('/_control/payments/:id', async ({ params, body, query }, reply) => {
    const given = body instanceof URLSearchParams ? Object.fromEntries(body) : isFields(body) ? body : {}
    const { decision, instrument = 'card' } = { ...(isFields(query) ? query : {}), ...given }
    const known = (['succeed', 'decline', 'cancel'] as const).find((one) => one === decision)
    if (!known) return reply.status(400).send({ message: 'decision must be succeed, decline or cancel' })
    const { id, status } = ledger.decide(params.id, known, String(instrument))
    await events.sendUrgent()
    return { id, status }
  })

  app.get('/_control/requests', async () => seen)
  app.get('/_control/webhooks', async () =>
    events.deliveries.map(({ id, type, state, attempts, lastStatus }) => ({
      ...{ eventId: id, type, state, attempts, lastStatus },
    })),
  )
  app.post('/_control/webhooks/subscribe', async ({ body }, reply) => {
    events.url = isFields(body) && typeof body.url === 'string' ? body.url : undefined
    return reply.status(204).send()
  })
  app.post('/_control/webhooks/deliver', async ({ body }, reply) => {
    const { orderIds, order = 'forward' } = isFields(body) ? body : {}
    if (!Array.isArray(orderIds) || (order !== 'forward' && order !== 'backward'))
      return reply.status(400).send({ message: 'orderIds must be a list, order forward or backward' })
    return { statuses: await events.deliverNow(orderIds.map(String), order) }
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
    events.releaseHeld()
    return reply.status(204).send()
  })

  app.post('/_control/settle-pending', async ({ body }, reply) => {
    const { captureId, refundId, outcome } = isFields(body) ? body : {}
    if (outcome !== 'completed' && outcome !== 'denied')
      return reply.status(400).send({ message: 'outcome must be completed or denied' })
    if (!ledger.settle(String(captureId ?? refundId), outcome))
      return reply.status(409).send({ message: 'Only what is pending can be settled' })
    await events.sendUrgent()
    return reply.status(204).send()
  })

  app.post('/_control/clock', async ({ body }, reply) => {
    const { advanceMs } = isFields(body) ? body : {}
    if (!Number.isSafeInteger(advanceMs))
      return reply.status(400).send({ message: 'advanceMs must be a whole number of milliseconds' })
    clock.advance(Number(advanceMs))
    return { now: clock.stamp() }
  })
  app.delete('/_control/clock', async () => {
    clock.reset()
    return { now: clock.stamp() }
  })
}
