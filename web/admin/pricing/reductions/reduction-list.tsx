import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { listReductions } from '#shared/contract/pricing/admin-reductions.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { OpenedReduction } from './opened-reduction.tsx'
import { ReductionDialog } from './reduction-dialog.tsx'
import { ReductionTable } from './reduction-table.tsx'
import './reductions.css'

/** Reductions, and what each has brought (decision 0048). */
export default function ReductionList() {
  const { address, open, close, opened } = useAdminAddress()
  const list = useQuery({ ...readQuery(useApi(), listReductions), ...shownFresh, select: (rows) => ({ rows }) })
  const id = opened('ribasso')
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-main btn-small" onClick={() => open('nuovoribasso')}>
          <Plus className="icon icon-s" aria-hidden="true" /> Nuovo ribasso
        </button>
      </div>
      <AdminList
        list={list}
        failure="I ribassi non si caricano."
        empty={
          <div className="empty">
            <h3>Nessun ribasso</h3>
            <p>Scegli uno scaffale, una marca o qualche articolo, e da quando a quando costa meno.</p>
          </div>
        }
      >
        {(shown) => <ReductionTable {...shown} />}
      </AdminList>
      {address.apri === 'nuovoribasso' && <ReductionDialog stored={undefined} onClose={close} />}
      {id && <OpenedReduction key={id} id={id} onClose={close} />}
    </>
  )
}
