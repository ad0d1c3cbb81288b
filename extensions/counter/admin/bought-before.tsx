import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { listAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import { dayText, euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { adminOrderQuery } from '#web/admin/orders/order-parts/admin-order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'

const OpenReturnDialog = lazy(() => import('#web/admin/orders/returns/open-return-dialog.tsx'))
const shown = '8'
const orderPage = (id: string) => `/admin?tab=ordini&apri=ordine-${id}`

/** Finds what was bought, here or on the web, and opens its return; the order's page goes on from there. */
export function BoughtBefore({ onBack }: { onBack(): void }) {
  const api = useApi()
  const [text, setText] = useState('')
  const [opening, open] = useState<string>()
  const q = text.trim()
  const found = useQuery({ ...readQuery(api, listAdminOrders, { query: { q, limit: shown } }), enabled: q.length >= 3 })
  const orders = q.length >= 3 ? (found.data ?? []) : []
  const order = useQuery({ ...adminOrderQuery(api, opening ?? ''), enabled: opening !== undefined })
  return (
    <>
      <div className="row row-between">
        <h2>Reso o cambio</h2>
        <button type="button" className="btn btn-small btn-text" onClick={onBack}>
          Torna al conto
        </button>
      </div>
      <TextField
        label="Ordine, nome o articolo"
        hint="Il numero è sul promemoria e nella mail. Contanti e carta tornano dall’ordine, e stanno nella giornata."
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {q.length >= 3 && found.data && orders.length === 0 && <p className="muted">Nessun ordine trovato.</p>}
      {orders.length > 0 && (
        <ul className="counter-hits">
          {orders.map(({ id, orderNumber, customerName, createdAt, total }) => (
            <li key={id}>
              <div className="can-shrink">
                <b className="bold">{orderNumber}</b>
                <p className="small muted">
                  {customerName} · {dayText(createdAt)} · {euro(total)}
                </p>
              </div>
              <div className="row wraps spaced-8">
                <button type="button" className="btn btn-small" onClick={() => open(id)}>
                  <Undo2 className="icon icon-s" aria-hidden="true" /> Apri il reso
                </button>
                <a className="btn btn-small btn-text" href={orderPage(id)}>
                  Apri l’ordine
                </a>
              </div>
            </li>
          ))}
        </ul>
      )}
      {opening && order.data && (
        <Attempt>
          <OpenReturnDialog order={order.data} onClose={() => open(undefined)} />
        </Attempt>
      )}
    </>
  )
}
