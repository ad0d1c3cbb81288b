import { Link } from '@tanstack/react-router'
import { Landmark, Store, Truck, Wrench } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { daysInWords } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { Place } from '#web/extensions/place.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopDay } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import type { ConfirmedOrder } from '#web/orders/kept/last-order.ts'
import { DemoMailLink } from '#web/ui/demo-mail-link.tsx'
import { DialogTitle } from '#web/ui/layer/dialog.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { Price } from '#web/ui/price.tsx'
import { BankDetails } from './bank-details.tsx'
import { type OrderTexts, orderTexts } from './order-texts.ts'
import { PlacedSummary } from './placed-summary.tsx'
import { Plate } from './plate.tsx'

interface Props {
  confirmed: ConfirmedOrder
  onClose(): void
}

export function OrderConfirmation({ confirmed, onClose }: Props) {
  const { order, customerName, customerEmail } = confirmed
  const t = orderTexts.useChunk()
  const { language } = useI18n()
  const { shipping } = useShop()
  const zone = deliveryZoneOf(confirmed.postalCode ?? '', shipping.zones)
  const days = daysInWords(shipping, order.delivery === 'express' ? 'express' : zone)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.querySelector('h2')?.focus({ preventScroll: true })
    top.current?.closest('.layer')?.scrollTo({ top: 0 })
  }, [])
  const isPaid = order.paymentStatus === 'paid'
  const { promisedIf } = order
  const ifPaid =
    promisedIf &&
    t.ifPaid(
      shopDay(promisedIf.arrives, language, 'promise'),
      shopDay(promisedIf.paidBy, language, 'promise'),
      order.delivery === 'pickup',
    )
  const thanks = isPaid
    ? t.paidAlready
    : order.bankTransfer
      ? t.onlyTransfer
      : order.keptUntil
        ? t.payInShop
        : t.walletChecking
  const next = [
    ...(!order.bankTransfer || isPaid ? [] : [{ icon: Landmark, title: t.next.transfer[0], text: t.next.transfer[1] }]),
    { icon: Wrench, title: t.next.prepare[0], text: t.next.prepare[1] },
    order.delivery === 'pickup'
      ? {
          icon: Store,
          title: t.fetchNext,
          text: ifPaid ?? (order.arrivesOn ? t.fetchFrom(shopDay(order.arrivesOn, language, 'promise')) : t.fetchLater),
        }
      : {
          icon: Truck,
          title: t.next.ship,
          text:
            ifPaid ?? (order.arrivesOn ? t.arrivesOn(shopDay(order.arrivesOn, language, 'promise')) : t.shipText(days)),
        },
  ]
  return (
    <>
      <div className="on-green pinstripe confirm-head" ref={top}>
        <p className="small">{t.thanks(firstName(customerName))}</p>
        <DialogTitle>{t.confirmed}</DialogTitle>
        <p className="measure-52">
          {t.mailSent(customerEmail)} {thanks} <DemoMailLink className="" to={customerEmail} />
        </p>
      </div>
      <div className="dialog-body column spaced-32">
        <Plates order={order} isPaid={isPaid} texts={t} />
        {order.bankTransfer && <BankDetails transfer={order.bankTransfer} createdAt={order.createdAt} texts={t} />}
        <Place name="order.block" given={{ orderNumber: order.orderNumber, accessKey: order.accessKey }} />
        <Attempt>
          <PlacedSummary confirmed={confirmed} texts={t} />
        </Attempt>
        <section>
          <h3 className="block-title">{t.nextTitle}</h3>
          <ol className="lines">
            {next.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon className="icon" aria-hidden="true" />
                <span>
                  <b className="bold">{title}</b> {text}
                </span>
              </li>
            ))}
          </ol>
        </section>
        <div className="row wraps">
          <button type="button" className="btn btn-main" onClick={onClose}>
            {t.backToShop}
          </button>
          <Link
            className="btn"
            to="/ordine/$orderNumber"
            params={{ orderNumber: order.orderNumber }}
            search={{ k: order.accessKey }}
          >
            {t.seeOrder}
          </Link>
        </div>
      </div>
    </>
  )
}

interface PlatesProps {
  order: ConfirmedOrder['order']
  isPaid: boolean
  texts: OrderTexts
}

function Plates({ order, isPaid, texts: t }: PlatesProps) {
  const { language } = useI18n()
  return (
    <div className="row wraps spaced-16-32">
      <Plate left={t.order} right={shopDate(order.createdAt, language, 'short')}>
        <div className="figure figure-medium">{order.orderNumber}</div>
      </Plate>
      <Plate left={isPaid ? t.paid : t.toPay}>
        <Price amount={isPaid ? order.total : (order.toPay ?? order.total)} form="plate" className="figure-medium" />
      </Plate>
    </div>
  )
}

function firstName(name: string): string {
  return name.split(/\s+/)[0] ?? name
}
