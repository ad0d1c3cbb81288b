import type { Database } from '#server/platform/database/database.ts'
import {
  hasShelves,
  insertShelves,
  lockShelves,
  placeUnassignedProducts,
  readShelfDirectory,
} from './shelf-repository.ts'
import { shippedFacts, shippedShelves } from './shipped-shelves.ts'

/**
 * Creates the default shelves in a shop without any, and places products without a shelf; several nodes may try at
 * once.
 */
export async function ensureShelves({ db }: Database): Promise<void> {
  if (!(await hasShelves(db))) {
    await db.transaction(async (tx) => {
      await lockShelves(tx)
      if (!(await hasShelves(tx))) await insertShelves(tx, shippedShelves, shippedFacts)
    })
  }
  await placeUnassignedProducts(db, await readShelfDirectory(db))
}
