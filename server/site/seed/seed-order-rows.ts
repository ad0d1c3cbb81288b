import { randomUUID } from 'node:crypto'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { SeedBuyer, SeedOrders } from './seed-order-files.ts'
import { sentOrderMails } from './seed-order-mails.ts'
import { placedOrder, type Row, type SeedOrderProduct } from './seed-placed-order.ts'

export interface OrderRows {
  customers: Row<'customers'>[]
  payments: Row<'payments'>[]
  orders: Row<'orders'>[]
  items: Row<'orderItems'>[]
  vat: Row<'orderVat'>[]
  parcels: Row<'parcels'>[]
  parcelLines: Row<'parcelLines'>[]
  events: Row<'orderEvents'>[]
  refunds: Row<'refunds'>[]
  movements: Row<'stockMovements'>[]
  mails: Row<'outbox'>[]
  withdrawals: Row<'withdrawals'>[]
}

interface Wish {
  files: SeedOrders
  articles: readonly SeedOrderProduct[]
  /** Lower-case addresses of accounts that are not to be made again. */
  taken: ReadonlySet<string>
  shop: Shop
  keys: OrderAccessKeys
  now: Date
  passwordHash: string
}

// Enough for one mail of each kind; older ones have lost their data, as in a real shop.
const keptMails = 20

const keyOf = (code: string, size: string) => `${code}/${size}`

/** Every row of the demo's orders, oldest order first; nothing is read or written here. */
export function seedOrderRows({ files, articles, taken, shop, keys, now, passwordHash }: Wish): OrderRows {
  const rows: OrderRows = {
    customers: [],
    payments: [],
    orders: [],
    items: [],
    vat: [],
    parcels: [],
    parcelLines: [],
    events: [],
    refunds: [],
    movements: [],
    mails: [],
    withdrawals: [],
  }
  const articleOf = new Map(articles.map((article) => [keyOf(article.code, article.size), article]))
  const idOfBuyer = new Map<SeedBuyer, string>()
  for (const order of files.orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const buyer = files.buyers[order.buyer]
    const lines = order.lines.flatMap(({ code, size, quantity }) => {
      const article = articleOf.get(keyOf(code, size))
      return article ? [{ article, quantity }] : []
    })
    if (!buyer || lines.length < order.lines.length) continue
    const placed = placedOrder({ seed: order, buyer, lines, shop, keys, now })
    const customerId = buyer.hasAccount && !taken.has(buyer.email.toLowerCase()) ? idFor(idOfBuyer, buyer) : null
    const at = placed.order.createdAt
    if (customerId && !rows.customers.some((one) => one.id === customerId)) {
      rows.customers.push(account(buyer, customerId, at, passwordHash))
    }
    rows.orders.push({ ...placed.order, customerId })
    rows.items.push(...placed.items)
    rows.vat.push(...placed.vat)
    rows.movements.push(...placed.movements)
    if (placed.payment) rows.payments.push({ ...placed.payment, customerId })
    if (placed.refund) rows.refunds.push(placed.refund)
    rows.parcels.push(...placed.parcels.map(({ parcel }) => parcel))
    rows.parcelLines.push(...placed.parcels.flatMap(({ lines: inIt }) => inIt))
    rows.events.push(...placed.events)
    rows.mails.push(...sentOrderMails(placed, lines))
    if (placed.withdrawal) rows.withdrawals.push(placed.withdrawal)
  }
  rows.movements.push(...deliveries(rows.movements, articles))
  const mails = rows.mails.toSorted((a, b) => sentAt(a) - sentAt(b))
  rows.mails = mails.map((mail, i) => (i < mails.length - keptMails ? { ...mail, data: {} } : mail))
  return rows
}

const sentAt = (mail: Row<'outbox'>) => mail.sentAt?.getTime() ?? 0

function idFor(ids: Map<SeedBuyer, string>, buyer: SeedBuyer): string {
  const id = ids.get(buyer) ?? randomUUID()
  ids.set(buyer, id)
  return id
}

function account(buyer: SeedBuyer, id: string, at: Date, passwordHash: string): Row<'customers'> {
  const { firstName, lastName, email, phone, address, city, postalCode } = buyer
  const proven = { emailVerifiedAt: at, createdAt: at, lastLoginAt: at }
  return { id, email, firstName, lastName, phone, address, city, postalCode, passwordHash, ...proven }
}

/** The deliveries that make the sales and the current stock consistent: one per size. */
function deliveries(
  movements: readonly Row<'stockMovements'>[],
  products: readonly SeedOrderProduct[],
): Row<'stockMovements'>[] {
  return products.flatMap(({ productId, size, createdAt }) => {
    const gone = movements.reduce((sum, m) => (m.productId === productId && m.size === size ? sum - m.delta : sum), 0)
    return gone > 0 ? [{ productId, size, delta: gone, reason: 'edited', refId: 'demo-orders', createdAt }] : []
  })
}
