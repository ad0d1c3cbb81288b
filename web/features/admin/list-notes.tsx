import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'

interface Props {
  what: string
  list: { isFetching: boolean; refetch(): unknown }
}

export function ListFailure({ what, list }: Props) {
  return (
    <div className="box-b">
      <ErrorState what={what} onRetry={() => void list.refetch()} busy={list.isFetching} />
    </div>
  )
}

export function ListEmpty({ children }: { children: ReactNode }) {
  return (
    <div className="box-b">
      <p className="empty">{children}</p>
    </div>
  )
}
