import { releaseUnpaidUnits } from '#server/orders/order-records/release-unpaid-units.ts'
import type { Database, Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { ArrivedBuyer, Buyer } from './buyer.ts'
import { closeAttempt, hasTypedAttempt, lockOpenAttempts, type Wanted } from './reservation-repository.ts'

/** Problems that a buyer's own earlier payment can cause. */
const ownDoing = new Set([
  'insufficient_stock',
  'price_changed',
  'code_used_up',
  'code_used_by_you',
  'gift_card_empty',
  'gift_card_short',
])

/** By account or browser, not only by input. */
export function isKnown({ customerId, browser }: Buyer): boolean {
  return customerId !== null || browser !== null
}

/** Two tabs of one buyer take turns until the transaction ends. */
export async function lockBuyer(tx: Db, { customerId, browser }: Buyer): Promise<void> {
  await lockNames(
    tx,
    [customerId, browser].flatMap((id) => (id ? [`buyer/${id}`] : [])),
  )
}

/**
 * A new attempt to buy takes over the reservations of the buyer's earlier one: units, coupon uses and gift-card amounts
 * are free for it, and for other buyers once it no longer needs them. An earlier payment that is approved later
 * reserves again or is refused (`beginCapture`). Take the buyer's lock first.
 */
export async function takeOverReservations(
  tx: Tx,
  buyer: Buyer,
  requested: Wanted,
  { at, typedBefore }: { at: Date; typedBefore?: Date | undefined },
): Promise<void> {
  if (!isKnown(buyer) && !typedBefore) return
  for (const attempt of await lockOpenAttempts(tx, buyer, requested, typedBefore))
    await releaseUnpaidUnits(tx, await closeAttempt(tx, attempt, at))
}

/**
 * Runs `buy`; where it fails because of reservations that only network and input identify as the buyer's own, again
 * with those taken over. So browsers without cookies hardly compete with themselves, and share nothing.
 */
export async function takingOverTypedOrder<T>(
  { db }: Pick<Database, 'db'>,
  { arrivedAt, ...buyer }: ArrivedBuyer,
  requested: Wanted,
  buy: (typedBefore: Date | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await buy(undefined)
  } catch (error) {
    const mayBeOwn = buyer.typedHash !== null && error instanceof Problem && ownDoing.has(error.code)
    if (!mayBeOwn || !(await hasTypedAttempt(db, buyer, requested, arrivedAt))) throw error
    return buy(arrivedAt)
  }
}

export function wantedOf({
  items,
  order,
}: {
  items: readonly { productId: number }[]
  order: { codes?: readonly unknown[] | null | undefined; giftCards?: readonly unknown[] | null | undefined }
}): Wanted {
  return {
    productIds: items.map(({ productId }) => productId),
    usesCodes: (order.codes?.length ?? 0) > 0,
    usesGiftCards: (order.giftCards?.length ?? 0) > 0,
  }
}
