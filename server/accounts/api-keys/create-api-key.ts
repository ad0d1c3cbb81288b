import { tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import type { StaffSession } from '#server/platform/sessions/session-repository.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { ApiKey, NewApiKey } from '#shared/contract/accounts/api-keys.ts'
import { keyPrefix, maxActiveKeys } from '#shared/domain/platform/access/scopes.ts'
import { countActiveKeys, insertKey } from './api-key-repository.ts'

/** Makes a key of 256 random bits, of which only the hash is kept. @throws Problem 409 too_many_keys */
export async function createApiKey(
  deps: Pick<OrdersDeps, 'database' | 'clock' | 'log' | 'shop'>,
  { name, scopes = [], role = null, expiresAt }: NewApiKey,
  maker: StaffSession['staff'],
): Promise<ApiKey & { key: string }> {
  const { database, clock, log } = deps
  if (expiresAt && new Date(expiresAt) <= clock()) throw invalidInput({ expiresAt: 'field_past' })
  const key = `${keyPrefix}${newSecretToken()}`
  const stored = await inTransaction(database, async (tx) => {
    await lockNames(tx, ['api-keys'])
    if ((await countActiveKeys(tx, clock())) >= maxActiveKeys) throw problem('too_many_keys')
    const distinct = [...new Set(scopes)]
    const made = await insertKey(tx, {
      name,
      scopes: distinct,
      role,
      expiresAt: expiresAt ? new Date(expiresAt) : null,
      keyHash: hashSecretToken(key),
      ending: key.slice(-4),
      makerId: maker?.id ?? null,
      createdAt: clock(),
    })
    await tellAccessChange(tx, deps, 'key_made', maker, name)
    return made
  })
  log.info({ apiKey: stored.id, scopes: stored.scopes, role: stored.role }, 'a key was made')
  return { ...stored, key }
}
