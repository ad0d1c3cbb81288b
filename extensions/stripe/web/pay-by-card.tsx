import type { CheckoutPaymentProps } from '#web/orders/wallet/checkout-wallet.tsx'
import { startCardPayment } from '#web/orders/wallet/wallet-calls.ts'
import { checkoutSubject, paidOrder } from '#web/orders/wallet/wallet-memory.ts'
import { CardPayment } from './card-form.tsx'

const subject = { ...checkoutSubject, start: startCardPayment }

/** Of the checkout, whose order comes of its payment. */
export function PayByCard({ place, ...given }: CheckoutPaymentProps) {
  return <CardPayment subject={subject} finish={(paid) => place(paidOrder(paid))} {...given} />
}
