import { Truck } from 'lucide-react'
import type { Totals } from '#shared/domain/codes/totals.ts'
import { formatEuro } from '#shared/domain/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import type { CheckoutTexts } from './checkout-texts.ts'

export function DeliverySection({ totals, days, texts: t }: { totals: Totals; days: string; texts: CheckoutTexts }) {
  const { language } = useI18n()
  const { flatFeeCents, freeOverCents } = useShop().shipping
  const isFree = totals.shippingCents === 0
  const over = freeOverCents === null ? undefined : formatEuro(freeOverCents, language)
  return (
    <section>
      <h3 className="chk-t">{t.deliveryTitle}</h3>
      <p className="row items-start">
        <Truck className="i mt-0.5" aria-hidden="true" />
        <span>
          <b className="b">{isFree ? t.courierFree : t.courierFee(formatEuro(flatFeeCents, language))}</b>
          {over === undefined ? '.' : isFree ? t.courierFreeWhy(over) : t.courierFeeWhy(over)} {t.deliveryDays(days)}
        </span>
      </p>
    </section>
  )
}
