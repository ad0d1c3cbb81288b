import { useState } from 'react'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useMay } from '#web/admin/use-may.ts'
import { withLaterRows } from '#web/extensions/desk-rows.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const RecordStory = lazyPart(async () => (await withLaterRows(() => import('./record-story.tsx'))).default)

/** «Chi ha cambiato che cosa», read when it is opened. */
export function RecordDetails({ kind, id }: { kind: 'order' | 'product'; id: string | number }) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('GET /api/admin/acts/:kind/:id')) return null
  return (
    <details className="above-16" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="admin-link">Chi ha cambiato che cosa</summary>
      {isOpen && (
        <Attempt meanwhile={<TableSkeleton />}>
          <RecordStory kind={kind} id={String(id)} />
        </Attempt>
      )}
    </details>
  )
}
