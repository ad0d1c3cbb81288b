import { momentText } from '#web/admin/admin-format.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import type { CountLine, StockCount } from '../counts/stock-count-calls.ts'
import { articleColumn } from './article-column.tsx'
import { differenceText, sumText } from './count-words.ts'

/** What a count has changed. */
export function BookedCount({ count, onClose }: { count: StockCount; onClose(): void }) {
  const rows = count.lines.map((line) => ({ ...line, id: `${line.productId}/${line.size}` }))
  return (
    <>
      <div className="box-body row row-between wraps">
        <p>
          <b className="bold">{count.shelf ?? 'Senza nome'}</b>, salvata il{' '}
          {momentText(count.bookedAt ?? count.createdAt)}. {sumText(rows.map(({ booked }) => booked ?? 0))}
        </p>
        <button type="button" className="btn btn-small" onClick={onClose}>
          Tutte le conte
        </button>
      </div>
      <AdminTable rows={rows} isBusy={false} caption="Contati" rowKey="id" columns={columns} />
    </>
  )
}

const columns: Column<CountLine & { id: string }>[] = [
  articleColumn,
  { label: 'Aspettati', isRight: true, className: 'num', cell: ({ expected }) => expected },
  { label: 'Contati', isRight: true, className: 'num', cell: ({ counted }) => counted },
  {
    label: 'Differenza',
    cell: ({ difference, booked }) =>
      booked === difference
        ? differenceText(difference)
        : `${differenceText(difference)}; in magazzino ${differenceText(booked ?? 0)}: gli altri erano di chi ha comprato intanto`,
  },
  { label: 'Perché', cell: ({ reason }) => reason ?? '–' },
]
