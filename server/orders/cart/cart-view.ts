import { listAnyProducts } from '#server/catalog/products/product-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { CartLineItem } from '#shared/contract/orders/cart-endpoints.ts'
import { isCallOnly } from '#shared/domain/catalog/used-bicycles.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { StoredCartLine } from './cart-repository.ts'

/** The lines of a cart; products that are no longer sold are marked and never left out. */
export async function cartView(
  { catalog, database }: Pick<Deps, 'catalog' | 'database'>,
  lines: readonly StoredCartLine[],
  language?: Language,
): Promise<CartLineItem[]> {
  const onSale = new Map(lines.map(({ productId }) => [productId, catalog.find(productId, language)]))
  const goneIds = [...onSale].filter(([, product]) => !product).map(([id]) => id)
  const gone = goneIds.length > 0 ? await listAnyProducts(database.db, goneIds, catalog.state.book) : []
  const goneById = new Map(gone.map((product) => [product.id, product]))
  return lines.flatMap((line) => {
    const product = onSale.get(line.productId) ?? goneById.get(line.productId)
    return product ? [lineView(line, product)] : []
  })
}

function lineView({ id, size, quantity }: StoredCartLine, product: Product): CartLineItem {
  const units = size === '' ? product.stock : (product.sizes.find((s) => s.size === size)?.stock ?? 0)
  return {
    id,
    quantity,
    frameSize: size || null,
    product,
    available: product.isActive && !isCallOnly(product) ? units : 0,
  }
}
