import type { Db, tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { PickUpPart } from '#shared/contract/orders/order-parts/pick-up-part.ts'
import type { PaymentMethod } from '#shared/domain/platform/states/order-states.ts'

type StoredOrder = typeof tables.orders.$inferSelect

interface PickUpTerms {
  code: string
  /** Until when the pieces of an order that is paid in the shop are kept. */
  keptUntil: Date | null
}

/** How orders are collected, and paid, in the shop; from an extension. */
export interface PickUps {
  termsOf(tx: Tx, order: { paymentMethod: PaymentMethod; at: Date }, shop: Shop): Promise<PickUpTerms>
  /** In the order's transaction, once it is stored. */
  keep(tx: Tx, order: StoredOrder, terms: PickUpTerms, shop: Shop): Promise<void>
  /** What answers about these orders say of it; of an order that is not collected nothing. */
  read(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, PickUpPart>>
}

let installed: PickUps | undefined

export function setPickUps(pickUps: PickUps): void {
  installed = pickUps
}

export const pickUps = (): PickUps | undefined => installed

export async function readPickUp(
  db: Db,
  { id, deliveryMethod }: Pick<StoredOrder, 'id' | 'deliveryMethod'>,
): Promise<PickUpPart> {
  if (deliveryMethod !== 'pickup' || !installed) return {}
  return (await installed.read(db, [id])).get(id) ?? {}
}
