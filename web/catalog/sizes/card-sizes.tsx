import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  product: Product
  /** Those of its sizes that a search means. */
  searched?: readonly string[] | undefined
}

export function CardSizes({ product: { sizes, frameSize, stock }, searched = [] }: Props) {
  const t = useTexts().catalog
  const shown = sizes.length > 0 ? sizes : frameSize ? [{ size: frameSize, stock }] : []
  if (shown.length === 0) return null
  return (
    <div className="meta">
      <span>{t.size}</span>{' '}
      <span className="card-sizes wraps bold ink">
        {shown.map((one) =>
          one.stock > 0 || stock <= 0 ? (
            <span key={one.size} className={searched.includes(one.size) ? 'searched' : undefined}>
              {t.sizeValue(one.size)}
              {searched.includes(one.size) && <span className="sr-only"> ({t.sizeSearched})</span>}{' '}
            </span>
          ) : (
            <s key={one.size}>
              {t.sizeValue(one.size)}
              <span className="sr-only"> ({t.sizeSoldOut})</span>{' '}
            </s>
          ),
        )}
      </span>
    </div>
  )
}
