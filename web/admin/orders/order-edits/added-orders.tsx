import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { euro } from '#web/admin/admin-format.ts'
import { paymentSigns, statusNames } from '#web/admin/orders/order-parts/order-labels.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'

/** Items added to a paid order are an order of their own; both ship together. */
export function AddedOrders({ order: { related = [] } }: { order: AdminOrder }) {
  const { open } = useAdminAddress()
  if (related.length === 0) return null
  return (
    <section className="box" aria-labelledby="order-added">
      <div className="box-head">
        <h3 id="order-added">Ordini collegati</h3>
      </div>
      <ul className="admin-lines">
        {related.map(({ id, orderNumber, isAddition, orderStatus, paymentStatus, total }) => (
          <li key={id}>
            <span className="can-shrink">
              <button type="button" className="btn-bare" onClick={() => open(`ordine-${id}`)}>
                {orderNumber}
              </button>
              <br />
              <span className="small muted">
                {isAddition ? 'Pezzi aggiunti a questo' : 'Questi pezzi sono stati aggiunti a quell’ordine'}:{' '}
                {statusNames[orderStatus].toLowerCase()}, {paymentSigns[paymentStatus].label.toLowerCase()}
              </span>
            </span>
            <span className="num end">{euro(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
