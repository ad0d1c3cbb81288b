import { CircleAlert, Info } from 'lucide-react'
import { type SpecialPlace, specialPlaceNames } from '#shared/domain/platform/delivery/special-places.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'

/** The note for orders outside the VAT area: the shop's terms, or its telephone number. */
export function SpecialPlaceNote({ place, texts: t }: { place: SpecialPlace; texts: CheckoutTexts }) {
  const { language } = useI18n()
  const { shipping, phone } = useShop()
  const terms = shipping.served?.[place]
  const Icon = terms ? Info : CircleAlert
  return (
    <p className={`note ${terms ? 'note-warning' : 'note-error'}`} role={terms ? undefined : 'alert'}>
      <Icon className="icon" aria-hidden="true" />
      <span>{terms ? terms[language] : t.callFirst(specialPlaceNames[place][language], phone)}</span>
    </p>
  )
}
