import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import type { Section } from '#web/extensions/desk-row.ts'

/** A view that an extension puts beside the products. */
export default function OwnProductView({ view: { id, label, note, search, part: Part } }: { view: Section }) {
  const { show } = useAdminAddress()
  return (
    <AdminPanel
      id={id}
      title={label}
      {...(note && { note })}
      search={search}
      aside={
        <button type="button" className="btn btn-small end" onClick={() => show({ tab: 'prodotti' })}>
          <ArrowLeft className="icon icon-s" aria-hidden="true" /> Torna ai prodotti
        </button>
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <Part />
      </Suspense>
    </AdminPanel>
  )
}
