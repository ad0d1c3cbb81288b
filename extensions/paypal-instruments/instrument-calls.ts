import * as z from 'zod/mini'
import { newOrderBody, orderKeyQuery, orderNumberParam } from '#shared/contract/orders/orders.ts'
import { amountToPay, createPayment, payOrder } from '#shared/contract/orders/wallet.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { setting } from '#shared/contract/platform/setting.ts'

/** What PayPal takes besides its wallet, as orders and payments name it, in the order of the list. */
export const walletInstruments = ['apple_pay', 'google_pay', 'card', 'pay_later', 'satispay'] as const
export type WalletInstrument = (typeof walletInstruments)[number]

const instrument = z.enum(walletInstruments)
const started = z.object({
  id: z.string(),
  /** Where the buyer goes on to pay it, outside the shop. */
  page: z.optional(z.string()),
})

export const startByInstrument = endpoint('POST', '/api/payments/paypal', {
  summary: 'Starts a payment of a checkout by what PayPal takes besides its wallet; its goods are held for 30 minutes',
  body: z.object({ instrument, ...amountToPay, checkout: newOrderBody }),
  replies: { 201: started },
  errors: ['instrument_not_offered', ...createPayment.errors],
})

export const payOrderByInstrument = endpoint('POST', '/api/orders/:orderNumber/payments/paypal', {
  summary: 'Starts the same for an order that waits for its bank transfer; opened like its page',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: z.object({ instrument }),
  replies: { 201: started },
  errors: ['instrument_not_offered', ...payOrder.errors],
})

export const applePaySetting = setting(
  'apple-pay',
  'the file by which Apple knows the domain for PayPal',
  z.object({
    /** Empty: Apple Pay is not offered. */
    domainFile: z.string().check(
      z.overwrite((text) => text.trim()),
      z.maxLength(20_000),
      z.regex(/^[\w\s{}":,.+/=-]*$/, { error: 'apple_pay_file' }),
    ),
  }),
)
