import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listPaymentMethods } from '#shared/contract/orders/wallet.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { cardTexts } from './card-texts.ts'

/** The provider's script comes when the card is chosen, not before. */
const part = lazyPart(async () => (await import('./pay-by-card.tsx')).PayByCard)

/** Beside the ways of the shop, where its provider is configured. */
export function OfferCard({ offer, isFetched }: Places['checkout.pay']) {
  const api = useApi()
  const t = cardTexts.useChunk().way
  const delivery = isFetched ? 'pickup' : 'courier'
  const { data } = useQuery({
    queryKey: ['payment-methods', delivery],
    queryFn: () => api(listPaymentMethods, { query: { delivery } }),
  })
  const isOffered = data?.some(({ provider }) => provider === 'stripe') ?? false
  useEffect(() => (isOffered ? offer({ method: 'card', part, ...t }) : undefined), [isOffered, offer, t])
  return null
}
