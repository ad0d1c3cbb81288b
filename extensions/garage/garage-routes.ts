import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { requireCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  listOwnBikes,
  makeHandOverCode as makeCodeCall,
  receiveBicycle as receiveCall,
  withdrawHandOverCode as withdrawCodeCall,
} from './garage-calls.ts'
import { makeHandOverCode, receiveBicycle, withdrawHandOverCode } from './hand-over.ts'
import { listOwnBicycles } from './own-bicycle-repository.ts'
import { ownBikeView } from './own-bike-view.ts'

export function garageRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, listOwnBikes, async ({ request }) => {
    const bicycles = await listOwnBicycles(deps.database.db, await requireCustomerId(request))
    return bicycles.map((bicycle) => ownBikeView(deps, bicycle))
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
    return ownBikeView(deps, bicycle)
  })
}
