import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePagePath } from '#web/i18n/i18n.tsx'
import type { Details } from '#web/orders/checkout-parts/checkout-details.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import type { PostalAdvice } from '#web/ui/form/use-postal-hint.ts'

interface Props {
  details: Details
  postal: PostalAdvice
  isFolded: boolean
  isFetched: boolean
  onEdit(): void
  onContinue(): void
  texts: CheckoutTexts
  children: ReactNode
}

export function DetailsSection({
  details,
  postal,
  isFolded,
  isFetched,
  onEdit,
  onContinue,
  texts: t,
  children,
}: Props) {
  const at = usePagePath()
  const { customerName, customerEmail, customerPhone, shippingAddress, postalCode, city } = details
  return (
    <section>
      <div className="row row-between below-12">
        <h3 className="block-title below-0">{t.dataTitle}</h3>
        {isFolded && (
          <button type="button" className="link btn-bare" aria-label={t.editData} onClick={onEdit}>
            {t.edit}
          </button>
        )}
      </div>
      {isFolded && (
        <div className="note text-m">
          <MapPin className="icon" aria-hidden="true" />
          <span className="can-shrink">
            <b className="bold">{customerName}</b>, {customerEmail}
            {customerPhone && `, ${customerPhone}`}
            {!isFetched && (
              <>
                <br />
                {shippingAddress}, {postalCode} {city}
                {postal.province && ` (${postal.province})`}
              </>
            )}
          </span>
        </div>
      )}
      <div hidden={isFolded}>
        {children}
        <p className="small muted above-16">
          {t.privacyBefore}{' '}
          <a href={at('/privacy')} target="_blank" rel="noopener">
            {t.privacyLink}
            <span className="sr-only"> {t.newTab}</span>
          </a>
          .
        </p>
        <button type="button" className="btn above-20" onClick={onContinue}>
          {t.continue}
        </button>
      </div>
    </section>
  )
}
