import { useQuery } from '@tanstack/react-query'
import { momentText } from '#web/admin/admin-format.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ImportProgress } from '../../stored-imports/admin/import-progress.tsx'
import { importQuery, isOpen } from '../../stored-imports/admin/import-queries.ts'
import { endText, fileNameOf } from '../../stored-imports/admin/import-words.ts'
import type { StoredImport } from '../../stored-imports/stored-import.ts'
import { ImportOutcome } from './import-outcome.tsx'

/** Others are still on their way, or have never been. */
const hasComeIn = ({ state, ending }: StoredImport) =>
  state === 'done' || ending === 'undone' || ending === 'switched_off'

/** The report of a file, as of its import. */
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
