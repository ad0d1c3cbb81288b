import { useQueryClient } from '@tanstack/react-query'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { Place } from '#web/extensions/place.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { OrderTexts } from './order-texts.ts'

/** Further ways to pay an order that waits for its transfer. */
export function OtherPayment({ order, texts: t }: { order: OrderPage; texts: OrderTexts }) {
  const queries = useQueryClient()
  const { orderNumber, accessKey, bankTransfer } = order
  const isOpen = order.paymentStatus === 'pending' && order.orderStatus === 'processing'
  if (!isOpen || !bankTransfer || order.byWallet === 'under_way') return null
  const readAgain = () => queries.invalidateQueries({ queryKey: ['order', orderNumber] })
  return (
    <Place
      name="order.pay"
      given={{
        orderNumber,
        accessKey,
        toPay: bankTransfer.amount,
        async onPaid() {
          await readAgain()
          showToast({ title: t.walletPaid, description: t.walletPaidText })
        },
        onProblem() {
          showToast({ variant: 'destructive', title: t.walletFailed, description: t.walletFailedText })
          void readAgain()
        },
      }}
    />
  )
}
