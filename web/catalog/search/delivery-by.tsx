import type { UnderstoodCondition } from '#shared/contract/catalog/search-reply.ts'
import { deliveryPromise } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { dayOf } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { searchPageTexts } from './search-page-texts.ts'

interface Props {
  due: UnderstoodCondition
  /** Of what was found. */
  categories: readonly string[]
}

/** Whether what was found can be there by the day that the search asks for, by the rule of the shop's promises. */
export function DeliveryBy({ due: { weekday, inDays = 0 }, categories }: Props) {
  const t = searchPageTexts.useChunk()
  const { language } = useI18n()
  const shop = useShop()
  const now = useNow()
  // The server's page has no clock: the line is kept for it.
  if (!now) return <p className="note above-16">&nbsp;</p>
  const clock = romeClock(now)
  const ahead = weekday === undefined ? inDays : (weekday - clock.getUTCDay() + 7) % 7 || 7
  const by = addDays(dayOf(clock), ahead)
  const soonest = (way: 'mainland' | 'pickup') =>
    categories.flatMap((one) => deliveryPromise(now, [one], way, shop.shipping, shop)?.arrives ?? []).sort()[0]
  const arrives = soonest('mainland')
  if (!arrives) return null
  const ready = shop.shipping.isPickUpOffered ? soonest('pickup') : undefined
  const say = (day: string) => shopDay(day, language, 'promise')
  const text =
    arrives <= by
      ? t.inTime(say(by), say(arrives))
      : ready && ready <= by
        ? t.fetchedInTime(say(by), say(arrives), say(ready))
        : t.tooLate(say(by), say(arrives))
  return <p className="note above-16">{text}</p>
}
