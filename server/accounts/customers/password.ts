import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fairTurns } from '#server/platform/throttle/fair-turns.ts'
import { cleanPassword } from '#shared/domain/platform/clean-text.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id (rule 475). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagBytes = 32

// Two hashes at a time leave the thread pool to files and images; a wait of more than a second or two ends in a request
// to retry.
const inTurn = fairTurns({ atOnce: 2, waiting: 64, retryAfterSeconds: 2 })

/** Verified in place of a hash that does not exist, so that an unknown e-mail takes as long as a wrong password. */
const dummyHash = writePhc(Buffer.alloc(saltBytes, 1), Buffer.alloc(tagBytes))

/** @returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. @throws 503 when too many are waiting */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return writePhc(salt, await deriveTag(cleanPassword(password), salt, cost))
}

/** Verifies a password; without a hash it is false after the same time. @throws 503 as above */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, tag, ...used } = readPhc(stored ?? dummyHash)
  // Older hashes were made of the bytes that a keyboard sent, composed or not.
  for (const form of new Set([cleanPassword(password), password, password.normalize('NFC'), password.normalize('NFD')]))
    if (timingSafeEqual(await deriveTag(form, salt, used), tag)) return stored !== undefined
  return false
}

/** Hashes of secrets that are searched together, with one salt: to try one costs one derivation. */
export async function hashTogether(secrets: readonly string[]): Promise<string[]> {
  const salt = randomBytes(saltBytes)
  return Promise.all(secrets.map(async (secret) => writePhc(salt, await deriveTag(secret, salt, cost))))
}

/** The one of these hashes that a secret has; without hashes it takes as long. */
export async function findHashed(secret: string, stored: readonly string[]): Promise<string | undefined> {
  const bySalt = Map.groupBy(stored.length > 0 ? stored : [dummyHash], (hash) => hash.slice(0, hash.lastIndexOf('$')))
  for (const hashes of bySalt.values()) {
    const { salt, tag: _, ...used } = readPhc(hashes[0] ?? dummyHash)
    const made = await deriveTag(secret, salt, used)
    const found = hashes.find((hash) => timingSafeEqual(readPhc(hash).tag, made))
    if (found) return stored.includes(found) ? found : undefined
  }
  return undefined
}

export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = readPhc(stored)
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}

async function deriveTag(password: string, salt: Buffer, used: typeof cost): Promise<Buffer> {
  const parameters: Argon2Parameters = { message: Buffer.from(password), nonce: salt, tagLength: tagBytes, ...used }
  return inTurn.take(() => derive('argon2id', parameters))
}

function writePhc(salt: Buffer, tag: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`
}

function readPhc(text: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text)
  if (!match) throw new Error('a stored password hash is not in PHC form')
  return {
    memory: Number(match[1]),
    passes: Number(match[2]),
    parallelism: Number(match[3]),
    salt: Buffer.from(match[4] ?? '', 'base64'),
    tag: Buffer.from(match[5] ?? '', 'base64'),
  }
}
