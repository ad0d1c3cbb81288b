import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { listReservations } from '#shared/contract/orders/cart-endpoints.ts'
import { buyerOf } from './buyer.ts'
import { listReserved } from './reservation-repository.ts'

/** The catalogue shows the available stock; a buyer's own reservations are available to the buyer. */
export function reservationRoutes(app: FastifyInstance, { database: { db } }: OrdersDeps): void {
  route(app, listReservations, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    const reserved = await listReserved(db, await buyerOf(request))
    return reserved.map(({ size, ...line }) => ({ ...line, frameSize: size || null }))
  })
}
