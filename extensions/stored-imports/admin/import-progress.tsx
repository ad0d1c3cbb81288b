import { Square } from 'lucide-react'
import { useId } from 'react'
import { countText } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { stopImport } from '../admin-imports.ts'
import type { StoredImport } from '../stored-import.ts'
import { fileNameOf } from './import-words.ts'
import './imports.css'

/** The progress of an import, or of its undo. */
export function ImportProgress({ one }: { one: StoredImport }) {
  const label = useId()
  const stop = useAct({
    call: (api) => api(stopImport, { params: { id: String(one.id) } }),
    failed: 'L’importazione non si ferma. Riprova.',
  })
  const isComing = one.state === 'applying'
  return (
    <div className="import-run flex wraps align-center ground-white">
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
          className="progress above-10"
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
          aria-disabled={stop.busy || stop.isDone}
          onClick={() => !stop.isDone && stop.send()}
        >
          <Square className="icon icon-s" aria-hidden="true" /> Interrompi
        </button>
      )}
    </div>
  )
}
