import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { AccessTokens } from './access-tokens.ts'
import { mountApprovalCalls } from './approval-calls.ts'
import { mountBrowserSdk } from './browser-sdk-call.ts'
import { mountControlCalls } from './control-calls.ts'
import { EmulatorClock } from './emulator-clock.ts'
import { FaultScript } from './fault-script.ts'
import { FaultyLine } from './faulty-line.ts'
import { mountEligibilityCall, mountEligibilityControl, mountInstrumentCalls } from './instruments/confirm-calls.ts'
import { LedgerJournal } from './ledger/ledger-journal.ts'
import type { IdentityRecord } from './ledger/ledger-records.ts'
import { OrderLedger } from './ledger/order-ledger.ts'
import { RefundLedger } from './ledger/refund-ledger.ts'
import { isLoopback } from './loopback-only.ts'
import { mountPaymentCalls } from './payment-calls.ts'
import { debugId, detail, ProviderError } from './provider-error.ts'
import { RequestIds } from './request-ids.ts'
import { SeenRequests } from './seen-requests.ts'
import { mountTokenCall, requireToken } from './token-call.ts'
import { mountCertificate, mountWebhookCalls } from './webhooks/webhook-calls.ts'
import { makeWebhookCertificate } from './webhooks/webhook-certificate.ts'
import { WebhookSender, type WebhookTiming } from './webhooks/webhook-sender.ts'

export type EmulatorOptions = {
  /** Directory of the journal; one running emulator a directory. */
  dataDir: string
  now?: () => Date
  webhooks?: WebhookTiming
}

/** The whole emulator on the journal in `dataDir`, not yet listening. Throws when the journal is damaged. */
export function buildEmulator({ dataDir, now, webhooks }: EmulatorOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 1_048_576 })
  const clock = new EmulatorClock(now)
  const journal = new LedgerJournal(dataDir)
  const identity = identityOf(journal)
  const script = new FaultScript()
  const line = new FaultyLine(script)
  const seen = new SeenRequests()
  const tokens = new AccessTokens(identity.tokenSecret, clock)
  const requestIds = new RequestIds(journal, clock)
  const sender = new WebhookSender(journal, identity, clock, script, webhooks)
  const announce = sender.announce.bind(sender)
  const orders = new OrderLedger(journal, clock, requestIds, announce)
  const refunds = new RefundLedger(journal, clock, requestIds, orders, announce)

  readBodiesLikeTheProvider(app)
  answerErrorsLikeTheProvider(app)
  app.addHook('onRequest', async ({ hostname }, reply) => {
    // A page elsewhere can give its own name our address: only names of this machine are served.
    if (!isLoopback(hostname))
      return reply.status(403).send({ message: 'The wallet emulator answers on loopback only' })
  })
  const eligible = mountEligibilityControl(app)
  app.register(async (provider) => {
    seen.watch(provider, () => clock.stamp())
    mountTokenCall(provider, { line, tokens })
    mountInstrumentCalls(provider, { line, orders, sender, tokens })
    provider.register(async (authorized) => {
      authorized.addHook('onRequest', requireToken(tokens))
      mountEligibilityCall(authorized, line, eligible)
      mountPaymentCalls(authorized, { line, orders, refunds, requestIds, sender })
      mountWebhookCalls(authorized, { journal, identity, sender })
    })
  })
  mountCertificate(app, identity)
  mountApprovalCalls(app, { orders, sender })
  mountBrowserSdk(app)
  mountControlCalls(app, { journal, clock, script, orders, refunds, seen, sender })

  app.addHook('onReady', async () => sender.resume())
  app.addHook('preClose', async () => line.release())
  app.addHook('onClose', async () => {
    sender.stop()
    journal.close()
  })
  return app
}

function identityOf(journal: LedgerJournal): IdentityRecord {
  const known = journal.rows.identity.get('emulator')
  if (known) return known
  const tokenSecret = randomBytes(32).toString('base64url')
  const made = makeWebhookCertificate('Pedivella wallet emulator', new Date())
  const identity: IdentityRecord = { id: 'emulator', tokenSecret, ...made }
  journal.commit([{ table: 'identity', row: identity }])
  return identity
}

function readBodiesLikeTheProvider(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : JSON.parse(String(body)))
    } catch {
      done(new ProviderError(400, [detail('MALFORMED_REQUEST_JSON')]))
    }
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

function answerErrorsLikeTheProvider(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) => reply.status(404).send(new ProviderError(404).body()))
  app.setErrorHandler(async (error: FastifyError | ProviderError, _request, reply) => {
    if (error instanceof ProviderError) {
      return reply.status(error.status).header('paypal-debug-id', debugId()).send(error.body())
    }
    if (error.statusCode === 415) return reply.status(415).send(new ProviderError(415).body())
    if (error.statusCode === 413) return reply.status(413).send({ name: 'REQUEST_ENTITY_TOO_LARGE' })
    console.error('The wallet emulator failed', error)
    return reply.status(500).send(new ProviderError(500).body())
  })
}
