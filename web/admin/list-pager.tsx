import { ArrowLeft, ArrowRight } from 'lucide-react'
import { countText } from './admin-format.ts'
import { pageSize } from './admin-queries.ts'

interface Props {
  page: number
  total: number
  onPage(page: number): void
}

export function ListPager({ page, total, onPage }: Props) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const isFirst = page <= 1
  const isLast = last >= total
  return (
    <nav className="box-body row row-between small wraps" aria-label="Pagine">
      <span className="muted" role="status">
        {total === 0
          ? 'Nessun risultato'
          : `${countText(Math.min(first, total))}–${countText(last)} di ${countText(total)}`}
      </span>
      <span className="row">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isFirst}
          onClick={() => !isFirst && onPage(page - 1)}
        >
          <ArrowLeft className="icon icon-s" aria-hidden="true" /> Indietro
        </button>
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isLast}
          onClick={() => !isLast && onPage(page + 1)}
        >
          Avanti <ArrowRight className="icon icon-s" aria-hidden="true" />
        </button>
      </span>
    </nav>
  )
}
