import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { countOfBicycle } from './booking-repository.ts'
import { serialKeyOf } from './serial-key.ts'
import type { Slot } from './slots.ts'

/** @throws Problem 409 bicycle_twice where the frame is on another stand then */
export async function requireOnce(tx: Tx, serialNumber: string, slot: Slot & { except?: number }): Promise<void> {
  if (serialKeyOf(serialNumber) && (await countOfBicycle(tx, { serialNumber, productId: null }, slot)) > 0)
    throw problem('bicycle_twice')
}

interface Ride {
  productId: number
  language: Language
}

/** The shop's bicycle of a test ride, under the lock of its day. @throws Problem 409 ride_unavailable */
export async function requireRide(
  tx: Tx,
  { shop }: Pick<Deps, 'shop'>,
  { productId, language }: Ride,
  slot: Slot & { except?: number },
) {
  const [product] = await listOrderableProducts(tx, [productId], language, shop)
  const ridden = await countOfBicycle(tx, { serialNumber: '', productId }, slot)
  if (!(product?.isActive && isBicycleCategory(product.category) && product.freePieces > ridden))
    throw problem('ride_unavailable')
  return product
}
