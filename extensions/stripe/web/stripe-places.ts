import { cardPlaces } from '#web/orders/wallet/card-places.tsx'
import { cardTexts } from './card-texts.ts'

export const stripePlaces = cardPlaces({
  provider: 'stripe',
  texts: cardTexts,
  load: async () => (await import('./card-form.tsx')).CardPayment,
})
