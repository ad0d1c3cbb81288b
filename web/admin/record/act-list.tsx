import type { Act } from '#shared/contract/platform/admin-record.ts'
import { countText, momentText } from '#web/admin/admin-format.ts'
import { actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { actorText, actTitle, changeLines, placeText } from './act-words.ts'

const shownLines = 4

export const actColumns: Column<Act>[] = [
  {
    label: 'Che cosa',
    isBare: true,
    className: 'cell-wide',
    cell: (act) => (
      <>
        <b className="bold">{actTitle(act)}</b>
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
        {act.network && <p className="small muted">{act.network}</p>}
      </>
    ),
  },
  ...deskRows('actCell').map((Cell) =>
    actionColumn<Act>((act) => (
      <Attempt>
        <Cell act={act} words={{ actTitle, placeText }} />
      </Attempt>
    )),
  ),
]

function ActChanges({ act }: { act: Act }) {
  const lines = changeLines(act)
  const rest = act.changed - act.changes.length + Math.max(0, lines.length - shownLines)
  return (
    <>
      {lines.slice(0, shownLines).map(({ key, label, before, after }) => (
        <p className="small" key={key}>
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
