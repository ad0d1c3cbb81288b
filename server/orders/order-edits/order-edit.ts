import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import type { ChangeEffect } from '#shared/domain/orders/weigh-order-edit.ts'
import type { RefundKind } from '#shared/domain/platform/states/refund-states.ts'

export interface OrderEditor {
  by: 'customer' | 'admin'
  /** For a customer; undefined with limits off. */
  caller: Caller | undefined
}

/** An edit within its transaction: everything that both payment states need. */
export interface OrderEdit {
  order: StoredOrder
  lines: readonly OrderLineRow[]
  effect: ChangeEffect
  account: { iban: string; holder: string } | null
  changer: OrderEditor
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
export type AmendWay = (tx: Tx, deps: OrdersDeps, change: OrderEdit) => Promise<Settled>
