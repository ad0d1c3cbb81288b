import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { EmulatorClock } from '../wallet-emulator/emulator-clock.ts'
import { FaultScript, type Operation } from '../wallet-emulator/fault-script.ts'
import { FaultyLine } from '../wallet-emulator/faulty-line.ts'
import type { TakeOutcome } from '../wallet-emulator/ledger/order-ledger.ts'
import { isLoopback } from '../wallet-emulator/loopback-only.ts'
import { ProviderError } from '../wallet-emulator/provider-error.ts'
import { mountCardControl, type SeenCall } from './card-control.ts'
import { CardEvents, type EventTiming } from './card-events.ts'
import { CardError, IntentLedger, refundAnswer } from './intent-ledger.ts'

export const emulatorKeys = { secretKey: 'sk_test_demo', publishableKey: 'pk_test_demo', webhookSecret: 'whsec_demo' }

/** `dataDir`: where the ledger outlives the emulator; without it, it is in memory. */
type Options = {
  eventsUrl?: string | undefined
  dataDir?: string | undefined
  timing?: Partial<EventTiming>
  webhookSecret?: string
}
type Answer = { status: number; body: unknown }
type Id = { Params: { id: string } }

const browserScript = readFileSync(new URL('./card-browser-sdk.js', import.meta.url), 'utf8')

/** The provider of card payments as the shop sees it; not yet listening. */
export function buildCardEmulator({ eventsUrl, dataDir, timing, webhookSecret }: Options = {}): FastifyInstance {
  const app = Fastify({ bodyLimit: 1_048_576 })
  const clock = new EmulatorClock()
  const script = new FaultScript()
  const line = new FaultyLine(script)
  const events = new CardEvents(webhookSecret ?? emulatorKeys.webhookSecret, clock, script, timing)
  events.url = eventsUrl
  const ledger = new IntentLedger(clock, events, dataDir)
  const seen: SeenCall[] = []
  const answers = new Map<string, Answer>()

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.addHook('onRequest', async ({ hostname }, reply) => {
    if (!isLoopback(hostname)) return reply.status(403).send({ message: 'The card emulator answers on loopback only' })
  })
  app.setErrorHandler(async (error: Error, _request, reply) => {
    if (error instanceof CardError) return reply.status(error.status).send(error.body)
    const status = error instanceof ProviderError ? error.status : 500
    return reply.status(status).send({ error: { type: 'api_error', message: error.message } })
  })

  /** One call of the API: its key answers it again, without doing it again. */
  const answer = (
    operation: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (form: URLSearchParams, takeOutcome: TakeOutcome) => unknown,
  ) => {
    const key = request.headers['idempotency-key']
    const scope = typeof key === 'string' && request.method === 'POST' ? `${request.url} ${key}` : undefined
    const call: SeenCall = { at: clock.stamp(), method: request.method, path: request.url, requestId: key?.toString() }
    seen.push(call)
    if (seen.length > 5_000) seen.shift()
    if (request.headers.authorization !== `Bearer ${emulatorKeys.secretKey}`)
      throw new CardError(401, 'invalid_request_error', 'api_key_invalid')
    return line.answer(operation, request, reply, async (takeOutcome) => {
      const known = scope && answers.get(scope)
      const made =
        known ||
        did(() => work(request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), takeOutcome))
      if (scope) answers.set(scope, made)
      await events.sendUrgent()
      call.status = made.status
      return made
    })
  }

  app.post('/v1/payment_intents', (request, reply) =>
    answer('create', request, reply, (form, take) => ledger.answerOf(ledger.create(form, take), false)),
  )
  app.get<Id>('/v1/payment_intents/:id', (request, reply) =>
    answer('get', request, reply, (_form, take) => shown(ledger, request.params.id, take())),
  )
  app.post<Id>('/v1/payment_intents/:id/capture', (request, reply) =>
    answer('capture', request, reply, (_form, take) => ledger.answerOf(ledger.capture(request.params.id, take), true)),
  )
  app.post<Id>('/v1/payment_intents/:id/cancel', (request, reply) =>
    answer('get', request, reply, () => ledger.answerOf(ledger.cancel(request.params.id), false)),
  )
  app.post('/v1/refunds', (request, reply) =>
    answer('refund', request, reply, (form, take) => refundAnswer(ledger.refund(form, take))),
  )
  app.get<{ Querystring: { payment_intent?: string } }>('/v1/refunds', (request, reply) =>
    answer('get', request, reply, () => {
      const intent = ledger.intents.get(request.query.payment_intent ?? '')
      return { object: 'list', data: intent ? ledger.refundsOf(intent).map(refundAnswer) : [], has_more: false }
    }),
  )
  app.get<Id>('/v1/refunds/:id', (request, reply) =>
    answer('get', request, reply, () => {
      const refund = ledger.refunds.get(request.params.id)
      if (!refund) throw new CardError(404, 'invalid_request_error', 'resource_missing')
      return refundAnswer(refund)
    }),
  )

  // Before the answer leaves, so that what was answered is kept.
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method === 'POST') ledger.save()
    return payload
  })
  mountBrowserCalls(app, ledger, events)
  mountCardControl(app, { clock, script, events, ledger, seen })
  app.addHook('preClose', async () => line.release())
  app.addHook('onClose', async () => events.stop())
  return app
}

function did(work: () => unknown): Answer {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof CardError) return { status: error.status, body: error.body }
    throw error
  }
}

function shown(ledger: IntentLedger, id: string, outcome: ReturnType<TakeOutcome>): Record<string, unknown> {
  if (outcome === 'decline') throw new CardError(403, 'invalid_request_error', 'permission_denied')
  const answer = ledger.answerOf(ledger.require(id), true)
  if (answer.status !== 'succeeded') return answer
  if (outcome === 'pending') return { ...answer, status: 'processing' }
  return outcome === 'wrong_amount' ? { ...answer, amount_received: Number(answer.amount_received) - 1 } : answer
}

/** For the browser of the buyer, who knows the secret of one payment. */
function mountBrowserCalls(app: FastifyInstance, ledger: IntentLedger, events: CardEvents): void {
  app.post<Id>('/v1/payment_intents/:id/confirm', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const intent = ledger.require(request.params.id)
    if (form.get('client_secret') !== intent.secret) throw new CardError(401, 'invalid_request_error', 'secret_wrong')
    const decision = (['decline', 'cancel', 'ask'] as const).find((one) => one === form.get('decision')) ?? 'succeed'
    const decided = ledger.answerOf(ledger.decide(intent.id, decision), false)
    await events.sendUrgent()
    return decided
  })
  app.get('/v3', async (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(browserScript),
  )
}
