import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import { type OrderToPay, startingWith } from '#web/orders/wallet/wallet-calls.ts'
import { checkoutSubject, orderSubject } from '#web/orders/wallet/wallet-memory.ts'
import type { WalletSubject } from '#web/orders/wallet/wallet-state.ts'
import { payOrderByInstrument, startByInstrument, type WalletInstrument } from '../instrument-calls.ts'

/** The same thing to pay by another instrument is another payment. */
const attemptBy = (instrument: WalletInstrument, { attempt }: Pick<WalletSubject<never>, 'attempt'>) => ({
  keyFor: (requested: unknown) => attempt.keyFor([instrument, requested]),
  isFor: (requested: unknown) => attempt.isFor([instrument, requested]),
  forget: () => attempt.forget(),
})

/** A checkout, whose order comes of its payment. */
export const checkoutBy = (instrument: WalletInstrument): WalletSubject<NewOrderInput> => ({
  ...checkoutSubject,
  attempt: attemptBy(instrument, checkoutSubject),
  start(api, checkout, key) {
    const amount = checkout.order.toPay ?? checkout.order.total ?? ''
    return api(startByInstrument, { body: { instrument, amount, currency: 'EUR', checkout } }, startingWith(key))
  },
})

/** An order that stood before its payment. */
export const orderBy = (instrument: WalletInstrument): WalletSubject<OrderToPay> => ({
  ...orderSubject,
  attempt: attemptBy(instrument, orderSubject),
  start: (api, { orderNumber, k }, key) =>
    api(payOrderByInstrument, { params: { orderNumber }, query: { k }, body: { instrument } }, startingWith(key)),
})
