import type { ChosenProduct } from '#web/extensions/desk-row.ts'
import { LabelLinks } from './label-links.tsx'

/** One label of each product that was chosen, of each of its sizes. */
export default function ChosenLabels({ products }: { products: readonly ChosenProduct[] }) {
  const items = products.flatMap(({ id: productId, sizes }) =>
    (sizes.length > 0 ? sizes : [{ size: '' }]).map(({ size }) => ({ productId, size, quantity: 1 })),
  )
  return <LabelLinks items={items} />
}
