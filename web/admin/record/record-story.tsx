import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listActsOf } from '#shared/contract/platform/admin-record.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { pageSize, readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'
import { actColumns } from './act-list.tsx'

interface Props {
  kind: 'order' | 'product'
  id: string
}

/** Who changed what of an order or product. */
export default function RecordStory(of: Props) {
  const api = useApi()
  const [limit, setLimit] = useState(pageSize)
  const query = useQuery({
    ...readQuery(api, listActsOf, { params: of, query: { limit: String(limit) } }),
    ...shownFresh,
    placeholderData: (before) => before,
  })
  return (
    <Loaded query={query} failure="Il registro non si carica.">
      {(acts) => (
        <>
          {acts.length === 0 ? (
            <p className="muted">Nessuno del negozio ha cambiato niente.</p>
          ) : (
            <AdminTable
              rows={acts}
              isBusy={query.isPlaceholderData}
              caption="Registro"
              rowKey="id"
              columns={actColumns(momentText)}
            />
          )}
          {acts.length === limit && limit < 100 && (
            <button type="button" className="btn btn-small" onClick={() => setLimit(100)}>
              Mostra di più
            </button>
          )}
        </>
      )}
    </Loaded>
  )
}
