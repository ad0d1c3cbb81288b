import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { dayOf } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { parcelTexts } from './parcel-texts.ts'

/** The promised day, of an unpaid order with its condition, until delivery; past it the shop reports the delay (rule 730). */
export function PromisedDay({ order }: { order: OrderPage }) {
  const t = parcelTexts.useChunk()
  const { texts, language } = useI18n()
  const { phone } = useShop()
  const now = useNow()
  const { orderStatus, paymentStatus, promisedIf } = order
  const arrivesOn = order.arrivesOn ?? promisedIf?.arrives
  const isFetched = order.delivery === 'pickup'
  // Ready for pick-up: the promise is fulfilled.
  if (isFetched && orderStatus === 'shipped') return null
  // The courier's date is more precise.
  const isExpected = order.parcels.some(({ expectedDay }) => expectedDay)
  if (!arrivesOn || !(paymentStatus === 'paid' || promisedIf) || isExpected) return null
  if (orderStatus !== 'processing' && orderStatus !== 'shipped') return null
  const day = shopDay(arrivesOn, language, 'promise')
  const isLate = now !== undefined && arrivesOn < dayOf(romeClock(now))
  if (isLate) return <p className="note note-warning">{t.late(day, phone)}</p>
  return (
    <div className="arrives box grid align-center">
      <span className="arrives-day" aria-hidden="true">
        <span className="small">
          {isFetched ? texts.cart.delivery.shortFetched : texts.cart.delivery.short}{' '}
          {shopDay(arrivesOn, language, 'weekday')}
        </span>
        <span className="num">{Number(arrivesOn.slice(8))}</span>
      </span>
      <p>
        {isFetched ? t.ready(day) : t.arrives(day, order.city)}
        {promisedIf && ` ${t.ifPaid(shopDay(promisedIf.paidBy, language, 'promise'))}`}
      </p>
    </div>
  )
}
