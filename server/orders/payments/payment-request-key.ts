import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { findPaymentByRequestKey, type Payment } from './payment-repository.ts'

/** The request key of a payment, and the hash of its request. */
type PaymentKey = Pick<Payment, 'requestKey' | 'requestHash'>

export function paymentKey(idempotencyKey: string | undefined, asked: unknown): PaymentKey {
  return {
    requestKey: idempotencyKey ?? null,
    requestHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
  }
}

/** @throws Problem 409 idempotency_conflict for other content under the key */
export async function findEarlier(db: Db, { requestKey, requestHash }: PaymentKey): Promise<Payment | undefined> {
  const earlier = requestKey ? await findPaymentByRequestKey(db, requestKey) : undefined
  if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
  return earlier
}
