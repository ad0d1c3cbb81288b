import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FaultyLine } from './faulty-line.ts'
import type { CaptureRecord, OrderRecord } from './ledger/ledger-records.ts'
import { type OrderLedger, type OutcomeFault, oneCentOff } from './ledger/order-ledger.ts'
import { type RefundLedger, readRefundRequest } from './ledger/refund-ledger.ts'
import { readOrderRequest } from './order-rules.ts'
import {
  type Answer,
  approvalUrl,
  captureAloneAnswer,
  minimalAnswer,
  orderAnswer,
  refundAnswer,
} from './provider-answers.ts'
import { detail, instrumentDeclined, ProviderError, permissionDenied, unprocessable } from './provider-error.ts'
import type { RequestIds } from './request-ids.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

type Deps = {
  line: FaultyLine
  orders: OrderLedger
  refunds: RefundLedger
  requestIds: RequestIds
  sender: WebhookSender
}
type WithId = { Params: { id: string } }

const longestRequestId = 108

/** Orders v2 and Payments v2, as far as a shop that takes and gives back money uses them. */
export function mountPaymentCalls(app: FastifyInstance, { line, orders, refunds, requestIds, sender }: Deps): void {
  app.post('/v2/checkout/orders', (request, reply) =>
    line.answer('create', request, reply, async (takeOutcome) => {
      const scope = scopeOf(request)
      const known = requestIds.find(scope)
      if (known)
        return { status: 200, body: preferred(request, showOrder(request, orders.requireOrder(known.resultId))) }
      const order = orders.create(readOrderRequest(request.body, scope !== undefined), scope, takeOutcome)
      return { status: 201, body: preferred(request, showOrder(request, order)) }
    }),
  )

  app.get<WithId>('/v2/checkout/orders/:id', (request, reply) =>
    line.answer('get', request, reply, async (takeOutcome) => {
      const order = orders.requireOrder(request.params.id)
      return { status: 200, body: showOrder(request, order, takeOutcome()) }
    }),
  )

  app.post<WithId>('/v2/checkout/orders/:id/capture', (request, reply) =>
    line.answer('capture', request, reply, async (takeOutcome) => {
      const { id } = request.params
      const scope = scopeOf(request)
      const known = requestIds.find(scope)
      const outcome = known ? replayCapture(known) : orders.capture(id, scope, takeOutcome)
      await sender.dispatch()
      if (outcome === 'declined') throw instrumentDeclined(approvalUrl(originOf(request), id))
      return { status: known ? 200 : 201, body: preferred(request, showOrder(request, outcome)) }
    }),
  )

  app.post<WithId>('/v2/checkout/orders/:id/authorize', async ({ params }) => {
    orders.requireOrder(params.id)
    throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT')
  })

  app.get<WithId>('/v2/payments/captures/:id', (request, reply) =>
    line.answer('get', request, reply, async (takeOutcome) => {
      const capture = asSeen(refunds.requireCapture(request.params.id), takeOutcome())
      return { status: 200, body: captureAloneAnswer(originOf(request), refunds.orderOf(capture), capture) }
    }),
  )

  app.post<WithId>('/v2/payments/captures/:id/refund', (request, reply) =>
    line.answer('refund', request, reply, async (takeOutcome) => {
      const scope = scopeOf(request)
      const known = requestIds.find(scope)
      const refund = known
        ? refunds.requireRefund(known.resultId)
        : refunds.refund(request.params.id, readRefundRequest(request.body), scope, takeOutcome)
      await sender.dispatch()
      return { status: known ? 200 : 201, body: preferred(request, refundAnswer(originOf(request), refund)) }
    }),
  )

  app.get<WithId>('/v2/payments/refunds/:id', (request, reply) =>
    line.answer('get', request, reply, async (takeOutcome) => {
      if (takeOutcome() === 'decline') throw permissionDenied()
      return { status: 200, body: refundAnswer(originOf(request), refunds.requireRefund(request.params.id)) }
    }),
  )

  function replayCapture(known: { result: string; resultId: string }): OrderRecord | 'declined' {
    return known.result === 'declined' ? 'declined' : orders.requireOrder(known.resultId)
  }

  function showOrder(request: FastifyRequest, order: OrderRecord, fault?: OutcomeFault): Answer {
    const capture = orders.captureOf(order)
    const seen = capture && asSeen(capture, fault)
    return orderAnswer(originOf(request), order, seen, orders.refundsOf(capture))
  }
}

/** A capture as a faulty read shows it; the ledger stays right. */
function asSeen(capture: CaptureRecord, fault: OutcomeFault | undefined): CaptureRecord {
  if (fault === 'decline') throw permissionDenied()
  if (fault === 'pending') return { ...capture, status: 'PENDING' }
  if (fault === 'wrong_amount') return { ...capture, amount: oneCentOff(capture.amount) }
  return capture
}

/** Method, path and PayPal-Request-Id; undefined without one, and then nothing is remembered. */
function scopeOf(request: FastifyRequest): string | undefined {
  const key = request.headers['paypal-request-id']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > longestRequestId) {
    throw new ProviderError(400, [detail('INVALID_STRING_LENGTH', 'PayPal-Request-Id')])
  }
  return `${request.method} ${request.url.split('?')[0]} ${key}`
}

function preferred(request: FastifyRequest, answer: Answer): Answer {
  const wantsAll = /\breturn=representation\b/.test(String(request.headers.prefer ?? ''))
  return wantsAll ? answer : minimalAnswer(answer)
}

function originOf(request: FastifyRequest): string {
  return `http://${request.host}`
}
