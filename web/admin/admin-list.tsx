import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { ListPage } from './admin-queries.ts'
import type { ShownRows } from './admin-table.tsx'
import { ListPager } from './list-pager.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useAdminAddress } from './use-admin-address.ts'

interface Props<T> {
  list: UseQueryResult<ListPage<T>>
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
