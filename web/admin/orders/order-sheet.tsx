import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { methodNames } from '#shared/domain/orders/payments/payment-words.ts'
import { dayText, euro, momentText } from '#web/admin/admin-format.ts'
import { workshopStepNames } from '#web/admin/orders/workshop/workshop-step-names.ts'
import { deliveryNames } from '#web/admin/pricing/shipping/delivery-names.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { itemsToPack } from './order-parts/items-text.ts'
import { paymentSigns } from './order-parts/order-labels.ts'

export type SheetKind = 'order' | 'packing' | 'label'

interface Props {
  kind: SheetKind
  orders: readonly AdminOrder[]
  onPrinted(): void
}

/** Sheets for the printer alone, one an order: with its amounts, as a packing list without them, or to stick on the parcel. */
export function OrderSheets({ kind, orders, onPrinted }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(
    orders.map((order) =>
      kind === 'label' ? <Label key={order.id} order={order} /> : <Sheet key={order.id} kind={kind} order={order} />,
    ),
    document.body,
  )
}

function Label({ order }: { order: AdminOrder }) {
  const shop = useShop()
  const { street, postalCode, city, province } = shop.address
  return (
    <div className="print-sheet print-label" lang="it">
      <p>
        {shop.name}, {street}, {postalCode} {city} ({province}), {shop.phone}
      </p>
      <Recipient order={order} />
      <p>Ordine {order.orderNumber}</p>
    </div>
  )
}

function Recipient({ order }: { order: AdminOrder }) {
  return (
    <p>
      <b>{order.customerName}</b>
      <br />
      {order.delivery && (
        <>
          <b>{deliveryNames[order.delivery]}</b>
          <br />
        </>
      )}
      {order.delivery !== 'pickup' && (
        <>
          {order.shippingAddress}
          <br />
          {order.postalCode} {order.city} {order.province && `(${order.province})`}
          <br />
        </>
      )}
      {order.customerPhone}
    </p>
  )
}

function Sheet({ kind, order }: { kind: SheetKind; order: AdminOrder }) {
  const shop = useShop()
  const isOrder = kind === 'order'
  const items = isOrder ? order.items : itemsToPack(order)
  return (
    <div className="print-sheet" lang="it">
      <p>
        <b>{shop.name}</b>
        {[shop.phone, shop.email].filter(Boolean).map((contact) => `, ${contact}`)}
      </p>
      <h1>
        {isOrder ? 'Ordine' : 'Distinta di imballaggio'} {order.orderNumber}
      </h1>
      <p>Del {dayText(order.createdAt)}</p>
      <Recipient order={order} />
      <table>
        <thead>
          <tr>
            {!isOrder && <th scope="col">Preparato</th>}
            <th scope="col">Quantità</th>
            <th scope="col">Codice</th>
            <th scope="col">Articolo</th>
            <th scope="col">Taglia</th>
            {isOrder && <th scope="col">Prezzo</th>}
            {isOrder && <th scope="col">Totale</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.line}>
              {!isOrder && <td>☐</td>}
              <td>{item.quantity}</td>
              <td>{item.productCode}</td>
              <td>{item.name}</td>
              <td>{item.frameSize ?? ''}</td>
              {isOrder && <td>{euro(item.price)}</td>}
              {isOrder && <td>{euro(item.total)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {!isOrder && (
        <p>
          {order.work.map(({ step, at }) => (
            <span key={step} className="print-step">
              {at ? '☑' : '☐'} {workshopStepNames[step]}
              {at && ` ${momentText(at)}`}
            </span>
          ))}
        </p>
      )}
      {isOrder ? (
        <p>
          Prodotti {euro(order.subtotal)}, {order.codes && `codice ${order.codes} − ${euro(order.discount ?? '0')}, `}
          spedizione {euro(order.shipping)}, <b>totale {euro(order.total)}</b>
          <br />
          {methodNames[order.paymentMethod]}: {paymentSigns[order.paymentStatus].label.toLowerCase()}
        </p>
      ) : (
        <p>
          Pezzi in tutto: {items.reduce((sum, item) => sum + item.quantity, 0)}
          {order.trackingCode && `. Spedizione ${order.trackingCode}`}
        </p>
      )}
    </div>
  )
}
