import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { cartLines, productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import { checkoutLines, checkouts, payments } from '#server/platform/database/schema/payment-tables.ts'
import { sessions } from '#server/platform/database/schema/people-tables.ts'
import { isThisAlive, type SessionKey } from '#server/platform/sessions/session-repository.ts'
import { maxLineQuantity } from '#shared/domain/platform/goods/cart.ts'

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
const piecesFor = (customerId: string | SQL) => sql`(s.stock - s.reserved + coalesce((
  select sum(l.quantity) from ${checkouts} c join ${payments} pay on pay.checkout_id = c.id
  join ${checkoutLines} l on l.checkout_id = c.id
  where c.customer_id = ${customerId}::uuid and c.status = 'open' and pay.state = 'created'
    and l.product_id = s.product_id and l.size = s.size), 0))::int`

const own = (customerId: string, id: number) => and(eq(cartLines.id, id), eq(cartLines.customerId, customerId))

export async function findSessionCart(
  db: Db,
  session: SessionKey,
): Promise<{ customerId: string | null; lastSeenAt: Date; lines: StoredCartLine[] } | undefined> {
  const rows = await selectSessionCart(db, { ...session })
  return rows[0] && { ...rows[0], lines: rows.flatMap(({ line }) => line ?? []) }
}

const selectSessionCart = buildOnce((db) =>
  db
    .select({ customerId: sessions.customerId, lastSeenAt: sessions.lastSeenAt, line: columns })
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
  customerId: string,
  { productId, size }: Pick<StoredCartLine, 'productId' | 'size'>,
): Promise<number | undefined> {
  const result = await db.execute(sql`
    select ${piecesFor(customerId)} as pieces from ${productSizes} s join ${products} p on p.id = s.product_id
    where s.product_id = ${productId} and s.size = ${size} and p.is_active and p.deleted_at is null`)
  const [row] = rawRows<{ pieces: number }>(result)
  return row && Math.max(0, Math.min(row.pieces, maxLineQuantity))
}

interface Addition {
  productId: number
  size: string
  quantity: number
  capToStock: boolean
}

/** Whose cart it is, and the line as it is now; without one nothing was changed. */
interface ChangedCart {
  customerId: string
  lastSeenAt: Date
  line: StoredCartLine | undefined
}

/** A change of the cart with the session it needs, in one statement: `changed` returns a line of `caller`'s. */
function inSession<Change extends object>(changed: SQL) {
  const statement = buildOnce<(StoredCartLine & { customerId: string; lastSeenAt: string })[]>(sql`
    with caller as (
      select customer_id, last_seen_at from ${sessions} where ${isThisAlive}
    ), ${changed}
    select caller.customer_id as "customerId", caller.last_seen_at as "lastSeenAt", line.*
    from caller left join changed line on true`)
  return async (db: Db, session: SessionKey, change: Change): Promise<ChangedCart | undefined> => {
    const [row] = await statement(db, { ...session, ...change })
    if (!row) return undefined
    const { customerId, lastSeenAt, ...line } = row
    return { customerId, lastSeenAt: new Date(lastSeenAt), line: line.id === null ? undefined : line }
  }
}

const callerId = sql`caller.customer_id`
const asked = sql`${sql.placeholder('quantity')}::int`
const isCapped = sql`${sql.placeholder('capToStock')}::boolean`
const onSale = sql`p.is_active and p.deleted_at is null`
const atMost = (pieces: SQL) => sql`least(${pieces}, ${sql.raw(String(maxLineQuantity))})`

/**
 * Adds items: a line of the same product and size grows, up to the available stock and the limit of a line.
 * `line.quantity` is read under the row's lock, so that two tabs never lose each other's change.
 */
export const addToCartLine = inSession<Addition>(sql`
  free as materialized (
    select caller.customer_id, s.product_id, s.size, ${atMost(piecesFor(callerId))} as most
    from caller, ${productSizes} s join ${products} p on p.id = s.product_id
    where s.product_id = ${sql.placeholder('productId')} and s.size = ${sql.placeholder('size')} and ${onSale}
  ), changed as (
    insert into ${cartLines} as line (customer_id, product_id, size, quantity)
    select customer_id, product_id, size, least(${asked}, most)
    from free where case when ${isCapped} then most > 0 else ${asked} <= most end
    on conflict (customer_id, product_id, size) do update set quantity = case when ${isCapped}
      then greatest(line.quantity, least(line.quantity + ${asked}, (select most from free)))
      else line.quantity + ${asked} end
    where ${isCapped} or line.quantity + ${asked} <= greatest(line.quantity, (select most from free))
    returning ${rawColumns}
  )`)

/** Sets a line's quantity if that many can be sold now. */
export const setCartLineQuantity = inSession<{ id: number; quantity: number }>(sql`
  changed as (
    update ${cartLines} line set quantity = ${asked}
    from caller, ${productSizes} s join ${products} p on p.id = s.product_id
    where line.id = ${sql.placeholder('id')} and line.customer_id = caller.customer_id
      and s.product_id = line.product_id and s.size = line.size and ${onSale}
      and ${atMost(piecesFor(callerId))} >= ${asked}
    returning ${rawColumns}
  )`)

export async function deleteCartLine(db: Db, customerId: string, id: number): Promise<boolean> {
  const gone = await db.delete(cartLines).where(own(customerId, id)).returning({ id: cartLines.id })
  return gone.length > 0
}

export async function deleteCartLines(db: Db, customerId: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.customerId, customerId))
}
