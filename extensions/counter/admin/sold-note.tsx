import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { centsOf } from '#shared/domain/platform/money.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import '#web/admin/admin-entries.css'
import type { SoldOrder } from '../counter-calls.ts'

/** The change is what is needed now; the slip says that it is no receipt. */
export function SoldNote({ order }: { order: SoldOrder }) {
  const shop = useShop()
  const isKept = order.orderStatus !== 'delivered'
  return (
    <section className="counter-sold column spaced-12" aria-labelledby="sold-title">
      <h2 id="sold-title">
        {isKept ? 'Tenuto da parte' : 'Venduto'}: {order.orderNumber}
      </h2>
      {isKept && (
        <p>
          Al ritiro si pagano {euro(order.toPay ?? order.total)}
          {order.keptUntil && `, entro ${momentText(order.keptUntil)}`}. Codice {order.pickupCode}: è anche nella mail.
        </p>
      )}
      {centsOf(order.change) > 0 && (
        <p className="counter-change row row-between" role="status">
          <b className="bold">Resto</b>
          <span className="counter-sum">{euro(order.change)}</span>
        </p>
      )}
      <p className="row wraps spaced-8">
        <button type="button" className="btn btn-small" onClick={() => window.print()}>
          <Printer className="icon icon-s" aria-hidden="true" /> Promemoria
        </button>
        <a className="btn btn-small btn-text" href={`/admin?tab=ordini&apri=ordine-${order.id}`}>
          Apri l’ordine
        </a>
      </p>
      {createPortal(
        <div className="print-sheet" lang="it">
          <p>
            <b>{shop.name}</b>, {shop.phone}
          </p>
          <h1>Promemoria {order.orderNumber}</h1>
          <p>
            <b>Documento non fiscale.</b> {momentText(order.createdAt)}
          </p>
          <table>
            <tbody>
              {order.items.map((item) => (
                <tr key={item.line}>
                  <td>{item.quantity}</td>
                  <td>
                    {item.name} {item.frameSize}
                  </td>
                  <td>{euro(item.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <b>Totale {euro(order.total)}</b>
            {isKept && `, acconto ${euro(order.giftCard ?? '0.00')}, al ritiro ${euro(order.toPay ?? order.total)}`}
          </p>
        </div>,
        document.body,
      )}
    </section>
  )
}
