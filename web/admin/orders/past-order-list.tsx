import type { PastOrder } from '#shared/contract/orders/moved-in-orders.ts'
import { dayText, euro } from '#web/admin/admin-format.ts'

/** Orders at the former shop, read-only. */
export function PastOrderList({ orders }: { orders: readonly PastOrder[] }) {
  return (
    <section className="box" aria-labelledby="past-order-list">
      <div className="box-head">
        <h3 id="past-order-list">Ordini del negozio di prima</h3>
      </div>
      <ul className="admin-lines">
        {orders.map(({ id, number, placedAt, state, total, currency, refunded, lines }) => (
          <li key={id}>
            <span>
              <b className="bold num">{number}</b>
              <br />
              <span className="small muted">
                {dayText(placedAt)}, {state}
                {refunded && `, rimborsati ${currency === 'EUR' ? euro(refunded) : `${refunded} ${currency}`}`}
              </span>
              <br />
              <span className="small">{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</span>
            </span>
            <span className="num end">{currency === 'EUR' ? euro(total) : `${total} ${currency}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
