import { Truck } from 'lucide-react'
import { missingForFreeShippingCents, type ShippingPolicy } from '#shared/domain/platform/delivery/shipping.ts'
import { type Cents, formatEuro, formatEuroShort } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'

interface Props {
  subtotalCents: Cents
  policy: ShippingPolicy
}

export function FreeShippingBar({ subtotalCents, policy }: Props) {
  const { language } = useI18n()
  const t = cartPanelTexts.useChunk()
  if (policy.freeOverCents === null || policy.flatFeeCents === 0) return null
  const missing = missingForFreeShippingCents(subtotalCents, policy)
  const percent = Math.min(99, Math.floor((subtotalCents / (subtotalCents + missing)) * 100))
  return (
    <div className="shipping-bar">
      <p className="small" role="status">
        {missing === 0 ? (
          <b className="row spaced-10 bold success-text">
            <Truck className="icon icon-s" aria-hidden="true" />
            {t.shippingIsFree}
          </b>
        ) : (
          <>
            {t.missingBefore} <b className="bold">{formatEuro(missing, language)}</b> {t.missingAfter}
          </>
        )}
      </p>
      {missing > 0 && (
        <>
          <div className="progress above-8" aria-hidden="true">
            <i style={{ width: `${percent}%` }} />
          </div>
          <p className="small muted above-8">
            {t.feeUpTo(formatEuroShort(policy.freeOverCents, language), formatEuroShort(policy.flatFeeCents, language))}
          </p>
        </>
      )}
    </div>
  )
}
