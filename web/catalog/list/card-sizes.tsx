import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

export function CardSizes({ product: { sizes, frameSize, stock } }: { product: Product }) {
  const t = useTexts().catalog
  const shown = sizes.length > 0 ? sizes : frameSize ? [{ size: frameSize, stock }] : []
  if (shown.length === 0) return null
  return (
    <div className="meta">
      <span>{t.size}</span>{' '}
      <span className="card-sizes wraps bold ink">
        {shown.map((one) =>
          one.stock > 0 || stock <= 0 ? (
            <span key={one.size}>{t.sizeValue(one.size)} </span>
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
