import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { deleteTicket, listTickets, type ParkedView, parkTicket } from './ticket-calls.ts'
import { deleteParked, findParkedByKey, insertParked, listParked, type ParkedRow } from './ticket-repository.ts'

const viewOf = ({ id, content, createdAt }: ParkedRow): ParkedView => ({
  id,
  createdAt: createdAt.toISOString(),
  name: content.name,
  items: content.items.map(({ size = null, price = null, ...item }) => ({ ...item, size, price })),
  customer: content.customer ?? null,
})

export function ticketRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  route(app, listTickets, async () => (await listParked(db)).map(viewOf))

  route(app, parkTicket, async ({ body, request, reply }) => {
    const requestKey = idempotencyKeyOf(request) ?? null
    const requestHash = hash('sha256', JSON.stringify(body))
    const stored = await insertParked(db, { content: body, requestKey, requestHash, createdAt: clock() })
    reply.code(stored ? 201 : 200)
    const ticket = stored ?? (requestKey ? await findParkedByKey(db, requestKey) : undefined)
    if (ticket?.requestHash !== requestHash) throw problem('idempotency_conflict')
    return viewOf(ticket)
  })

  route(app, deleteTicket, async ({ params, reply }) => {
    if (!(await deleteParked(db, params.id))) throw problem('ticket_unknown')
    reply.code(204)
    return undefined
  })
}
