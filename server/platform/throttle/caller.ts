import { createHmac } from 'node:crypto'
import type { Config } from '#server/platform/config.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { networkOf } from '#server/platform/network-address.ts'
import { readHashSecret } from './hash-key-repository.ts'

/** The caller as the limits know it: keyed hashes instead of addresses (decision 0026). */
export interface Caller {
  network: string
  hashOf(subject: string): string
}

type Parts = Pick<PlatformDeps, 'config' | 'database'>
type Hash = (text: string) => string

const secrets = new WeakMap<Config, Promise<string>>()

/** @returns undefined where the limits are off: then nothing is counted and nothing refused */
export async function callerOf(deps: Parts, address: string): Promise<Caller | undefined> {
  const hash = await hasherOf(deps)
  return hash && { network: hash(`network/${networkOf(address)}`), hashOf: (subject) => hashOfSubject(hash, subject) }
}

/** The counting key of a subject, the same for every caller. */
export async function subjectHash(deps: Parts, subject: string): Promise<string | undefined> {
  const hash = await hasherOf(deps)
  return hash && hashOfSubject(hash, subject)
}

/** The key of the hashes, also with limits off. */
export async function hashSecretOf({ config, database }: Parts): Promise<string> {
  const reading = secrets.get(config) ?? readHashSecret(database.db)
  secrets.set(config, reading)
  reading.catch(() => secrets.delete(config))
  return reading
}

async function hasherOf(deps: Parts): Promise<Hash | undefined> {
  if (!deps.config.rateLimit) return undefined
  const secret = await hashSecretOf(deps)
  return (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24)
}

function hashOfSubject(hash: Hash, subject: string): string {
  return hash(`subject/${subject.toLowerCase()}`)
}
