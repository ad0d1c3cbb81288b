import { useQuery } from '@tanstack/react-query'
import { listPaymentMethods } from '#shared/contract/orders/wallet.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { PayOrderBox } from '#web/orders/wallet/pay-order-box.tsx'
import { type OrderToPay, startOrderPaymentByCard } from '#web/orders/wallet/wallet-calls.ts'
import { orderSubject } from '#web/orders/wallet/wallet-memory.ts'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { cardTexts } from './card-texts.ts'

const Payment = lazyPart(async () => (await import('./card-form.tsx')).CardPayment<OrderToPay>)
const subject = { ...orderSubject, start: startOrderPaymentByCard }

export function PayOrderByCard(order: Places['order.pay']) {
  const api = useApi()
  const { order: texts } = cardTexts.useChunk()
  const { data } = useQuery({
    queryKey: ['payment-methods', 'courier'],
    queryFn: () => api(listPaymentMethods, { query: { delivery: 'courier' } }),
  })
  if (!data?.some(({ provider }) => provider === 'stripe')) return null
  return (
    <PayOrderBox {...order} texts={texts} method="card">
      {(payment) => <Payment subject={subject} {...payment} />}
    </PayOrderBox>
  )
}
