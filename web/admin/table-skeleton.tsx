import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function TableSkeleton({ rows = 6, height = 'tall-48' }: { rows?: number; height?: string }) {
  return (
    <Loading className="box-body stack">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={row} className={height} />
      ))}
    </Loading>
  )
}
