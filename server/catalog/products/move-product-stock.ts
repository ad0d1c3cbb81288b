import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { AdminProduct, StockMove } from '#shared/contract/catalog/admin-products.ts'
import { findStoredProduct, lockStored, toAdminProduct } from './admin-product-repository.ts'
import { recordStockMovement } from './stock-repository.ts'

/**
 * Adds or removes stock by a difference, so that concurrent sales stay counted. Idempotent by reference.
 * @throws Problem 404, 400 unknown_size or size_required, 409 insufficient_stock (reserved units are not available),
 * stock_full, idempotency_conflict (the reference was used for another movement)
 */
export async function moveProductStock(
  { database, catalog }: Pick<CatalogDeps, 'database' | 'catalog'>,
  id: number,
  { frameSize, change, reference }: StockMove,
): Promise<AdminProduct> {
  await inTransaction(database, async (tx) => {
    const [product] = await lockStored(tx, [id])
    if (!product) throw problem('product_not_found')
    const size = frameSize ?? ''
    if (!product.pieces.some((one) => one.size === size)) throw problem(size === '' ? 'size_required' : 'unknown_size')
    const moved = await recordStockMovement(tx, { productId: id, size, quantity: change }, reference)
    if (moved === 'other') throw problem('idempotency_conflict')
    if (moved === 'full') throw problem('stock_full')
    if (moved !== 'done' && moved !== 'repeated')
      throw problem('insufficient_stock', { details: { available: moved.available } })
  })
  const stored = await findStoredProduct(database.db, id)
  if (!stored) throw problem('product_not_found')
  return toAdminProduct(stored, catalog.state)
}
