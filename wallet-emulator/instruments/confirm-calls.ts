import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccessTokens } from '../access-tokens.ts'
import type { FaultyLine } from '../faulty-line.ts'
import type { SourceName } from '../ledger/ledger-records.ts'
import type { OrderLedger } from '../ledger/order-ledger.ts'
import { isLoopback } from '../loopback-only.ts'
import { orderAnswer } from '../provider-answers.ts'
import { ProviderError, permissionDenied, unprocessable } from '../provider-error.ts'
import { type Fields, isFields, RequestChecks } from '../request-checks.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { type Account, allEligible, type BuyerDecision, buyerDecisions, eligibleMethods } from './instrument-rules.ts'

type Parts = { line: FaultyLine; orders: OrderLedger; sender: WebhookSender; tokens: AccessTokens }
type WithId = { Params: { id: string } }

/** Which ways to pay a merchant may offer, asked by its server. */
export function mountEligibilityCall(app: FastifyInstance, line: FaultyLine, account: () => Account): void {
  app.post('/v2/payments/find-eligible-methods', (request, reply) =>
    line.answer('eligible', request, reply, async () => ({ status: 200, body: eligibleFor(request.body, account()) })),
  )
}

function eligibleFor(body: unknown, account: Account) {
  const checks = new RequestChecks()
  const units = isFields(body) && Array.isArray(body.purchase_units) ? body.purchase_units : []
  const amount = isFields(units[0]) && isFields(units[0].amount) ? units[0].amount : {}
  const value = checks.text(amount, 'value', '/purchase_units/0/amount')
  const currency = checks.text(amount, 'currency_code', '/purchase_units/0/amount')
  checks.refuse()
  return eligibleMethods(account, currency === 'EUR' && value ? Number(value) : undefined)
}

/**
 * What the provider's browser script sends from a shop's page, with the client token: the card that pays
 * an order, typed or of a phone. Cards by their last digits: 0002 is declined at capture, 3220 asks the buyer, 3063 cannot be authenticated.
 */
export function mountInstrumentCalls(app: FastifyInstance, { line, orders, sender, tokens }: Parts): void {
  app.options('/v2/*', async (request, reply) => crossOrigin(request, reply).status(204).send())

  app.post<WithId>('/v2/checkout/orders/:id/confirm-payment-source', (request, reply) => {
    crossOrigin(request, reply)
    return line.answer('confirm', request, reply, async () => {
      if (!tokens.isClients(request.headers.authorization)) throw new ProviderError(401)
      const order = orders.requireOrder(request.params.id)
      if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
      const confirmed = orders.confirmCard(order.id, ...readConfirmed(request.body))
      await sender.dispatch()
      return { status: 200, body: orderAnswer(`http://${request.host}`, confirmed) }
    })
  })

  app.post('/v2/apple-pay/merchant-session', async (request, reply) => {
    crossOrigin(request, reply)
    if (!tokens.isClients(request.headers.authorization)) throw new ProviderError(401)
    if (!(await knowsDomain(request.headers.origin))) throw permissionDenied()
    return { merchantSession: { domainName: new URL(String(request.headers.origin)).hostname } }
  })

  app.post<WithId>('/v2/checkout/orders/:id/payer-action', async (request, reply) => {
    crossOrigin(request, reply)
    if (!tokens.isClients(request.headers.authorization)) throw new ProviderError(401)
    const asked = isFields(request.body) ? request.body.decision : undefined
    const decision = buyerDecisions.find((name) => name === asked)
    if (!decision) return reply.status(400).send({ message: 'no such decision' })
    const order = orders.answerForBuyer(request.params.id, decision)
    await sender.dispatch()
    return { status: order.status, liability_shift: order.authentication?.liability_shift }
  })
}

const domainFile = '/.well-known/apple-developer-merchantid-domain-association'

/** Apple opens its sheet only for a domain that shows the file of its provider. */
async function knowsDomain(origin: string | undefined): Promise<boolean> {
  if (!origin || !isLoopback(new URL(origin).hostname)) return false
  return (await fetch(`${origin}${domainFile}`, { redirect: 'manual', signal: AbortSignal.timeout(5_000) })).ok
}

/** @returns what pays, and what becomes of it; undefined: its bank asks */
function readConfirmed(body: unknown): [SourceName, BuyerDecision | undefined] {
  const checks = new RequestChecks()
  const source = checks.object(isFields(body) ? body : {}, 'payment_source', '', true) ?? {}
  const device = (['apple_pay', 'google_pay'] as const).find((one) => source[one] !== undefined)
  if (!device) return ['card', readCard(checks, source)]
  const sheet = checks.object(source, device, '/payment_source', true) ?? {}
  const token = checks.text(sheet, 'token', `/payment_source/${device}`, { required: true, min: 4, max: 4 }) ?? ''
  checks.refuse()
  return [device, decisionOf(token)]
}

function readCard(checks: RequestChecks, source: Fields): BuyerDecision | undefined {
  const card = checks.object(source, 'card', '/payment_source', true) ?? {}
  const at = '/payment_source/card'
  const number = checks.text(card, 'number', at, { required: true, min: 13, max: 19 }) ?? ''
  checks.text(card, 'expiry', at, { required: true, min: 7, max: 7, pattern: /^[0-9]{4}-(0[1-9]|1[0-2])$/ })
  checks.text(card, 'security_code', at, { min: 3, max: 4, pattern: /^[0-9]+$/ })
  checks.refuse()
  return decisionOf(number)
}

function decisionOf(number: string): BuyerDecision | undefined {
  if (number.endsWith('3220')) return undefined
  if (number.endsWith('0002')) return 'decline'
  return number.endsWith('3063') ? 'authentication_unavailable' : 'frictionless'
}

/** The account's ways to pay, as tests set them. */
export function mountEligibilityControl(app: FastifyInstance): () => Account {
  let account: Account = { methods: allEligible, isUnlimited: false }
  app.post('/_control/eligibility', async ({ body }, reply) => {
    const methods: unknown = isFields(body) ? body.methods : undefined
    const isList = Array.isArray(methods) && methods.every((one) => allEligible.some((known) => known === one))
    if (!isList) return reply.status(400).send({ message: `methods must be a list of ${allEligible.join(', ')}` })
    account = { methods, isUnlimited: isFields(body) && body.isUnlimited === true }
    return reply.status(204).send()
  })
  return () => account
}

function crossOrigin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', request.headers.origin ?? '*')
    .header('access-control-allow-headers', 'authorization, content-type, paypal-request-id')
    .header('cross-origin-resource-policy', 'cross-origin')
}
