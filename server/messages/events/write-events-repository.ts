import { sql } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { traceParent } from '#server/platform/tracing/tracing.ts'
import { testKind } from '#shared/domain/platform/states/event-kinds.ts'
import { orderEventOf } from './order-event-kinds.ts'

// Each is one statement that writes nothing without a receiver. Events hold no personal data: readers fetch the order
// with their own key (decision 0058).

interface OrderHappening {
  orderId: string
  kind: string
  data: Record<string, unknown>
  createdAt: Date
}

/** Writes the events of an order history entry, in its transaction; the order is in its state after the entry. */
export async function writeOrderEvents(tx: Tx, { orderId, kind, data, createdAt }: OrderHappening): Promise<void> {
  const event = orderEventOf(kind, data)
  if (!event) return
  const rows = await insertOrderEvents(tx, {
    orderId,
    said: JSON.stringify(event.said),
    kinds: JSON.stringify(event.kinds),
    at: createdAt.toISOString(),
    traceParent: traceParent(),
  })
  if (rows.length > 0) tx.onCommit.events()
}

const at = sql`${sql.placeholder('at')}::timestamptz`

const insertOrderEvents = buildOnce<unknown[]>(sql`
    insert into outgoing_events (receiver_id, kind, object, body, created_at, next_attempt_at, trace_parent)
    select r.id, k.kind, 'order:' || o.id, jsonb_build_object(
        'orderNumber', o.order_number, 'orderStatus', o.order_status, 'paymentStatus', o.payment_status,
        'paymentMethod', o.payment_method, 'delivery', o.delivery_method,
        'total', (o.total_cents / 100.0)::numeric(12, 2)::text,
        'refunded', (o.refunded_cents / 100.0)::numeric(12, 2)::text) || ${sql.placeholder('said')}::jsonb,
      ${at}, ${at}, ${sql.placeholder('traceParent')}::text
    from event_receivers r
    join jsonb_array_elements_text(${sql.placeholder('kinds')}::jsonb) with ordinality k(kind, place) on r.kinds ? k.kind
    join orders o on o.id = ${sql.placeholder('orderId')}::uuid and (k.kind <> 'order.paid' or o.payment_status <> 'pending')
    order by k.place
    returning id`)

/**
 * Writes events for products that are new, deleted, or changed by a form, a file or a price; their rows are locked, or
 * new.
 */
export async function writeProductEvents(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await writeForProducts(tx, 'product.changed', ids, at)
}

export async function writeLowStockEvents(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await writeForProducts(tx, 'stock.low', ids, at)
}

async function writeForProducts(
  tx: Tx,
  kind: 'product.changed' | 'stock.low',
  ids: readonly number[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  const moment = at.toISOString()
  const result = await tx.execute(sql`
    insert into outgoing_events (receiver_id, kind, object, body, created_at, next_attempt_at, trace_parent)
    select r.id, ${kind}::text, 'product:' || p.id, jsonb_build_object(
        'productCode', p.product_code, 'gtin', p.gtin, 'name', p.name, 'category', p.category,
        'price', (p.price_cents / 100.0)::numeric(12, 2)::text, 'isActive', p.is_active,
        'isDeleted', p.deleted_at is not null,
        'available', (select coalesce(sum(s.stock - s.reserved), 0) from product_sizes s where s.product_id = p.id)),
      ${moment}::timestamptz, ${moment}::timestamptz, ${traceParent()}::text
    from event_receivers r
    join products p on p.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    where r.kinds ? ${kind}::text
    order by p.id
    returning id`)
  announce(tx, result)
}

/** @returns the event's number; undefined when there is no such receiver */
export async function writeTestEvent(tx: Tx, receiverId: string, at: Date): Promise<number | undefined> {
  const moment = at.toISOString()
  const result = await tx.execute(sql`
    insert into outgoing_events (receiver_id, kind, object, body, created_at, next_attempt_at, trace_parent)
    select r.id, ${testKind}::text, 'test:' || gen_random_uuid(), '{}'::jsonb, ${moment}::timestamptz, ${moment}::timestamptz,
      ${traceParent()}::text
    from event_receivers r where r.id = ${receiverId}::uuid
    returning id`)
  return announce(tx, result)[0]?.id
}

function announce(tx: Tx, result: Parameters<typeof rawRows>[0]): { id: number }[] {
  const rows = rawRows<{ id: number }>(result)
  if (rows.length > 0) tx.onCommit.events()
  return rows
}
