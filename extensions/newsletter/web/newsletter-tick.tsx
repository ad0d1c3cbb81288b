import { useEffect, useState } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { Tick } from '#web/ui/form/tick.tsx'
import { requestNewsletter } from '../newsletter-calls.ts'
import { consentText } from '../newsletter-consent.ts'

/** A consent of its own, whatever becomes of the order; the order never waits for it. */
export function NewsletterTick({ onOrder }: Places['checkout.extra']) {
  const api = useApi()
  const { language } = useI18n()
  const [isWanted, want] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    return onOrder((email) => {
      const body = { email: email.trim(), source: 'checkout' as const }
      api(requestNewsletter, { body }).then(() => want(false), console.error)
    })
  }, [api, isWanted, onOrder])
  return (
    <Tick isOn={isWanted} onChange={want}>
      {consentText(language)}
    </Tick>
  )
}
