import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { renewHashSecret } from '#server/platform/throttle/hash-key-repository.ts'
import { orderSecretFile, secretBytes } from './order-access-keys.ts'
import { endOrderLinks } from './order-key-repository.ts'

/**
 * Renews the secrets of keys and hashes while the shop is stopped. Links to orders stay valid unless they are to end
 * too; counted limits start over.
 */
export async function renewOrderAccessKeys(
  { database, dataDir }: { database: Database; dataDir: string },
  { endsLinks }: { endsLinks: boolean },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await renewHashSecret(tx)
    if (endsLinks) await endOrderLinks(tx)
  })
  await writeFile(orderSecretFile(dataDir), randomBytes(secretBytes), { mode: 0o600 })
}
