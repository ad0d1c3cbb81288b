import type { Deps } from '#server/deps.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import type { RefundKind } from '#shared/domain/orders/refund-states.ts'
import type { ChangeEffect } from '#shared/domain/orders/weigh-change.ts'

export interface Changer {
  by: 'customer' | 'admin'
  /** Of a customer; undefined where the limits are off. */
  caller: Caller | undefined
}

/** A change as it stands in its transaction: everything that the two ways of paying need. */
export interface Change {
  order: StoredOrder
  lines: readonly OrderLineRow[]
  effect: ChangeEffect
  account: { iban: string; holder: string } | null
  changer: Changer
  /** The reference of its stock movements and mail. */
  name: string
  at: Date
}

/** The outcome for the money. */
export interface Settled {
  refund: { kind: RefundKind; amountCents: number; giftCardCents: number } | null
  addition: StoredOrder | null
}

/** Carries a change out, for one state of the money. */
export type AmendWay = (tx: Tx, deps: Deps, change: Change) => Promise<Settled>
