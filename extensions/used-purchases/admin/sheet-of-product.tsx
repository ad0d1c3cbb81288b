import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { listPurchases } from '../purchase-calls.ts'

/** Leads from a used bicycle to the sheet that it was bought with. */
export function SheetOfProduct({ productId }: { productId: number }) {
  const { show } = useAdminAddress()
  const [sheet] = useQuery(readQuery(useApi(), listPurchases, { query: { productId: String(productId) } })).data ?? []
  if (!sheet) return null
  return (
    <p className="row wraps spaced-8 small">
      <button
        type="button"
        className="btn btn-small"
        onClick={() => show({ tab: 'prodotti', vista: 'acquisti', apri: `acquisto-${sheet.id}` })}
      >
        <FileText className="icon icon-s" aria-hidden="true" /> Scheda d’acquisto n. {sheet.number}
      </button>
      <span className="muted">
        {calendarDay(sheet.boughtOn)}, {euro(sheet.price)}
      </span>
    </p>
  )
}
