import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn } from '#shared/contract/platform/fields.ts'
import { providedInstruments } from '#shared/domain/platform/states/order-states.ts'
import { newOrderBody, orderKeyQuery, orderNumberParam, quoteRefusals } from './orders.ts'

const walletSetup = z.object({
  /** For the provider's browser script; good for some minutes. */
  clientToken: z.string(),
  clientId: z.string(),
  environment: z.enum(['sandbox', 'production']),
  sdkUrl: z.string(),
})

export const getWalletSetup = endpoint('GET', '/setup', {
  summary: 'What the browser needs to show the wallet',
  replies: { 200: walletSetup },
  errors: ['payment_provider_unavailable'],
})

const isWord = (word: string) => (given: string) => given.trim().toLowerCase() === word

/** What is to be paid. */
export const amountToPay = {
  amount: amountIn.check(z.refine((cents) => cents > 0 && cents <= 1_000_000_000, { error: 'amount' })),
  currency: z.string().check(z.refine(isWord('eur'), { error: 'currency' })),
}

const walletOrderBody = z.object({
  ...amountToPay,
  intent: z.string().check(z.refine(isWord('capture'), { error: 'intent' })),
  /** The order to pay. Its stock is reserved, and only the capture creates the order. */
  checkout: z.optional(newOrderBody),
})

export const createWalletOrder = endpoint('POST', '/order', {
  summary: 'Starts a wallet payment; with a checkout its goods are held for 30 minutes',
  body: walletOrderBody,
  replies: { 201: z.object({ id: z.string() }) },
  errors: [
    'unauthorized',
    'too_many_pieces',
    'idempotency_conflict',
    'invalid_idempotency_key',
    'payment_provider_unavailable',
    'too_many_requests',
    ...quoteRefusals,
  ],
})

export const payOrderByWallet = endpoint('POST', '/api/orders/:orderNumber/wallet', {
  summary: 'Starts a wallet payment of an order that waits for its bank transfer; opened like its page',
  params: orderNumberParam,
  query: orderKeyQuery,
  replies: { 201: z.object({ id: z.string() }) },
  errors: [
    'order_not_found',
    'order_not_payable',
    'payment_under_way',
    'idempotency_conflict',
    'invalid_idempotency_key',
    'too_many_requests',
    'payment_provider_unavailable',
  ],
})

const walletStatuses = ['CREATED', 'APPROVED', 'PENDING', 'COMPLETED', 'DECLINED', 'EXPIRED', 'REFUNDED'] as const
export type WalletStatus = (typeof walletStatuses)[number]

const walletStanding = z.object({
  id: z.string(),
  status: z.enum(walletStatuses),
  orderNumber: z.optional(z.string()),
})
export type WalletStanding = z.output<typeof walletStanding>

/** The provider's id: any other text is simply unknown. */
const walletOrderParam = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

export const captureWalletOrder = endpoint('POST', '/order/:id/capture', {
  summary: 'Takes the money of an approved payment, once; 202 while its outcome is not known',
  params: walletOrderParam,
  replies: { 200: walletStanding, 202: walletStanding },
  errors: [
    'payment_declined',
    'payment_not_approved',
    'payment_not_found',
    'payment_expired',
    'payment_sold_out',
    'payment_amount_mismatch',
    'order_not_payable',
    'payment_under_way',
    ...quoteRefusals,
    'too_many_requests',
    'payment_provider_unavailable',
  ],
})

export const getWalletOrder = endpoint('GET', '/order/:id', {
  summary: 'How a wallet payment stands',
  params: walletOrderParam,
  replies: { 200: walletStanding },
  errors: ['payment_not_found'],
})

export const releaseWalletOrder = endpoint('DELETE', '/order/:id', {
  summary: 'The buyer gave up: held goods are free again; a payment under way or done stays as it is',
  params: walletOrderParam,
  replies: { 200: walletStanding },
  errors: ['payment_not_found'],
})

export const receiveWalletEvent = endpoint('POST', '/api/webhooks/paypal', {
  summary: "The provider's signed events, each once",
  replies: { 200: z.object({ received: z.boolean() }) },
  errors: ['invalid_signature', 'payment_provider_unavailable', 'too_many_requests'],
})

// Payments by providers other than the wallet.

const offeredPayment = z.object({
  method: z.enum(['paypal', 'bank', 'counter', 'card']),
  instrument: z.nullable(z.enum(providedInstruments)),
  /** As the buyer reads it. */
  label: z.string(),
  /** Whose page or window takes the money; null: the shop itself. */
  provider: z.nullable(z.string()),
})

export const listPaymentMethods = endpoint('GET', '/api/payment-methods', {
  summary: 'What an order of this total and delivery may be paid by now',
  query: z.object({
    total: z.optional(amountIn),
    delivery: z.optional(z.enum(['courier', 'express', 'pickup'])),
  }),
  replies: { 200: z.array(offeredPayment) },
})

const cardMethod = z.literal('card')
const started = z.object({ id: z.string(), clientSecret: z.string() })

export const createPayment = endpoint('POST', '/api/payments', {
  summary: 'Starts a payment of a checkout, whose goods are held for 30 minutes',
  body: z.object({
    method: cardMethod,
    ...amountToPay,
    checkout: newOrderBody,
  }),
  replies: { 201: started },
  errors: ['not_installed', ...createWalletOrder.errors],
})

export const payOrder = endpoint('POST', '/api/orders/:orderNumber/payments', {
  summary: 'Starts a payment of an order that waits for its bank transfer; opened like its page',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: z.object({ method: cardMethod }),
  replies: { 201: started },
  errors: ['not_installed', ...payOrderByWallet.errors],
})

export const completePayment = endpoint('POST', '/api/payments/:id/complete', {
  summary: 'Takes the money of a payment that its buyer has confirmed, once; 202 while its outcome is not known',
  params: walletOrderParam,
  replies: captureWalletOrder.replies,
  errors: captureWalletOrder.errors,
})

export const getPayment = endpoint('GET', '/api/payments/:id', {
  summary: 'How a payment stands',
  params: walletOrderParam,
  replies: { 200: captureWalletOrder.replies[200] },
  errors: ['payment_not_found'],
})

export const releasePayment = endpoint('DELETE', '/api/payments/:id', {
  summary: 'The buyer gave up: held goods are free again; a payment under way or done stays as it is',
  params: walletOrderParam,
  replies: { 200: captureWalletOrder.replies[200] },
  errors: ['payment_not_found'],
})

export const receivePaymentEvent = endpoint('POST', '/api/payments/events', {
  summary: "The provider's signed events, each once",
  replies: receiveWalletEvent.replies,
  errors: ['not_installed', ...receiveWalletEvent.errors],
})
