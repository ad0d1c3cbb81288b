import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { workshopRequests } from './workshop-tables.ts'

/** The `Idempotency-Key` of a call, whose content is `what`. */
interface RequestKey {
  key: string | undefined
  what: unknown
}

/**
 * Does the work once a key: again, it answers what the first one made.
 * @param work answers the id of what it makes
 * @throws Problem 409 idempotency_conflict when the key stands for another content
 */
export async function once(
  tx: Db,
  { key, what }: RequestKey,
  at: Date,
  work: () => Promise<number>,
): Promise<{ made: number; isNew: boolean }> {
  if (key === undefined) return { made: await work(), isNew: true }
  const requestHash = createHash('sha256').update(JSON.stringify(what)).digest('hex')
  // A second claim of the key waits here for the end of the first one's transaction.
  const claimed = await tx
    .insert(workshopRequests)
    .values({ key, requestHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: workshopRequests.key })
  if (claimed.length === 0) {
    const [earlier] = await tx.select().from(workshopRequests).where(eq(workshopRequests.key, key))
    if (earlier?.requestHash !== requestHash) throw problem('idempotency_conflict')
    return { made: earlier.made, isNew: false }
  }
  const made = await work()
  await tx.update(workshopRequests).set({ made }).where(eq(workshopRequests.key, key))
  return { made, isNew: true }
}

export async function deleteRequestsBefore(db: Db, limit: Date): Promise<void> {
  await db.delete(workshopRequests).where(lt(workshopRequests.createdAt, limit))
}
