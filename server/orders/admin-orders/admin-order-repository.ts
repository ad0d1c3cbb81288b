import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type StoredOrder, shopName } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderTags } from '#server/platform/database/schema/note-tables.ts'
import { orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { bankCredits } from '#server/platform/database/schema/statement-tables.ts'
import { isHoarded } from '#server/platform/throttle/hoarding-repository.ts'
import type { AdminOrderFilter, OrderSort } from '#shared/contract/orders/admin-orders.ts'
import { bankOrderDays, type OrderStatus } from '#shared/domain/orders/order-states.ts'
import type { OrderTask } from '#shared/domain/orders/shop-tasks.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { isAbout } from './order-search-repository.ts'

function taskCondition(task: OrderTask, now: Date): SQL | undefined {
  const isProcessing = eq(orders.orderStatus, 'processing')
  const isKept = and(eq(orders.paymentStatus, 'paid'), lt(orders.refundAskedCents, orders.totalCents))
  switch (task) {
    case 'to_confirm':
      return and(isProcessing, eq(orders.paymentMethod, 'bank'), eq(orders.paymentStatus, 'pending'))
    case 'to_ship':
      return and(isProcessing, isKept)
    case 'late':
      return and(isProcessing, isKept, lt(orders.shipBy, now))
    // Transfers are paid back by hand.
    case 'to_refund':
      return or(
        sql`exists (select 1 from ${refunds} r where r.order_id = ${orders.id} and r.kind = 'transfer' and r.state = 'pending')`,
        and(isNotNull(orders.transferToReturnSince), isNull(orders.transferReturnedAt)),
      )
    case 'payment_attention':
      return sql`exists (select 1 from ${payments} p where p.id = ${orders.paymentId} and p.needs_attention is not null)`
    case 'hoarding':
      return isHoarded()
  }
}

/** A filter, and whether an API client reads. */
export interface OrderFilter extends AdminOrderFilter {
  isProgram: boolean
}

function conditions(requested: OrderFilter, now: Date): SQL | undefined {
  const { status, paymentStatus, paymentMethod, tag, q, from, to, moneyFrom, moneyTo, task, isProgram } = requested
  return and(
    status && eq(orders.orderStatus, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    tag ? hasTag(tag) : undefined,
    q ? isAbout(q, isProgram) : undefined,
    from ? gte(orders.createdAt, startOfRomeDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfRomeDay(addDays(to, 1))) : undefined,
    moneyFrom || moneyTo ? moneyMoved(moneyFrom, moneyTo) : undefined,
    task && taskCondition(task, now),
  )
}

/** For accounting: a sale counts on the day of payment, a refund on the day it was completed. */
function moneyMoved(from: string | undefined, to: string | undefined): SQL {
  const since = (from ? startOfRomeDay(from) : new Date(0)).toISOString()
  const until = (to ? startOfRomeDay(addDays(to, 1)) : new Date('9999-01-01')).toISOString()
  const within = (moment: SQL) => sql`${moment} >= ${since}::timestamptz and ${moment} < ${until}::timestamptz`
  return sql`(${within(sql`${orders.paidAt}`)} or exists (
    select from ${refunds} r where r.order_id = ${orders.id} and ${within(sql`r.completed_at`)}))`
}

function hasTag(name: string): SQL {
  return sql`${orders.id} in (select ${orderTags.orderId} from ${orderTags} where ${orderTags.name} = ${name})`
}

const newestFirst = [desc(orders.createdAt), desc(orders.id)] as const

/** Orders to ship by time of payment, orders to be paid by age, then all others. */
const urgentFirst = [
  sql`case when ${orders.orderStatus} = 'processing' then coalesce(${orders.shipBy}, ${orders.createdAt} + ${bankOrderDays} * interval '1 day') end asc nulls last`,
  ...newestFirst,
] as const

/** What has to leave today or is late, then all others, so that a new order is on the first page. */
const dueFirst = (now: Date) => [
  sql`case when ${taskCondition('to_ship', now)} and ${orders.shipBy} < ${startOfRomeDay(addDays(romeDayOf(now), 1)).toISOString()}::timestamptz then ${orders.shipBy} end asc nulls last`,
  ...newestFirst,
]

const sorted = (sort: OrderSort | undefined, now: Date) =>
  sort === 'urgent' ? urgentFirst : sort === 'due' ? dueFirst(now) : newestFirst

export async function listItemsOfOrders(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, (typeof orderItems.$inferSelect & { category: string })[]>()
  const items = await db
    .select({ ...getTableColumns(orderItems), name: shopName, category: products.category })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo))
  return Map.groupBy(items, (item) => item.orderId)
}

export async function listOrders(
  db: Db,
  filter: OrderFilter & { sort?: OrderSort | undefined; limit: number; offset: number; now: Date },
): Promise<{ orders: StoredOrder[]; total: number }> {
  const { limit, offset, now } = filter
  const where = conditions(filter, now)
  // A search looks at every order anyway and counts on the way; without one the index gives the page without the rest.
  const rows = await db
    .select({ order: orders, total: sql<number>`${filter.q ? sql`count(*) over ()` : sql`0`}::int` })
    .from(orders)
    .where(where)
    .orderBy(...sorted(filter.sort, now))
    .limit(limit)
    .offset(offset)
  const isWholeAnswer = rows.length === 0 && offset === 0
  const total = isWholeAnswer ? 0 : rows[0]?.total || (await countOf(db, where))
  return { orders: rows.map((row) => row.order), total }
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

/** Orders of a filter for a file, newest first, in batches: `after` is the last one of the batch before. */
export async function listOrdersAfter(
  db: Db,
  filter: OrderFilter & { now: Date },
  after: StoredOrder | undefined,
  limit: number,
): Promise<{ order: StoredOrder; goods: string }[]> {
  const beyond = after
    ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined
  const rows = await db
    .select()
    .from(orders)
    .where(and(conditions(filter, filter.now), beyond))
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
