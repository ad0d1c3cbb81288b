import { createHmac } from 'node:crypto'
import type { LeasedEvent } from './outgoing-event-repository.ts'

interface EventMessage {
  headers: Record<string, string>
  body: string
}

/** The request: the same body at each attempt, signed in the form of Standard Webhooks and in the shop's own (docs/api.md). */
export function eventMessage(event: LeasedEvent, secret: string, now: Date): EventMessage {
  const [type = '', id = ''] = event.object.split(':')
  const { eventId, kind, createdAt, body: data } = event
  const body = JSON.stringify({ id: eventId, kind, createdAt: createdAt.toISOString(), object: { type, id }, data })
  const seconds = Math.floor(now.getTime() / 1_000)
  const signed = (text: string) => createHmac('sha256', secret).update(text)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Pedivella',
      'webhook-id': eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signed(`${eventId}.${seconds}.${body}`).digest('base64')}`,
      'pedivella-event': kind,
      'pedivella-delivery': eventId,
      'pedivella-signature': `t=${seconds},v1=${signed(`${seconds}.${body}`).digest('hex')}`,
    },
  }
}
