import { hash } from 'node:crypto'
import { deductStock } from '#server/catalog/products/stock-repository.ts'
import { quoteGiftCard } from '#server/orders/card-sales/sell-card.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { countReductions, quoteSale } from '#server/orders/checkout/sale-prices.ts'
import { customerOf, storeOrder } from '#server/orders/checkout/store-order.ts'
import { type GiftCard, insertGiftCard } from '#server/orders/gift-cards/gift-card-repository.ts'
import { issueGiftCard } from '#server/orders/gift-cards/issue-gift-card.ts'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import type { NewDeposit } from '../counter-calls.ts'
import { changeOf, instrumentOf, requireTenders, storeTenders } from '../take-tenders.ts'

interface Deposit {
  orderId: string
  isNew: boolean
  changeCents: number
}

const usualDays = 30
const mostDays = 180
const mostCents = 1_000_000

/**
 * Keeps goods for a deposit: a gift card is sold for it, and pays its part of an order that is paid and collected later.
 * What comes of the order goes back to the card, so that the books of both days are right.
 * @throws Problem 400 with the fields; 409 insufficient_stock, product_unavailable; 403 beyond a limit
 */
export async function takeDeposit(deps: Deps, asked: NewDeposit, key: string | undefined): Promise<Deposit> {
  const { items, tenders, customer } = asked
  const requestHash = hash('sha256', JSON.stringify(['deposit', asked]))
  const changeCents = changeOf(tenders)
  const cents = tenders.reduce((sum, { amount }) => sum + amount, 0)
  if (tenders.some(({ tender }) => tender === 'gift_card')) throw invalidInput({ tenders: 'field_deposit_by_card' })
  return inTransaction(deps.database, async (tx) => {
    const at = deps.clock()
    const id = crypto.randomUUID()
    await lockSpender(tx)
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId: id, createdAt: at }))
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) return { orderId: earlier.orderId, isNew: false, changeCents }
    const keptUntil = endOf(asked.until ?? addDays(romeDayOf(at), usualDays), at)
    const quote = await quoteSale(tx, deps, items, { method: 'pickup', isInShop: true })
    requireTenders(tenders, cents)
    if (cents <= 0 || cents >= quote.totalCents || cents > mostCents) throw invalidInput({ tenders: 'field_deposit' })
    const card = await sellCard(tx, deps, asked, { cents, at })
    const shortages = await deductStock(tx, quote.lines, id)
    if (shortages.length > 0) throw insufficientStock(shortages, quote)
    await storeOrder(
      tx,
      {
        ...{ id, customer: whoOf(customer, deps), customerId: null, language: 'it', quote, keptUntil },
        giftCards: [{ cardId: card.id, cents }],
        ...{ payment: { method: 'counter' }, placedFrom: null, at },
      },
      deps,
    )
    await countReductions(tx, quote, at, id)
    return { orderId: id, isNew: true, changeCents }
  })
}

const whoOf = ({ name, email, phone }: NewDeposit['customer'], { shop }: Deps) =>
  customerOf(
    {
      ...{ customerName: name, customerEmail: email, customerPhone: phone ?? null, taxCode: null },
      ...{ shippingAddress: '', city: '', postalCode: '', province: null, delivery: 'pickup' },
    },
    shop,
  )

/** The last minute of a day in Rome. */
function endOf(day: string, at: Date): Date {
  const today = romeDayOf(at)
  if (day <= today || day > addDays(today, mostDays)) throw invalidInput({ until: 'field_deposit_day' })
  return new Date(+startOfRomeDay(addDays(day, 1)) - 60_000)
}

/** Paid at once; its code is mailed only if the order comes to nothing. */
async function sellCard(
  tx: Tx,
  deps: Deps,
  { customer, tenders }: NewDeposit,
  { cents, at }: { cents: number; at: Date },
): Promise<GiftCard> {
  const id = crypto.randomUUID()
  const to = { recipientName: customer.name, recipientEmail: customer.email, sendOn: addDays(romeDayOf(at), 1) }
  const quote = await quoteGiftCard(tx, { amount: cents, language: 'it', at })
  const whose = { id, customer: whoOf(customer, deps), customerId: null, language: 'it', placedFrom: null, at } as const
  const payment = { method: 'counter' } as const
  const order = await storeOrder(tx, { ...whose, quote, payment, soldGiftCard: to, isSale: true }, deps)
  const card = await insertGiftCard(tx, {
    ...to,
    ...{ orderId: id, initialCents: cents, senderName: deps.shop.name, language: 'it', createdAt: at },
  })
  await storeTenders(tx, id, tenders, { parts: [], at, isSale: true })
  const instrument = instrumentOf(tenders)
  const paid = await takeOrderStep(tx, order, at, {
    change: {
      ...{ paymentStatus: 'paid', paidAt: at, instrument, channel: 'counter' },
      ...{ orderStatus: 'delivered', shippedAt: at, deliveredAt: at, shipBy: at, arrivesOn: null },
    },
    ...{ event: 'payment_confirmed', data: { paymentMethod: 'counter', instrument }, actor: 'admin', mail: null },
  })
  await takeOrderStep(tx, paid, at, { event: 'delivered', actor: 'admin', mail: null })
  return issueGiftCard(tx, card, at)
}
