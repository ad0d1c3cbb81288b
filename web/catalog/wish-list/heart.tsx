import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

/** Alike for everybody: `hearts.ts` keeps what is ticked and ticks what is in the list. On a card its words are not seen. */
export function Heart({ product: { id, name, price } }: { product: Pick<Product, 'id' | 'name' | 'price'> }) {
  const { wish } = useTexts().catalog
  return (
    <label className="heart">
      <input type="checkbox" data-wish={id} value={price} aria-label={`${wish}: ${name}`} />
      <span>{wish}</span>
    </label>
  )
}
