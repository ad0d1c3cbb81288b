import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { putSoldBicycle, type Unit } from '#server/orders/parcels/sold-bicycle-repository.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { bicycleCategories } from '#shared/domain/platform/goods/categories.ts'

const { orders, orderItems, products, jobCards, soldBicycles, customers } = tables

const isOfLine = and(eq(soldBicycles.orderId, orderItems.orderId), eq(soldBicycles.lineNo, orderItems.lineNo))
const isUnit = ({ orderId, lineNo, unit }: Unit) =>
  and(eq(soldBicycles.orderId, orderId), eq(soldBicycles.lineNo, lineNo), eq(soldBicycles.unit, unit))

/** The bicycles that an account owns: bought in orders that were paid, and kept, or handed over to it; the last bought first. */
export async function listOwnBicycles(db: Db, customerId: string) {
  const isHandedToThem = sql`exists (
    select from ${soldBicycles} where ${isOfLine} and ${soldBicycles.ownerId} = ${customerId})`
  const lines = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      buyerId: orders.customerId,
      orderStatus: orders.orderStatus,
      boughtAt: orders.createdAt,
      deliveredAt: orders.deliveredAt,
      lineNo: orderItems.lineNo,
      kept: sql<number>`${orderItems.quantity} - ${orderItems.refundedQuantity}`,
      quantity: orderItems.quantity,
      productId: orderItems.productId,
      name: orderItems.name,
      size: orderItems.size,
      category: products.category,
      imageName: orderItems.imageName,
      cardSerial: jobCards.serial,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(jobCards, and(eq(jobCards.productId, products.id), eq(products.category, 'bici-usate')))
    .where(
      and(
        or(eq(orders.customerId, customerId), isHandedToThem),
        eq(orders.paymentStatus, 'paid'),
        ne(orders.orderStatus, 'cancelled'),
        inArray(products.category, [...bicycleCategories]),
        lt(orderItems.refundedQuantity, orderItems.quantity),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id), orderItems.lineNo)
  const orderIds = lines.map(({ orderId }) => orderId)
  const known = await db.select().from(soldBicycles).where(inArray(soldBicycles.orderId, orderIds))
  return lines.flatMap(({ kept, quantity, buyerId, cardSerial, ...line }) =>
    Array.from({ length: quantity }, (_, i) => {
      const sold = known.find((one) => one.unit === i + 1 && one.lineNo === line.lineNo && one.orderId === line.orderId)
      const handedOverAt = sold?.handedOverAt ?? null
      return {
        ...line,
        unit: i + 1,
        serialNumber: sold?.serialNumber ?? cardSerial,
        handedOverAt,
        codeExpiresAt: sold?.codeExpiresAt ?? null,
        ownerId: handedOverAt ? sold?.ownerId : buyerId,
      }
    })
      // Of several alike, one that came back was never handed over.
      .toSorted((a, b) => Number(b.handedOverAt !== null) - Number(a.handedOverAt !== null) || a.unit - b.unit)
      .slice(0, kept)
      .filter(({ ownerId }) => ownerId === customerId),
  )
}
export type OwnBicycle = Awaited<ReturnType<typeof listOwnBicycles>>[number]

/** A new code takes the place of the one before; null takes it away. */
export async function putHandOverCode(
  tx: Db,
  { orderId, lineNo, unit }: Unit,
  code: { codeHash: string; codeExpiresAt: Date } | null,
): Promise<void> {
  await putSoldBicycle(tx, { orderId, lineNo, unit }, code ?? { codeHash: null, codeExpiresAt: null })
}

/** Locked until the transaction ends: of two who know the code one gets it. */
export async function lockByCode(tx: Db, codeHash: string, now: Date) {
  const isValid = and(eq(soldBicycles.codeHash, codeHash), gt(soldBicycles.codeExpiresAt, now))
  const [sold] = await tx.select().from(soldBicycles).where(isValid).for('update')
  if (!sold) return undefined
  const [order] = await tx.select({ buyerId: orders.customerId }).from(orders).where(eq(orders.id, sold.orderId))
  return { ...sold, owner: (sold.handedOverAt ? sold.ownerId : order?.buyerId) ?? null }
}

export async function countCodes(db: Db, codeHash: string, now: Date): Promise<number> {
  return db.$count(soldBicycles, and(eq(soldBicycles.codeHash, codeHash), gt(soldBicycles.codeExpiresAt, now)))
}

export async function moveToOwner(tx: Db, unit: Unit, ownerId: string, at: Date): Promise<void> {
  const moved = { ownerId, handedOverAt: at, codeHash: null, codeExpiresAt: null }
  await tx.update(soldBicycles).set(moved).where(isUnit(unit))
}

export async function listReaders(tx: Db, ids: readonly string[]) {
  const { id, email, firstName, language } = customers
  return tx
    .select({ id, email, firstName, language })
    .from(customers)
    .where(inArray(id, [...ids]))
}

/** Codes of an account that goes; its bicycles lose their owner with it, and the serial numbers stay with the orders. */
export async function forgetCodesOf(tx: Db, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx
    .update(soldBicycles)
    .set({ codeHash: null, codeExpiresAt: null })
    .where(
      or(
        eq(soldBicycles.ownerId, customerId),
        and(isNull(soldBicycles.handedOverAt), inArray(soldBicycles.orderId, own)),
      ),
    )
}
