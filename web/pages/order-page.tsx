import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ChevronDown, Printer, Undo2 } from 'lucide-react'
import type { OrderPage as Order } from '#shared/contract/orders/orders.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { daysToReturn, legalWithdrawalDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { lastDayToPay } from '#shared/domain/platform/states/order-states.ts'
import { Place } from '#web/extensions/place.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { BoughtGiftCard } from '#web/orders/gift-cards/bought-gift-card.tsx'
import { CustomerParcels } from '#web/orders/order/customer-parcels.tsx'
import { Reorder } from '#web/orders/order/lazy-reorder.tsx'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { PromisedDay } from '#web/orders/order/promised-day.tsx'
import { WorkshopProgress } from '#web/orders/order/workshop-progress-view.tsx'
import { CancelLink, OrderEdits } from '#web/orders/order-edits/order-edits-section.tsx'
import { BankDetails } from '#web/orders/placed/bank-details.tsx'
import { OrderStatusBadges } from '#web/orders/placed/order-status-badges.tsx'
import { type OrderTexts, orderTexts, paidByText } from '#web/orders/placed/order-texts.ts'
import { OrderTotals } from '#web/orders/placed/order-totals.tsx'
import { OtherPayment } from '#web/orders/placed/other-payment.tsx'
import { PayByWallet } from '#web/orders/placed/pay-by-wallet.tsx'
import { PlacedLines } from '#web/orders/placed/placed-lines.tsx'
import { OrderReturns } from '#web/orders/returns/order-returns.tsx'
import { returnTexts } from '#web/orders/returns/return-texts.ts'
import { useApi } from '#web/platform/api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { companyLine, postalAddress } from './info/company-data.ts'
import { NotFoundPage } from './not-found-page.tsx'

export function OrderPage() {
  const { orderNumber = '' } = useParams({ strict: false })
  const { k = '', paga } = useSearch({ strict: false })
  const t = orderTexts.useChunk()
  const { language } = useI18n()
  const { data: order } = useSuspenseQuery(orderQuery(useApi(), orderNumber, k))
  const isOpen = order.paymentStatus === 'pending' && order.orderStatus === 'processing'
  return (
    <div className="wrap order-page">
      <PageHead
        title={t.pageTitle(order.orderNumber)}
        description={t.pageTitle(order.orderNumber)}
        path={`/ordine/${order.orderNumber}`}
        noindex
      />
      {/* The key is in the address: no other site learns it. */}
      <meta name="referrer" content="no-referrer" />
      <OrderHead order={order} accessKey={k} />
      <div className="order-columns grid align-start above-32">
        <div className="column can-shrink spaced-32">
          {isOpen && order.bankTransfer && (
            <BankDetails transfer={order.bankTransfer} createdAt={order.createdAt} texts={t} heading="h2" />
          )}
          <PromisedDay order={order} />
          <div className="pay-ways grid">
            {order.byWallet && <PayByWallet order={order} opensAtOnce={paga === 1} texts={t} />}
            <OtherPayment order={order} texts={t} />
          </div>
          <BoughtGiftCard order={order} accessKey={k} />
          <WorkshopProgress order={order} />
          <CustomerParcels order={order} accessKey={k} />
          <Place name="order.block" given={{ orderNumber: order.orderNumber, accessKey: k }} />
          <section>
            <h2 className="block-title">{t.linesTitle}</h2>
            <PlacedLines
              lines={order.items}
              texts={t}
              isFetched={order.delivery === 'pickup'}
              reviewQuery={
                order.orderStatus === 'delivered'
                  ? `${new URLSearchParams({ recensione: '1', ordine: order.orderNumber, k })}`
                  : undefined
              }
            />
            <OrderTotals order={order} texts={t} />
            {!order.boughtGiftCard && order.orderStatus !== 'processing' && (
              <div className="above-24">
                <Reorder orderNumber={order.orderNumber} lines={order.items} />
              </div>
            )}
            {order.refunded && order.paymentStatus === 'paid' && (
              <p className="small above-8">
                {t.refundedOf(
                  formatEuro(centsOf(order.refunded), language),
                  formatEuro(centsOf(order.total), language),
                )}
              </p>
            )}
          </section>
          <OrderReturns
            orderNumber={order.orderNumber}
            accessKey={k}
            returns={order.returns ?? []}
            isSent={order.shippedAt !== null || order.deliveredAt !== null}
          />
        </div>
        <OrderAside order={order} accessKey={k} />
      </div>
    </div>
  )
}

function OrderHead({ order, accessKey: k }: { order: Order; accessKey: string }) {
  const t = orderTexts.useChunk()
  const r = returnTexts.useChunk()
  const { language } = useI18n()
  const shop = useShop()
  return (
    <header className="column spaced-12">
      {/* On paper the page's own head and foot are gone. */}
      <p className="small only-print">
        {shop.isReady ? `${shop.legal.company}, ${postalAddress(shop)} · ${companyLine(shop, language)}` : shop.name}
      </p>
      <p className="small muted">{t.placedOn(shopDate(order.createdAt, language))}</p>
      <h1>
        {t.order} <span className="num">{order.orderNumber}</span>
      </h1>
      <OrderStatusBadges order={order} texts={t} />
      {!(order.boughtGiftCard && order.orderStatus === 'delivered') && <p>{statusText(order, t, language)}</p>}
      {order.transferToReturn && (
        <p className="note">
          {order.transferToReturn.returnedAt
            ? t.transferReturned(shopDate(order.transferToReturn.returnedAt, language))
            : t.transferToReturn}
        </p>
      )}
      <p className="row wraps spaced-8 no-print">
        {order.paymentStatus !== 'pending' && order.orderStatus !== 'cancelled' && hasLeft(order) && (
          <Link
            className="btn btn-small"
            to="/ordine/$orderNumber/reso"
            params={{ orderNumber: order.orderNumber }}
            search={{ k }}
          >
            <Undo2 className="icon icon-s" aria-hidden="true" /> {r.entry}
          </Link>
        )}
        <button type="button" className="btn btn-small" onClick={() => window.print()}>
          <Printer className="icon icon-s" aria-hidden="true" /> {t.print}
        </button>
      </p>
    </header>
  )
}

function OrderAside({ order, accessKey: k }: { order: Order; accessKey: string }) {
  const t = orderTexts.useChunk()
  const { language } = useI18n()
  const shop = useShop()
  // For paper, where a link leads nowhere; the key stays out of it: the withdrawal asks for number and e-mail.
  const address = (path: string) => new URL(addressIn(path, language), shop.publicUrl).href
  const withdrawal = (
    <p>
      <Link className="link" data-printed={address('/recesso')} to="/recesso" search={{ ordine: order.orderNumber, k }}>
        {t.withdraw}
      </Link>
    </p>
  )
  return (
    <aside className="column spaced-24">
      <section className="box">
        <div className="box-body column spaced-16">
          {!order.boughtGiftCard && (
            <div>
              <h2 className="block-title below-4">{order.delivery === 'pickup' ? t.fetchTitle : t.deliveryTitle}</h2>
              <p>
                {order.delivery === 'pickup' ? shop.name : order.customerName}
                <br />
                {order.shippingAddress}
                <br />
                {order.postalCode} {order.city}
                {order.province && ` (${order.province})`}
              </p>
            </div>
          )}
          <div>
            <h2 className="block-title below-4">{t.paymentTitle}</h2>
            <p>{paidByText(order, t)}</p>
          </div>
        </div>
      </section>
      <OrderEdits order={order} accessKey={k} />
      <section className="column spaced-8">
        <h2 className="block-title below-0">{t.rightsTitle}</h2>
        <p className="small">{t.rights(legalWithdrawalDays, daysToReturn(shop))}</p>
        {/* Before it has left an order is cancelled. */}
        {order.isChangeable ? <CancelLink order={order} accessKey={k} /> : withdrawal}
        <details className="order-more">
          <summary className="row bold as-target">
            {t.more} <ChevronDown className="icon icon-s" aria-hidden="true" />
          </summary>
          {order.isChangeable && withdrawal}
          <p>
            <Link className="link as-target" data-printed={address('/garanzia')} to="/garanzia">
              {t.guarantee}
            </Link>
          </p>
        </details>
        {shop.isReady && <p className="small muted">{t.help(shop.phone.replaceAll(' ', '\u00a0'), shop.email)}</p>}
      </section>
    </aside>
  )
}

/** Before that an order is changed or cancelled. */
const hasLeft = ({ shippedAt, deliveredAt, parcels }: Order) =>
  shippedAt !== null || deliveredAt !== null || parcels.some(({ state }) => state !== 'packed')

/** Where an order's number or key is wrong or missing: which of them is not said. */
export function OrderLinkPage() {
  const t = orderTexts.useChunk()
  const { phone, email } = useShop()
  return <NotFoundPage title={t.wrongLinkTitle} text={t.wrongLink(phone, email)} />
}

function statusText(order: Order, t: OrderTexts, language: Language): string {
  const date = (day: string | Date) => shopDate(day, language)
  const { orderStatus, paymentStatus, createdAt } = order
  const words = order.delivery === 'pickup' ? t.fetchedText : t.statusText
  if (orderStatus === 'cancelled') return order.cancelledAt ? t.statusText.cancelled(date(order.cancelledAt)) : ''
  if (orderStatus === 'delivered') return order.deliveredAt ? words.delivered(date(order.deliveredAt)) : ''
  if (orderStatus === 'shipped') return order.shippedAt ? words.shipped(date(order.shippedAt)) : ''
  if (paymentStatus === 'pending') {
    const due = order.bankTransfer?.amount ?? order.total
    const amount = formatEuro(centsOf(due), language)
    if (due !== order.total) return t.statusText.pendingRest(amount)
    return t.statusText.pending(amount, date(lastDayToPay(new Date(createdAt))))
  }
  if (order.parcels.some(({ state }) => state !== 'packed')) return t.statusText.partlySent
  return paymentStatus === 'paid' ? t.statusText.paid : ''
}
