import type { Database } from '#server/platform/database/database.ts'
import { hasShelves, insertShelves, lockShelves, placeHomeless, readShelfBook } from './shelf-repository.ts'
import { shippedFacts, shippedShelves } from './shipped-shelves.ts'

/**
 * Gives a shop without shelves those that the program brings, and every article that stands nowhere its place; several
 * nodes may try at once.
 */
export async function ensureShelves({ db }: Database): Promise<void> {
  if (!(await hasShelves(db))) {
    await db.transaction(async (tx) => {
      await lockShelves(tx)
      if (!(await hasShelves(tx))) await insertShelves(tx, shippedShelves, shippedFacts)
    })
  }
  await placeHomeless(db, await readShelfBook(db))
}
