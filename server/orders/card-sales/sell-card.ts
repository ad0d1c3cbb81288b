import { createHash } from 'node:crypto'
import type { Quote } from '#server/orders/checkout/quote-order.ts'
import { customerOf, storeOrder } from '#server/orders/checkout/store-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { insertGiftCard } from '#server/orders/gift-cards/gift-card-repository.ts'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls, noteCalls } from '#server/platform/throttle/count-calls.ts'
import type { NewGiftCardBody } from '#shared/contract/orders/gift-cards.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { maxDaysAhead } from '#shared/domain/platform/states/gift-card-states.ts'
import { giftCardProductId } from './card-product-repository.ts'

interface Purchase {
  body: NewGiftCardBody
  customerId: string | null
  language: Language
  idempotencyKey: string | undefined
  caller: Caller | undefined
}

const dayMs = 86_400_000
const names = { it: 'Buono regalo', en: 'Gift card' }

/**
 * Orders a gift card: an order like every other that waits for its money, with one line and nothing to deliver (rule
 * 756). Neither codes nor cards pay for it.
 * @throws Problem 400 invalid_input for a day that is past or too far; 409 idempotency_conflict; 429 too_many_requests
 */
export async function sellGiftCard(
  deps: OrdersDeps,
  purchase: Purchase,
): Promise<{ order: StoredOrder; isNew: boolean }> {
  const { body, customerId, language, idempotencyKey: key, caller } = purchase
  const at = deps.clock()
  const requestHash = createHash('sha256')
    .update(JSON.stringify(['gift card', body]))
    .digest('hex')
  return inTransaction(deps.database, async (tx) => {
    const id = crypto.randomUUID()
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId: id, createdAt: at }))
    if (earlier) return { order: await replay(tx, earlier, requestHash), isNew: false }
    const sendOn = body.sendOn ?? romeDayOf(at)
    const isTooFar = sendOn > romeDayOf(new Date(at.getTime() + maxDaysAhead * dayMs))
    if (sendOn < romeDayOf(at) || isTooFar) throw invalidInput({ sendOn: 'field_gift_day' })
    await countCalls(tx, caller, [{ rule: 'gift_card_order' }], at)
    const { amount, customerName, customerEmail, recipientName, recipientEmail, message = '' } = body
    const nothing = {
      customerPhone: null,
      taxCode: null,
      shippingAddress: '',
      city: '',
      postalCode: '',
      province: null,
    }
    const customer = customerOf({ customerName, customerEmail, ...nothing, delivery: 'pickup' }, deps.shop)
    const soldGiftCard = { recipientName, recipientEmail, sendOn }
    const whose = { id, customer, customerId, language, placedFrom: caller?.network ?? null, at }
    const quote = await quoteGiftCard(tx, { amount, language, at })
    const order = await storeOrder(tx, { ...whose, quote, payment: { method: 'bank' }, soldGiftCard }, deps)
    const to = { recipientName, recipientEmail, message, sendOn, senderName: customerName, language }
    await insertGiftCard(tx, { orderId: id, initialCents: amount, ...to, createdAt: at })
    await noteCalls(tx, caller, [{ rule: 'mail', subject: customerEmail }], at)
    return { order, isNew: true }
  })
}

export async function quoteGiftCard(
  tx: Db,
  { amount, language, at }: { amount: number; language: Language; at: Date },
): Promise<Quote> {
  const line = {
    productId: await giftCardProductId(tx, at),
    size: '',
    quantity: 1,
    unitCents: amount,
    totalCents: amount,
    discountCents: 0,
    vatClass: 'voucher',
    name: names[language],
    productCode: 'BUONO',
    imageName: null,
    isUsed: false,
    isElectric: false,
    category: 'accessori',
    shelf: null,
    weightGrams: null,
  } as const
  const sums = { subtotalCents: amount, shippingCents: 0, discountCents: 0, totalCents: amount }
  return { lines: [line], codes: [], ...sums }
}

async function replay(
  db: Db,
  earlier: { requestHash: string; orderId: string },
  requestHash: string,
): Promise<StoredOrder> {
  if (earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
  const order = await findOrder(db, earlier.orderId)
  if (!order) throw new Error(`idempotency key of order ${earlier.orderId} without the order`)
  return order
}
