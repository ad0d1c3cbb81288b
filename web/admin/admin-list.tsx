import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { countText } from './admin-format.ts'
import { type ListPage, pageSize } from './admin-queries.ts'
import type { ShownRows } from './admin-table.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useAdminAddress } from './use-admin-address.ts'

interface Props<T> {
  list: Pick<UseQueryResult<ListPage<T>>, 'data' | 'isError' | 'isFetching' | 'isPlaceholderData'> & {
    refetch(): unknown
  }
  failure: string
  empty: ReactNode
  skeleton?: ReactNode
  below?: ReactNode
  children(shown: ShownRows<T>): ReactNode
}

/** One page of rows, or its placeholder while loading, failed or empty. */
export function AdminList<T>({ list, failure, empty, skeleton = <TableSkeleton />, below, children }: Props<T>) {
  const { address, set } = useAdminAddress()
  const { data } = list
  const isEmpty = data && (data.total ?? data.rows.length) === 0
  return (
    <>
      {list.isError ? (
        <div className="box-body">
          <ErrorState what={failure} onRetry={() => void list.refetch()} busy={list.isFetching} />
        </div>
      ) : !data ? (
        skeleton
      ) : isEmpty ? (
        <div className="box-body">{typeof empty === 'string' ? <p className="empty">{empty}</p> : empty}</div>
      ) : (
        children({ rows: data.rows, isBusy: list.isPlaceholderData })
      )}
      {below}
      {data?.total !== undefined && data.total > 0 && (
        <ListPager page={address.pagina ?? 1} total={data.total} onPage={(page) => set({ pagina: page })} />
      )}
    </>
  )
}

interface PagerProps {
  label?: string
  page: number
  size?: number
  total: number
  onPage(page: number): void
}

export function ListPager({ label = 'Pagine', page, size = pageSize, total, onPage }: PagerProps) {
  const first = (page - 1) * size + 1
  const last = Math.min(total, page * size)
  const isFirst = page <= 1
  const isLast = last >= total
  return (
    <nav className="box-body row row-between small wraps" aria-label={label}>
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
