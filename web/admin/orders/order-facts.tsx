import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { paidByText } from '#shared/domain/orders/payments/payment-words.ts'
import { carrierName } from '#shared/domain/platform/shop/carriers.ts'
import { calendarDay, euro, momentText } from '#web/admin/admin-format.ts'
import { deliveryNames } from '#web/admin/pricing/shipping/delivery-names.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { attentionText } from './order-parts/order-labels.ts'

export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { open } = useAdminAddress()
  const maySee = useMay()('GET /api/admin/customers/:id')
  return (
    <Facts title="A chi" id="order-customer">
      <Fact name="Nome">{order.customerName}</Fact>
      <Fact name="E-mail">
        <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
      </Fact>
      {order.customerPhone && (
        <Fact name="Telefono">
          <a href={`tel:${order.customerPhone.replaceAll(' ', '')}`}>{order.customerPhone}</a>
        </Fact>
      )}
      {order.taxCode && <Fact name="Codice fiscale">{order.taxCode}</Fact>}
      {order.delivery && <Fact name="Come">{deliveryNames[order.delivery]}</Fact>}
      {order.delivery !== 'pickup' && (
        <Fact name="Indirizzo">
          {order.shippingAddress}
          <br />
          {order.postalCode} {order.city} {order.province && `(${order.province})`}
        </Fact>
      )}
      {order.delivery !== 'pickup' && (order.carrier || order.trackingCode) && (
        <Fact name="Codice di spedizione">
          {order.carrier && <>{carrierName(order.carrier)} </>}
          {order.trackingUrl ? (
            <a href={order.trackingUrl} target="_blank" rel="noopener noreferrer">
              {order.trackingCode}
            </a>
          ) : (
            (order.trackingCode ?? 'senza codice')
          )}
        </Fact>
      )}
      {order.customerId && maySee && (
        <button type="button" className="btn btn-small" onClick={() => open(`cliente-${order.customerId}`)}>
          Vedi il cliente
        </button>
      )}
    </Facts>
  )
}

export function OrderPayment({ order }: { order: AdminOrder }) {
  const { payment } = order
  return (
    <Facts title="Pagamento" id="order-payment">
      <Fact name="Metodo">{paidByText(order)}</Fact>
      {order.giftCard && <Fact name="Con buono regalo">{euro(order.giftCard)}</Fact>}
      {order.giftCard && order.toPay && <Fact name="Il resto">{euro(order.toPay)}</Fact>}
      {order.bankReference && <Fact name="Causale">{order.bankReference}</Fact>}
      {order.bankDueAt && <Fact name="Si annulla da solo il">{momentText(order.bankDueAt)}</Fact>}
      {order.paidAt && <Fact name="Pagato il">{momentText(order.paidAt)}</Fact>}
      {order.arrivesOn && (
        <Fact name="Promesso al cliente">
          {order.delivery === 'pickup' ? 'pronto' : 'arriva'} il {calendarDay(order.arrivesOn)}
        </Fact>
      )}
      {order.transferToReturn && (
        <Fact name={order.transferToReturn.returnedAt ? 'Bonifico restituito' : 'Bonifico da restituire'}>
          {euro(order.transferToReturn.amount)}, arrivato il {momentText(order.transferToReturn.since)}
          {order.transferToReturn.returnedAt && `, restituito il ${momentText(order.transferToReturn.returnedAt)}`}
        </Fact>
      )}
      {payment?.needsAttention && (
        <div className="note note-warning">
          <TriangleAlert className="icon" aria-hidden="true" />
          <p>{attentionText(payment.needsAttention)}</p>
        </div>
      )}
      {payment?.providerOrderId && (
        <Fact name={order.paymentMethod === 'card' ? 'Pagamento con carta' : 'Pagamento PayPal'}>
          {payment.providerOrderId}
        </Fact>
      )}
      {payment?.captureId && <Fact name="Transazione">{payment.captureId}</Fact>}
      {payment?.payerEmail && <Fact name="Pagato da">{payment.payerEmail}</Fact>}
    </Facts>
  )
}

interface FactsProps {
  title: string
  id: string
  children: ReactNode
}

function Facts({ title, id, children }: FactsProps) {
  return (
    <section className="box" aria-labelledby={id}>
      <div className="box-head">
        <h3 id={id}>{title}</h3>
      </div>
      <div className="box-body stack">{children}</div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <span className="small muted">{name}</span>
      <br />
      {children}
    </p>
  )
}
