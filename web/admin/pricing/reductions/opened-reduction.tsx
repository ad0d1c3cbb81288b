import { useQuery } from '@tanstack/react-query'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useApi } from '#web/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ReductionDialog } from './reduction-dialog.tsx'
import { reductionQuery } from './reduction-queries.ts'
import { StartedReduction } from './started-reduction.tsx'

interface Props {
  id: string
  onClose(): void
}

/** A planned one is changed; one that has started is looked at, and ended. */
export function OpenedReduction({ id, onClose }: Props) {
  const { data, isError, refetch, isFetching } = useQuery(reductionQuery(useApi(), id))
  if (data?.reduction.state === 'planned')
    return <ReductionDialog stored={{ ...data, version: data.reduction.version }} onClose={onClose} />
  if (data) return <StartedReduction whole={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Ribasso">
      <div className="dialog-body">
        {isError ? (
          <ErrorState what="Il ribasso non si carica." onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <TableSkeleton />
        )}
      </div>
    </Dialog>
  )
}
