import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { returnLines, returns } from '#server/platform/database/schema/after-sales-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { parcelLines, parcels } from '#server/platform/database/schema/parcel-tables.ts'
import { type ParcelState, parcelStateOf } from '#shared/domain/orders/parcel-states.ts'

type ParcelRow = typeof parcels.$inferSelect
type ParcelChange = Partial<
  Pick<ParcelRow, 'carrier' | 'trackingCode' | 'link' | 'expectedDay' | 'appointment' | 'deliveredAt'>
>
type NewParcelRow = typeof parcels.$inferInsert

export interface ParcelUnits {
  lineNo: number
  quantity: number
}

/** A parcel with its units. */
export interface FullParcel extends ParcelRow {
  state: ParcelState
  lines: ParcelUnits[]
}

/** Whether anything of an order is in a parcel, packed or sent. */
export async function isPacked(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(parcels, eq(parcels.orderId, orderId))) > 0
}

/** Whether a parcel of an order was sent. */
export async function hasLeft(db: Db, orderId: string): Promise<boolean> {
  return (await db.$count(parcels, and(eq(parcels.orderId, orderId), sql`${parcels.sentAt} is not null`))) > 0
}

export async function findParcelOrder(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ orderId: parcels.orderId }).from(parcels).where(eq(parcels.id, id))
  return row?.orderId
}

/** The number of another customer's order that has a parcel with this code, however it is spaced. */
export async function findOrderWithCode(
  db: Db,
  { id, customerEmail }: Pick<typeof orders.$inferSelect, 'id' | 'customerEmail'>,
  code: string,
): Promise<string | undefined> {
  const isSame = sql`upper(replace(${parcels.trackingCode}, ' ', '')) = upper(replace(${code}, ' ', ''))`
  const isOther = sql`lower(${orders.customerEmail}) <> lower(${customerEmail})`
  const [row] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(isSame, ne(orders.id, id), isOther))
    .limit(1)
  return row?.orderNumber
}

/** The parcels of an order, in the order of their numbers. */
export async function listParcels(db: Db, orderId: string): Promise<FullParcel[]> {
  return listParcelsOfOrders(db, [orderId])
}

export async function listParcelsOfOrders(db: Db, orderIds: readonly string[]): Promise<FullParcel[]> {
  const rows = await db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.number))
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(parcelLines)
    .where(inArray(parcelLines.orderId, [...orderIds]))
    .orderBy(asc(parcelLines.lineNo))
  return rows.map((row) => ({
    ...row,
    state: parcelStateOf(row),
    lines: lines.filter(({ parcelId }) => parcelId === row.id).map(({ lineNo, quantity }) => ({ lineNo, quantity })),
  }))
}

/** Stores a packed parcel. The caller has locked its order. */
export async function insertParcel(tx: Db, row: NewParcelRow, lines: readonly ParcelUnits[]): Promise<FullParcel> {
  if (lines.length === 0) throw new Error(`a parcel of order ${row.orderId} would be empty`)
  const [stored] = await tx.insert(parcels).values(row).returning()
  if (!stored) throw new Error(`a parcel of order ${row.orderId} was not stored`)
  const { id: parcelId, orderId } = stored
  await tx.insert(parcelLines).values(lines.map(({ lineNo, quantity }) => ({ lineNo, quantity, parcelId, orderId })))
  await addToLines(tx, orderId, lines, { packed: 1 })
  return { ...stored, state: 'packed', lines: [...lines] }
}

export async function updateParcel(tx: Db, id: string, change: ParcelChange): Promise<void> {
  await tx.update(parcels).set(change).where(eq(parcels.id, id))
}

export async function markSent(tx: Db, { id, orderId, lines }: FullParcel, sentAt: Date): Promise<void> {
  await tx.update(parcels).set({ sentAt }).where(eq(parcels.id, id))
  await addToLines(tx, orderId, lines, { sent: 1 })
}

export async function deleteParcel(tx: Db, { id, orderId, lines }: FullParcel): Promise<void> {
  await tx.delete(parcelLines).where(eq(parcelLines.parcelId, id))
  await tx.delete(parcels).where(eq(parcels.id, id))
  await addToLines(tx, orderId, lines, { packed: -1 })
}

/** Units that are packed, or leave. */
export async function addToLines(
  tx: Db,
  orderId: string,
  lines: readonly ParcelUnits[],
  { packed = 0, sent = 0 }: { packed?: number; sent?: number },
): Promise<void> {
  for (const { lineNo, quantity } of lines) {
    await tx
      .update(orderItems)
      .set({
        packedQuantity: sql`${orderItems.packedQuantity} + ${packed * quantity}`,
        sentQuantity: sql`${orderItems.sentQuantity} + ${sent * quantity}`,
      })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)))
  }
}

/** Appointments are personal data and are not kept after the delivery. */
export async function forgetAppointmentsOf(tx: Db, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx
    .update(parcels)
    .set({ appointment: null })
    .where(and(inArray(parcels.orderId, own), isNotNull(parcels.deliveredAt)))
}

/** Units of each line claimed as damaged in transit, in an open return or refunded through one. */
export async function listDamagedUnits(db: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ lineNo: returnLines.lineNo, pieces: sql<number>`sum(${returnLines.quantity})::int` })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(returns.orderId, orderId),
        eq(returns.kind, 'transport_damage'),
        sql`(${returns.closedAt} is null or ${returns.refundId} is not null)`,
      ),
    )
    .groupBy(returnLines.lineNo)
  return new Map(rows.map(({ lineNo, pieces }) => [lineNo, pieces]))
}

/** An additional delivery charge is unpaid. */
export async function owesDelivery(db: Db, orderId: string): Promise<boolean> {
  const [asked] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.additionTo, orderId), gt(orders.shippingCents, 0), eq(orders.paymentStatus, 'pending')))
    .limit(1)
  return asked !== undefined
}
