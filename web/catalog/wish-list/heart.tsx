import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

/** Alike for everybody: `hearts.ts` presses it and shows whether it is. On a card its words are not seen. */
export function Heart({ product: { id, name, price } }: { product: Pick<Product, 'id' | 'name' | 'price'> }) {
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
      {wish}
    </button>
  )
}
