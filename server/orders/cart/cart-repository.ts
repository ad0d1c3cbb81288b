import { and, asc, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { cartLines, productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import { checkoutLines, checkouts, payments } from '#server/platform/database/schema/payment-tables.ts'
import { sessions } from '#server/platform/database/schema/people-tables.ts'
import { type Freshness, isThisAlive } from '#server/platform/sessions/session-repository.ts'
import { maxLineQuantity } from '#shared/domain/orders/cart.ts'

/** One line of a customer's cart; `size` is `''` for a product without sizes. */
export interface StoredCartLine {
  id: number
  productId: number
  size: string
  quantity: number
}

const columns = {
  id: cartLines.id,
  productId: cartLines.productId,
  size: cartLines.size,
  quantity: cartLines.quantity,
}
const rawColumns = sql`line.id, line.product_id as "productId", line.size, line.quantity`

/** Stock reserved by the account's own unfinished wallet payment is available to it (decision 0075). */
const piecesFor = (customerId: string | Placeholder) => sql`(s.stock - s.reserved + coalesce((
  select sum(l.quantity) from ${checkouts} c join ${payments} pay on pay.checkout_id = c.id
  join ${checkoutLines} l on l.checkout_id = c.id
  where c.customer_id = ${customerId}::uuid and c.status = 'open' and pay.state = 'created'
    and l.product_id = s.product_id and l.size = s.size), 0))::int`

const own = (customerId: string, id: number) => and(eq(cartLines.id, id), eq(cartLines.customerId, customerId))

export async function findSessionCart(
  db: Db,
  tokenHash: string,
  freshness: Freshness,
): Promise<{ lastSeenAt: Date; lines: StoredCartLine[] } | undefined> {
  const rows = await selectSessionCart(db, { kind: 'customer', tokenHash, ...freshness })
  return rows[0] && { lastSeenAt: rows[0].lastSeenAt, lines: rows.flatMap(({ line }) => line ?? []) }
}

const selectSessionCart = buildOnce((db) =>
  db
    .select({ lastSeenAt: sessions.lastSeenAt, line: columns })
    .from(sessions)
    .leftJoin(cartLines, eq(cartLines.customerId, sessions.customerId))
    .where(isThisAlive)
    .orderBy(asc(cartLines.id)),
)

export async function findCartLine(db: Db, customerId: string, id: number): Promise<StoredCartLine | undefined> {
  const [line] = await db.select(columns).from(cartLines).where(own(customerId, id))
  return line
}

/**
 * The maximum of a line: available stock (without reservations of others), up to the limit of a line; undefined when
 * the product is not sold any more.
 */
export async function findLineLimit(
  db: Db,
  { customerId, productId, size }: Pick<Addition, 'customerId' | 'productId' | 'size'>,
): Promise<number | undefined> {
  const result = await db.execute(sql`
    select ${piecesFor(customerId)} as pieces from ${productSizes} s join ${products} p on p.id = s.product_id
    where s.product_id = ${productId} and s.size = ${size} and p.is_active and p.deleted_at is null`)
  const [row] = rawRows<{ pieces: number }>(result)
  return row && Math.max(0, Math.min(row.pieces, maxLineQuantity))
}

interface Addition {
  customerId: string
  productId: number
  size: string
  quantity: number
  capToStock: boolean
}

/**
 * Adds items in one statement: a line of the same product and size grows, up to the available stock and the limit of a
 * line. `line.quantity` is read under the row's lock, so that two tabs never lose each other's change.
 * @returns undefined without a change when there is not enough
 */
export async function addToCartLine(db: Db, addition: Addition): Promise<StoredCartLine | undefined> {
  const { customerId, productId, size, quantity, capToStock } = addition
  const limit = sql`(select least(pieces, ${maxLineQuantity}::int) from free)`
  const sum = sql`line.quantity + ${quantity}::int`
  const requested = capToStock
    ? { first: sql`least(${quantity}::int, ${limit})`, more: sql`greatest(line.quantity, least(${sum}, ${limit}))` }
    : { first: sql`${quantity}::int`, more: sum }
  const result = await db.execute(sql`
    with free as materialized (
      select ${piecesFor(customerId)} as pieces from ${productSizes} s join ${products} p on p.id = s.product_id
      where s.product_id = ${productId} and s.size = ${size} and p.is_active and p.deleted_at is null
    )
    insert into ${cartLines} as line (customer_id, product_id, size, quantity)
    select ${customerId}::uuid, ${productId}::int, ${size}::text, ${requested.first}
    from free where ${capToStock ? sql`${limit} > 0` : sql`${quantity}::int <= ${limit}`}
    on conflict (customer_id, product_id, size) do update set quantity = ${requested.more}
    where ${requested.more} <= greatest(line.quantity, ${limit})
    returning ${rawColumns}`)
  return rawRows<StoredCartLine>(result)[0]
}

const s = alias(productSizes, 's')

const updateQuantity = buildOnce((db) => {
  const [quantity, customerId] = [sql`${sql.placeholder('quantity')}::int`, sql.placeholder('customerId')]
  return db
    .update(cartLines)
    .set({ quantity })
    .from(s)
    .innerJoin(products, eq(products.id, s.productId))
    .where(
      and(
        ...[eq(cartLines.id, sql.placeholder('id')), eq(cartLines.customerId, customerId)],
        ...[eq(s.productId, cartLines.productId), eq(s.size, cartLines.size)],
        ...[products.isActive, isNull(products.deletedAt)],
        sql`least(${piecesFor(customerId)}, ${maxLineQuantity}::int) >= ${quantity}`,
      ),
    )
    .returning(columns)
})

/** Sets a line's quantity if that many can be sold now. @returns undefined when not, or when there is no such line */
export async function setCartLineQuantity(
  db: Db,
  customerId: string,
  id: number,
  quantity: number,
): Promise<StoredCartLine | undefined> {
  const [line] = await updateQuantity(db, { customerId, id, quantity })
  return line
}

export async function deleteCartLine(db: Db, customerId: string, id: number): Promise<boolean> {
  const gone = await db.delete(cartLines).where(own(customerId, id)).returning({ id: cartLines.id })
  return gone.length > 0
}

export async function deleteCartLines(db: Db, customerId: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.customerId, customerId))
}
