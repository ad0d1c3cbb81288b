import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useMay } from '#web/admin/use-may.ts'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { useApi } from '#web/platform/api.ts'
import { type AdminInvoice, type BuyerView, getInvoiceRequest, listAdminInvoices } from '../invoice-calls.ts'
import { InvoiceFiles, StateBadge } from './invoice-parts.tsx'
import { RefusedInvoice } from './refused-invoice.tsx'

type Given = ComponentProps<NonNullable<DeskRows['orderPapers']>>

/** «Documenti» of an order: its invoices and credit notes, and who asked for them. */
export function OrderPapers({ order: { id, paymentStatus, orderStatus } }: Given) {
  const api = useApi()
  const isAllowed = useMay()(listAdminInvoices)
  const papers = useQuery({ ...readQuery(api, listAdminInvoices, { query: { orderId: id } }), enabled: isAllowed })
  const asked = useQuery({ ...readQuery(api, getInvoiceRequest, { params: { orderId: id } }), enabled: isAllowed })
  const buyer = asked.data?.buyer ?? papers.data?.[0]?.buyer
  if (!isAllowed || !papers.data || !buyer) return null
  const waits = paymentStatus === 'pending' && orderStatus !== 'cancelled'
  return (
    <section className="box" aria-labelledby="order-papers">
      <div className="box-head">
        <h3 id="order-papers">Documenti</h3>
      </div>
      <div className="box-body stack">
        {papers.data.length === 0 && (
          <p className="small muted">
            {waits ? 'La fattura si fa appena l’ordine è pagato.' : 'Nessuna fattura: l’ordine non è stato pagato.'}
          </p>
        )}
        {papers.data.toReversed().map((invoice) => (
          <Paper key={invoice.id} invoice={invoice} />
        ))}
        <Asked buyer={buyer} />
        <p className="small muted">
          Chiesta nel checkout: dopo l’ordine non si può più chiedere. Il PDF è una copia senza valore fiscale, e il
          cliente lo trova nel suo ordine.
        </p>
      </div>
    </section>
  )
}

function Paper({ invoice }: { invoice: AdminInvoice }) {
  const { printed, kind, date, total, state, linked, fault } = invoice
  return (
    <div className="stack">
      <p>
        <b className="bold">
          {kind === 'TD01' ? 'Fattura' : 'Nota di credito'} {printed}
        </b>{' '}
        <StateBadge state={state} />
        <br />
        <span className="small muted">
          {calendarDay(date)}, {euro(kind === 'TD04' ? `-${total}` : total)}
          {linked && `, storna la ${linked}`}
        </span>
      </p>
      <InvoiceFiles invoice={invoice} />
      {(state === 'rejected' || fault !== null) && <RefusedInvoice invoice={invoice} />}
    </div>
  )
}

function Asked({ buyer: { name, vatNumber, taxCode, recipientCode, pec, ...place } }: { buyer: BuyerView }) {
  const ids = [
    vatNumber && `P. IVA ${vatNumber}`,
    taxCode && `C.F. ${taxCode}`,
    recipientCode && `codice destinatario ${recipientCode}`,
    pec && `PEC ${pec}`,
  ]
  return (
    <p>
      <span className="small muted">A chi</span>
      <br />
      {name}
      <br />
      {place.street}, {place.postalCode} {place.city} {place.province && `(${place.province})`}
      <br />
      <span className="small muted">{ids.filter(Boolean).join(', ')}</span>
    </p>
  )
}
