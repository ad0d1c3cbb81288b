import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, instant, paging } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { eventKinds, eventStates, testKind } from '#shared/domain/platform/states/event-kinds.ts'

const uuid = z.object({ id: z.uuid({ error: 'id' }) })

/** Encrypted, or this machine's own. */
const address = z.string().check(z.trim(), z.maxLength(500), z.refine(isReceiverAddress, { error: 'receiver_address' }))

function isReceiverAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
}

const kinds = z
  .array(z.enum(eventKinds))
  .check(z.minLength(1, { error: 'nothing_chosen' }), z.maxLength(eventKinds.length, { error: 'nothing_chosen' }))

const webhookEndpoint = z.object({
  id: z.string(),
  address: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  isPaused: z.boolean(),
  /** False after a restore, which brings no secrets back: nothing is sent until it has a new one. */
  hasSecret: z.boolean(),
  /** Who made it, or resumed it last; null: with the shop's password. When that person is removed it pauses. */
  maker: z.nullable(z.string()),
  createdAt: instant,
  pending: z.int(),
  failed: z.int(),
  lastDeliveredAt: z.nullable(instant),
})
export type WebhookEndpoint = z.output<typeof webhookEndpoint>

const newWebhookEndpoint = z.object({ address, kinds })
export type NewWebhookEndpoint = z.output<typeof newWebhookEndpoint>

const webhookEndpointChange = z.object({
  address: z.optional(address),
  kinds: z.optional(kinds),
  isPaused: z.optional(z.boolean()),
})
export type WebhookEndpointChange = z.output<typeof webhookEndpointChange>

const receivers = resource('/api/admin/event-receivers/:id', uuid, 'receiver_not_found')

export const listWebhookEndpointsCall = receivers.list('Who is told of events', webhookEndpoint)

export const createWebhookEndpoint = receivers.create(
  'Tells an address of events from now on; `secret`, for checking signatures, is said this once',
  newWebhookEndpoint,
  z.extend(webhookEndpoint, { secret: z.string() }),
  ['too_many_receivers'],
)

export const updateWebhookEndpoint = receivers.patch(
  'Other address or kinds, or a pause: what happens meanwhile waits',
  webhookEndpointChange,
  webhookEndpoint,
)

export const deleteWebhookEndpoint = receivers.remove('Tells it nothing more, and forgets what it was told')

export const renewWebhookSecret = endpoint('POST', '/api/admin/event-receivers/:id/secret', {
  summary: 'Signs with another secret from now on; it is said this once',
  params: uuid,
  replies: { 200: z.extend(webhookEndpoint, { secret: z.string() }) },
  errors: ['receiver_not_found'],
})

const outgoingEvent = z.object({
  id: z.int(),
  kind: z.enum([...eventKinds, testKind]),
  /** `order:…`, `product:12`: of one object they arrive in this order. */
  object: z.string(),
  state: z.enum(eventStates),
  attempts: z.int(),
  /** The receiver's last answer; null when there was none. */
  answer: z.nullable(z.int()),
  lastError: z.nullable(z.string()),
  createdAt: instant,
  nextAttemptAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
})
export type OutgoingEvent = z.output<typeof outgoingEvent>

export const testWebhookEndpoint = endpoint('POST', '/api/admin/event-receivers/:id/test', {
  summary: 'Sends it an event of the kind `test`',
  params: uuid,
  replies: { 202: outgoingEvent },
  errors: ['receiver_not_found'],
})

export const listOutgoingEvents = endpoint('GET', '/api/admin/event-receivers/:id/events', {
  summary: 'What a receiver was told and is to be told, newest first; X-Total-Count tells how many there are',
  params: uuid,
  query: z.object({ state: z.optional(z.enum(eventStates)), ...paging }),
  replies: { 200: z.array(outgoingEvent) },
  errors: ['receiver_not_found'],
})

export const resendEvent = endpoint('POST', '/api/admin/outgoing-events/:id/resend', {
  summary: 'Sends an event now: once more, or before its turn',
  params: idParam,
  replies: { 202: outgoingEvent },
  errors: ['event_not_found'],
})
