import type { Act } from '#shared/contract/platform/admin-record.ts'
import { countText, momentText } from '#web/admin/admin-format.ts'
import type { Column } from '#web/admin/admin-table.tsx'
import { actorText, actTitle, changeLines } from './act-words.ts'

const shownLines = 4

export const actColumns: Column<Act>[] = [
  {
    label: 'Che cosa',
    isBare: true,
    className: 'cell-wide',
    cell: (act) => (
      <>
        <b className="bold wrap-anywhere">{actTitle(act)}</b>
        <ActChanges act={act} />
      </>
    ),
  },
  { label: 'Quando', cell: ({ at }) => momentText(at) },
  {
    label: 'Chi',
    cell: (act) => (
      <>
        {actorText(act)}
        <p className="small muted wrap-anywhere">{act.network ?? act.action}</p>
      </>
    ),
  },
]

function ActChanges({ act }: { act: Act }) {
  const lines = changeLines(act)
  const rest = act.changed - act.changes.length + Math.max(0, lines.length - shownLines)
  return (
    <>
      {lines.slice(0, shownLines).map(({ key, label, before, after }) => (
        <p className="small wrap-anywhere" key={key}>
          {label}
          {before !== undefined && (
            <>
              {': '}
              <s className="muted">
                <span className="sr-only">prima </span>
                {before}
              </s>{' '}
              <span aria-hidden="true">→</span>{' '}
              <b className="bold">
                <span className="sr-only">adesso </span>
                {after}
              </b>
            </>
          )}
        </p>
      ))}
      {rest > 0 && <p className="small muted">e altro: {countText(rest)}</p>}
    </>
  )
}
