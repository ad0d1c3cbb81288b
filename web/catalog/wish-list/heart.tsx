import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  product: Pick<Product, 'id' | 'name' | 'price'>
  /** With its words, among other tools. */
  isTool?: boolean
}

/** Alike for everybody: `hearts.ts` presses it and shows whether it is. */
export function Heart({ product: { id, name, price }, isTool }: Props) {
  const { wish } = useTexts().catalog
  return (
    <button
      type="button"
      className="heart"
      data-wish={id}
      value={price}
      aria-pressed={false}
      aria-label={`${wish}: ${name}`}
    >
      {isTool && wish}
    </button>
  )
}
