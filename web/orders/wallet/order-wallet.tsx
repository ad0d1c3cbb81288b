import type { OrderToPay } from './wallet-calls.ts'
import { orderSubject } from './wallet-memory.ts'
import { WalletPayment, type WalletPaymentProps } from './wallet-payment.tsx'

export function OrderWallet(props: WalletPaymentProps<OrderToPay>) {
  return <WalletPayment subject={orderSubject} {...props} />
}
