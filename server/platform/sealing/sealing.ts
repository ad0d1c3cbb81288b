import { hkdfSync } from 'node:crypto'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import { isSealedWith, openSealed, sealText } from './seal-text.ts'
import {
  ensureSealingSecret,
  findSealingSecret,
  listSealedSettings,
  putSettingValue,
} from './sealing-secret-repository.ts'

/** Encrypts what settings keep secret, the same on all nodes: under CODE_KEY, else under a secret of the database. */
export interface Sealing {
  seal(owner: string, plain: string): string
  /** @returns undefined for what another key sealed */
  open(owner: string, stored: string): string | undefined
}

/** A secret of a setting as it is stored. */
export interface Sealed {
  text: string
  /** Its last four characters, for people. */
  end: string
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pedivella settings', 32))

export async function sealingKeys(db: Db, { codeKey }: Pick<Config, 'codeKey'>): Promise<Buffer[]> {
  const secrets = [codeKey, await findSealingSecret(db)]
  return secrets.flatMap((secret) => (secret ? [keyOf(secret)] : []))
}

/** Opened once: `npm run renew-keys` asks for a stopped shop. */
export async function openSealing(db: Db, config: Pick<Config, 'codeKey'>): Promise<Sealing> {
  if (!config.codeKey) await ensureSealingSecret(db)
  const keys = await sealingKeys(db, config)
  const [key] = keys
  if (!key) throw new Error('no key to seal with')
  return {
    seal: (owner, plain) => sealText(key, owner, plain),
    open: (owner, stored) => openSealed(keys, owner, stored),
  }
}

/** A secret that is left blank stays. */
export const sealPart = (sealing: Sealing, owner: string, typed: string | null, kept: Sealed | null): Sealed | null =>
  typed ? { text: sealing.seal(owner, typed), end: typed.slice(-4) } : kept

/** Seals the secrets of settings, former versions too, with the key of now. @param before keys that may have sealed them */
export async function resealSettings(
  tx: Db,
  before: readonly Buffer[],
  config: Pick<Config, 'codeKey'>,
): Promise<void> {
  const [key] = await sealingKeys(tx, config)
  if (!key) return
  for (const { key: owner, version, value } of await listSealedSettings(tx)) {
    const again = (text: string) => {
      const plain = isSealedWith(key, text) ? undefined : openSealed(before, owner, text)
      return plain === undefined ? text : sealText(key, owner, plain)
    }
    const sealed = JSON.stringify(value, (_, part) => (typeof part === 'string' ? again(part) : part))
    if (sealed !== JSON.stringify(value)) await putSettingValue(tx, owner, version, JSON.parse(sealed))
  }
}
