import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { StockLine } from '#server/order-rows/pieces-on-sale-repository.ts'
import type { TakenPieces } from '#server/order-rows/taken-pieces-repository.ts'
import { Problem, problem } from '#server/problems/problem.ts'
import type { Caller } from '#server/throttle/caller.ts'
import { tryCalls } from '#server/throttle/count-calls.ts'
import { oneAtATime } from '#server/throttle/one-at-a-time.ts'
import type { Article } from './article-repository.ts'

/** What one network may take in a day without having paid for anything (decision 0026). */
const maxPieces = 15
/** Nobody who buys so few meets a limit. */
const fewPieces = 5
/** Of what goes beyond them, at most one piece in three of a product. */
const share = 3

const day = 86_400

/**
 * Holds an order against what its network has taken without paying, in a transaction that has locked it (lockTaker).
 * @returns 429 too_many_pieces where it is too much
 */
export function hoardingRefusal(
  { hasPaid, byProduct, oldestAt }: TakenPieces,
  lines: readonly StockLine[],
  articles: readonly Article[],
  now: Date,
): Problem | undefined {
  if (hasPaid) return undefined
  const takenBefore = sumOf(byProduct.values())
  const wanted = new Map<number, number>()
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  const beyondShare = [...wanted].filter(([productId, quantity]) => {
    const taken = byProduct.get(productId) ?? 0
    const free = articles.find(({ id }) => id === productId)?.freePieces ?? 0
    return (taken + quantity) * share > free + taken
  })
  const isFine =
    takenBefore + sumOf(wanted.values()) <= maxPieces &&
    sumOf(beyondShare.map(([, quantity]) => quantity)) <= Math.max(0, fewPieces - takenBefore)
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
