import { randomUUID } from 'node:crypto'
import type { QueryConfig } from 'pg'

export interface FloorTask {
  kind: 'order' | 'cart-read' | 'cart-write'
  databaseUrl: string
  atOnce: number
  /** Of an order that serves as the pattern. */
  orderId?: string
  /** Products to sell: an order of the baseline takes two of them. */
  articles?: readonly { productId: number; size: string }[]
  customers?: readonly CartFloorCustomer[]
}

export interface CartFloorCustomer {
  id: string
  tokenHash: string
  lineId: number
}

const orderTables = [
  'idempotency_keys',
  'orders',
  'order_items',
  'order_vat',
  'stock_movements',
  'order_events',
  'outbox',
] as const
type OrderTable = (typeof orderTables)[number]
export type OrderRows = Record<OrderTable, Record<string, unknown>[]>

export function statementsOf(task: FloorTask, rows: OrderRows | undefined, index: number, turn: number): QueryConfig[] {
  if (rows) return orderStatements(task, rows)
  const customer = task.customers?.[index % task.customers.length]
  if (!customer) throw new Error('no customer')
  return [sessionOf(customer.tokenHash), task.kind === 'cart-read' ? readCart(customer.id) : writeCart(customer, turn)]
}

const sessionOf = (tokenHash: string): QueryConfig => ({
  name: 'session',
  text: `select customer_id, last_seen_at from sessions
    where token_hash = $1 and kind = 'customer' and expires_at > now() and last_seen_at > now() - interval '14 days'`,
  values: [tokenHash],
})

const readCart = (customerId: string): QueryConfig => ({
  name: 'cart-read',
  text: 'select id, product_id, size, quantity from cart_lines where customer_id = $1 order by id',
  values: [customerId],
})

const writeCart = ({ id, lineId }: { id: string; lineId: number }, turn: number): QueryConfig => ({
  name: 'cart-write',
  text: `update cart_lines line set quantity = $1
    from product_sizes s join products p on p.id = s.product_id
    where line.id = $2 and line.customer_id = $3 and s.product_id = line.product_id and s.size = line.size
      and p.is_active and p.deleted_at is null and least(s.stock - s.reserved, 99) >= $1
    returning line.id, line.product_id, line.size, line.quantity`,
  values: [1 + (turn % 3), lineId, id],
})

/** The rows of one order, with identities of their own. */
function orderStatements({ articles = [] }: FloorTask, rows: OrderRows): QueryConfig[] {
  const orderId = randomUUID()
  const chosen = chooseTwo(articles)
  const own: Partial<Record<string, unknown>> = {
    order_id: orderId,
    ref_id: orderId,
    key: randomUUID(),
    order_number: orderId.slice(0, 13),
    bank_reference: orderId.slice(14),
    dedupe_key: `order_confirmation/${orderId}`,
  }
  const stock = chosen.map(
    ({ productId, size }): QueryConfig => ({
      name: 'stock',
      text: `update product_sizes set stock = stock - 1, revision = revision + 1
      where product_id = $1 and size = $2 and stock - reserved >= 1 returning size`,
      values: [productId, size],
    }),
  )
  const inserts = orderTables.map((table) => {
    const renewed = rows[table].map((row, i) => {
      const product = table === 'order_items' || table === 'stock_movements' ? chosen[i] : undefined
      return { ...row, ...pickKnown(own, row), ...(product && { product_id: product.productId, size: product.size }) }
    })
    return insertOf(table, table === 'orders' ? renewed.map((row) => ({ ...row, id: orderId })) : renewed)
  })
  const [key, ...others] = inserts
  return [...(key ? [key] : []), ...stock, ...others]
}

function pickKnown(own: Partial<Record<string, unknown>>, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => name in row))
}

function insertOf(table: OrderTable, rows: readonly Record<string, unknown>[]): QueryConfig {
  // Numbers that the database gives are left to it.
  const isGiven = (name: string) => name !== 'id' || table === 'orders'
  const names = Object.keys(rows[0] ?? {}).filter(isGiven)
  let n = 0
  const tuples = rows.map(() => `(${names.map(() => `$${++n}`).join(', ')})`)
  return {
    name: `insert-${table}-${rows.length}`,
    text: `insert into ${table} (${names.join(', ')}) values ${tuples.join(', ')}`,
    values: rows.flatMap((row) => names.map((name) => asParameter(row[name]))),
  }
}

function asParameter(value: unknown): unknown {
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date)
  return isJson ? JSON.stringify(value) : value
}

/** In ascending order, as the shop locks them: two orders never deadlock. */
function chooseTwo<T extends { productId: number }>(products: readonly T[]): T[] {
  const first = Math.floor(Math.random() * products.length)
  const second = (first + 1 + Math.floor(Math.random() * (products.length - 1))) % products.length
  return [first, second].sort((a, b) => a - b).flatMap((at) => products[at] ?? [])
}
