import type { Shop } from '#server/platform/shop-config.ts'
import {
  arrivalFrom,
  type DeliveryWay,
  deliveryPromise,
  transferMs,
} from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import type { DeliveryMethod, ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { hoursOnDay, type OpeningCalendar } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { latestDeliveryDays } from '#shared/domain/platform/shop/consumer-rights.ts'

/** Longer than the horizon of a promise. */
const knownDays = 250

const calendarFrom = (day: string, shop: Shop): OpeningCalendar => ({
  openingHours: shop.openingHours,
  exceptions: exceptionsBetween(day, addDays(day, knownDays), shop),
})

const endOfDay = (day: string) => new Date(+startOfRomeDay(addDays(day, 1)) - 1)

interface PromisedDays {
  /** The last moment at which it leaves in time. */
  shipBy: Date
  /** "2026-12-02"; null when the shop's calendar gives no answer. */
  arrivesOn: string | null
}

interface Destination {
  deliveryMethod: DeliveryMethod
  postalCode: string
}

const wayTo = ({ deliveryMethod, postalCode }: Destination, { zones }: ShippingRules): DeliveryWay =>
  deliveryMethod === 'courier' ? deliveryZoneOf(postalCode, zones) : deliveryMethod

/** The delivery promise from the moment of payment (rule 730): stored with the order, whatever the rules become. */
export function promisedDays(
  shop: Shop,
  paidAt: Date,
  { lines, ...to }: Destination & { lines: readonly { category: string }[] },
): PromisedDays {
  const categories = lines.map(({ category }) => category)
  const calendar = calendarFrom(romeDayOf(paidAt), shop)
  const promise = deliveryPromise(paidAt, categories, wayTo(to, shop.shipping), shop.shipping, calendar)
  if (!promise) return { shipBy: endOfDay(addDays(romeDayOf(paidAt), latestDeliveryDays)), arrivesOn: null }
  return { shipBy: endOfDay(promise.leaves), arrivesOn: promise.arrives }
}

/** What the checkout says of a bank transfer: paid until a day, it arrives on another; null without an answer. */
export function promiseIfPaid(
  shop: Shop,
  placedAt: Date,
  { lines, ...to }: Destination & { lines: readonly { category: string }[] },
): { paidBy: string; arrives: string } | null {
  const paidAt = new Date(+placedAt + transferMs)
  const categories = lines.map(({ category }) => category)
  const calendar = calendarFrom(romeDayOf(paidAt), shop)
  const promise = deliveryPromise(paidAt, categories, wayTo(to, shop.shipping), shop.shipping, calendar)
  return promise ? { paidBy: promise.orderBy, arrives: promise.arrives } : null
}

/** The first day from a day on with opening hours; null when there is none within reach. */
export function nextOpenDay(shop: Shop, from: string): string | null {
  const calendar = calendarFrom(from, shop)
  const days = Array.from({ length: knownDays }, (_, i) => addDays(from, i))
  return days.find((day) => hoursOnDay(calendar, day).length > 0) ?? null
}

/** The day on which what leaves in time arrives at another place. */
export function arrivesOnAt(shop: Shop, shipBy: Date, to: Destination): string | null {
  const leaves = romeDayOf(shipBy)
  return arrivalFrom(leaves, wayTo(to, shop.shipping), shop.shipping, calendarFrom(leaves, shop)) ?? null
}
