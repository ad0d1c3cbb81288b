import { createHmac } from 'node:crypto'
import type { LeasedEvent } from './outgoing-event-repository.ts'

interface EventMessage {
  headers: Record<string, string>
  body: string
}

/** The request: the same body at each attempt, and its signature (docs/api.md). */
export function eventMessage(event: LeasedEvent, secret: string, now: Date): EventMessage {
  const [type = '', id = ''] = event.object.split(':')
  const { eventId, kind, createdAt, body: data } = event
  const body = JSON.stringify({ id: eventId, kind, createdAt: createdAt.toISOString(), object: { type, id }, data })
  const seconds = Math.floor(now.getTime() / 1_000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Pedivella',
      'pedivella-event': kind,
      'pedivella-delivery': eventId,
      'pedivella-signature': `t=${seconds},v1=${signature}`,
    },
  }
}
