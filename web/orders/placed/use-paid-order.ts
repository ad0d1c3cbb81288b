import { useQueryClient } from '@tanstack/react-query'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { OrderTexts } from './order-texts.ts'

/** What a way to pay an order does to its page in the end. */
export function usePaidOrder({ orderNumber }: OrderPage, t: OrderTexts) {
  const queries = useQueryClient()
  const readAgain = () => queries.invalidateQueries({ queryKey: ['order', orderNumber] })
  return {
    async onPaid() {
      await readAgain()
      showToast({ title: t.walletPaid, description: t.walletPaidText })
    },
    onProblem() {
      showToast({ variant: 'destructive', title: t.walletFailed, description: t.walletFailedText })
      void readAgain()
    },
  }
}
