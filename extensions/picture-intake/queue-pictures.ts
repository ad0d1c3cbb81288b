import { listStored } from '#server/catalog/products/admin-product-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { queueIncoming } from '../stored-imports/incoming-picture-repository.ts'
import type { RowPictures } from './pictures-of-row.ts'

interface Pictured {
  productId: number | undefined
  pictures: RowPictures | undefined
}

/**
 * Queues the missing pictures of an import's products in its transaction; `incoming-picture-jobs.ts` fetches them. An
 * address that the product already has is skipped, a failed one is tried again.
 */
export async function queuePictures(tx: Tx, named: readonly Pictured[], at: Date): Promise<void> {
  const requested = named.flatMap(({ productId, pictures }) =>
    productId !== undefined && pictures ? [{ productId, ...pictures }] : [],
  )
  if (requested.length === 0) return
  const stored = await listStored(
    tx,
    requested.map(({ productId }) => productId),
  )
  const namesOf = new Map(stored.map(({ row }) => [row.id, row.imageNames]))
  const rows = requested.flatMap(({ productId, list, onlyWhereNone }) => {
    const names = namesOf.get(productId) ?? []
    if (onlyWhereNone && names.some((name) => !isDrawing(name))) return []
    return list.map((picture) => {
      const isThere = picture.kind === 'own' && names.includes(picture.address)
      return {
        ...picture,
        productId,
        state: isThere ? ('done' as const) : picture.kind === 'name' ? ('awaited' as const) : ('waiting' as const),
        imageName: isThere ? picture.address : null,
      }
    })
  })
  await queueIncoming(tx, rows, at)
}
