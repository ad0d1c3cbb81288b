import { firstImage } from '#shared/domain/catalog/first-image.ts'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { ProductPrice } from './product-price.tsx'
import { useListedProduct } from './product-queries.ts'

export function ProductPreview({ slug }: { slug: string }) {
  const product = useListedProduct()(slug)
  if (!product) return null
  return (
    <div className="product-columns grid">
      <div className="gallery gallery-main relative">
        {/* The card's own file, which is here. */}
        <Picture category={product.category} url={firstImage(product)} alt={product.name} sizes="340px" eager />
      </div>
      <div className="buy stack">
        <h2 className="buy-name" tabIndex={-1}>
          {wholeCodes(product.name)}
        </h2>
        <ProductPrice product={product} />
        <CardSizes product={product} />
      </div>
    </div>
  )
}
