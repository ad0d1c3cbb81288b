import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { deliveryNames } from '#web/admin/pricing/shipping/delivery-names.ts'
import { Picture } from '#web/ui/picture.tsx'

export function OrderItems({ order }: { order: AdminOrder }) {
  return (
    <section className="box" aria-labelledby="order-goods">
      <div className="box-head">
        <h3 id="order-goods">Articoli</h3>
      </div>
      <ul className="admin-lines">
        {order.items.map((item) => (
          <li key={item.line}>
            <Picture category={item.category} url={item.imageUrl} alt="" sizes="72px" className="admin-thumb" />
            <span className="nowrap">
              <span className="num">{item.quantity}</span> ×
            </span>
            <span>
              <b className="bold">{item.name}</b>
              {item.frameSize && <>, taglia {item.frameSize}</>}
              <br />
              <span className="small muted">
                Codice {item.productCode} · {euro(item.price)}
                {item.refundedQuantity > 0 && ` · ${some(item.refundedQuantity, 'rimborsato', 'rimborsati')}`}
                {item.toGo > 0 && item.toGo < item.quantity && ` · ${item.toGo} da spedire`}
                {item.returningQuantity > 0 && ` · ${item.returningQuantity} in un reso`}
              </span>
            </span>
            <span className="num end">{euro(item.total)}</span>
          </li>
        ))}
      </ul>
      <div className="box-body">
        <table className="sums">
          <caption className="sr-only">Importi</caption>
          <tbody>
            <tr>
              <th scope="row">Prodotti</th>
              <td>{euro(order.subtotal)}</td>
            </tr>
            {order.codes && (
              <tr>
                <th scope="row">Codice {order.codes.replaceAll(' ', ', ')}</th>
                <td>{order.discount === '0.00' ? 'spedizione gratuita' : `− ${euro(order.discount ?? '0')}`}</td>
              </tr>
            )}
            <tr>
              <th scope="row">{order.delivery ? deliveryNames[order.delivery] : 'Spedizione'}</th>
              <td>{euro(order.shipping)}</td>
            </tr>
            <tr className="total">
              <th scope="row">Totale</th>
              <td>
                <b className="bold">{euro(order.total)}</b>
              </td>
            </tr>
            {order.vat.map(({ rate, gross, taxable, tax }) => (
              <tr key={rate}>
                <th scope="row" className="small muted">
                  {rate === null ? 'Regime del margine' : `di cui IVA ${rate} %, imponibile ${euro(taxable ?? '0')}`}
                </th>
                <td className="small muted">{euro(rate === null ? gross : (tax ?? '0'))}</td>
              </tr>
            ))}
            {order.refunded && (
              <tr>
                <th scope="row">Restituito</th>
                <td>{euro(`-${order.refunded}`)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}
