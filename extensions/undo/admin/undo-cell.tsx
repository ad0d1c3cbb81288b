import type { Act } from '#shared/contract/platform/admin-record.ts'
import type { Reply } from '#shared/contract/platform/endpoint.ts'
import { countText } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import type { RecordWords } from '#web/extensions/desk-row.ts'
import { type KeptPart, undoAct } from '../undo-calls.ts'
import { keptText } from './kept-text.ts'

type Outcome = Reply<typeof undoAct>
const shownKept = 6

const backText = ({ back }: Outcome) => (back === 1 ? 'Torna com’era.' : `Tornano com’erano in ${countText(back)}.`)

interface Props {
  act: Act
  words: RecordWords
}

/** «Annulla», which tries first, so that its question says what stays. */
export function UndoCell({ act, words }: Props) {
  const title = words.actTitle(act)
  const may = useMay()
  const call = (isTrial: boolean) => ({ params: { id: String(act.id) }, body: { isTrial } })
  const undo = useAct({
    call: (api, _trial: Outcome) => api(undoAct, call(false)),
    said: ({ kept: [first] }) => (first ? ['Annullato in parte', keptText(first, words)] : 'Annullato'),
  })
  const { ask, dialog } = useQuestion<Outcome>({
    title: 'Annullare?',
    confirmLabel: 'Annulla la modifica',
    cancelLabel: 'Indietro',
    act: undo,
    text: (trial) => (
      <>
        <p className="bold">{title}</p>
        <p className="above-8">{backText(trial)}</p>
        <KeptParts kept={trial.kept} words={words} />
      </>
    ),
  })
  const trial = useAct({ call: (api) => api(undoAct, call(true)), onDone: (found) => ask(found) })
  if (act.undoneBy) return <span className="small muted">Annullato</span>
  if (!act.canUndo || act.action === null || !may(undoAct) || !may(act.action)) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-small"
        aria-label={`Annulla ${title}`}
        aria-disabled={trial.busy || undefined}
        onClick={() => trial.send()}
      >
        Annulla
      </button>
      {dialog}
    </>
  )
}

function KeptParts({ kept, words }: { kept: readonly KeptPart[]; words: RecordWords }) {
  if (kept.length === 0) return null
  return (
    <>
      <p className="above-8">Resta com’è adesso:</p>
      {kept.slice(0, shownKept).map((part) => (
        <p className="small" key={`${part.kind} ${part.objectId} ${part.column} ${part.why}`}>
          {keptText(part, words)}
        </p>
      ))}
      {kept.length > shownKept && <p className="small muted">e altro: {countText(kept.length - shownKept)}</p>}
    </>
  )
}
