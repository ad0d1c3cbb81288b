import type { Instrument, PaymentMethod } from '#shared/domain/platform/states/order-states.ts'

/** As staff read them. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  bank: 'Bonifico',
  paypal: 'PayPal',
  gift_card: 'Buono regalo',
  counter: 'In negozio',
  card: 'Carta',
}

export const instrumentNames: Readonly<Record<Instrument, string>> = {
  wallet: 'conto PayPal',
  card: 'carta',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  pay_later: 'a rate',
  satispay: 'Satispay',
  klarna: 'Klarna',
  cash: 'contanti',
  terminal: 'POS',
  gift_card: 'buono regalo',
  mixed: 'più mezzi',
}

/** «Carta», «Carta, Satispay»: the instrument where it says more than the method. */
export function paidByText(order: { paymentMethod: PaymentMethod; instrument: Instrument | null }): string {
  const { paymentMethod, instrument } = order
  const name = methodNames[paymentMethod]
  const isSaid = instrument === null || instrument === 'wallet' || instrument === paymentMethod
  return isSaid ? name : `${name}, ${instrumentNames[instrument]}`
}
