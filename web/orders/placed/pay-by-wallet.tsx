import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { PayOrderBox } from '#web/orders/wallet/pay-order-box.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { OrderTexts } from './order-texts.ts'
import { usePaidOrder } from './use-paid-order.ts'

const OrderWallet = lazyPart(async () => (await import('#web/orders/wallet/order-wallet.tsx')).OrderWallet)

interface Props {
  order: OrderPage
  opensAtOnce: boolean
  texts: OrderTexts
}

export function PayByWallet({ order, opensAtOnce, texts: t }: Props) {
  const after = usePaidOrder(order, t)
  if (order.byWallet === 'under_way') {
    return (
      <p className="note" role="status">
        {t.walletUnderWay}
      </p>
    )
  }
  const { orderNumber, accessKey, total } = order
  return (
    <PayOrderBox
      {...{ orderNumber, accessKey, toPay: total, ...after, opensAtOnce }}
      isMain
      texts={{ title: t.hurry, text: t.hurryText, open: t.payByWallet, payNow: t.payNow }}
    >
      {({ amountCents: _, ...payment }) => <OrderWallet {...payment} />}
    </PayOrderBox>
  )
}
