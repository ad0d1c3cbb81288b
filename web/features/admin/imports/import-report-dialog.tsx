import { useQuery } from '@tanstack/react-query'
import type { StoredImport } from '#shared/contract/imports/stored-import.ts'
import { useApi } from '#web/api.ts'
import { momentText } from '#web/features/admin/admin-format.ts'
import { ImportOutcome } from '#web/features/admin/catalog-file/import-outcome.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ImportProgress } from './import-progress.tsx'
import { importQuery, isOpen } from './import-queries.ts'
import { endText, fileNameOf } from './import-words.ts'

/** Others are still on their way, or have never been. */
const hasComeIn = ({ state, ending }: StoredImport) =>
  state === 'done' || ending === 'undone' || ending === 'switched_off'

/** What a file has changed, as it was said when it came in. */
export function ImportReportDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { data: one, isError } = useQuery(importQuery(useApi(), id))
  return (
    <Dialog open onClose={onClose} title={one ? fileNameOf(one) : 'Importazione'} size="checkout">
      <div className="dialog-body stack">
        {isError && <p className="note note-error">Questa importazione non si carica, o non c’è più.</p>}
        {!one && !isError && <TableSkeleton />}
        {one && (
          <>
            <p className="small muted">
              {momentText(one.createdAt)} · Admin{one.state === 'taken_back' && ` · ${endText(one)}`}
            </p>
            {isOpen(one) && <ImportProgress one={one} />}
            <ImportOutcome
              report={one.report}
              isApplied={hasComeIn(one)}
              isDownloading={false}
              onDownload={undefined}
            />
          </>
        )}
      </div>
      <div className="admin-save">
        <button type="button" className="btn" onClick={onClose}>
          Chiudi
        </button>
      </div>
    </Dialog>
  )
}
