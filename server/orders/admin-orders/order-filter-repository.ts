import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { isToPrepare } from '#server/orders/extension-ports/ready-elsewhere.ts'
import { tables } from '#server/platform/database/database.ts'
import { orderTags } from '#server/platform/database/schema/note-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { likeOf } from '#server/platform/database/text-search/text-match-repository.ts'
import { isHoarded } from '#server/platform/throttle/hoarding-repository.ts'
import type { AdminOrderFilter } from '#shared/contract/orders/order-list/order-filter.ts'
import type { OrderTask } from '#shared/domain/orders/shop-tasks.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { isAbout, type OrderSearch } from './order-search-repository.ts'

const { actChanges, acts, orderItems, products } = tables

export function taskCondition(task: OrderTask, now: Date): SQL | undefined {
  const isProcessing = eq(orders.orderStatus, 'processing')
  const isKept = and(eq(orders.paymentStatus, 'paid'), lt(orders.refundAskedCents, orders.totalCents))
  switch (task) {
    case 'to_confirm':
      return and(isProcessing, eq(orders.paymentMethod, 'bank'), eq(orders.paymentStatus, 'pending'))
    case 'to_ship':
      return and(isProcessing, isKept, ...isToPrepare())
    case 'late':
      return and(isProcessing, isKept, lt(orders.shipBy, now), ...isToPrepare())
    // Transfers are paid back by hand. As lists, which indexes answer however many orders there are.
    case 'to_refund':
      return sql`${orders.id} in (
        select r.order_id from ${refunds} r where r.kind = 'transfer' and r.state = 'pending' union all
        select o.id from ${orders} o where o.transfer_to_return_since is not null and o.transfer_returned_at is null)`
    case 'payment_attention':
      return sql`${orders.paymentId} in (select p.id from ${payments} p where p.needs_attention is not null)`
    case 'hoarding':
      return isHoarded()
  }
}

/** A filter, and whether an API client reads. */
export interface OrderFilter extends AdminOrderFilter {
  isProgram: boolean
}

export function conditions(
  requested: OrderFilter,
  now: Date,
  about: (search: OrderSearch) => SQL = isAbout,
): SQL | undefined {
  const { status, paymentStatus, paymentMethod, tag, q, from, to, moneyFrom, moneyTo, task, isProgram } = requested
  const { totalFrom, totalTo, category, person } = requested
  return and(
    status && eq(orders.orderStatus, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    tag ? hasTag(tag) : undefined,
    q ? about({ q, isProgram }) : undefined,
    from ? gte(orders.createdAt, startOfRomeDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfRomeDay(addDays(to, 1))) : undefined,
    moneyFrom || moneyTo ? moneyMoved(moneyFrom, moneyTo) : undefined,
    totalFrom === undefined ? undefined : gte(orders.totalCents, totalFrom),
    totalTo === undefined ? undefined : lte(orders.totalCents, totalTo),
    category && hasCategory(category),
    person ? isChangedBy(person) : undefined,
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

function hasCategory(category: Category): SQL {
  return sql`exists (select from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
    where ${orderItems.orderId} = ${orders.id} and ${products.category} = ${category})`
}

function isChangedBy(person: string): SQL {
  return sql`${orders.id}::text in (select ${actChanges.objectId} from ${actChanges} join ${acts}
    on ${acts.id} = ${actChanges.actId} where ${actChanges.kind} = 'order' and ${acts.name} ilike ${likeOf(person)})`
}

function hasTag(name: string): SQL {
  return sql`${orders.id} in (select ${orderTags.orderId} from ${orderTags} where ${orderTags.name} = ${name})`
}
