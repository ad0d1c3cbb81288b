import type { Product } from '#shared/contract/catalog/catalog.ts'
import { StockAlert } from '#web/catalog/stock-alerts/stock-alert.tsx'
import { NearestInStock } from './nearest-in-stock.tsx'

export function SizeAlternatives({ product, size }: { product: Product; size: string }) {
  return (
    <div className="box box-body above-12">
      {product.category === 'biciclette' && <NearestInStock product={product} size={size} />}
      <StockAlert product={product} size={size} />
    </div>
  )
}
