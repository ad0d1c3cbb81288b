import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { buildOnce, buildRows, placesFor, placesForRows } from '#server/platform/database/built-statements.ts'
import { postgresConstraint } from '#server/platform/database/connection/postgres-code.ts'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { TryAgainError } from '#server/platform/database/transaction.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import { hashOrderAccessKey } from '#server/platform/order-keys/order-access-keys.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { traceParent } from '#server/platform/tracing/tracing.ts'
import { numberPrefixOf } from '#shared/domain/platform/number-prefix.ts'
import { newOrderNumber } from './order-number.ts'

export type StoredOrder = typeof orders.$inferSelect

/** The data of a new order. */
type NewOrderRow = Omit<
  StoredOrder,
  'orderNumber' | 'accessKeyHashes' | 'bankReference' | 'orderStatus' | 'traceParent' | LaterFields
>

const laterFields = [
  'carrier',
  'trackingCode',
  'shippedAt',
  'deliveredAt',
  'cancelledAt',
  'reopenedAt',
  'transferToReturnCents',
  'transferToReturnSince',
  'transferReturnedAt',
  'refundAskedCents',
  'refundedCents',
  'keptShippingCents',
  'keptCodeCents',
  'receivedCents',
  'remindedAt',
  'additionTo',
  'channel',
] as const
type LaterFields = (typeof laterFields)[number]

type NewOrderLine = Omit<
  typeof orderItems.$inferSelect,
  'orderId' | 'lineNo' | 'costCents' | 'refundedQuantity' | 'returningQuantity' | 'packedQuantity' | 'sentQuantity'
>

export type OrderLineRow = typeof orderItems.$inferSelect & {
  /** Null when the product is no longer on show. */
  slug: string | null
  category: string
  subcategory: string | null
  /** As the product is now. */
  shelf: string | null
  weightGrams: number | null
  /** As staff read it. */
  shopName: string
}

const columns = Object.entries(getTableColumns(orders))
const firstFields = columns.map(([name]) => name).filter((name) => !laterFields.some((later) => later === name))
const untouched = Object.fromEntries(columns.map(([name, { default: value = null }]) => [name, value]))

/** A new order as it will be stored, with a number and its key. */
export function drawOrder(
  order: NewOrderRow,
  { orderKeys: keys, shop }: { orderKeys: OrderAccessKeys; shop: Shop },
): StoredOrder {
  const orderNumber = newOrderNumber(numberPrefixOf(shop))
  return {
    ...(untouched as Pick<StoredOrder, LaterFields | 'orderStatus'>),
    ...order,
    traceParent: traceParent(),
    orderNumber,
    accessKeyHashes: hashOrderAccessKey(keys.of(orderNumber)),
    bankReference: order.paymentMethod === 'bank' ? orderNumber : null,
  }
}

/** Stores an order without its lines. @throws TryAgainError where its number is taken: the next try draws another */
export async function insertOrder(tx: Db, order: StoredOrder): Promise<void> {
  const row = {
    ...order,
    paidAt: order.paidAt?.toISOString() ?? null,
    shipBy: order.shipBy?.toISOString() ?? null,
  }
  await insertOrderRow(tx, row).catch((error: unknown) => {
    throw postgresConstraint(error) === 'orders_order_number_unique'
      ? new TryAgainError('the number of an order is taken', { cause: error })
      : error
  })
}

const insertOrderRow = buildOnce((db) =>
  db.insert(orders).values({
    ...placesFor(firstFields as Exclude<keyof StoredOrder, LaterFields>[]),
    paidAt: sql`${sql.placeholder('paidAt')}::timestamptz`,
    shipBy: sql`${sql.placeholder('shipBy')}::timestamptz`,
    arrivesOn: sql`${sql.placeholder('arrivesOn')}::date`,
  }),
)

export async function insertOrderLines(tx: Db, orderId: string, lines: readonly NewOrderLine[]): Promise<void> {
  await insertItems(
    tx,
    lines.map((line, i) => ({ ...line, orderId, lineNo: i + 1 })),
  )
}

const insertItems = buildRows((db, count) =>
  db.insert(orderItems).values(
    placesForRows(
      [
        'orderId',
        'lineNo',
        'productId',
        'name',
        'productCode',
        'imageName',
        'size',
        'quantity',
        'unitCents',
        'totalCents',
        'discountCents',
        'vatClass',
      ],
      count,
    ).map((line) => ({
      ...line,
      costCents: sql`(select ${products.costCents} from ${products} where ${products.id} = ${line.productId})`,
    })),
  ),
)

export async function findOrder(db: Db, id: string): Promise<StoredOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** The number is read as people type it: in any case. */
export async function findOrderByNumber(db: Db, orderNumber: string): Promise<StoredOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber.toUpperCase()))
  return row
}

export async function lockOrder(tx: Db, id: string): Promise<StoredOrder | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row
}

export type OrderChange = Partial<
  Pick<
    StoredOrder,
    | 'orderStatus'
    | 'paymentStatus'
    | 'paidAt'
    | 'paymentMethod'
    | 'paymentId'
    | 'instrument'
    | 'bankReference'
    | 'subtotalCents'
    | 'shippingCents'
    | 'discountCents'
    | 'totalCents'
    | 'giftCardCents'
    | 'shipBy'
    | 'arrivesOn'
    | LaterFields
  >
>

export async function updateOrder(tx: Db, id: string, change: OrderChange): Promise<StoredOrder> {
  const [row] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning()
  if (!row) throw new Error(`order ${id} vanished while it was changed`)
  return row
}

/** The Italian name for staff: an English one is replaced by the product's own. */
export const shopName = sql<string>`case ${orders.language} when 'it' then ${orderItems.name} else ${products.name} end`

/** The lines as staff read them. */
export const inShopLanguage = <L extends { name: string; shopName: string }>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, name: line.shopName }))

export async function listOrderLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  const rows = await db
    .select({
      item: orderItems,
      slug: products.slug,
      isActive: products.isActive,
      deletedAt: products.deletedAt,
      category: products.category,
      subcategory: products.subcategory,
      shelf: products.shelf,
      weightGrams: products.weightGrams,
      shopName,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.lineNo))
  return rows.map(({ item, slug, isActive, deletedAt, ...kind }) => ({
    ...item,
    ...kind,
    slug: isActive && !deletedAt ? slug : null,
  }))
}

/** Whether the order's customer wants mails about its progress; guests get them. */
export async function wantsProgressMails(db: Db, order: Pick<StoredOrder, 'customerId'>): Promise<boolean> {
  if (!order.customerId) return true
  const [row] = await db
    .select({ wanted: customers.emailNotifications })
    .from(customers)
    .where(eq(customers.id, order.customerId))
  return row?.wanted ?? true
}
