import { CircleCheck, CircleX, Download, FileText, Hourglass, Send } from 'lucide-react'
import { useDownload } from '#web/admin/save-file.ts'
import { addressOf } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type AdminInvoice, getInvoicePdf, getInvoiceXml } from '../invoice-calls.ts'
import type { InvoiceState } from '../invoice-states.ts'

const signs = {
  to_send: { label: 'Da mandare', tone: 'amber', icon: Hourglass },
  sent: { label: 'Mandata', tone: 'amber', icon: Send },
  delivered: { label: 'Consegnata', tone: 'ok', icon: CircleCheck },
  not_delivered: { label: 'Nel cassetto', tone: 'ok', icon: CircleCheck },
  rejected: { label: 'Scartata', tone: 'red', icon: CircleX },
} as const

export const StateBadge = ({ state }: { state: InvoiceState }) => <Badge {...signs[state]}>{signs[state].label}</Badge>

export function InvoiceFiles({ invoice }: { invoice: AdminInvoice }) {
  const download = useDownload()
  const params = { id: String(invoice.id) }
  return (
    <span className="row">
      {invoice.fault === null && (
        <a className="btn btn-small" {...download(getInvoiceXml, { params })}>
          <Download className="icon icon-s" aria-hidden="true" /> XML
          <span className="sr-only">della {invoice.printed}</span>
        </a>
      )}
      <a className="btn btn-small" href={addressOf(getInvoicePdf, { params })} target="_blank" rel="noreferrer">
        <FileText className="icon icon-s" aria-hidden="true" /> PDF
        <span className="sr-only">della {invoice.printed}</span>
      </a>
    </span>
  )
}
