import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { findSetting } from '#server/platform/settings/setting-repository.ts'
import { type CounterValue, type PickUpValue, shippedCounter, shippedPickUp } from '../counter-settings.ts'
import { pickUps, slotHolds, tenders } from '../counter-tables.ts'

const { checkouts, orders } = tables
export type PickUp = typeof pickUps.$inferSelect

export async function insertPickUp(tx: Db, row: typeof pickUps.$inferInsert): Promise<void> {
  await tx.insert(pickUps).values(row)
}

export async function findPickUp(db: Db, orderId: string): Promise<PickUp | undefined> {
  const [row] = await db.select().from(pickUps).where(eq(pickUps.orderId, orderId))
  return row
}

export async function listPickUps(db: Db, orderIds: readonly string[]) {
  return db
    .select({ pickUp: pickUps, orderStatus: orders.orderStatus, paymentStatus: orders.paymentStatus })
    .from(pickUps)
    .innerJoin(orders, eq(orders.id, pickUps.orderId))
    .where(inArray(pickUps.orderId, [...orderIds]))
}

export async function listTenders(db: Db, orderIds: readonly string[]) {
  return db
    .select()
    .from(tenders)
    .where(inArray(tenders.orderId, [...orderIds]))
    .orderBy(asc(tenders.id))
}

export async function insertTenders(tx: Db, rows: readonly (typeof tenders.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(tenders).values([...rows])
}

/** Unpaid orders whose time is over, or whose buyers are to be reminded. */
export async function listDuePickUps(db: Db, now: Date, what: 'over' | 'remind', limit: number): Promise<string[]> {
  const isRemind = and(lte(pickUps.remindAt, now), isNull(pickUps.remindedAt), gt(pickUps.keptUntil, now))
  const rows = await db
    .select({ id: pickUps.orderId })
    .from(pickUps)
    .innerJoin(orders, eq(orders.id, pickUps.orderId))
    .where(
      and(
        isNotNull(pickUps.keptUntil),
        eq(orders.paymentMethod, 'counter'),
        eq(orders.paymentStatus, 'pending'),
        inArray(orders.orderStatus, ['processing', 'shipped']),
        what === 'over' ? lte(pickUps.keptUntil, now) : isRemind,
      ),
    )
    .orderBy(asc(pickUps.keptUntil))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function markReminded(tx: Db, orderId: string, remindedAt: Date): Promise<void> {
  await tx.update(pickUps).set({ remindedAt }).where(eq(pickUps.orderId, orderId))
}

/** The places taken of each slot from a moment on; those of checkouts that are being paid too, but one. */
export async function listTakenPlaces(db: Db, from: Date, but?: string): Promise<Map<number, number[]>> {
  const kept = await db
    .select({ start: pickUps.slotStart, place: pickUps.slotPlace })
    .from(pickUps)
    .where(and(isNotNull(pickUps.slotPlace), gte(pickUps.slotStart, from)))
  const held = await db
    .select({ start: slotHolds.slotStart, place: slotHolds.slotPlace })
    .from(slotHolds)
    .innerJoin(checkouts, and(eq(checkouts.id, slotHolds.checkoutId), eq(checkouts.status, 'open')))
    .where(and(gte(slotHolds.slotStart, from), but === undefined ? undefined : ne(slotHolds.checkoutId, but)))
  const rows = [...kept, ...held]
  const taken = new Map<number, number[]>()
  for (const { start, place } of rows)
    if (start && place !== null) taken.set(+start, [...(taken.get(+start) ?? []), place])
  return taken
}

export async function takePlace(tx: Db, orderId: string, slotStart: Date, slotPlace: number): Promise<void> {
  await tx.update(pickUps).set({ slotStart, slotPlace }).where(eq(pickUps.orderId, orderId))
}

/** The time that was chosen and could not be had. */
export async function loseSlot(tx: Db, orderId: string, slotStart: Date): Promise<void> {
  await tx.update(pickUps).set({ slotStart, slotPlace: null }).where(eq(pickUps.orderId, orderId))
}

export const isSlotLost = ({ slotStart, slotPlace }: PickUp): boolean => slotStart !== null && slotPlace === null

/** Orders still here whose chosen time was gone, oldest first. */
export async function listLostSlots(db: Db): Promise<string[]> {
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(pickUps)
    .innerJoin(orders, eq(orders.id, pickUps.orderId))
    .where(
      and(
        isNotNull(pickUps.slotStart),
        isNull(pickUps.slotPlace),
        inArray(orders.orderStatus, ['processing', 'shipped']),
        ne(orders.paymentStatus, 'refunded'),
      ),
    )
    .orderBy(asc(orders.createdAt))
  return rows.map(({ orderNumber }) => orderNumber)
}

export async function holdPlace(tx: Db, checkoutId: string, slotStart: Date, slotPlace: number): Promise<void> {
  await tx
    .insert(slotHolds)
    .values({ checkoutId, slotStart, slotPlace })
    .onConflictDoUpdate({ target: slotHolds.checkoutId, set: { slotStart, slotPlace } })
}

export async function findHeldPlace(tx: Db, checkoutId: string): Promise<number | undefined> {
  const [held] = await tx.select().from(slotHolds).where(eq(slotHolds.checkoutId, checkoutId))
  return held?.slotPlace
}

export async function freePlace(tx: Db, orderId: string): Promise<void> {
  await tx.update(pickUps).set({ slotPlace: null }).where(eq(pickUps.orderId, orderId))
}

/** As saved last, read in the caller's transaction. */
export async function readPickUpSettings(db: Db): Promise<PickUpValue> {
  const stored = await findSetting(db, 'pickup')
  return { ...shippedPickUp, ...(stored?.value as { pickup?: PickUpValue } | undefined)?.pickup }
}

export async function readCounterSettings(db: Db): Promise<CounterValue> {
  const stored = await findSetting(db, 'counter')
  return { ...shippedCounter, ...(stored?.value as { counter?: CounterValue } | undefined)?.counter }
}
