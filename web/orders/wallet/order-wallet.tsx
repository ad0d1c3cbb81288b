import type { OrderToPay } from './wallet-calls.ts'
import { orderSubject } from './wallet-memory.ts'
import { WalletPayment } from './wallet-payment.tsx'
import type { WalletPaymentProps } from './wallet-payment-props.ts'

export function OrderWallet(props: WalletPaymentProps<OrderToPay>) {
  return <WalletPayment subject={orderSubject} {...props} />
}
