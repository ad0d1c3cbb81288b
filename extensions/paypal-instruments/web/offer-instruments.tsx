import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import type { CheckoutPaymentProps } from '#web/orders/wallet/checkout-wallet.tsx'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type WalletInstrument, walletInstruments } from '../instrument-calls.ts'
import { deviceButtons } from './device-button-rows.ts'
import { instrumentTexts } from './instrument-texts.ts'
import { offeredQuery } from './offered-query.ts'

/** The provider's script comes when its way is chosen, not before. */
const Pay = lazyPart(async () => (await import('./pay-by-instrument.tsx')).PayCheckout)
const parts = Object.fromEntries(
  walletInstruments.map((one) => [one, (props: CheckoutPaymentProps) => <Pay instrument={one} {...props} />]),
) as Record<WalletInstrument, ComponentType<CheckoutPaymentProps>>

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
  useEffect(() => {
    const Button = deviceButtons[instrument]
    return offer({
      ...{ method: 'paypal', instrument, part: parts[instrument], Button, isFirst: Button !== undefined },
      ...words,
    })
  }, [instrument, offer, words])
  return null
}
