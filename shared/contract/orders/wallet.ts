import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn } from '#shared/contract/platform/fields.ts'
import { couponRefusals } from '#shared/domain/pricing/campaign.ts'
import { newOrderBody, orderKeyQuery, orderNumberParam } from './orders.ts'

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

const walletOrderBody = z.object({
  amount: amountIn.check(z.refine((cents) => cents > 0 && cents <= 1_000_000_000, { error: 'amount' })),
  currency: z.string().check(z.refine(isWord('eur'), { error: 'currency' })),
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
    'price_changed',
    'product_unavailable',
    'insufficient_stock',
    'too_many_pieces',
    'unknown_size',
    'size_required',
    'idempotency_conflict',
    'invalid_idempotency_key',
    'payment_provider_unavailable',
    'too_many_requests',
    ...couponRefusals,
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
    'payment_amount_mismatch',
    'order_not_payable',
    'payment_under_way',
    'price_changed',
    'product_unavailable',
    'insufficient_stock',
    ...couponRefusals,
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
