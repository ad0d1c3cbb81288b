import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import {
  createWebhookEndpoint as createCall,
  deleteWebhookEndpoint as deleteCall,
  listOutgoingEvents,
  listWebhookEndpointsCall,
  type OutgoingEvent,
  renewWebhookSecret,
  resendEvent,
  testWebhookEndpoint,
  updateWebhookEndpoint as updateCall,
} from '#shared/contract/messages/webhook-endpoints.ts'
import { editWebhookEndpoint, registerWebhookEndpoint, renewSecret } from './edit-webhook-endpoint.ts'
import { findEvent, listEventsOf, makeEventDue, type OutgoingEventRow } from './outgoing-event-repository.ts'
import { findWebhookEndpoint, listWebhookEndpoints, removeWebhookEndpoint } from './webhook-endpoint-repository.ts'
import { writeTestEvent } from './write-events-repository.ts'

const usualLimit = 25

/** Webhook endpoints and their deliveries. */
export function eventRoutes(app: FastifyInstance, deps: MessagesDeps): void {
  const { database, clock } = deps
  const { db } = database

  route(app, listWebhookEndpointsCall, () => listWebhookEndpoints(db))
  const caller = async (request: FastifyRequest) => (await requireStaffSession(request)).staff
  route(app, createCall, async ({ body, request }) => registerWebhookEndpoint(deps, body, await caller(request)))
  route(app, updateCall, async ({ params, body, request }) =>
    editWebhookEndpoint(deps, params.id, body, await caller(request)),
  )
  route(app, renewWebhookSecret, async ({ params, request }) => renewSecret(deps, params.id, await caller(request)))
  route(app, deleteCall, async ({ params, reply }) => {
    if (!(await removeWebhookEndpoint(db, params.id))) throw problem('receiver_not_found')
    reply.code(204)
    return undefined
  })

  route(app, testWebhookEndpoint, async ({ params }) => {
    const id = await inTransaction(database, (tx) => writeTestEvent(tx, params.id, clock()))
    const event = id === undefined ? undefined : await findEvent(db, id)
    if (!event) throw problem('receiver_not_found')
    return view(event)
  })

  route(app, listOutgoingEvents, async ({ params, query, request, reply }) => {
    if (!(await findWebhookEndpoint(db, params.id))) throw problem('receiver_not_found')
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { events, total } = await listEventsOf(db, params.id, { ...page, state: query.state })
    setPagingHeaders(request, reply, page, total)
    return events.map(view)
  })

  route(app, resendEvent, async ({ params }) => {
    const event = await inTransaction(database, (tx) => makeEventDue(tx, params.id, clock()))
    if (!event) throw problem('event_not_found')
    return view(event)
  })
}

function view(event: OutgoingEventRow): OutgoingEvent {
  const { id, kind, object, state, attempts, answer, lastError, createdAt, nextAttemptAt, deliveredAt } = event
  return {
    id,
    kind,
    object,
    state,
    attempts,
    answer,
    lastError,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: state === 'pending' ? nextAttemptAt.toISOString() : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }
}
