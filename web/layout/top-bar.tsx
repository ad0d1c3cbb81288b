import { Clock } from 'lucide-react'
import { formatEuro } from '#shared/domain/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import { openSentence } from './opening-texts.ts'
import { useNow } from './use-now.ts'

export function TopBar() {
  const { texts, language } = useI18n()
  const t = texts.layout
  const { shipping, returnDays, experienceYears, openingHours } = useShop()
  const now = useNow()
  const open = now && openSentence(openingHours, now, t)
  return (
    <div className="bar su-verde">
      <div className="wrap">
        {shipping.freeOverCents === null ? (
          <span>{t.flatShipping(formatEuro(shipping.flatFeeCents, language))}</span>
        ) : (
          <span>
            <b>{t.freeShipping}</b> {t.freeShippingOver(formatEuro(shipping.freeOverCents, language))}
          </span>
        )}
        <span className="no-m">{t.returns(returnDays)}</span>
        <span className="no-m">{t.years(experienceYears)}</span>
        {open && (
          <span className="end no-m row gap-2">
            <Clock className="i i-s" aria-hidden="true" /> {open}
          </span>
        )}
      </div>
    </div>
  )
}
