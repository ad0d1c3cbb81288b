import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { ensureCodeSecret, findCodeSecret, listCodeApps, putCodeApp, renewCodeSecret } from './code-key-repository.ts'

type KeyDeps = Pick<Deps, 'config'>

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const sealed = /^v1\.([\w-]{8})\.([\w-]+)$/

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pedivella code apps', 32))
/** Which key it was, without a word about it. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8)

async function currentKey(db: Db, { config }: KeyDeps): Promise<Buffer> {
  return keyOf(config.codeKey ?? (await ensureCodeSecret(db)))
}

/** The key of a person's code app as it is stored: AES-256-GCM, bound to the person. */
export async function sealCodeKey(db: Db, deps: KeyDeps, staffId: string, plain: string): Promise<string> {
  return seal(await currentKey(db, deps), staffId, plain)
}

function seal(key: Buffer, staffId: string, plain: string): string {
  const iv = randomBytes(ivBytes)
  const making = createCipheriv(cipher, key, iv).setAAD(Buffer.from(staffId))
  const body = Buffer.concat([iv, making.update(plain), making.final(), making.getAuthTag()])
  return `v1.${nameOf(key)}.${body.toString('base64url')}`
}

/** @returns undefined for what another CODE_KEY sealed. Older programs stored it in clear. */
export async function openCodeKey(db: Db, deps: KeyDeps, staffId: string, stored: string): Promise<string | undefined> {
  const [, name, text = ''] = sealed.exec(stored) ?? []
  if (name === undefined) return stored
  const secrets = [deps.config.codeKey, await findCodeSecret(db)]
  const key = secrets.flatMap((secret) => (secret ? [keyOf(secret)] : [])).find((one) => nameOf(one) === name)
  if (!key) return undefined
  const body = Buffer.from(text, 'base64url')
  const reading = createDecipheriv(cipher, key, body.subarray(0, ivBytes)).setAAD(Buffer.from(staffId))
  reading.setAuthTag(body.subarray(-tagBytes))
  return Buffer.concat([reading.update(body.subarray(ivBytes, -tagBytes)), reading.final()]).toString()
}

const isOf = (key: Buffer, stored: string) => sealed.exec(stored)?.[1] === nameOf(key)

/**
 * Seals all keys with the key of now: at a start those of older programs, or of another CODE_KEY.
 * @param isNew the stored secret is renewed first
 * @returns how many cannot be read: their people need a recovery code or a new invitation
 */
export async function resealCodeKeys(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  { isNew = false } = {},
): Promise<number> {
  return inTransaction(database, async (tx) => {
    const opened: { id: string; stored: string; plain: string | undefined }[] = []
    for (const { id, totpSecret: stored } of await listCodeApps(tx))
      if (stored) opened.push({ id, stored, plain: await openCodeKey(tx, { config }, id, stored) })
    if (isNew) await renewCodeSecret(tx)
    if (opened.length === 0) return 0
    const key = await currentKey(tx, { config })
    for (const { id, stored, plain } of opened)
      if (plain !== undefined && !isOf(key, stored)) await putCodeApp(tx, id, seal(key, id, plain))
    return opened.filter(({ plain }) => plain === undefined).length
  })
}
