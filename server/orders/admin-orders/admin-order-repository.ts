import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { type StoredOrder, shopName } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { bankCredits } from '#server/platform/database/schema/statement-tables.ts'
import type { OrderSort } from '#shared/contract/orders/admin-orders.ts'
import type { OrderTask } from '#shared/domain/orders/shop-tasks.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { bankOrderDays, type OrderStatus } from '#shared/domain/platform/states/order-states.ts'
import { conditions, type OrderFilter, taskCondition } from './order-filter-repository.ts'
import { findAbout } from './order-search-repository.ts'

const newestFirst = [desc(orders.createdAt), desc(orders.id)] as const

/** What stands before the newest of a list: so few that an index finds them. */
interface First {
  which: SQL | undefined
  by: SQL
}

const firsts: Record<OrderSort, ((now: Date) => First) | undefined> = {
  newest: undefined,
  /** Orders to ship by time of payment, orders to be paid by age. */
  urgent: () => ({
    which: eq(orders.orderStatus, 'processing'),
    by: sql`coalesce(${orders.shipBy}, ${orders.createdAt} + ${bankOrderDays} * interval '1 day') asc nulls last`,
  }),
  /** What has to leave today or is late; all others follow, so that a new order is on the first page. */
  due: (now) => ({
    which: and(taskCondition('to_ship', now), lt(orders.shipBy, startOfRomeDay(addDays(romeDayOf(now), 1)))),
    by: sql`${orders.shipBy} asc`,
  }),
}

export async function listItemsOfOrders(db: Db, orderIds: readonly string[]) {
  const { category, shelf, weightGrams } = products
  const items = await db
    .select({ ...getTableColumns(orderItems), name: shopName, category, shelf, weightGrams })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo))
  return Map.groupBy(items, (item) => item.orderId)
}

interface Page {
  limit: number
  offset: number
}

export async function listOrders(
  db: Db,
  filter: OrderFilter & Page & { sort?: OrderSort | undefined; now: Date },
): Promise<{ orders: StoredOrder[]; total: number }> {
  const { q, isProgram, limit, offset, now } = filter
  const where = conditions(filter, now, q ? await findAbout(db, { q, isProgram }) : undefined)
  const countAll = () => countOf(db, conditions(filter, now))
  const counted = offset > 0 ? await countAll() : undefined
  const first = firsts[filter.sort ?? 'newest']?.(now)
  const found = first
    ? await listFirst(db, where, first, { limit, offset }, counted)
    : await listNewest(db, where, { limit, offset }, counted)
  const isWhole = offset === 0 && found.length < limit
  const total = isWhole ? found.length : (counted ?? (await countAll()))
  return { orders: found, total }
}

async function listFirst(
  db: Db,
  where: SQL | undefined,
  first: First,
  { limit, offset }: Page,
  total: number | undefined,
): Promise<StoredOrder[]> {
  const which = and(where, first.which)
  const rows = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(first.by, ...newestFirst)
    .limit(limit)
    .offset(offset)
  if (rows.length === limit) return rows
  const before = offset === 0 ? rows.length : await countOf(db, which)
  const rest = { limit: limit - rows.length, offset: Math.max(0, offset - before) }
  const others = await listNewest(db, and(where, sql`(${first.which}) is not true`), rest, total && total - before)
  return [...rows, ...others]
}

/** A page behind the middle is read from the end, when the number of rows is known. */
async function listNewest(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: Page,
  total: number | undefined,
): Promise<StoredOrder[]> {
  // Of the orders passed over only their places are read.
  const rows = (order: SQL[], page: Page) => {
    const ids = db
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset)
    return db
      .select()
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(...order)
  }
  if (total === undefined || offset <= total / 2) return rows([...newestFirst], { limit, offset })
  const left = Math.min(limit, total - offset)
  if (left <= 0) return []
  const oldestFirst = [asc(orders.createdAt), asc(orders.id)]
  return (await rows(oldestFirst, { limit: left, offset: total - offset - left })).reverse()
}

/** Behind an order among the newest; as the database keeps moments, not as JavaScript does. */
const behind = (id: string) => sql`(${orders.createdAt}, ${orders.id}) <
  (select o.created_at, o.id from ${orders} o where o.id = ${id}::uuid)`

/**
 * One page by keys (decision 0114). What comes first of a list is so little that its place is a number, `s25`; among the
 * newest it is the order before. @returns the key of the next page where there is one
 */
export async function listOrdersByKey(
  db: Db,
  filter: OrderFilter & { sort?: OrderSort | undefined; now: Date; limit: number },
  after: string,
): Promise<{ orders: StoredOrder[]; next: string | undefined }> {
  const { q, isProgram, limit, now } = filter
  const where = conditions(filter, now, q ? await findAbout(db, { q, isProgram }) : undefined)
  const first = firsts[filter.sort ?? 'newest']?.(now)
  const read = (which: SQL | undefined, order: readonly SQL[], page: Page) =>
    db
      .select()
      .from(orders)
      .where(and(where, which))
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset)
  const isNewest = after !== '' && !after.startsWith('s')
  const at = isNewest ? 0 : Number(after.slice(1))
  const begun =
    first && !isNewest ? await read(first.which, [first.by, ...newestFirst], { limit: limit + 1, offset: at }) : []
  if (begun.length > limit) return { orders: begun.slice(0, limit), next: `s${at + limit}` }
  const others = and(first && sql`(${first.which}) is not true`, isNewest ? behind(after) : undefined)
  const found = [...begun, ...(await read(others, newestFirst, { limit: limit + 1 - begun.length, offset: 0 }))]
  const listed = found.slice(0, limit)
  const isLastFirst = begun.length === limit
  return {
    orders: listed,
    next: found.length > limit ? (isLastFirst ? `s${at + limit}` : listed.at(-1)?.id) : undefined,
  }
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).where(where)
  return row?.orders ?? 0
}

export async function countOrdersIn(db: Db, status?: OrderStatus): Promise<number> {
  return countOf(db, status && eq(orders.orderStatus, status))
}

export async function countTask(db: Db, task: OrderTask, now: Date): Promise<number> {
  return countOf(db, taskCondition(task, now))
}

/** When the oldest order of a task was placed, or was to leave. */
export async function oldestOf(
  db: Db,
  task: OrderTask,
  since: 'createdAt' | 'shipBy',
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ since: orders[since] })
    .from(orders)
    .where(taskCondition(task, now))
    .orderBy(asc(orders[since]))
    .limit(1)
  return row?.since ?? undefined
}

/** Since when the longest waiting transfer is to be paid back. */
export async function oldestToRefund(db: Db, now: Date): Promise<Date | undefined> {
  const since = sql<string | null>`min(least(${orders.transferToReturnSince}, (
    select min(r.created_at) from ${refunds} r where r.order_id = orders.id and r.kind = 'transfer' and r.state = 'pending')))`
  const [row] = await db.select({ since }).from(orders).where(taskCondition('to_refund', now))
  return row?.since ? new Date(row.since) : undefined
}

/** Orders of a filter for a file, newest first, in batches: `after` is the last one of the batch before. */
export async function listOrdersAfter(
  db: Db,
  filter: OrderFilter & { now: Date },
  after: StoredOrder | undefined,
  limit: number,
): Promise<{ order: StoredOrder; goods: string }[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(conditions(filter, filter.now), after && behind(after.id)))
    .orderBy(...newestFirst)
    .limit(limit)
  const goods = await listItemsOfOrders(
    db,
    rows.map((r) => r.id),
  )
  return rows.map((order) => ({
    order,
    goods: (goods.get(order.id) ?? [])
      .map((i) => `${i.quantity} × ${i.name}${i.size ? ` (${i.size})` : ''} [${i.productCode}]`)
      .join(', '),
  }))
}

export async function findPaymentOfOrder(db: Db, paymentId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  return payment
}

export async function listMailsWithKeys(db: Db, dedupeKeys: readonly string[]) {
  return db
    .select()
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...dedupeKeys]))
    .orderBy(asc(outbox.id))
}

export async function listWithdrawalsOfOrder(db: Db, orderId: string) {
  return db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(asc(withdrawals.createdAt))
}

/** Money that came in by transfer and was booked for an order. */
export async function listCreditsOfOrder(db: Db, orderId: string) {
  return db.select().from(bankCredits).where(eq(bankCredits.orderId, orderId)).orderBy(asc(bankCredits.day))
}

/** Wallet payments and refunds that a person has to look at, with or without an order. */
export async function countPaymentsInNeed(db: Db): Promise<number> {
  const [row] = await db.select({ payments: count() }).from(payments).where(isNotNull(payments.needsAttention))
  return row?.payments ?? 0
}
