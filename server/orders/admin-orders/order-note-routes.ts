import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { findOrder } from '#server/orders/order-records/order-repository.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  addOrderNote,
  addOrderTag,
  deleteOrderNote,
  listOrderTags,
  removeOrderTag,
} from '#shared/contract/orders/admin-order-notes.ts'
import { readAdminOrder } from './admin-order-view.ts'
import { deleteNote, deleteTag, insertNote, insertTag, listTagsInUse } from './order-note-repository.ts'

const tagsAtMost = 200

export function orderNoteRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  const requireOrder = async (id: string) => {
    if (!(await findOrder(db, id))) throw problem('order_not_found')
  }

  route(app, addOrderNote, async ({ params, body, reply }) => {
    await requireOrder(params.id)
    await insertNote(db, { orderId: params.id, text: body.text, createdAt: deps.clock() })
    reply.code(201)
    return readAdminOrder(deps, params.id)
  })

  route(app, deleteOrderNote, async ({ params }) => {
    const orderId = await deleteNote(db, params.id)
    if (!orderId) throw problem('order_note_not_found')
    return readAdminOrder(deps, orderId)
  })

  route(app, listOrderTags, () => listTagsInUse(db, tagsAtMost))

  route(app, addOrderTag, async ({ params, body }) => {
    await requireOrder(params.id)
    await insertTag(db, { orderId: params.id, name: body.name, createdAt: deps.clock() })
    return readAdminOrder(deps, params.id)
  })

  route(app, removeOrderTag, async ({ params: { id, name } }) => {
    await deleteTag(db, { orderId: id, name })
    return readAdminOrder(deps, id)
  })
}
