import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import { listPaymentMethods } from '#shared/contract/orders/wallet.ts'
import type { OfferedWay, Places } from '#web/extensions/web-extension.ts'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { CheckoutPaymentProps } from './checkout-wallet.tsx'
import { PayOrderBox } from './pay-order-box.tsx'
import type { CardPaymentProps } from './use-card-payment.tsx'
import { type OrderToPay, startCardPayment, startOrderPaymentByCard } from './wallet-calls.ts'
import { checkoutSubject, orderSubject, paidOrder } from './wallet-memory.ts'

interface Card {
  /** Its name, as the server has it. */
  provider: string
  texts: {
    useChunk(): {
      way: Pick<OfferedWay, 'title' | 'text' | 'submit'>
      order: Parameters<typeof PayOrderBox>[0]['texts']
    }
  }
  /** Its own part of the page: it comes when the card is chosen, not before. */
  load(): Promise<<Wanted>(props: CardPaymentProps<Wanted>) => ReactNode>
}

/** The two places of a provider that takes cards: a way of the checkout, and a transfer's order that is paid instead. */
export function cardPlaces({ provider, texts, load }: Card) {
  const InCheckout = lazyPart(async () => (await load())<NewOrderInput>)
  const OfOrder = lazyPart(async () => (await load())<OrderToPay>)
  const subject = { ...checkoutSubject, start: startCardPayment }
  const ofOrder = { ...orderSubject, start: startOrderPaymentByCard }

  const part = ({ place, ...given }: CheckoutPaymentProps) => (
    <InCheckout subject={subject} finish={(paid) => place(paidOrder(paid))} {...given} />
  )

  function useOffered(delivery: 'pickup' | 'courier'): boolean {
    const api = useApi()
    const { data } = useQuery({
      queryKey: ['payment-methods', delivery],
      queryFn: () => api(listPaymentMethods, { query: { delivery } }),
    })
    return data?.some((way) => way.provider === provider) ?? false
  }

  function OfferCard({ offer, isFetched }: Places['checkout.pay']) {
    const { way } = texts.useChunk()
    const isOffered = useOffered(isFetched ? 'pickup' : 'courier')
    useEffect(() => (isOffered ? offer({ method: 'card', part, ...way }) : undefined), [isOffered, offer, way])
    return null
  }

  function PayOrder(order: Places['order.pay']) {
    const { order: words } = texts.useChunk()
    if (!useOffered('courier')) return null
    return (
      <PayOrderBox {...order} texts={words} method="card">
        {(payment) => <OfOrder subject={ofOrder} {...payment} />}
      </PayOrderBox>
    )
  }

  return { checkout: OfferCard, order: PayOrder }
}
