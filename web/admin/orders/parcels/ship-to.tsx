import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { placeText } from '#web/admin/orders/order-parts/items-text.ts'

interface Props {
  order: AdminOrder
  isByAppointment?: boolean
}

export function ShipTo({ order, isByAppointment = false }: Props) {
  return (
    <section aria-labelledby="ship-to">
      <h3 id="ship-to">{order.delivery === 'pickup' ? 'Lo ritira' : 'Va a'}</h3>
      <p className="above-8">
        <b className="bold">{order.customerName}</b>
        {order.delivery !== 'pickup' && (
          <>
            <br />
            {order.shippingAddress}
            <br />
            {order.postalCode} {placeText(order)}
          </>
        )}
      </p>
      {order.delivery === 'express' && <p className="tag above-8">Corriere espresso</p>}
      {order.customerPhone && (
        <p className="small muted above-8">
          {isByAppointment ? 'Telefono per l’appuntamento' : 'Telefono'}{' '}
          <a href={`tel:${order.customerPhone.replaceAll(' ', '')}`}>{order.customerPhone}</a>
        </p>
      )}
    </section>
  )
}
