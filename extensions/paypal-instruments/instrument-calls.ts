import * as z from 'zod/mini'
import { newOrderBody, orderKeyQuery, orderNumberParam } from '#shared/contract/orders/orders.ts'
import { amountToPay, createPayment, payOrder } from '#shared/contract/orders/wallet.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'

/** What PayPal takes besides its wallet, as orders and payments name it. */
export const walletInstruments = ['card', 'pay_later'] as const
export type WalletInstrument = (typeof walletInstruments)[number]

const instrument = z.enum(walletInstruments)
const started = z.object({ id: z.string() })

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
