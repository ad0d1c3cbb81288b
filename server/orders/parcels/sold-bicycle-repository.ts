import { and, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { bicycleCategories } from '#shared/domain/platform/goods/categories.ts'

const { orderItems, products, jobCards, soldBicycles } = tables

type SoldBicycle = typeof soldBicycles.$inferSelect
export type Unit = Pick<SoldBicycle, 'orderId' | 'lineNo' | 'unit'>

const isBicycle = inArray(products.category, [...bicycleCategories])

/** Which items of an order are bicycles, and their serial numbers unit by unit; of a used one that of its card, until another is written. */
export async function readBicycles(db: Db, orderId: string) {
  const items = await db
    .select({ lineNo: orderItems.lineNo, quantity: orderItems.quantity, cardSerial: jobCards.serial })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .leftJoin(jobCards, and(eq(jobCards.productId, products.id), eq(products.category, 'bici-usate')))
    .where(and(eq(orderItems.orderId, orderId), isBicycle))
  const known = items.length > 0 ? await listSoldBicycles(db, [orderId]) : []
  const serials = new Map(
    items.map(({ lineNo, quantity, cardSerial }) => [
      lineNo,
      Array.from({ length: quantity }, (_, i) => {
        const sold = known.find((one) => one.lineNo === lineNo && one.unit === i + 1)
        return sold?.serialNumber ?? cardSerial ?? ''
      }),
    ]),
  )
  return (lineNo: number) => ({ isBulky: serials.has(lineNo), serialNumbers: serials.get(lineNo) })
}

/** What is kept of the bicycles of these orders, without the codes. */
export async function listSoldBicycles(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select()
    .from(soldBicycles)
    .where(inArray(soldBicycles.orderId, [...orderIds]))
    .orderBy(soldBicycles.lineNo, soldBicycles.unit)
  return rows.map(({ codeHash: _secret, ownerId: _other, ...row }) => row)
}

/** The row of one unit, made with the first that is known of it. */
export async function putSoldBicycle(tx: Db, unit: Unit, change: Partial<SoldBicycle>): Promise<void> {
  const target = [soldBicycles.orderId, soldBicycles.lineNo, soldBicycles.unit]
  await tx
    .insert(soldBicycles)
    .values({ ...unit, ...change })
    .onConflictDoUpdate({ target, set: change })
}

/** @param numbers of the units of an item, in their order; empty where unknown */
export async function putSerialNumbers(tx: Db, item: Omit<Unit, 'unit'>, numbers: readonly string[]): Promise<void> {
  for (const [i, number] of numbers.entries())
    await putSoldBicycle(tx, { ...item, unit: i + 1 }, { serialNumber: number || null })
}
