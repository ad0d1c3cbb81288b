import { CircleAlert, Truck } from 'lucide-react'
import { daysInWords } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { specialPlaceOf } from '#shared/domain/platform/delivery/special-places.ts'
import { hoursOnDay } from '#shared/domain/platform/hours/opening-hours.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { dayText } from '#web/i18n/opening-texts.ts'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import type { Cart, OfferedDelivery } from '#web/orders/cart/shipped-cart.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { useDeliveryDay } from '#web/ui/delivery-day.tsx'
import { SpecialPlaceNote } from './special-place-note.tsx'

interface Props {
  cart: Cart
  postalCode: string
  city: string
  /** Days run from the payment, which a bank transfer makes later. */
  isPaidNow: boolean
  isLocked: boolean
  onChoose(method: DeliveryMethod): void
  texts: CheckoutTexts
}

/** The delivery method: a line of text for a single one, cards for several. */
export function DeliverySection(props: Props) {
  const { cart, texts: t, isLocked, onChoose, postalCode, city } = props
  const { offered, chosen } = cart.shipping
  const [only, ...others] = offered
  const place = specialPlaceOf({ postalCode, city })
  return (
    <section>
      <h3 className="block-title">{t.deliveryTitle}</h3>
      {place && <SpecialPlaceNote {...{ place }} texts={t} />}
      {!chosen && !place && cart.counted.length > 0 && (
        <p className="note note-error" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{only ? t.chooseOther(postalCode) : t.notDelivered(postalCode)}</span>
        </p>
      )}
      {only && others.length === 0 && only.method === 'courier' && <OnlyCourier {...props} way={only} />}
      {only && (others.length > 0 || only.method !== 'courier') && (
        <fieldset disabled={isLocked}>
          <legend className="sr-only">{t.deliveryLabel}</legend>
          <div className="column spaced-12">
            {offered.map((way) => (
              <label key={way.method} className={`pay-option block relative ${way === chosen ? 'on' : ''}`}>
                <span className="row row-between align-baseline">
                  <b className="bold">{t.methods[way.method]}</b>
                  <Cost cents={way.cents} texts={t} />
                </span>
                <Arrival {...props} way={way} isChosen={way === chosen} />
                <input
                  className="sr-only"
                  type="radio"
                  name="delivery"
                  value={way.method}
                  checked={way === chosen}
                  onChange={() => onChoose(way.method)}
                />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  )
}

type WayProps = Pick<Props, 'cart' | 'postalCode' | 'isPaidNow' | 'texts'> & { way: OfferedDelivery }

function OnlyCourier({ cart, way, postalCode, isPaidNow, texts: t }: WayProps) {
  const { language } = useI18n()
  const when = useWhen({ cart, way, postalCode, isPaidNow, texts: t })
  const { freeOverCents, flatFeeCents } = way.policy
  const isFree = cart.totals.shippingCents === 0
  const over = freeOverCents === null ? undefined : formatEuro(freeOverCents, language)
  // A code may have paid for it, or it costs nothing anyway.
  const isFreeByOrder = way.cents === 0 && flatFeeCents > 0
  return (
    <p className="row align-start">
      <Truck className="icon above-2" aria-hidden="true" />
      <span>
        <b className="bold">{isFree ? t.courierFree : t.courierFee(formatEuro(flatFeeCents, language))}</b>
        {over === undefined || (isFree && !isFreeByOrder)
          ? '.'
          : isFree
            ? t.courierFreeWhy(over)
            : t.courierFeeWhy(over)}{' '}
        {when}
      </span>
    </p>
  )
}

/** The day of delivery: as in the summary, or the time after the payment. */
function useWhen({ cart, way: { method }, postalCode, isPaidNow, texts: t }: WayProps): string {
  const { language } = useI18n()
  const { shipping } = useShop()
  const day = useDeliveryDay({ categories: cart.categories, postalCode, method, isPaidNow })
  const isFetched = method === 'pickup'
  const after = isFetched && !isPaidNow ? t.readyAfterPayment : ''
  if (day) {
    const when = shopDay(day.arrives, language, 'promise')
    const condition = isPaidNow ? '' : `, ${uncapitalized(t.paidBy(shopDay(day.orderBy, language, 'promise')))}`
    return `${isFetched ? t.readyOn(when) : t.arrivesOn(when)}${condition}. ${after}`.trim()
  }
  if (isFetched) return after
  const zone = deliveryZoneOf(postalCode, shipping.zones)
  const days = daysInWords(shipping, method === 'express' ? 'express' : zone)
  return isPaidNow ? t.deliveryDays(days) : t.daysAfterPayment(days)
}

function Cost({ cents, texts: t }: { cents: number; texts: CheckoutTexts }) {
  const { language } = useI18n()
  return cents === 0 ? (
    <b className="bold success-text">{t.free}</b>
  ) : (
    <b className="bold">{formatEuro(cents, language)}</b>
  )
}

/** The delivery day of one method; for pick-up also the opening hours. */
function Arrival({ isChosen, ...way }: WayProps & { isChosen: boolean }) {
  const { language, texts } = useI18n()
  const shop = useShop()
  const { address } = shop
  const { method } = way.way
  const when = useWhen(way)
  const day = useDeliveryDay({ categories: way.cart.categories, method })
  return (
    <>
      <span className="small muted above-4 block measure-56">{when}</span>
      {method === 'pickup' && isChosen && (
        <span className="small above-12 delivery-terms">
          {address.street}, {address.city}
          {way.isPaidNow &&
            day &&
            `. ${sentence(shopDay(day.arrives, language, 'promise'))}: ${dayText(hoursOnDay(shop, day.arrives), language, texts.layout.closed, ', ')}`}
          . {way.texts.fetchText}
        </span>
      )}
    </>
  )
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
