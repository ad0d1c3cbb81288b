import { Link } from '@tanstack/react-router'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { openSentence } from '#web/i18n/open-sentence.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'

/** Today's opening as the shop's page says it, and the next closure. */
export function ShopToday() {
  const shop = useShop()
  const may = useMay()
  const now = useNow()
  const { layout } = useTexts()
  if (!now) return null
  const closure = shop.exceptions.find(({ from, hours }) => hours.length === 0 && from > romeDayOf(now))
  return (
    <section className="box admin-opening" aria-label="Il negozio oggi">
      <p className="bold">{openSentence(shop, now, layout) ?? layout.closed}</p>
      {closure && <p className="small muted">Prossima chiusura: {exceptionDays(closure, 'it')}</p>}
      {may('PUT /api/admin/settings/hours') && (
        <Link className="small as-target end" to="/admin" search={{ tab: 'negozio', vista: 'orari' }}>
          Chiudi un giorno
        </Link>
      )}
    </section>
  )
}
