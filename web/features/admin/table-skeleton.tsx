import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** As high as the rows that are coming. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading className="box-b grid gap-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  )
}
