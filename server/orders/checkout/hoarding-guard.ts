import { findShortages, type StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { BuyerUnits } from '#server/orders/order-records/buyer-units-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { tryCalls } from '#server/platform/throttle/count-calls.ts'
import { oneAtATime } from '#server/platform/throttle/one-at-a-time.ts'
import { insufficientStock, type NamedPieces } from './insufficient-stock.ts'
import type { OrderableProduct } from './orderable-product-repository.ts'

/** Units that a person (e-mail, telephone, address or account) may order at a network in a day unpaid (decision 0075). */
const maxUnits = 15
/** All persons of a network together; of a product at most two in three. */
const maxShared = 60
const sharedShare = 1.5
/** Beyond these a person takes at most one in three of a product. */
const fewUnits = 5
const share = 3
/** Additional units per paid unit. */
const perPaidUnit = 5

const day = 86_400

/**
 * Checks an order against the unpaid units of its buyer, and of the others behind the network address, in a transaction
 * that has locked the network (lockLimitedBuyer).
 * @returns 429 too_many_pieces beyond the limit
 */
function hoardingRefusal(
  taken: BuyerUnits,
  lines: readonly StockItem[],
  products: readonly OrderableProduct[],
  now: Date,
): Problem | undefined {
  const { own, shared, ownCancelled, sharedCancelled, paidUnits: paidPieces, oldestAt } = taken
  const earned = paidPieces * perPaidUnit
  const requested = new Map<number, number>()
  for (const { productId, quantity } of lines) requested.set(productId, (requested.get(productId) ?? 0) + quantity)
  const freeOf = (productId: number) => products.find(({ id }) => id === productId)?.freePieces ?? 0
  const beyond = (before: ReadonlyMap<number, number>, oneIn: number) =>
    [...requested].filter(([productId, quantity]) => {
      const had = before.get(productId) ?? 0
      return (had + quantity) * oneIn > freeOf(productId) + had
    })
  const more = sumOf(requested.values())
  const ownBefore = sumOf(own.values()) + ownCancelled
  const sharedBefore = sumOf(shared.values()) + sharedCancelled
  const ofProduct = beyond(shared, sharedShare).map(
    ([productId]) => (shared.get(productId) ?? 0) + (requested.get(productId) ?? 0),
  )
  const isFine =
    ownBefore + more <= maxUnits + earned &&
    sumOf(beyond(own, share).map(([, quantity]) => quantity)) <= Math.max(0, fewUnits + earned - ownBefore) &&
    sharedBefore + more <= maxShared + earned &&
    ofProduct.every((units) => units <= fewUnits + earned)
  if (isFine) return undefined
  const goneSeconds = oldestAt ? Math.floor((now.getTime() - oldestAt.getTime()) / 1_000) : 0
  return problem('too_many_pieces', { retryAfterSeconds: Math.max(60, day - goneSeconds) })
}

/**
 * Reports a shortage before the hoarding limit.
 * @throws Problem 409 insufficient_stock, 429 too_many_pieces
 */
export async function refuseHoarding(
  tx: Db,
  taken: BuyerUnits,
  { quote, articles }: { quote: NamedPieces; articles: readonly OrderableProduct[] },
  now: Date,
): Promise<void> {
  const refusal = hoardingRefusal(taken, quote.lines, articles, now)
  if (!refusal) return
  const shortages = await findShortages(tx, quote.lines)
  throw shortages.length > 0 ? insufficientStock(shortages, quote) : refusal
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0
  for (const n of numbers) sum += n
  return sum
}

/**
 * Serialises the orders of one network, and records refusals in a transaction of their own for the dashboard, because
 * the roll-back leaves no trace.
 */
export async function recordHoarding<T>(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  caller: Caller | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await oneAtATime(caller?.network, work)
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_pieces')
      await inTransaction(database, (tx) => tryCalls(tx, caller, [{ rule: 'hoarding' }], clock()))
    throw error
  }
}
