import type { Product } from '#shared/contract/catalog/catalog.ts'
import { Place } from '#web/extensions/place.tsx'
import { NearestInStock } from './nearest-in-stock.tsx'

export function SizeAlternatives({ product, size }: { product: Product; size: string }) {
  return (
    <div className="box box-body above-12">
      {product.category === 'biciclette' && <NearestInStock product={product} size={size} />}
      <Place name="product.alert" given={{ product, size }} />
    </div>
  )
}
