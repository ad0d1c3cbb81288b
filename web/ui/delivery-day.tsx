import type { ReactNode } from 'react'
import {
  type DeliveryWay,
  daysInWords,
  deliveryPromise,
  transferMs,
} from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { dayOf } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'

/** A Wednesday in September. */
const longestDay = '2026-09-30'

interface Asked {
  /** Of all items shipped together; undefined until the catalogue has answered. */
  categories: readonly (string | undefined)[]
  /** Five digits, once they are typed. */
  postalCode?: string | undefined
  method?: DeliveryMethod
  /** A bank transfer is given time to arrive. */
  isPaidNow?: boolean
}

/** The delivery day of an order paid now, or by a transfer made now (rule 730); undefined in the server's page, which has no clock. */
export function useDeliveryDay({ categories, postalCode = '', method = 'courier', isPaidNow = true }: Asked) {
  const shop = useShop()
  const now = useNow()
  if (!now) return undefined
  const paidAt = isPaidNow ? now : new Date(now.getTime() + transferMs)
  const promiseIn = (way: DeliveryWay) => deliveryPromise(paidAt, categories, way, shop.shipping, shop)
  const isKnown = /^\d{5}$/.test(postalCode)
  const zone = isKnown ? deliveryZoneOf(postalCode, shop.shipping.zones) : 'mainland'
  const promise = promiseIn(method === 'courier' ? zone : method)
  if (!promise) return undefined
  return {
    ...promise,
    isToday: promise.orderBy === dayOf(romeClock(now)),
  }
}

/** A figure with its meaning. Space is reserved for the longest text, so that nothing below it moves. */
function Arrival({
  above,
  figure,
  longest,
  children,
}: {
  above: string
  figure: string
  longest: string
  children: ReactNode
}) {
  return (
    <div className="arrives box grid align-center">
      <span className="arrives-day" aria-hidden="true">
        <span className="small">{above}</span>
        <span className="num">{figure}</span>
      </span>
      <p className="small" data-longest={longest}>
        <span>{children}</span>
      </p>
    </div>
  )
}

interface Shown extends Asked {
  /** The town of the postal code. */
  town?: string | undefined
  /** «Se il bonifico arriva entro …» */
  paidBy?(day: string): string
}

/** The order deadline and the delivery day; in the first HTML, and without a known day, the number of days. */
export function DeliveryDay({ town, paidBy, ...asked }: Shown) {
  const { texts, language } = useI18n()
  const { shipping, address } = useShop()
  const t = texts.cart.delivery
  const day = useDeliveryDay(asked)
  const full = clockTime(shipping.cutOff)
  const time = language === 'it' ? full.replace(':00', '').replace(/^0/, '') : full
  const isFetched = asked.method === 'pickup'
  const arrivesWord = isFetched
    ? t.fetched(address.street)
    : asked.categories.some((one) => one !== undefined && isBicycleCategory(one))
      ? t.builtArrives
      : t.arrives
  const dayIn = (date: string) => {
    const day = shopDay(date, language, 'promise')
    return town ? t.inTown(town, day) : day
  }
  const longest = `${t.orderBy(time)} ${arrivesWord} ${dayIn(longestDay)}.`
  if (!day) {
    const zone = deliveryZoneOf(asked.postalCode ?? '', shipping.zones)
    const days = daysInWords(shipping, asked.method === 'express' ? 'express' : zone)
    if (isFetched) return null
    return (
      <Arrival above={t.days} figure={days} longest={longest}>
        {t.inDays(days)}
      </Arrival>
    )
  }
  const { arrives } = day
  const order =
    asked.isPaidNow === false && paidBy
      ? paidBy(shopDay(day.orderBy, language, 'promise'))
      : day.isToday
        ? t.orderBy(time)
        : t.orderNow
  return (
    <Arrival
      above={`${isFetched ? t.shortFetched : t.short} ${shopDay(arrives, language, 'weekday')}`}
      figure={String(Number(arrives.slice(8)))}
      longest={longest}
    >
      {order} {arrivesWord} <b className="bold">{dayIn(arrives)}</b>.
    </Arrival>
  )
}
