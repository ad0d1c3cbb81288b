import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { eventMessage } from './event-message.ts'
import type { LeasedEvent } from './outgoing-event-repository.ts'

const secret = `pvs_${'x'.repeat(43)}`
const event = {
  object: 'order:5d2a1f60-42a5-4d0e-8a43-8f0f8c8a2f10',
  eventId: '0b8e3f9e-6a64-4c4e-9a5e-1d0f3f6b7c11',
  kind: 'order.shipped',
  createdAt: new Date('2026-11-25T09:12:03Z'),
  body: { orderNumber: 'PV-7K3M-92QX', città: 'Forlì' },
} as unknown as LeasedEvent

it('the standard’s own verifier takes an event, and refuses it altered, old or sent again', () => {
  const now = new Date()
  const { body, headers } = eventMessage(event, secret, now)
  for (const verifier of [new Webhook(secret, { format: 'raw' }), new Webhook(`whsec_${btoa(secret)}`)]) {
    expect(verifier.verify(body, headers)).toEqual(JSON.parse(body))
    const refused = (change: Record<string, string>, text = body) =>
      expect(() => verifier.verify(text, { ...headers, ...change })).toThrow()
    refused({}, body.replace('Forlì', 'Forli'))
    refused({ 'webhook-id': '0b8e3f9e-6a64-4c4e-9a5e-1d0f3f6b7c12' })
    // Sent again later by one who has heard it, as it was or with a new time.
    const old = eventMessage(event, secret, new Date(now.getTime() - 6 * 60_000))
    expect(() => verifier.verify(old.body, old.headers)).toThrow(/old/)
    refused({ 'webhook-signature': old.headers['webhook-signature'] ?? '' })
    refused({ 'webhook-signature': headers['webhook-signature']?.replace('v1,', 'v1a,') ?? '' })
    const other = eventMessage(event, `${secret}x`, now)
    expect(() => verifier.verify(other.body, other.headers)).toThrow()
  }
  // A further attempt is the same event, so a receiver that keeps ids takes it once.
  const again = eventMessage(event, secret, new Date(now.getTime() + 60_000))
  expect([again.headers['webhook-id'], again.body]).toEqual([headers['webhook-id'], body])
})
