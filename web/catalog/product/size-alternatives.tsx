import type { Product } from '#shared/contract/catalog/catalog.ts'
import { StockAlert } from '#web/catalog/stock-alerts/stock-alert.tsx'
import { NearestInStock } from './nearest-in-stock.tsx'

export function SizeAlternatives({ product, size }: { product: Product; size: string }) {
  return (
    <div className="box padded-16 above-12">
      <NearestInStock product={product} size={size} />
      {product.subcategory && <StockAlert product={product} size={size} />}
    </div>
  )
}
