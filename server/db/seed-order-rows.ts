import { randomUUID } from 'node:crypto'
import { newAccessKey, newBankReference, newOrderNumber, newWithdrawalReference } from '#server/orders/order-number.ts'
import { type ShippingPolicy, shippingCents } from '#shared/domain/shipping.ts'
import { termsVersion } from '#shared/domain/terms.ts'
import { refundDueAt } from '#shared/domain/withdrawal-period.ts'
import { withdrawalStatementText } from '#shared/domain/withdrawal-statement.ts'
import type { tables } from './database.ts'
import type { SeedBuyer, SeedOrder, SeedOrders } from './seed-order-files.ts'

/** One size of a product that is there to be sold. */
export interface SeedArticle {
  productId: number
  code: string
  size: string
  name: string
  imageName: string | null
  priceCents: number
  createdAt: Date
}

type Row<T extends keyof typeof tables> = (typeof tables)[T]['$inferInsert']

type PlacedOrder = Required<Omit<Row<'orders'>, 'customerId' | 'taxCode'>>

export interface OrderRows {
  customers: Row<'customers'>[]
  payments: Row<'payments'>[]
  orders: Row<'orders'>[]
  items: Row<'orderItems'>[]
  events: Row<'orderEvents'>[]
  refunds: Row<'refunds'>[]
  movements: Row<'stockMovements'>[]
  mails: Row<'outbox'>[]
  withdrawals: Row<'withdrawals'>[]
}

interface Wish {
  files: SeedOrders
  articles: readonly SeedArticle[]
  /** Lower-case addresses of accounts that are not to be made again. */
  taken: ReadonlySet<string>
  shipping: ShippingPolicy
  now: Date
  passwordHash: string
}

const dayMs = 86_400_000
const keyOf = (code: string, size: string) => `${code}/${size}`

/** Every row of the demo's orders, oldest order first; nothing is read or written here. */
export function seedOrderRows({ files, articles, taken, shipping, now, passwordHash }: Wish): OrderRows {
  const rows: OrderRows = {
    customers: [],
    payments: [],
    orders: [],
    items: [],
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
    const placed = placeOrder({ seed: order, buyer, lines, shipping, now })
    const customerId = buyer.hasAccount && !taken.has(buyer.email.toLowerCase()) ? idFor(idOfBuyer, buyer) : null
    const at = placed.order.createdAt
    if (customerId && !rows.customers.some((one) => one.id === customerId)) {
      rows.customers.push(account(buyer, customerId, at, passwordHash))
    }
    rows.orders.push({ ...placed.order, customerId })
    rows.items.push(...placed.items)
    rows.movements.push(...placed.movements)
    if (placed.payment) rows.payments.push({ ...placed.payment, customerId })
    if (placed.refund) rows.refunds.push(placed.refund)
    rows.events.push(...placed.events)
    rows.mails.push(confirmation(placed.order))
    if (placed.withdrawal) rows.withdrawals.push(placed.withdrawal)
  }
  rows.movements.push(...deliveries(rows.movements, articles))
  return rows
}

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

interface Purchase {
  seed: SeedOrder
  buyer: SeedBuyer
  lines: readonly { article: SeedArticle; quantity: number }[]
  shipping: ShippingPolicy
  now: Date
}

function placeOrder({ seed, buyer, lines, shipping, now }: Purchase) {
  const id = randomUUID()
  const createdAt = new Date(now.getTime() - seed.daysAgo * dayMs)
  const after = (days: number | undefined) => (days === undefined ? null : new Date(createdAt.getTime() + days * dayMs))
  const [paidAt, shippedAt, deliveredAt, cancelledAt] = [
    after(seed.paidAfter),
    after(seed.shippedAfter),
    after(seed.deliveredAfter),
    after(seed.cancelledAfter),
  ]
  const items = lines.map(({ article, quantity }, i) => ({
    orderId: id,
    lineNo: i + 1,
    productId: article.productId,
    name: article.name,
    productCode: article.code,
    imageName: article.imageName,
    size: article.size,
    quantity,
    unitCents: article.priceCents,
    totalCents: article.priceCents * quantity,
  }))
  const subtotalCents = items.reduce((sum, item) => sum + item.totalCents, 0)
  const fee = shippingCents(subtotalCents, shipping)
  const totalCents = subtotalCents + fee
  const isWallet = seed.paymentMethod === 'paypal'
  const customerName = `${buyer.firstName} ${buyer.lastName}`
  const paymentId = isWallet ? randomUUID() : null
  const order: PlacedOrder = {
    id,
    orderNumber: newOrderNumber(),
    accessKey: newAccessKey(),
    language: 'it',
    customerName,
    customerEmail: buyer.email,
    customerPhone: buyer.phone ?? null,
    shippingAddress: buyer.address,
    city: buyer.city,
    postalCode: buyer.postalCode,
    province: buyer.province,
    paymentMethod: seed.paymentMethod,
    paymentStatus: seed.isRefunded ? 'refunded' : paidAt ? 'paid' : 'pending',
    orderStatus: cancelledAt ? 'cancelled' : deliveredAt ? 'delivered' : shippedAt ? 'shipped' : 'processing',
    subtotalCents,
    shippingCents: fee,
    totalCents,
    bankReference: isWallet ? null : newBankReference(),
    paymentId,
    trackingCode: seed.trackingCode ?? null,
    termsVersion,
    createdAt,
    paidAt,
    shippedAt,
    deliveredAt,
    cancelledAt,
  }
  const moved = (delta: number, reason: string, at: Date) =>
    items.map(({ productId, size, quantity }) => ({
      productId,
      size,
      delta: delta * quantity,
      reason,
      refId: id,
      createdAt: at,
    }))
  const withdrawnAt = after(seed.withdrawnAfter)
  return {
    order,
    items,
    movements: [...moved(-1, 'ordered', createdAt), ...(cancelledAt ? moved(1, 'restocked', cancelledAt) : [])],
    payment: paymentId && paidAt ? payment(paymentId, order, paidAt) : undefined,
    refund: paymentId && cancelledAt && seed.isRefunded ? refund(paymentId, order, cancelledAt) : undefined,
    events: history(order),
    withdrawal: withdrawnAt ? withdrawal(order, withdrawnAt) : undefined,
  }
}

/** A payment that nobody will ask the provider about: it is over. */
function payment(id: string, order: PlacedOrder, capturedAt: Date): Row<'payments'> {
  return {
    id,
    providerOrderId: `DEMO-${id}`,
    captureId: `DEMO-${id}`,
    state: order.paymentStatus === 'refunded' ? 'refunded' : 'captured',
    amountCents: order.totalCents,
    capturedCents: order.totalCents,
    capturedCurrency: 'EUR',
    capturedAt,
    payerEmail: order.customerEmail,
    orderId: order.id,
    createdAt: order.createdAt,
    updatedAt: capturedAt,
  }
}

function refund(paymentId: string, order: PlacedOrder, at: Date): Row<'refunds'> {
  return {
    paymentId,
    orderId: order.id,
    amountCents: order.totalCents,
    state: 'completed',
    providerRefundId: `DEMO-${paymentId}`,
    reason: 'order_cancelled',
    attempts: 1,
    nextTryAt: at,
    createdAt: at,
    completedAt: at,
  }
}

function history(order: PlacedOrder): Row<'orderEvents'>[] {
  const { id: orderId, paymentMethod, totalCents, paymentStatus, trackingCode } = order
  const isWallet = paymentMethod === 'paypal'
  const event = (createdAt: Date | null, actor: string, kind: string, data: Record<string, unknown> = {}) =>
    createdAt ? [{ orderId, actor, kind, data, createdAt }] : []
  const refund = paymentStatus === 'pending' ? 'none' : isWallet ? 'wallet' : 'bank'
  const isUnpaid = refund === 'none'
  return [
    ...event(order.createdAt, 'customer', 'placed', { paymentMethod, totalCents }),
    ...(isWallet ? [] : event(order.paidAt, 'admin', 'payment_confirmed')),
    ...event(order.shippedAt, 'admin', 'shipped', { trackingCode }),
    ...event(order.deliveredAt, 'admin', 'delivered'),
    ...event(order.cancelledAt, isUnpaid ? 'system' : 'admin', 'cancelled', {
      reason: isUnpaid ? 'unpaid' : 'shop',
      refund,
    }),
    ...(paymentStatus === 'refunded'
      ? event(order.cancelledAt, 'system', 'refunded', { amountCents: totalCents })
      : []),
  ]
}

/** Marked as sent, so that it never is; what a sent mail knew is forgotten. */
function confirmation({ id, customerEmail, createdAt }: PlacedOrder): Row<'outbox'> {
  const kind = 'order_confirmation'
  const sent = { state: 'sent', attempts: 1, sentAt: createdAt, nextAttemptAt: createdAt, createdAt, data: {} }
  return { dedupeKey: `${kind}/${id}`, kind, toAddress: customerEmail, language: 'it', ...sent }
}

function withdrawal(order: PlacedOrder, at: Date): Row<'withdrawals'> {
  const { id: orderId, orderNumber, customerName, customerEmail } = order
  const statement = withdrawalStatementText({ customerName, orderNumber, items: '' }, 'it')
  const facts = { orderId, orderNumber, customerName, customerEmail, statement, language: 'it', kind: 'recesso' }
  return { reference: newWithdrawalReference(), ...facts, refundDueAt: refundDueAt(at), createdAt: at }
}

/** What the shop had to receive to have sold that much and still have what it has: one delivery a size. */
function deliveries(
  movements: readonly Row<'stockMovements'>[],
  articles: readonly SeedArticle[],
): Row<'stockMovements'>[] {
  return articles.flatMap(({ productId, size, createdAt }) => {
    const gone = movements.reduce((sum, m) => (m.productId === productId && m.size === size ? sum - m.delta : sum), 0)
    return gone > 0 ? [{ productId, size, delta: gone, reason: 'edited', refId: 'demo-orders', createdAt }] : []
  })
}
