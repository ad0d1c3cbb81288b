import { type Act, type KeptPart, undoAct } from '#shared/contract/platform/admin-record.ts'
import type { Reply } from '#shared/contract/platform/endpoint.ts'
import { countText } from '#web/admin/admin-format.ts'
import { actionColumn } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { actColumns } from './act-list.tsx'
import { actTitle, keptText } from './act-words.ts'

type Outcome = Reply<typeof undoAct>
const shownKept = 6

const backText = ({ back }: Outcome) => (back === 1 ? 'Torna com’era.' : `Tornano com’erano in ${countText(back)}.`)

interface Asked {
  act: Act
  trial: Outcome
}

/** Columns of acts with «Annulla», and its question: it is tried first, so that it says what stays. */
export function useActColumns() {
  const may = useMay()
  const undo = useAct({
    call: (api, { act }: Asked) => api(undoAct, { params: { id: String(act.id) }, body: {} }),
    said: ({ kept: [first] }) => (first ? ['Annullato in parte', keptText(first)] : 'Annullato'),
  })
  const { ask, dialog } = useQuestion<Asked>({
    title: 'Annullare?',
    confirmLabel: 'Annulla la modifica',
    cancelLabel: 'Indietro',
    act: undo,
    text: ({ act, trial }) => (
      <>
        <p className="bold wrap-anywhere">{actTitle(act)}</p>
        <p className="above-8">{backText(trial)}</p>
        <KeptParts kept={trial.kept} />
      </>
    ),
  })
  const trial = useAct({
    call: (api, act: Act) => api(undoAct, { params: { id: String(act.id) }, body: { isTrial: true } }),
    onDone: (found, act) => ask({ act, trial: found }),
  })
  const isMine = ({ canUndo, action }: Act) => canUndo && action !== null && may(undoAct) && may(action)
  const column = actionColumn<Act>((act) =>
    act.undoneBy ? (
      <span className="small muted">Annullato</span>
    ) : (
      isMine(act) && (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`Annulla ${actTitle(act)}`}
          aria-disabled={trial.busy || undefined}
          onClick={() => trial.send(act)}
        >
          Annulla
        </button>
      )
    ),
  )
  return { columns: [...actColumns, column], dialog }
}

function KeptParts({ kept }: { kept: readonly KeptPart[] }) {
  if (kept.length === 0) return null
  return (
    <>
      <p className="above-8">Resta com’è adesso:</p>
      {kept.slice(0, shownKept).map((part) => (
        <p className="small wrap-anywhere" key={`${part.kind} ${part.objectId} ${part.column} ${part.why}`}>
          {keptText(part)}
        </p>
      ))}
      {kept.length > shownKept && <p className="small muted">e altro: {countText(kept.length - shownKept)}</p>}
    </>
  )
}
