import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { OrderProblem } from '#web/orders/checkout/order-problem.ts'
import { checkoutSubject, paidOrder } from './wallet-memory.ts'
import { WalletPayment, type WalletPaymentProps } from './wallet-payment.tsx'

interface Props extends Omit<WalletPaymentProps<NewOrderInput>, 'finish'> {
  place(body: NewOrderInput): Promise<OrderProblem | undefined>
}

export function CheckoutWallet({ place, ...props }: Props) {
  return <WalletPayment subject={checkoutSubject} finish={(paid) => place(paidOrder(paid))} {...props} />
}
