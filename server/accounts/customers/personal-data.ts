import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** A person of the shop: an account, or the address of a guest. */
interface DataSubject {
  customerId: string | null
  email: string
  /** Undefined where the account has not confirmed its address: it may be that of another. */
  provenEmail: string | null
}

/** What an extension stores about people, under a name of the export. */
export interface PersonalData {
  name: string
  read(db: Db, person: DataSubject): Promise<unknown>
  erase(tx: Tx, person: DataSubject): Promise<void>
}

const all: PersonalData[] = []

export function addPersonalData(rows: readonly PersonalData[]): void {
  all.push(...rows)
}

export async function readPersonalData(db: Db, person: DataSubject): Promise<Record<string, unknown>> {
  return Object.fromEntries(await Promise.all(all.map(async ({ name, read }) => [name, await read(db, person)])))
}

export async function erasePersonalData(tx: Tx, person: DataSubject): Promise<void> {
  for (const { erase } of all) await erase(tx, person)
}
