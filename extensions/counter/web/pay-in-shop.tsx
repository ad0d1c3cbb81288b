import { useEffect } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { pickUpTexts } from './pick-up-texts.ts'

/** Offered for what is collected, by a shop that has said who it is. */
export function PayInShop({ offer, isFetched }: Places['checkout.pay']) {
  const { isReady } = useShop()
  const t = pickUpTexts.useChunk().pay
  useEffect(
    () => (isFetched && isReady ? offer({ method: 'counter', ...t }) : undefined),
    [isFetched, isReady, offer, t],
  )
  return null
}
