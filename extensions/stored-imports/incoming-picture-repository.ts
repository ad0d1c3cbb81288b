import { and, asc, count, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { PictureKind, PictureReason, PictureState } from '#shared/domain/platform/goods/incoming-picture.ts'

const { incomingPictures, products } = tables

export type IncomingPicture = typeof incomingPictures.$inferSelect
type NewIncoming = Pick<
  IncomingPicture,
  'productId' | 'kind' | 'address' | 'position' | 'alt' | 'altEn' | 'state' | 'imageName'
>

const batchSize = 500

/** Pictures that have arrived stay as they are; failed and stopped ones are queued again. */
export async function queueIncoming(tx: Db, rows: readonly NewIncoming[], at: Date): Promise<void> {
  const unsettled = sql`${incomingPictures.state} in ('failed','stopped')`
  const excluded = (column: string) => sql.raw(`excluded."${column}"`)
  const againUnless = (kept: unknown, column: string) =>
    sql`case when ${unsettled} then ${excluded(column)} else ${kept} end`
  for (let i = 0; i < rows.length; i += batchSize) {
    await tx
      .insert(incomingPictures)
      .values(
        rows
          .slice(i, i + batchSize)
          .map((row) => ({ ...row, dueAt: at, askedAt: at, doneAt: row.state === 'done' ? at : null })),
      )
      .onConflictDoUpdate({
        target: [incomingPictures.productId, incomingPictures.address],
        set: {
          position: excluded('position'),
          state: againUnless(incomingPictures.state, 'state'),
          imageName: againUnless(incomingPictures.imageName, 'image_name'),
          doneAt: againUnless(incomingPictures.doneAt, 'done_at'),
          askedAt: againUnless(incomingPictures.askedAt, 'asked_at'),
          dueAt: againUnless(incomingPictures.dueAt, 'due_at'),
          reason: sql`case when ${unsettled} then null else ${incomingPictures.reason} end`,
          attempts: sql`case when ${unsettled} then 0 else ${incomingPictures.attempts} end`,
        },
      })
  }
}

/** Due addresses, the earliest first, with the number of waiting pictures; without hosts in progress. */
export async function listDue(
  db: Db,
  at: Date,
  limit: number,
): Promise<{ id: number; kind: PictureKind; address: string }[]> {
  return db
    .select({ id: incomingPictures.id, kind: incomingPictures.kind, address: incomingPictures.address })
    .from(incomingPictures)
    .where(and(eq(incomingPictures.state, 'waiting'), lte(incomingPictures.dueAt, at)))
    .orderBy(asc(incomingPictures.dueAt), asc(incomingPictures.productId), asc(incomingPictures.position))
    .limit(limit)
}

/** Claims everything that waits for one address until a moment; empty when another worker was faster. */
export async function claimAddress(db: Db, address: string, at: Date, until: Date): Promise<IncomingPicture[]> {
  return db
    .update(incomingPictures)
    .set({ dueAt: until, attempts: sql`${incomingPictures.attempts} + 1` })
    .where(
      and(
        eq(incomingPictures.address, address),
        eq(incomingPictures.state, 'waiting'),
        lte(incomingPictures.dueAt, at),
      ),
    )
    .returning()
}

/** The picture that this address gave since a moment. */
export async function findFetched(db: Db, address: string, since: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ name: incomingPictures.imageName })
    .from(incomingPictures)
    .where(
      and(
        eq(incomingPictures.address, address),
        eq(incomingPictures.state, 'done'),
        sql`${incomingPictures.doneAt} >= ${since}`,
      ),
    )
    .limit(1)
  return row?.name ?? undefined
}

export async function lockIncoming(tx: Db, productId: number): Promise<IncomingPicture[]> {
  return tx
    .select()
    .from(incomingPictures)
    .where(eq(incomingPictures.productId, productId))
    .orderBy(asc(incomingPictures.id))
    .for('update')
}

export async function settleIncomingPicture(
  db: Db,
  ids: readonly number[],
  change: { state: PictureState; reason?: PictureReason | null; imageName?: string; dueAt?: Date; doneAt?: Date },
): Promise<void> {
  // A stopped picture stays stopped unless it has arrived.
  const open = change.state === 'done' ? ne(incomingPictures.state, 'done') : eq(incomingPictures.state, 'waiting')
  if (ids.length === 0) return
  await db
    .update(incomingPictures)
    .set(change)
    .where(and(inArray(incomingPictures.id, [...ids]), open))
}

/** Deletes those of deleted products, and files that were not uploaded for long. */
export async function dropForgotten(db: Db, before: Date): Promise<void> {
  const gone = db.select({ id: products.id }).from(products).where(sql`${products.deletedAt} is not null`)
  await db
    .delete(incomingPictures)
    .where(
      sql`${incomingPictures.productId} in ${gone} or (${incomingPictures.state} = 'awaited' and ${incomingPictures.askedAt} < ${before})`,
    )
}

/** Counts by state, within imports that still wait for pictures. */
export async function countOpen(db: Db): Promise<Record<PictureState, number>> {
  const open = db
    .selectDistinct({ askedAt: incomingPictures.askedAt })
    .from(incomingPictures)
    .where(ne(incomingPictures.state, 'done'))
  const rows = await db
    .select({ state: incomingPictures.state, number: count() })
    .from(incomingPictures)
    .where(and(inArray(incomingPictures.askedAt, open), ne(incomingPictures.kind, 'own')))
    .groupBy(incomingPictures.state)
  const counts = { waiting: 0, stopped: 0, awaited: 0, done: 0, failed: 0 }
  for (const { state, number } of rows) counts[state] = number
  return counts
}

/** Failed pictures, or those that wait for a file, with their product. */
export async function listOpen(db: Db, state: 'failed' | 'awaited', limit: number) {
  return db
    .select({
      id: incomingPictures.id,
      productId: products.id,
      productCode: products.productCode,
      productName: products.name,
      address: incomingPictures.address,
      reason: incomingPictures.reason,
      attempts: incomingPictures.attempts,
    })
    .from(incomingPictures)
    .innerJoin(products, eq(products.id, incomingPictures.productId))
    .where(and(eq(incomingPictures.state, state), isNull(products.deletedAt)))
    .orderBy(asc(products.id), asc(incomingPictures.position))
    .limit(limit)
}

/** Products that wait for files of these names, by lower-case name. */
export async function listExpected(db: Db, names: readonly string[]) {
  if (names.length === 0) return []
  return db
    .select({
      name: sql<string>`lower(${incomingPictures.address})`,
      position: incomingPictures.position,
      id: products.id,
      productCode: products.productCode,
      productName: products.name,
    })
    .from(incomingPictures)
    .innerJoin(products, eq(products.id, incomingPictures.productId))
    .where(
      and(
        eq(incomingPictures.state, 'awaited'),
        isNull(products.deletedAt),
        inArray(
          sql`lower(${incomingPictures.address})`,
          names.map((name) => name.toLowerCase()),
        ),
      ),
    )
}

/** Changes the state of pictures, all or some. @returns how many */
export async function moveIncoming(
  db: Db,
  from: PictureState,
  to: 'waiting' | 'stopped',
  at: Date,
  ids?: readonly number[],
): Promise<number> {
  const moved = await db
    .update(incomingPictures)
    .set({ state: to, ...(to === 'waiting' && { dueAt: at, attempts: 0, reason: null }) })
    .where(and(eq(incomingPictures.state, from), ids && inArray(incomingPictures.id, [...ids])))
    .returning({ id: incomingPictures.id })
  return moved.length
}

export async function forgetIncoming(db: Db, ids?: readonly number[]): Promise<number> {
  const open = inArray(incomingPictures.state, ['failed', 'awaited', 'stopped'])
  const gone = await db
    .delete(incomingPictures)
    .where(and(open, ids && inArray(incomingPictures.id, [...ids])))
    .returning({ id: incomingPictures.id })
  return gone.length
}

export async function forgetOf(db: Db, productId: number): Promise<void> {
  await db.delete(incomingPictures).where(eq(incomingPictures.productId, productId))
}

/** Deletes requests of files since a moment, for their undo. */
export async function forgetAskedSince(db: Db, productIds: readonly number[], since: Date): Promise<void> {
  if (productIds.length === 0) return
  await db
    .delete(incomingPictures)
    .where(and(inArray(incomingPictures.productId, [...productIds]), gte(incomingPictures.askedAt, since)))
}

/** Creates entries for uploaded files of these names, replacing former ones. @returns ids by name */
export async function expectFiles(
  db: Db,
  productId: number,
  files: readonly { fileName: string; position: number }[],
  at: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { fileName, position } of files) {
    const [listed] = await db
      .update(incomingPictures)
      .set({ kind: 'name', state: 'awaited', imageName: null, doneAt: null, reason: null })
      .where(
        and(
          eq(incomingPictures.productId, productId),
          eq(sql`lower(${incomingPictures.address})`, fileName.toLowerCase()),
        ),
      )
      .returning({ id: incomingPictures.id })
    const row = {
      productId,
      kind: 'name',
      address: fileName,
      position,
      state: 'awaited',
      dueAt: at,
      askedAt: at,
    } as const
    const [made] = listed ? [listed] : await db.insert(incomingPictures).values(row).returning()
    if (made) ids.set(fileName, made.id)
  }
  return ids
}
