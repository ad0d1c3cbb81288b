import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { monthsAfter } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { OwnBike } from './garage-calls.ts'
import { bicycleId, hasLeft } from './hand-over.ts'
import type { OwnBicycle } from './own-bicycle-repository.ts'

/** Of a bicycle that was handed over nothing that is its buyer's: no order, no day of purchase. */
export function ownBikeView({ catalog, shop, clock }: OrdersDeps, bicycle: OwnBicycle): OwnBike {
  const { orderId, orderNumber, name, size, serialNumber, imageName, boughtAt, deliveredAt, handedOverAt } = bicycle
  const shown = catalog.find(bicycle.productId)
  const isUsed = bicycle.category === 'bici-usate'
  const months = isUsed ? shop.usedWarrantyMonths : shop.warrantyYears * 12
  const { codeExpiresAt: until } = bicycle
  return {
    id: bicycleId(bicycle),
    orderId: handedOverAt ? null : orderId,
    orderNumber: handedOverAt ? null : orderNumber,
    name,
    size: size || null,
    serialNumber,
    slug: shown?.slug ?? null,
    imageUrl: imageName && `/images/${imageName}`,
    isUsed,
    boughtAt: handedOverAt ? null : boughtAt.toISOString(),
    receivedAt: handedOverAt?.toISOString() ?? null,
    guaranteeUntil: deliveredAt && monthsAfter(romeDayOf(deliveredAt), months),
    hasJobCard: Boolean(shown?.inspection),
    mayHandOver: hasLeft(bicycle),
    codeUntil: until && until > clock() ? until.toISOString() : null,
  }
}
