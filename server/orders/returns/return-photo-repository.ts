import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { returnPhotos } from '#server/platform/database/schema/after-sales-tables.ts'
import { problem } from '#server/platform/problems/problem.ts'

export async function insertPhoto(tx: Db, orderId: string, content: Buffer, createdAt: Date): Promise<string> {
  const [row] = await tx.insert(returnPhotos).values({ orderId, content, createdAt }).returning({ id: returnPhotos.id })
  if (!row) throw new Error(`a photo of order ${orderId} was not stored`)
  return row.id
}

/** Pictures of an order that no return has. */
export async function countWaitingPhotos(db: Db, orderId: string): Promise<number> {
  return db.$count(returnPhotos, and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId)))
}

export async function findPhoto(db: Db, id: string): Promise<{ orderId: string; content: Buffer } | undefined> {
  const [row] = await db
    .select({ orderId: returnPhotos.orderId, content: returnPhotos.content })
    .from(returnPhotos)
    .where(eq(returnPhotos.id, id))
  return row
}

/** @throws Problem 404 return_photo_not_found when one is not there, another order's, or another return's */
export async function claimPhotos(
  tx: Db,
  { orderId, returnId }: { orderId: string; returnId: string },
  ids: readonly string[],
): Promise<void> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return
  const claimed = await tx
    .update(returnPhotos)
    .set({ returnId })
    .where(and(inArray(returnPhotos.id, requested), eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId)))
    .returning({ id: returnPhotos.id })
  if (claimed.length < requested.length) throw problem('return_photo_not_found')
}
