import { and, asc, eq, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import { returnCode } from '#server/orders/order-records/order-number.ts'
import type { Db } from '#server/platform/database/database.ts'
import { returnLines, returnPhotos, returns, withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orderItems } from '#server/platform/database/schema/order-tables.ts'
import { type ReturnState, returnLife } from '#shared/domain/platform/states/after-sales-states.ts'

export type Return = typeof returns.$inferSelect
type ReturnLine = typeof returnLines.$inferSelect
export type NewReturnLine = Omit<ReturnLine, 'restockedQuantity' | 'writtenOffQuantity'>
type NewReturnRow = typeof returns.$inferInsert & { createdAt: Date }
export type ReturnChange = Partial<
  Pick<Return, 'outcome' | 'refundId' | 'receivedAt' | 'refusedReason' | 'sentAt' | 'carrier' | 'trackingCode'>
>

/** A return with its lines, the names of its photos and its statement's reference. */
export interface FullReturn extends Return {
  lines: ReturnLine[]
  photoIds: string[]
  withdrawalReference: string | null
}

/** The code of an order's next return; orders whose numbers begin alike share the count. */
export async function nextReturnCode(tx: Db, orderNumber: string): Promise<string> {
  const alike = returnCode(orderNumber, 0).replace(/0$/, '%')
  return returnCode(orderNumber, (await tx.$count(returns, like(returns.code, alike))) + 1)
}

/**
 * Stores a return. The caller has locked its order.
 * @returns undefined when its code or its request's key belongs to another one
 */
export async function insertReturn(
  tx: Db,
  row: NewReturnRow,
  lines: readonly Omit<NewReturnLine, 'returnId' | 'orderId'>[],
): Promise<Return | undefined> {
  const [stored] = await tx.insert(returns).values(row).onConflictDoNothing().returning()
  if (!stored) return undefined
  const own = lines.map((line) => ({ ...line, returnId: stored.id, orderId: stored.orderId }))
  await tx.insert(returnLines).values(own)
  await addReturning(tx, own, 1)
  return stored
}

async function addReturning(
  tx: Db,
  lines: readonly { orderId: string; lineNo: number; quantity: number }[],
  sign: 1 | -1,
): Promise<void> {
  for (const { orderId, lineNo, quantity } of lines) {
    await tx
      .update(orderItems)
      .set({ returningQuantity: sql`${orderItems.returningQuantity} + ${sign * quantity}` })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)))
  }
}

export async function findReturn(db: Db, id: string): Promise<FullReturn | undefined> {
  const [row] = await db.select().from(returns).where(eq(returns.id, id))
  return row && (await withParts(db, [row]))[0]
}

/** The returns that one request has opened, in its order. */
export async function findReturnsByKeys(db: Db, keys: readonly (string | undefined)[]): Promise<FullReturn[]> {
  const known = keys.filter((key) => key !== undefined)
  if (known.length === 0) return []
  const rows = await db.select().from(returns).where(inArray(returns.requestKey, known))
  return withParts(
    db,
    known.flatMap((key) => rows.filter(({ requestKey }) => requestKey === key)),
  )
}

export async function findReturnOfWithdrawal(db: Db, withdrawalId: string): Promise<FullReturn | undefined> {
  const [row] = await db.select().from(returns).where(eq(returns.withdrawalId, withdrawalId))
  return row && (await withParts(db, [row]))[0]
}

export async function listReturnsOfOrder(db: Db, orderId: string): Promise<FullReturn[]> {
  return listReturnsOfOrders(db, [orderId])
}

export async function listReturnsOfOrders(db: Db, orderIds: readonly string[]): Promise<FullReturn[]> {
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.createdAt), sql`length(${returns.code})`, asc(returns.code))
  return withParts(db, rows)
}

export async function withParts(db: Db, rows: readonly Return[]): Promise<FullReturn[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.lineNo))
  const photos = await db
    .select({ id: returnPhotos.id, returnId: returnPhotos.returnId })
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, ids))
    .orderBy(asc(returnPhotos.createdAt), asc(returnPhotos.id))
  const statementIds = rows.flatMap(({ withdrawalId }) => withdrawalId ?? [])
  const statements = await db
    .select({ id: withdrawals.id, reference: withdrawals.reference })
    .from(withdrawals)
    .where(inArray(withdrawals.id, statementIds))
  return rows.map((row) => ({
    ...row,
    withdrawalReference: statements.find(({ id }) => id === row.withdrawalId)?.reference ?? null,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    photoIds: photos.filter(({ returnId }) => returnId === row.id).map(({ id }) => id),
  }))
}

export async function updateReturn(tx: Db, id: string, change: ReturnChange): Promise<void> {
  await tx.update(returns).set(change).where(eq(returns.id, id))
}

/**
 * Changes the state of a return; a finished one releases its units for others. The caller has locked its order.
 * @throws Error where `returnLife` has no such move
 */
export async function moveReturn(
  tx: Db,
  { id, state, lines }: FullReturn,
  to: ReturnState,
  change: ReturnChange & { closedAt?: Date },
): Promise<void> {
  if (!returnLife.may(state, to)) throw new Error(`return ${id} cannot go from ${state} to ${to}`)
  await tx
    .update(returns)
    .set({ ...change, state: to })
    .where(eq(returns.id, id))
  if (change.closedAt) await addReturning(tx, lines, -1)
}

/** @returns false where fewer units wait for inspection */
export async function settleExchanged(
  tx: Db,
  { returnId, lineNo }: Pick<ReturnLine, 'returnId' | 'lineNo'>,
  quantity: number,
  to: 'stock' | 'none',
): Promise<boolean> {
  const name = to === 'stock' ? 'restockedQuantity' : 'writtenOffQuantity'
  const settled = await tx
    .update(returnLines)
    .set({ [name]: sql`${returnLines[name]} + ${quantity}` })
    .where(
      and(
        eq(returnLines.returnId, returnId),
        eq(returnLines.lineNo, lineNo),
        sql`quantity - restocked_quantity - written_off_quantity >= ${quantity}`,
      ),
    )
    .returning({ lineNo: returnLines.lineNo })
  return settled.length > 0
}

/** Announced exchanges whose reservation ended before `today`. */
export async function listOverdueExchanges(db: Db, today: string, limit: number): Promise<Return[]> {
  return db
    .select()
    .from(returns)
    .where(and(eq(returns.state, 'announced'), eq(returns.outcome, 'exchange'), lt(returns.heldUntilDay, today)))
    .orderBy(asc(returns.heldUntilDay), asc(returns.id))
    .limit(limit)
}

/** Photos and reasons whose return ended before, and photos that no return came of (decision 0040). */
export async function forgetOldReturns(db: Db, endedBefore: Date, unusedBefore: Date): Promise<void> {
  const ended = and(isNotNull(returns.closedAt), lt(returns.closedAt, endedBefore))
  await db
    .delete(returnPhotos)
    .where(
      or(
        inArray(returnPhotos.returnId, db.select({ id: returns.id }).from(returns).where(ended)),
        and(isNull(returnPhotos.returnId), lt(returnPhotos.createdAt, unusedBefore)),
      ),
    )
  await db
    .update(returns)
    .set({ reason: null })
    .where(and(ended, isNotNull(returns.reason)))
}
