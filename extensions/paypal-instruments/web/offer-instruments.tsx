import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { WalletInstrument } from '../instrument-calls.ts'
import { instrumentTexts } from './instrument-texts.ts'
import { offeredQuery } from './offered-query.ts'

/** The provider's script comes when its way is chosen, not before. */
const parts = {
  card: lazyPart(async () => (await import('./pay-by-instrument.tsx')).PayByCard),
  pay_later: lazyPart(async () => (await import('./pay-by-instrument.tsx')).PayLater),
}

/** Beside the ways of the shop, as far as PayPal says that they may be offered. */
export function OfferInstruments({ offer, isFetched, amountCents }: Places['checkout.pay']) {
  const { data } = useQuery(offeredQuery(useApi(), amountCents, isFetched ? 'pickup' : 'courier'))
  return data?.map((instrument) => <Offer key={instrument} instrument={instrument} offer={offer} />)
}

interface OfferProps extends Pick<Places['checkout.pay'], 'offer'> {
  instrument: WalletInstrument
}

function Offer({ instrument, offer }: OfferProps) {
  const words = instrumentTexts.useChunk().ways[instrument]
  useEffect(
    () => offer({ method: 'paypal', instrument, part: parts[instrument], ...words }),
    [instrument, offer, words],
  )
  return null
}
