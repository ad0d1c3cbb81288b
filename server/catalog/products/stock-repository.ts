import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { buildOnce, buildRows, placesForRows } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { productSizes, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { concurrently, type Tx } from '#server/platform/database/transaction.ts'
import { at, free, type Shortage, type StockItem, shortageOf } from './sellable-stock-repository.ts'

/** Reserved units were missing: their size was removed, or the data is inconsistent. */
export class NotReservedError extends Error {
  override name = 'NotReservedError'
}

const maxStock = 99_999

// Rows are always locked in this one order, so that two orders never wait for each other. Lines of a changed order may
// have come to the same product and size: each is one row.
function byLockOrder(lines: readonly StockItem[]): StockItem[] {
  const rows = new Map<string, StockItem>()
  for (const { productId, size, quantity } of lines) {
    const name = `${productId}/${size}`
    rows.set(name, { productId, size, quantity: quantity + (rows.get(name)?.quantity ?? 0) })
  }
  return [...rows.values()].sort(
    (a, b) => a.productId - b.productId || (a.size < b.size ? -1 : a.size > b.size ? 1 : 0),
  )
}

/** The administrator's edit compares it: no sale or return is overwritten unseen (decision 0015). */
const nextRevision = sql`${productSizes.revision} + 1`

/**
 * Deducts stock for the order `refId`, or for an exchange.
 * @returns the lines that cannot be served; when there is one, the caller rolls back: others may be deducted already
 */
export async function deductStock(
  tx: Tx,
  lines: readonly StockItem[],
  refId: string,
  reason: 'ordered' | 'exchanged' = 'ordered',
): Promise<Shortage[]> {
  const ordered = byLockOrder(lines)
  const [taken] = await concurrently([
    concurrently(ordered.map((line) => takePieces(tx, { ...line }))),
    recordTaken(tx, ordered, refId, reason),
  ])
  const short = ordered.filter((_, i) => taken[i]?.length === 0)
  if (short.length > 0) announce(tx, lines)
  else announceSold(tx, taken.flat())
  return concurrently(short.map((line) => shortageOf(tx, line)))
}

interface TakenRow {
  productId: number
  size: string
  unitsLeft: number
  /** Of the product, after it. */
  version: number
}

/** Each row has raised its product's version by one. */
function announceSold(tx: Tx, taken: readonly TakenRow[]): void {
  for (const [productId, rows] of Map.groupBy(taken, (row) => row.productId)) {
    const version = Math.max(...rows.map((row) => row.version))
    const unitsLeft = new Map(rows.map((row) => [row.size, row.unitsLeft]))
    tx.onCommit.sold({ productId, versionBefore: version - rows.length, version, unitsLeft })
  }
}

/**
 * Locks the rows of these lines until the transaction ends, so that the answer stays true.
 * @returns the lines that cannot be served
 */
export async function lockStock(tx: Db, lines: readonly StockItem[]): Promise<Shortage[]> {
  const shortages: Shortage[] = []
  for (const line of byLockOrder(lines)) {
    await tx.select({ stock: productSizes.stock }).from(productSizes).where(at(line)).for('update')
    const shortage = await shortageOf(tx, line)
    if (shortage.available < line.quantity) shortages.push(shortage)
  }
  return shortages
}

const announce = (tx: Tx, lines: readonly StockItem[]) => tx.onCommit.products(lines.map((line) => line.productId))

const takePieces = buildOnce((db) => {
  const quantity = sql`${sql.placeholder('quantity')}::int`
  return db
    .update(productSizes)
    .set({ stock: sql`${productSizes.stock} - ${quantity}`, revision: nextRevision })
    .where(
      and(
        eq(productSizes.productId, sql.placeholder('productId')),
        eq(productSizes.size, sql.placeholder('size')),
        gte(free, quantity),
      ),
    )
    .returning({ productId: productSizes.productId, size: productSizes.size, unitsLeft: free, version: versionNow })
})

// By hand: in RETURNING drizzle leaves the table's name out.
const versionNow = sql<number>`(select p.version from products p where p.id = product_sizes.product_id)
  + product_sizes.revision + coalesce((select sum(s.revision)::int from product_sizes s
    where s.product_id = product_sizes.product_id and s.size <> product_sizes.size), 0)`

type RowChange = { [K in 'stock' | 'reserved' | 'revision']?: SQL }

/** Changes the row of a line where it meets the condition. @returns whether it does */
async function changeRow(tx: Db, line: StockItem, change: RowChange, condition: SQL): Promise<boolean> {
  const rows = await tx
    .update(productSizes)
    .set(change)
    .where(and(at(line), condition))
    .returning({ size: productSizes.size })
  return rows.length > 0
}

const reservedPlus = (quantity: number) => ({ reserved: sql`${productSizes.reserved} + ${quantity}` })
const stockPlus = (quantity: number) => ({ stock: sql`${productSizes.stock} + ${quantity}`, revision: nextRevision })

/** @param delta below 0 as far as units are free, above it as far as there is room */
function addToStock(tx: Db, line: StockItem, delta: number): Promise<boolean> {
  const hasRoom = sql`${productSizes.stock} + ${delta} <= ${maxStock}`
  return changeRow(tx, line, stockPlus(delta), delta < 0 ? gte(free, -delta) : hasRoom)
}

/**
 * Reserves stock for a buyer who is paying: it stays in stock but cannot be sold to others.
 * @returns the lines that cannot be served; when there is one, the caller rolls back
 */
export async function reserveStock(tx: Tx, lines: readonly StockItem[]): Promise<Shortage[]> {
  announce(tx, lines)
  const shortages: Shortage[] = []
  for (const line of byLockOrder(lines)) {
    const isHeld = await changeRow(tx, line, reservedPlus(line.quantity), gte(free, line.quantity))
    if (!isHeld) shortages.push(await shortageOf(tx, line))
  }
  return shortages
}

/** Turns reserved units into sold ones for the order `refId`. @throws NotReservedError: the caller rolls back */
export async function deductReserved(tx: Tx, lines: readonly StockItem[], refId: string): Promise<void> {
  await endReservation(tx, lines, 'claimed', (quantity) => ({ ...stockPlus(-quantity), ...reservedPlus(-quantity) }))
  await recordTaken(tx, byLockOrder(lines), refId, 'ordered')
}

/** Releases reserved units. @throws NotReservedError: the caller rolls back */
export async function releaseReserved(tx: Tx, lines: readonly StockItem[]): Promise<void> {
  await endReservation(tx, lines, 'released', (quantity) => reservedPlus(-quantity))
}

async function endReservation(
  tx: Tx,
  lines: readonly StockItem[],
  done: 'claimed' | 'released',
  change: (quantity: number) => RowChange,
): Promise<void> {
  announce(tx, lines)
  for (const line of byLockOrder(lines)) {
    const { productId, size, quantity } = line
    if (!(await changeRow(tx, line, change(quantity), gte(productSizes.reserved, quantity))))
      throw new NotReservedError(`product ${productId} ${size} holds fewer pieces than ${done}`)
  }
}

/**
 * Restocks the items of the order `refId`, each line once, idempotent.
 * @returns the lines whose size the shop has removed since: they cannot be restocked
 */
export async function restock(tx: Tx, lines: readonly StockItem[], refId: string): Promise<StockItem[]> {
  announce(tx, lines)
  const homeless: StockItem[] = []
  for (const line of byLockOrder(lines)) {
    const [row] = await tx.select({ stock: productSizes.stock }).from(productSizes).where(at(line)).for('update')
    if (!row) {
      homeless.push(line)
      continue
    }
    const delta = Math.min(line.quantity, maxStock - row.stock)
    const recorded = await tx
      .insert(stockMovements)
      .values({ productId: line.productId, size: line.size, delta, reason: 'restocked', refId })
      .onConflictDoNothing()
      .returning({ id: stockMovements.id })
    if (recorded.length === 0) continue
    await tx
      .update(productSizes)
      .set({ stock: row.stock + delta, revision: nextRevision })
      .where(at(line))
  }
  return homeless
}

/**
 * Puts returned items, or items reserved for an exchange, on sale again, idempotent by reference.
 * @returns the lines without room: their size was removed, or is at its maximum
 */
export async function returnToStock(
  tx: Tx,
  lines: readonly StockItem[],
  refId: string,
  reason: 'returned' | 'exchange_released' = 'returned',
): Promise<StockItem[]> {
  announce(tx, lines)
  const homeless: StockItem[] = []
  for (const line of byLockOrder(lines)) {
    const { productId, size, quantity } = line
    if (!(await addToStock(tx, line, quantity))) homeless.push(line)
    else await tx.insert(stockMovements).values({ productId, size, delta: quantity, reason, refId })
  }
  return homeless
}

interface UnmovedStock {
  short: Shortage[]
  /** Units without a place: the size was removed, or is at its maximum. */
  homeless: StockItem[]
}

/**
 * Moves the stock of an order edit, in one movement for each product and size.
 * @param lines positive: returned; negative: deducted
 * @returns the lines that could not be moved; when there is one, the caller rolls back
 */
export async function moveStock(tx: Tx, lines: readonly StockItem[], refId: string): Promise<UnmovedStock> {
  announce(tx, lines)
  const unmoved: UnmovedStock = { short: [], homeless: [] }
  for (const line of byLockOrder(lines)) {
    const { productId, size, quantity: delta } = line
    if (delta === 0) continue
    if (await addToStock(tx, line, delta))
      await tx.insert(stockMovements).values({ productId, size, delta, reason: 'changed', refId })
    else if (delta > 0) unmoved.homeless.push(line)
    else unmoved.short.push(await shortageOf(tx, line))
  }
  return unmoved
}

/**
 * Moves stock for sales or counts made elsewhere, once per reference.
 * @returns `repeated` when it was done before, `other` when the reference stands for another movement; else why nothing
 * is moved
 */
export async function recordStockMovement(
  tx: Tx,
  line: StockItem,
  refId: string,
): Promise<'done' | 'repeated' | 'other' | 'full' | Shortage> {
  announce(tx, [line])
  const { productId, size, quantity: delta } = line
  const recorded = await tx
    .insert(stockMovements)
    .values({ productId, size, delta, reason: 'counter', refId })
    .onConflictDoNothing()
    .returning({ id: stockMovements.id })
  if (recorded.length === 0) return (await isMovedBefore(tx, line, refId)) ? 'repeated' : 'other'
  if (await addToStock(tx, line, delta)) return 'done'
  return delta > 0 ? 'full' : shortageOf(tx, line)
}

async function isMovedBefore(tx: Db, { productId, size, quantity }: StockItem, refId: string): Promise<boolean> {
  const [row] = await tx
    .select({ delta: stockMovements.delta })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        eq(stockMovements.size, size),
        eq(stockMovements.reason, 'counter'),
        eq(stockMovements.refId, refId),
      ),
    )
  return row?.delta === quantity
}

async function recordTaken(
  tx: Db,
  lines: readonly StockItem[],
  refId: string,
  reason: 'ordered' | 'exchanged',
): Promise<void> {
  await insertMovements(
    tx,
    lines.map(({ productId, size, quantity }) => ({ productId, size, delta: -quantity, reason, refId })),
  )
}

const insertMovements = buildRows((db, count) =>
  db.insert(stockMovements).values(placesForRows(['productId', 'size', 'delta', 'reason', 'refId'], count)),
)
