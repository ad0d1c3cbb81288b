import { hkdfSync } from 'node:crypto'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { isSealed, isSealedWith, openSealed, sealText } from '#server/platform/sealing/seal-text.ts'
import { resealSettings, sealingKeys } from '#server/platform/sealing/sealing.ts'
import {
  ensureSealingSecret,
  findSealingSecret,
  renewSealingSecret,
} from '#server/platform/sealing/sealing-secret-repository.ts'
import { listCodeApps, putCodeApp } from './code-key-repository.ts'

type KeyDeps = Pick<OrdersDeps, 'config'>

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pedivella code apps', 32))

async function currentKey(db: Db, { config }: KeyDeps): Promise<Buffer> {
  return keyOf(config.codeKey ?? (await ensureSealingSecret(db)))
}

/** The key of a person's code app as it is stored: AES-256-GCM, bound to the person. */
export async function sealCodeKey(db: Db, deps: KeyDeps, staffId: string, plain: string): Promise<string> {
  return sealText(await currentKey(db, deps), staffId, plain)
}

/** @returns undefined for what another CODE_KEY sealed. Older programs stored it in clear. */
export async function openCodeKey(db: Db, deps: KeyDeps, staffId: string, stored: string): Promise<string | undefined> {
  if (!isSealed(stored)) return stored
  const secrets = [deps.config.codeKey, await findSealingSecret(db)]
  return openSealed(
    secrets.flatMap((secret) => (secret ? [keyOf(secret)] : [])),
    staffId,
    stored,
  )
}

/**
 * Seals all keys, and secrets of settings, with the key of now: at a start those of older programs, or of another CODE_KEY.
 * @param isNew the stored secret is renewed first
 * @returns how many cannot be read: their people need a recovery code or a new invitation
 */
export async function resealCodeKeys(
  { database, config }: Pick<OrdersDeps, 'database' | 'config'>,
  { isNew = false } = {},
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const opened: { id: string; stored: string; plain: string | undefined }[] = []
    for (const { id, totpSecret: stored } of await listCodeApps(tx))
      if (stored) opened.push({ id, stored, plain: await openCodeKey(tx, { config }, id, stored) })
    const before = await sealingKeys(tx, config)
    if (isNew) await renewSealingSecret(tx)
    await resealSettings(tx, before, config)
    if (opened.length === 0) return 0
    const key = await currentKey(tx, { config })
    for (const { id, stored, plain } of opened)
      if (plain !== undefined && !isSealedWith(key, stored)) await putCodeApp(tx, id, sealText(key, id, plain))
    return opened.filter(({ plain }) => plain === undefined).length
  })
}
