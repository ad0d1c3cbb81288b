import type { Product } from '#shared/contract/catalog/catalog.ts'
import { hasSizePrices } from '#shared/domain/platform/goods/sizes.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Price } from '#web/ui/price.tsx'

interface Props {
  product: Pick<Product, 'price' | 'sizes'>
  form?: 'text' | 'price'
  className?: string
}

/** Where its sizes cost different amounts, «da» and the lowest. */
export function ProductPrice({ product, ...look }: Props) {
  const t = useTexts().catalog
  const price = <Price amount={product.price} {...look} />
  if (!hasSizePrices(product)) return price
  return (
    <span>
      <span className="small">{t.priceFrom}</span> {price}
    </span>
  )
}
