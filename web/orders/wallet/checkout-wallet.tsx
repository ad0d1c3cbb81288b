import type { ComponentType } from 'react'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { checkoutSubject, paidOrder } from './wallet-memory.ts'
import { WalletPayment } from './wallet-payment.tsx'
import type { WalletPaymentProps } from './wallet-payment-props.ts'

export interface CheckoutPaymentProps extends Omit<WalletPaymentProps<NewOrderInput>, 'finish'> {
  place(body: NewOrderInput): Promise<OrderProblem | undefined>
  amountCents: Cents
}

export function CheckoutWallet({ place, amountCents: _shown, ...props }: CheckoutPaymentProps) {
  return <WalletPayment subject={checkoutSubject} finish={(paid) => place(paidOrder(paid))} {...props} />
}

declare module '#web/extensions/web-extension.ts' {
  interface OfferedWay {
    /** Takes the money before the order is placed, as the wallet does; loaded when it is chosen. */
    part?: ComponentType<CheckoutPaymentProps>
  }
}
