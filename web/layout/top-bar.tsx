import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { ClosureNotice } from './closure-notice.tsx'

/** Phones have no room for it in the bar, and do not load it. */
const OpenNow = lazyPart(async () => (await import('./open-now.tsx')).OpenNow)

export function TopBar() {
  const { texts, language } = useI18n()
  const t = texts.layout
  const shop = useShop()
  const { shipping, returnDays, returnPaidBy, experienceYears } = shop
  const now = useNow()
  const announced = shop.exceptions.find(({ isAnnounced }) => isAnnounced)
  const isWide = now && matchMedia('(min-width: 48em)').matches
  return (
    <aside className="top-bar text-s on-green">
      <div className="wrap flex wraps align-center">
        {!shop.isReady && <b>{shop.name}</b>}
        {shipping.freeOverCents === null ? (
          <span>{t.flatShipping(formatEuro(shipping.flatFeeCents, language), shipping.isFlat)}</span>
        ) : (
          <span>
            <b>{t.freeShipping}</b> {t.freeShippingOver(formatEuro(shipping.freeOverCents, language), shipping.isFlat)}
          </span>
        )}
        {returnDays !== null && <span className="no-phone">{t.returns(returnDays, returnPaidBy === 'shop')}</span>}
        {experienceYears !== null && <span className="no-phone">{t.years(experienceYears)}</span>}
        {isWide && (
          <Attempt>
            <OpenNow now={now} />
          </Attempt>
        )}
      </div>
      {announced && <ClosureNotice days={announced} />}
    </aside>
  )
}
