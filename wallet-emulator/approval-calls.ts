import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { approvalPage, closingPage, messengerPage, noticePage } from './approval-page.ts'
import { buyerDecisions } from './instruments/instrument-rules.ts'
import type { OrderRecord } from './ledger/ledger-records.ts'
import type { OrderLedger } from './ledger/order-ledger.ts'
import { buyer } from './provider-answers.ts'
import { ProviderError } from './provider-error.ts'
import { isFields } from './request-checks.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

type Deps = { orders: OrderLedger; sender: WebhookSender }
type Query = { Querystring: { token?: string; opener?: string } }

/** The buyer's page at /checkoutnow?token={order id}[&opener={origin of the page that opened it}]. */
export function mountApprovalCalls(app: FastifyInstance, { orders, sender }: Deps): void {
  app.get<Query>('/checkoutnow', async ({ query }, reply) => {
    const order = findOrder(query.token)
    if (!order) return unknownOrder(reply)
    if (order.status === 'COMPLETED') return alreadyPaid(reply)
    return send(reply, 200, order, (nonce) => approvalPage(order, nonce))
  })

  app.post<Query>('/checkoutnow', async ({ query, body }, reply) => {
    const asked = body instanceof URLSearchParams ? body.get('decision') : isFields(body) ? body.decision : undefined
    const decision = buyerDecisions.find((name) => name === asked)
    const order = findOrder(query.token)
    if (!order) return unknownOrder(reply)
    if (order.status === 'COMPLETED') return alreadyPaid(reply)
    if (!decision) {
      return send(reply, 400, order, (nonce) => noticePage('Scelta non valida', 'Torna indietro e riprova.', nonce))
    }
    orders.answerForBuyer(order.id, decision === 'approve_close' ? 'approve' : decision)
    await sender.dispatch()
    if (decision === 'approve_close') return send(reply, 200, order, closingPage)
    return goBack(reply, order, decision === 'cancel', originFrom(query.opener))
  })

  function findOrder(token: string | undefined): OrderRecord | undefined {
    try {
      return orders.requireOrder(String(token))
    } catch (error) {
      if (error instanceof ProviderError) return undefined
      throw error
    }
  }
}

function goBack(reply: FastifyReply, order: OrderRecord, isCancelled: boolean, opener: string | undefined) {
  const next = isCancelled
    ? withQuery(order.cancelUrl, { token: order.id })
    : withQuery(order.returnUrl, { token: order.id, PayerID: buyer.payer_id })
  const type = isCancelled ? 'canceled' : 'approved'
  const message = { type, orderId: order.id, payerId: isCancelled ? undefined : buyer.payer_id } as const
  if (opener) return send(reply, 200, order, (nonce) => messengerPage(message, opener, next, nonce))
  if (next) return reply.redirect(next, 303)
  const title = isCancelled ? 'Pagamento annullato' : 'Pagamento autorizzato'
  return send(reply, 200, order, (nonce) => noticePage(title, 'Puoi tornare al negozio.', nonce))
}

function unknownOrder(reply: FastifyReply) {
  const text = 'Il pagamento non esiste o è scaduto. Torna al negozio e riprova.'
  return send(reply, 404, undefined, (nonce) => noticePage('Pagamento non trovato', text, nonce))
}

function alreadyPaid(reply: FastifyReply) {
  const text = 'Questo ordine è già stato pagato: non serve fare altro.'
  return send(reply, 409, undefined, (nonce) => noticePage('Pagamento già eseguito', text, nonce))
}

function send(reply: FastifyReply, status: number, order: OrderRecord | undefined, page: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  // The browser holds a form's redirect, too, against form-action: the way back to the shop must be in it.
  const wayBack = [order?.returnUrl, order?.cancelUrl].flatMap((url) => (url ? new URL(url).origin : []))
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `form-action ${[...new Set(["'self'", ...wayBack])].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return reply
    .status(status)
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}

/** A page's origin, nothing more: messages go there and nowhere else. */
function originFrom(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  const { origin, protocol } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && origin === text ? origin : undefined
}

function withQuery(url: string | undefined, query: Record<string, string>): string | undefined {
  if (url === undefined) return undefined
  const target = new URL(url)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  return target.href
}
