import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { requireCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  listOwnBikes,
  makeHandOverCode as makeCodeCall,
  type OwnBike,
  receiveBicycle as receiveCall,
  withdrawHandOverCode as withdrawCodeCall,
} from '#shared/contract/catalog/compatibility.ts'
import { monthsAfter } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { bicycleId, hasLeft, makeHandOverCode, receiveBicycle, withdrawHandOverCode } from './hand-over.ts'
import { listOwnBicycles, type OwnBicycle } from './sold-bicycle-repository.ts'

export function garageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listOwnBikes, async ({ request }) => {
    const bicycles = await listOwnBicycles(deps.database.db, await requireCustomerId(request))
    return bicycles.map((bicycle) => viewOf(deps, bicycle))
  })

  route(app, makeCodeCall, async ({ params, request, reply }) => {
    const made = await makeHandOverCode(deps, await requireCustomerId(request), params.id)
    reply.code(201)
    return made
  })

  route(app, withdrawCodeCall, async ({ params, request, reply }) => {
    await withdrawHandOverCode(deps, await requireCustomerId(request), params.id)
    reply.code(204)
    return undefined
  })

  route(app, receiveCall, async ({ body, request, reply }) => {
    const customerId = await requireCustomerId(request)
    const bicycle = await receiveBicycle(deps, customerId, body.code, await callerOf(deps, request.ip))
    reply.code(201)
    return viewOf(deps, bicycle)
  })
}

/** Of a bicycle that was handed over nothing that is its buyer's: no order, no day of purchase. */
function viewOf({ catalog, shop, clock }: Deps, bicycle: OwnBicycle): OwnBike {
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
