import { useQuery } from '@tanstack/react-query'
import { getReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'

import { LoadedDialog } from '#web/admin/loaded-dialog.tsx'
import { useApi } from '#web/platform/api.ts'
import { ReductionDialog } from './reduction-dialog.tsx'
import { StartedReduction } from './started-reduction.tsx'

interface Props {
  id: string
  onClose(): void
}

/** A planned one is changed; one that has started is looked at, and ended. */
export function OpenedReduction({ id, onClose }: Props) {
  const query = useQuery({
    ...readQuery(useApi(), getReduction, { params: { id } }),
    ...openedFresh,
  })
  return (
    <LoadedDialog query={query} title="Ribasso" failure="Il ribasso non si carica." onClose={onClose}>
      {(whole) =>
        whole.reduction.state === 'planned' ? (
          <ReductionDialog stored={{ ...whole, version: whole.reduction.version }} onClose={onClose} />
        ) : (
          <StartedReduction whole={whole} onClose={onClose} />
        )
      }
    </LoadedDialog>
  )
}
