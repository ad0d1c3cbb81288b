import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type Read<T> = Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching'> & { refetch(): unknown }

interface Props<T> {
  query: Read<T>
  failure: string
  /** In its place until then; a skeleton by default. */
  loading?: ReactNode
  children(data: T): ReactNode
}

/** What a read has brought; until then a skeleton, or its failure with a retry. A later failure changes nothing. */
export function Loaded<T>({ query, failure, loading = <TableSkeleton />, children }: Props<T>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  return isError ? <ErrorState what={failure} onRetry={() => void refetch()} busy={isFetching} /> : loading
}

/** The same for content that is a dialog of its own: one with the given title stands in its place. */
export function LoadedDialog<T>({
  title,
  size,
  onClose,
  ...read
}: Props<T> & Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'onClose'>) {
  if (read.query.data !== undefined) return read.children(read.query.data)
  return (
    <Dialog open {...{ title, size, onClose }}>
      <div className="dialog-body">
        <Loaded {...read} />
      </div>
    </Dialog>
  )
}

/** Two reads as one: there once both are, failed once one has, and only the failed ones are sent again. */
export function both<A, B>(a: Read<A>, b: Read<B>): Read<[A, B]> {
  const failed = [a, b].filter(({ isError }) => isError)
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.map((one) => one.refetch()),
  }
}
