import { randomUUID } from 'node:crypto'
import type { OrderActor, OrderEvent } from '#server/orders/order-records/order-event-repository.ts'
import { newOrderNumber, newWithdrawalReference } from '#server/orders/order-records/order-number.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { tables } from '#server/platform/database/database.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import { hashOrderAccessKey } from '#server/platform/order-keys/order-access-keys.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { promisedDays } from '#server/pricing/shipping/promised-days.ts'
import { refundDueAt } from '#shared/domain/orders/returns/withdrawal-period.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { type VatClass, vatOf } from '#shared/domain/platform/goods/vat.ts'
import { numberPrefixOf } from '#shared/domain/platform/number-prefix.ts'
import { termsVersion } from '#shared/domain/platform/shop/terms.ts'
import { withdrawalStatementText } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import type { SeedBuyer, SeedOrder } from './seed-order-files.ts'

export interface SeedOrderProduct {
  productId: number
  code: string
  size: string
  name: string
  slug: string
  imageName: string | null
  priceCents: number
  category: string
  isUsed: boolean
  isElectric: boolean
  vatClass: VatClass
  createdAt: Date
}

export interface SeedLine {
  article: SeedOrderProduct
  quantity: number
}

export type Row<T extends keyof typeof tables> = (typeof tables)[T]['$inferInsert']

type PlacedOrder = Omit<StoredOrder, 'customerId' | 'taxCode'>

export type SeedPlacedOrder = ReturnType<typeof placedOrder>

const dayMs = 86_400_000

interface Purchase {
  seed: SeedOrder
  buyer: SeedBuyer
  lines: readonly SeedLine[]
  shop: Shop
  keys: OrderAccessKeys
  now: Date
}

export function placedOrder({ seed, buyer, lines, shop, keys, now }: Purchase) {
  const id = randomUUID()
  const createdAt = new Date(now.getTime() - seed.daysAgo * dayMs)
  const after = (days: number | undefined) => (days === undefined ? null : new Date(createdAt.getTime() + days * dayMs))
  const [paidAt, shippedAt, deliveredAt, cancelledAt] = [
    after(seed.paidAfter),
    after(seed.shippedAfter),
    after(seed.deliveredAfter),
    after(seed.cancelledAfter),
  ]
  const items = lines.map((line, i) => orderItem(id, i + 1, line, shippedAt !== null))
  const subtotalCents = items.reduce((sum, item) => sum + item.totalCents, 0)
  const fee = shippingCents(subtotalCents, shop.shipping)
  const totalCents = subtotalCents + fee
  const isWallet = seed.paymentMethod === 'paypal'
  const customerName = `${buyer.firstName} ${buyer.lastName}`
  const paymentId = isWallet ? randomUUID() : null
  const orderNumber = newOrderNumber(numberPrefixOf(shop))
  // A transfer that paid a cancelled order waits to be given back by hand.
  const isGoingBack = seed.isRefunded || Boolean(!isWallet && cancelledAt && paidAt)
  const promised = paidAt
    ? promisedDays(shop, paidAt, {
        deliveryMethod: 'courier',
        postalCode: buyer.postalCode,
        lines: lines.map(({ article }) => article),
      })
    : { shipBy: null, arrivesOn: null }
  const order: PlacedOrder = {
    id,
    orderNumber,
    accessKeyHashes: hashOrderAccessKey(keys.of(orderNumber)),
    language: 'it',
    customerName,
    customerEmail: buyer.email,
    placedFrom: null,
    customerPhone: buyer.phone ?? null,
    shippingAddress: buyer.address,
    city: buyer.city,
    postalCode: buyer.postalCode,
    deliveryMethod: 'courier',
    channel: 'distance',
    instrument: null,
    province: buyer.province,
    paymentMethod: seed.paymentMethod,
    paymentStatus: seed.isRefunded ? 'refunded' : paidAt ? 'paid' : 'pending',
    orderStatus: cancelledAt ? 'cancelled' : deliveredAt ? 'delivered' : shippedAt ? 'shipped' : 'processing',
    subtotalCents,
    shippingCents: fee,
    discountCents: 0,
    totalCents,
    giftCardCents: 0,
    sellsGiftCard: false,
    codes: null,
    bankReference: isWallet ? null : orderNumber,
    paymentId,
    carrier: null,
    trackingCode: seed.trackingCode ?? null,
    termsVersion,
    createdAt,
    paidAt,
    ...promised,
    shippedAt,
    deliveredAt,
    cancelledAt,
    reopenedAt: null,
    transferToReturnCents: null,
    transferToReturnSince: null,
    transferReturnedAt: null,
    refundAskedCents: isGoingBack ? totalCents : 0,
    refundedCents: seed.isRefunded ? totalCents : 0,
    keptShippingCents: 0,
    keptCodeCents: 0,
    receivedCents: 0,
    traceParent: null,
    remindedAt: null,
    additionTo: null,
  }
  const moved = (delta: number, reason: 'ordered' | 'restocked', at: Date) =>
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
    vat: vatOf(items, fee).map((part) => ({ ...part, orderId: id })),
    movements: [...moved(-1, 'ordered', createdAt), ...(cancelledAt ? moved(1, 'restocked', cancelledAt) : [])],
    payment: paymentId && paidAt ? payment(paymentId, order, paidAt) : undefined,
    refund: isGoingBack ? refund(order, cancelledAt ?? createdAt) : undefined,
    parcels: shippedAt ? seedParcels(order, items, seed, after) : [],
    events: history(order),
    withdrawal: withdrawnAt ? withdrawal(order, withdrawnAt) : undefined,
  }
}

function orderItem(orderId: string, lineNo: number, { article, quantity }: SeedLine, isShipped: boolean) {
  const { productId, name, code: productCode, imageName, size, priceCents: unitCents, vatClass } = article
  const bought = { productId, name, productCode, imageName, size, quantity, unitCents, vatClass }
  const shipped = isShipped ? quantity : 0
  return {
    orderId,
    lineNo,
    ...bought,
    totalCents: unitCents * quantity,
    packedQuantity: shipped,
    sentQuantity: shipped,
  }
}

interface SeedParcel {
  parcel: Row<'parcels'>
  lines: Row<'parcelLines'>[]
}

function seedParcels(
  { id: orderId, trackingCode, shippedAt, deliveredAt }: PlacedOrder,
  items: readonly { lineNo: number; quantity: number }[],
  { firstParcel }: SeedOrder,
  after: (days: number | undefined) => Date | null,
): SeedParcel[] {
  const one = (number: number, facts: Partial<Row<'parcels'>>, own: typeof items): SeedParcel => {
    const parcelId = randomUUID()
    const row = { id: parcelId, orderId, number, createdAt: facts.sentAt ?? undefined, ...facts }
    return { parcel: row, lines: own.map(({ lineNo, quantity }) => ({ parcelId, orderId, lineNo, quantity })) }
  }
  const last = { trackingCode, sentAt: shippedAt, deliveredAt }
  if (!firstParcel) return [one(1, last, items)]
  const first = {
    trackingCode: firstParcel.trackingCode,
    sentAt: after(firstParcel.shippedAfter),
    deliveredAt: after(firstParcel.deliveredAfter),
  }
  return [one(1, first, items.slice(0, 1)), one(2, last, items.slice(1))]
}

/** A finished payment, which is never checked with the provider. */
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

function refund({ id, paymentId, totalCents, refundedCents }: PlacedOrder, at: Date): Row<'refunds'> {
  const isDone = refundedCents > 0
  return {
    kind: paymentId ? 'wallet' : 'transfer',
    paymentId,
    orderId: id,
    amountCents: totalCents,
    otherCents: totalCents,
    state: isDone ? 'completed' : 'pending',
    providerRefundId: paymentId && `DEMO-${paymentId}`,
    reason: 'order_cancelled',
    attempts: paymentId ? 1 : 0,
    nextTryAt: at,
    createdAt: at,
    completedAt: isDone ? at : null,
  }
}

function history(order: PlacedOrder): Row<'orderEvents'>[] {
  const { id: orderId, paymentMethod, totalCents, paymentStatus, trackingCode } = order
  const isWallet = paymentMethod === 'paypal'
  const event = (createdAt: Date | null, actor: OrderActor, kind: OrderEvent['kind'], data = {}) =>
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

function withdrawal(order: PlacedOrder, at: Date): Row<'withdrawals'> {
  const { id: orderId, orderNumber, customerName, customerEmail } = order
  const statement = withdrawalStatementText({ customerName, orderNumber, items: '' }, 'it')
  const facts = { orderId, orderNumber, customerName, customerEmail, statement, refundDueAt: refundDueAt(at) }
  return { reference: newWithdrawalReference(), ...facts, language: 'it', kind: 'recesso', createdAt: at }
}
