import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { ProductPrice } from './product-parts/product-price.tsx'
import { useListedProduct } from './product-queries.ts'

/** What the card knows, in the places of the sheet: the name of a used bicycle stands above its picture. */
export function ProductPreview({ slug }: { slug: string }) {
  const product = useListedProduct()(slug)
  if (!product) return null
  const name = (
    <h2 className="buy-name" tabIndex={-1}>
      {wholeCodes(product.name)}
    </h2>
  )
  return (
    <div className="product-sheet grid">
      <div className="stack">
        {product.inspection && name}
        <div className="gallery-main relative">
          {/* The card's own file, which is here. */}
          <Picture category={product.category} url={firstImage(product)} alt={product.name} sizes="340px" eager />
        </div>
      </div>
      <div className="buy stack">
        {!product.inspection && name}
        <ProductPrice product={product} />
        <CardSizes product={product} />
      </div>
    </div>
  )
}
