import { OfferCard } from './offer-card.tsx'
import { PayOrderByCard } from './pay-order-by-card.tsx'

export const cardPlaces = { checkout: OfferCard, order: PayOrderByCard }
