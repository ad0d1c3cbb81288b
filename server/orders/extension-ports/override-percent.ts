import type { Db } from '#server/platform/database/database.ts'

/** Where no extension says otherwise. */
const usualPercent = 20

/** What the staff may take off a price, in percent of it, as saved last; read in the caller's transaction. */
export type ReadOverridePercent = (db: Db) => Promise<number>

let one: ReadOverridePercent | undefined

/** One extension at most. */
export function setOverridePercent(read: ReadOverridePercent): void {
  one = read
}

export const readOverridePercent: ReadOverridePercent = async (db) => (await one?.(db)) ?? usualPercent
