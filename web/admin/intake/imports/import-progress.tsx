import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useId } from 'react'
import { stopImport } from '#shared/contract/intake/admin-imports.ts'
import type { StoredImport } from '#shared/contract/intake/stored-import.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { fileNameOf } from './import-words.ts'
import './imports.css'

/** How far a file has come in, or is taken back again. */
export function ImportProgress({ one }: { one: StoredImport }) {
  const api = useApi()
  const queries = useQueryClient()
  const label = useId()
  const stop = useMutation({
    mutationFn: () => api(stopImport, { params: { id: String(one.id) } }),
    onError: (error) => sayError(messageOf(error, 'L’importazione non si ferma. Riprova.')),
    onSettled: () => refresh(queries, 'imports'),
  })
  const isComing = one.state === 'applying'
  return (
    <div className="import-run">
      <div className="import-run-text">
        <p id={label}>
          <b className="bold">
            {isComing ? `Importo «${fileNameOf(one)}»` : `Rimetto com’era prima di «${fileNameOf(one)}»`}
          </b>
          <span className="small muted">
            {' '}
            {countText(one.done)} di {countText(one.total)} articoli
          </span>
        </p>
        <div
          className="progress"
          role="progressbar"
          aria-labelledby={label}
          aria-valuemin={0}
          aria-valuemax={one.total}
          aria-valuenow={one.done}
        >
          <i style={{ width: `${one.total === 0 ? 0 : (one.done / one.total) * 100}%` }} />
        </div>
      </div>
      {isComing && (
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={stop.isPending || stop.isSuccess}
          onClick={() => !stop.isPending && !stop.isSuccess && stop.mutate()}
        >
          <Square className="icon icon-s" aria-hidden="true" /> Interrompi
        </button>
      )}
    </div>
  )
}
