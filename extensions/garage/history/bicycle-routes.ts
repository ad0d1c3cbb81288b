import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type BicycleVisit, bicycleWork } from '#server/orders/extension-ports/bicycle-work.ts'
import { route } from '#server/platform/http/route.ts'
import { requireCustomerId } from '#server/platform/sessions/session.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { requireOwn } from '../hand-over.ts'
import { ownBikeView } from '../own-bike-view.ts'
import { type BicycleHistory, getBicycleHistory, putDueReminder } from './bicycle-calls.ts'
import { deleteReminder, findOwner, hasReminder, insertReminder } from './due-reminder-repository.ts'
import { nextDue, visitsOf } from './next-due.ts'

/** Of the job of another owner nothing but the work. */
function visitView(visit: BicycleVisit, isOwn: boolean): BicycleHistory['visits'][number] {
  const { number, state, title, titleEn, endedAt, beganAt, totalCents, lines } = visit
  return {
    ...{ number: isOwn ? number : null, state, title, titleEn, lines: [...lines] },
    at: (endedAt ?? beganAt).toISOString(),
    total: isOwn ? toDecimal(totalCents) : null,
  }
}

export function bicycleRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { database, clock } = deps
  const { db } = database

  const viewOf = async (customerId: string, bicycleId: string): Promise<BicycleHistory> => {
    const bicycle = await requireOwn(db, customerId, bicycleId)
    const visits = await visitsOf(db, bicycle)
    const owner = await findOwner(db, customerId)
    return {
      bike: ownBikeView(deps, bicycle),
      hasWorkshop: Boolean(bicycleWork()),
      visits: visits.map((visit) => visitView(visit, owner?.email.toLowerCase() === visit.email.toLowerCase())),
      due: await nextDue(db, bicycle, visits),
      wantsReminder: await hasReminder(db, { customerId, bicycleId }),
    }
  }

  route(app, getBicycleHistory, async ({ params, request }) => viewOf(await requireCustomerId(request), params.id))

  route(app, putDueReminder, async ({ params, body, request }) => {
    const customerId = await requireCustomerId(request)
    const one = { customerId, bicycleId: params.id }
    await requireOwn(db, customerId, params.id)
    if (body.wantsReminder) await insertReminder(db, { ...one, agreedAt: clock() })
    else await deleteReminder(db, one)
    return viewOf(customerId, params.id)
  })
}
