import type { StockLine } from '#server/catalog/products/pieces-on-sale-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { TakenPieces } from '#server/orders/order-records/taken-pieces-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { tryCalls } from '#server/platform/throttle/count-calls.ts'
import { oneAtATime } from '#server/platform/throttle/one-at-a-time.ts'
import type { Article } from './article-repository.ts'

/** What one network may take in a day without having paid for anything (decisions 0026, 0075). */
const maxPieces = 15
/** A buyer who wants so few meets no limit, however many others buy behind the same network address. */
const fewPieces = 5
/** Of what goes beyond them, at most one piece in three of a product. */
const share = 3
/** Who has paid may take so many for each one paid besides. */
const perPaidPiece = 5
/** All names behind one network address together, in orders of few pieces; of a product at most two in three. */
const maxShared = 60
const sharedShare = 1.5

const day = 86_400

/**
 * Holds an order against what its buyer, and the others behind its network address, have taken without paying, in a
 * transaction that has locked the network (lockTaker).
 * @returns 429 too_many_pieces where it is too much
 */
export function hoardingRefusal(
  taken: TakenPieces,
  lines: readonly StockLine[],
  articles: readonly Article[],
  now: Date,
): Problem | undefined {
  const { own, shared, ownCancelled, sharedCancelled, paidPieces, oldestAt } = taken
  const earned = paidPieces * perPaidPiece
  const wanted = new Map<number, number>()
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  const freeOf = (productId: number) => articles.find(({ id }) => id === productId)?.freePieces ?? 0
  const beyond = (before: ReadonlyMap<number, number>, oneIn: number) =>
    [...wanted].filter(([productId, quantity]) => {
      const had = before.get(productId) ?? 0
      return (had + quantity) * oneIn > freeOf(productId) + had
    })
  const more = sumOf(wanted.values())
  const ownBefore = sumOf(own.values()) + ownCancelled
  const sharedBefore = sumOf(shared.values()) + sharedCancelled
  const isFew = ownBefore + more <= fewPieces + earned
  const ofProduct = beyond(shared, sharedShare).map(
    ([productId]) => (shared.get(productId) ?? 0) + (wanted.get(productId) ?? 0),
  )
  const isFine =
    ownBefore + more <= maxPieces + earned &&
    sumOf(beyond(own, share).map(([, quantity]) => quantity)) <= Math.max(0, fewPieces + earned - ownBefore) &&
    sharedBefore + more <= (isFew ? maxShared : maxPieces) + earned &&
    ofProduct.every((pieces) => pieces <= fewPieces + earned)
  if (isFine) return undefined
  const goneSeconds = oldestAt ? Math.floor((now.getTime() - oldestAt.getTime()) / 1_000) : 0
  return problem('too_many_pieces', { retryAfterSeconds: Math.max(60, day - goneSeconds) })
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0
  for (const n of numbers) sum += n
  return sum
}

/** Runs what takes pieces, of one network in turn; that it was too many is remembered for the shopkeeper, for the roll-back leaves no trace. */
export async function notingHoarders<T>(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
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
