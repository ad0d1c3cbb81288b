import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { orders } from '#server/db/schema/order-tables.ts'
import { countedCalls, hashKeys } from '#server/db/schema/people-tables.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { newSecretToken } from '#server/secret-token.ts'
import { orderSecretFile, secretBytes } from './order-keys.ts'

/**
 * New secrets for what the shop makes keys and hashes from, while it is stopped. Links to orders that were sent stay good,
 * unless they are to end too; what was counted against the limits begins again.
 */
export async function renewKeys(
  { database, dataDir }: Pick<Deps, 'database'> & { dataDir: string },
  { endsLinks }: { endsLinks: boolean },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.delete(hashKeys)
    await tx.insert(hashKeys).values({ secret: newSecretToken() })
    await tx.delete(countedCalls)
    if (endsLinks) await tx.update(orders).set({ accessKeyHashes: '' })
  })
  await writeFile(orderSecretFile(dataDir), randomBytes(secretBytes), { mode: 0o600 })
}
