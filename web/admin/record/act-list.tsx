import type { Act } from '#shared/contract/platform/admin-record.ts'
import { countText } from '#web/admin/admin-format.ts'
import { actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { actorText, actTitle, changeLines, placeText } from './act-words.ts'

const shownLines = 4

export const actColumns = (whenText: (moment: string) => string): Column<Act>[] => [
  {
    label: 'Quando e chi',
    isBare: true,
    cell: (act) => (
      <>
        <span className="nowrap">{whenText(act.at)}</span>
        <p className="small muted">
          <b className="bold">{actorText(act)}</b> {act.network}
        </p>
      </>
    ),
  },
  {
    label: 'Che cosa',
    isBare: true,
    className: 'cell-row',
    cell: (act) => (
      <>
        <b className="bold">{actTitle(act)}</b>
        <ActChanges act={act} />
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
  const alike = Map.groupBy(changeLines(act), ({ label, before, after }) => [label, before, after].join(' '))
  const lines = [...alike.values()].flatMap(([line, ...more]) => (line ? [{ ...line, times: more.length + 1 }] : []))
  const rest = act.changed - act.changes.length + Math.max(0, lines.length - shownLines)
  return (
    <>
      {lines.slice(0, shownLines).map(({ key, label, before, after, times }) => (
        <p className="small" key={key}>
          {label}
          {times > 1 && ` (${countText(times)})`}
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
