import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { requireCustomerId } from '#server/platform/sessions/session.ts'
import { listOwnBikes } from '#shared/contract/catalog/compatibility.ts'
import { monthsAfter } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { listBoughtBikes } from './own-bike-repository.ts'

export function ownBikeRoutes(app: FastifyInstance, { database, catalog, shop }: Deps): void {
  route(app, listOwnBikes, async ({ request }) => {
    const bikes = await listBoughtBikes(database.db, await requireCustomerId(request))
    return bikes.map(({ orderId, orderNumber, productId, name, size, category, imageName, boughtAt, deliveredAt }) => {
      const shown = catalog.find(productId)
      const isUsed = category === 'bici-usate'
      const months = isUsed ? shop.usedWarrantyMonths : shop.warrantyYears * 12
      return {
        orderId,
        orderNumber,
        name,
        size: size || null,
        slug: shown?.slug ?? null,
        imageUrl: imageName && `/images/${imageName}`,
        isUsed,
        boughtAt: boughtAt.toISOString(),
        guaranteeUntil: deliveredAt && monthsAfter(romeDayOf(deliveredAt), months),
        hasJobCard: Boolean(shown?.inspection),
      }
    })
  })
}
