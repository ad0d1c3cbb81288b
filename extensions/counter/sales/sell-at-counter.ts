import { hash } from 'node:crypto'
import { deductStock } from '#server/catalog/products/stock-repository.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { countReductions, quoteSale } from '#server/orders/checkout/sale-prices.ts'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { SaleItem } from '#shared/contract/orders/sale-items.ts'
import type { NewSale } from '../counter-calls.ts'
import { changeOf, claimCards, requireTenders } from '../take-tenders.ts'
import { storeSale } from './store-sale.ts'

const walkIn = 'Vendita al banco'

interface Sale {
  orderId: string
  isNew: boolean
  changeCents: number
}

/**
 * Sells over the counter: an order that is paid and handed over at once, with the stock, VAT and history of any other.
 * @throws Problem 409 insufficient_stock, product_unavailable; 400 tenders_differ, received_short, or with the fields of
 * another price without a reason; 403 beyond a limit
 */
export async function sellAtCounter(deps: Deps, sale: NewSale, key: string | undefined): Promise<Sale> {
  const { items, tenders, customer } = sale
  const requestHash = hash('sha256', JSON.stringify(['counter sale', sale]))
  const changeCents = changeOf(tenders)
  return inTransaction(deps.database, async (tx) => {
    const at = deps.clock()
    const id = crypto.randomUUID()
    await lockSpender(tx)
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId: id, createdAt: at }))
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) return { orderId: earlier.orderId, isNew: false, changeCents }
    const quote = await quoteSale(tx, deps, items, { method: 'pickup', isInShop: true })
    requireTenders(tenders, quote.totalCents)
    const giftCards = await claimCards(tx, tenders)
    const who = { name: customer?.name || walkIn, email: customer?.email ?? '', phone: customer?.phone ?? null }
    const shortages = await deductStock(tx, quote.lines, id)
    if (shortages.length > 0) throw insufficientStock(shortages, quote)
    const note = reasonsOf(items)
    await storeSale(tx, deps, { id, quote, who, tenders, giftCards, at, data: note ? { note } : {} })
    await countReductions(tx, quote, at, id)
    return { orderId: id, isNew: true, changeCents }
  })
}

const reasonsOf = (items: readonly SaleItem[]): string =>
  [...new Set(items.flatMap(({ price, reason }) => (price !== undefined && reason ? [reason] : [])))].join('; ')
