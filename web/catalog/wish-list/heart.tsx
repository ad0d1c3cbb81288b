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
      className={isTool ? 'heart link as-target' : 'heart'}
      data-wish={id}
      value={price}
      aria-pressed={false}
      aria-label={`${wish}: ${name}`}
    >
      <HeartSign />
      {isTool && wish}
    </button>
  )
}

export const HeartSign = () => (
  <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M12 20.5 4 12.3a5.2 5.2 0 0 1 7.2-7.4l.8.8.8-.8a5.2 5.2 0 0 1 7.2 7.4z" />
  </svg>
)
