import type { Tx } from '#server/platform/database/transaction.ts'

/** What happens when a person of the staff is removed, in that transaction. */
export type PersonLeaves = (tx: Tx, staffId: string) => Promise<void>

const all: PersonLeaves[] = []

export function addPersonLeaves(act: PersonLeaves): void {
  all.push(act)
}

export async function personLeaves(tx: Tx, staffId: string): Promise<void> {
  for (const act of all) await act(tx, staffId)
}
