import { useMay } from '#web/admin/use-may.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'

/** What extensions know of a used bicycle. */
export function UsedBicycleParts({ productId }: { productId: number }) {
  const may = useMay()
  return deskRows('usedBicycle').map(
    ({ call, part: Part }) =>
      may(call) && (
        <Attempt key={call}>
          <Part productId={productId} />
        </Attempt>
      ),
  )
}
