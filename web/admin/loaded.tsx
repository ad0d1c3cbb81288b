import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type Read<T> = Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching'> & { refetch(): unknown }

export interface LoadedProps<T> {
  query: Read<T>
  failure: string
  /** In its place until then; a skeleton by default. */
  loading?: ReactNode
  children(data: T): ReactNode
}

/** What a read has brought; until then a skeleton, or its failure with a retry. A later failure changes nothing. */
export function Loaded<T>({ query, failure, loading = <TableSkeleton />, children }: LoadedProps<T>) {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  return isError ? <ErrorState what={failure} onRetry={() => void refetch()} busy={isFetching} /> : loading
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
