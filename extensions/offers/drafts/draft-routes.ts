import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepFieldsOf, withFieldErrors } from '#server/orders/extension-ports/order-fields.ts'
import { readPickUp } from '#server/orders/extension-ports/pick-ups.ts'
import { placedOrderView } from '#server/orders/order/order-view.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import {
  changeDraft as changeCall,
  createDraft as createCall,
  getDraft,
  getOffer,
  getQuotePdf,
  listDrafts,
  orderDraft as orderCall,
  sendDraft as sendCall,
  withdrawDraft as withdrawCall,
} from './draft-calls.ts'
import { makeQuote } from './draft-paper.ts'
import { findDraft, listDraftRows } from './draft-repository.ts'
import { draftView, readOffer } from './draft-view.ts'
import { orderDraft, requireOffer } from './order-draft.ts'
import { changeDraft, createDraft, sendDraft, withdrawDraft } from './write-draft.ts'

async function readDraft(deps: Deps, id: string) {
  const draft = await findDraft(deps.database.db, { id })
  if (!draft) throw problem('draft_unknown')
  return draftView(draft, deps)
}

export function adminDraftRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listDrafts, async () => (await listDraftRows(deps.database.db)).map((row) => draftView(row, deps)))

  route(app, getDraft, ({ params }) => readDraft(deps, params.id))

  route(app, createCall, async ({ body, request, reply }) => {
    const { id, isNew } = await createDraft(depsOfRequest(deps, request), body, idempotencyKeyOf(request) ?? null)
    reply.code(isNew ? 201 : 200)
    return readDraft(deps, id)
  })

  route(app, changeCall, async ({ params, body, request }) => {
    await changeDraft(depsOfRequest(deps, request), params.id, body)
    return readDraft(deps, params.id)
  })

  route(app, withdrawCall, async ({ params, reply }) => {
    await withdrawDraft(deps, params.id)
    reply.code(204)
    return undefined
  })

  route(app, sendCall, async ({ params, request }) => {
    await sendDraft(depsOfRequest(deps, request), params.id)
    return readDraft(deps, params.id)
  })
}

/** Of extensions, beside the other fields: `invoice`, `pickupSlot`. */
const readFields = async (request: FastifyRequest) => keepFieldsOf(request, request.body, 'order.')

export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, getOffer, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return readOffer(db, await requireOffer(deps, params.key), deps.shop, requestLanguage(request))
  })

  route(
    app,
    withFieldErrors(orderCall),
    { config: rateLimits.order, preValidation: readFields },
    async ({ params, body, request, reply }) => {
      const asked = { key: params.key, asked: body, request }
      const { order, isNew } = await orderDraft(depsOfRequest(deps, request), asked)
      reply.code(isNew ? 201 : 200).header('cache-control', 'no-store')
      const key = isNew
        ? deps.orderKeys.of(order.orderNumber)
        : await requireOrderAccessKey(db, deps.orderKeys, order.orderNumber)
      return { ...placedOrderView(order, deps.shop, key), ...(await readPickUp(db, order)) }
    },
  )

  route(app, getQuotePdf, async ({ params, reply }) => {
    const draft = await requireOffer(deps, params.key)
    reply.type('application/pdf').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${draft.content.language === 'it' ? 'preventivo' : 'quote'}.pdf"`,
    })
    return makeQuote(draft, deps.shop)
  })
}
