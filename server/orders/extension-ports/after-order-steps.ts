import type { tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { OrderEventKind } from '#shared/domain/platform/states/order-states.ts'

type StoredOrder = typeof tables.orders.$inferSelect

/** What an extension does after a step of an order, in its transaction: what it throws undoes the step. */
export type AfterOrderStep = (tx: Tx, order: StoredOrder, step: { event: OrderEventKind; at: Date }) => Promise<void>

const all: AfterOrderStep[] = []

export function addAfterOrderStep(one: AfterOrderStep): void {
  all.push(one)
}

export const afterOrderStep: AfterOrderStep = async (tx, order, step) => {
  for (const one of all) await one(tx, order, step)
}
