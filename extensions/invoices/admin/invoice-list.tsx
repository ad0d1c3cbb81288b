import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Download, Send, Upload } from 'lucide-react'
import { useRef } from 'react'
import { squeezed } from '#shared/domain/platform/fold-text.ts'
import { sendFile } from '#web/admin/admin-api.ts'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { ListFilter } from '#web/admin/list-filter.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { addressOf, useApi } from '#web/platform/api.ts'
import {
  type AdminInvoice,
  changeInvoice,
  getInvoicesToSend,
  importReceipt,
  listAdminInvoices,
} from '../invoice-calls.ts'
import type { InvoiceState } from '../invoice-states.ts'
import { InvoiceFiles, StateBadge } from './invoice-parts.tsx'
import { RefusedInvoice } from './refused-invoice.tsx'

const shown: Readonly<Record<string, { label: string; states: readonly InvoiceState[] }>> = {
  '': { label: 'Da fare', states: ['rejected', 'to_send', 'sent'] },
  scartate: { label: 'Scartate', states: ['rejected'] },
  consegnate: { label: 'Consegnate', states: ['delivered', 'not_delivered'] },
  tutte: { label: 'Tutte', states: ['rejected', 'to_send', 'sent', 'delivered', 'not_delivered'] },
}

/** Made and checked here; the owner or the accountant sends them. */
export default function InvoiceList() {
  const api = useApi()
  const { address, set } = useAdminAddress()
  const chosen = shown[address.stato ?? ''] ? (address.stato ?? '') : ''
  const states = shown[chosen]?.states ?? []
  const list = useQuery({ ...readQuery(api, listAdminInvoices), select: (rows) => ({ rows }) })
  const kept = list.data?.rows.filter((row) => states.includes(row.state) && isFound(row, address.cerca ?? '')) ?? []
  const counts = Object.fromEntries(
    Object.entries(shown).map(([name, { label, states: of }]) => [
      name,
      `${label} (${list.data?.rows.filter(({ state }) => of.includes(state)).length ?? 0})`,
    ]),
  )
  const column = useStateActions()
  return (
    <>
      <div className="box-body row row-between wraps">
        <ListFilter names={counts} value={chosen} onChoose={(stato) => set({ stato })} />
        <span className="row wraps">
          <ReceiptUpload />
          <DownloadToSend rows={list.data?.rows ?? []} />
        </span>
      </div>
      <AdminList
        list={{ ...list, data: list.data && { rows: kept } }}
        failure="Le fatture non si caricano."
        empty={
          address.cerca
            ? 'Nessuna fattura corrisponde alla ricerca.'
            : chosen === ''
              ? 'Niente da fare. Una fattura nasce quando è pagato un ordine con la richiesta; la nota di credito, con il suo rimborso.'
              : 'Nessuna.'
        }
        below={
          <p className="box-body small muted">
            Noi le facciamo e le controlliamo. A mandarle siete voi o il commercialista, entro 12 giorni.
          </p>
        }
      >
        {(rows) => (
          <AdminTable
            {...rows}
            caption="Fatture"
            rowKey="id"
            columns={[
              ...columns,
              { label: 'File', className: 'cell-wide', cell: (row) => <InvoiceFiles invoice={row} /> },
              column,
            ]}
            below={(row) =>
              (row.state === 'rejected' || row.fault !== null) && (
                <tr>
                  <td colSpan={columns.length + 2}>
                    <RefusedInvoice invoice={row} isFolded />
                  </td>
                </tr>
              )
            }
          />
        )}
      </AdminList>
    </>
  )
}

/** By number, name, tax number, order or the name of the file, as people type it. */
function isFound({ printed, buyer, orderNumber, fileName }: AdminInvoice, sought: string): boolean {
  const held = [printed, buyer.name, buyer.vatNumber ?? '', buyer.taxCode ?? '', orderNumber, fileName]
  return squeezed(held.join(' ')).includes(squeezed(sought))
}

function DownloadToSend({ rows }: { rows: readonly AdminInvoice[] }) {
  const download = useDownload()
  const count = rows.filter(({ state, fault }) => state === 'to_send' && fault === null).length
  if (count === 0) return null
  return (
    <a className="btn btn-small btn-main" {...download(getInvoicesToSend)}>
      <Download className="icon icon-s" aria-hidden="true" />{' '}
      {count === 1 ? 'Scarica quella da mandare' : `Scarica le ${count} da mandare`}
    </a>
  )
}

function useStateActions() {
  const sent = useChange('sent', 'Segnata come mandata')
  const delivered = useChange('delivered', 'Segnata come consegnata')
  const rejected = useChange('rejected', 'Segnata come scartata')
  return useRowActions<AdminInvoice>(
    ({ printed }) => printed,
    [
      { icon: Send, label: 'Segna mandata', when: ({ state }) => state === 'to_send', act: sent },
      {
        icon: CircleCheck,
        label: 'Segna consegnata',
        when: ({ state }) => state === 'sent' || state === 'not_delivered',
        act: delivered,
      },
      { icon: CircleX, label: 'Segna scartata', isRed: true, when: ({ state }) => state === 'sent', act: rejected },
    ],
  ).column
}

function useChange(state: InvoiceState, said: string) {
  return useAct({
    call: (api, { id }: AdminInvoice) => api(changeInvoice, { params: { id: String(id) }, body: { state } }),
    said: (_answer, { printed }) => [said, printed],
    failed: 'Lo stato non è cambiato',
  })
}

function ReceiptUpload() {
  const input = useRef<HTMLInputElement>(null)
  const upload = useAct({
    call: (_api, file: File) => sendFile(addressOf(importReceipt, {}), 'application/octet-stream', file),
    said: (_answer, { name }) => ['Ricevuta letta', name],
    failed: 'Impossibile leggere la ricevuta',
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="Ricevuta dell’Agenzia"
        accept=".xml"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.send(file)
          target.value = ''
        }}
      />
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={upload.busy}
        onClick={() => !upload.busy && input.current?.click()}
      >
        <Upload className="icon icon-s" aria-hidden="true" /> Carica una ricevuta
      </button>
    </>
  )
}

const idOf = ({ vatNumber, taxCode }: AdminInvoice['buyer']) => (vatNumber ? `P. IVA ${vatNumber}` : `C.F. ${taxCode}`)

const columns: Column<AdminInvoice>[] = [
  {
    label: 'Numero',
    cell: ({ printed, date }) => (
      <>
        <b className="bold">{printed}</b>
        <br />
        <span className="small muted nowrap">{calendarDay(date)}</span>
      </>
    ),
  },
  {
    label: 'A chi',
    className: 'cell-wide',
    cell: ({ buyer, orderNumber }) => (
      <>
        {buyer.name}
        <br />
        <span className="small muted">
          {idOf(buyer)} · ordine {orderNumber}
        </span>
      </>
    ),
  },
  {
    label: 'Che cos’è',
    cell: ({ kind, linked }) => (kind === 'TD01' ? 'Fattura' : `Nota di credito, storna la ${linked}`),
  },
  {
    label: 'Totale',
    isRight: true,
    className: 'nowrap',
    cell: ({ kind, total }) => euro(kind === 'TD04' ? `-${total}` : total),
  },
  { label: 'Stato', cell: ({ state }) => <StateBadge state={state} /> },
]
