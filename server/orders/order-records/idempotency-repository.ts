import { eq } from 'drizzle-orm'
import { buildOnce, placesFor } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { idempotencyKeys } from '#server/platform/database/schema/people-tables.ts'

export interface IdempotencyClaim {
  key: string
  /** SHA-256 of the request's content. */
  requestHash: string
  orderId: string
  createdAt: Date
}

/**
 * Takes a key for an order that is about to be stored; a roll-back gives it back. A second claim of a key waits for the
 * first one's transaction to end.
 * @returns undefined when the key is now this order's, else the earlier claim
 */
export async function claimIdempotencyKey(tx: Db, claim: IdempotencyClaim): Promise<IdempotencyClaim | undefined> {
  const taken = await insertKey(tx, { ...claim })
  return taken.length > 0 ? undefined : findIdempotencyKey(tx, claim.key)
}

const insertKey = buildOnce((db) =>
  db
    .insert(idempotencyKeys)
    .values(placesFor(['key', 'requestHash', 'orderId', 'createdAt']))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
)

export async function findIdempotencyKey(db: Db, key: string): Promise<IdempotencyClaim | undefined> {
  const [earlier] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  return earlier
}
