import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const sealed = /^v1\.([\w-]{8})\.([\w-]+)$/

/** Which key it was, without a word about it. */
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('base64url').slice(0, 8)

/** A secret as it is stored: AES-256-GCM, bound to its owner. */
export function sealText(key: Buffer, owner: string, plain: string): string {
  const iv = randomBytes(ivBytes)
  const making = createCipheriv(cipher, key, iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([iv, making.update(plain), making.final(), making.getAuthTag()])
  return `v1.${nameOf(key)}.${body.toString('base64url')}`
}

export const isSealed = (stored: string): boolean => sealed.test(stored)
export const isSealedWith = (key: Buffer, stored: string): boolean => sealed.exec(stored)?.[1] === nameOf(key)

/** @returns undefined for what none of these keys has sealed */
export function openSealed(keys: readonly Buffer[], owner: string, stored: string): string | undefined {
  const key = keys.find((one) => isSealedWith(one, stored))
  if (!key) return undefined
  const body = Buffer.from(sealed.exec(stored)?.[2] ?? '', 'base64url')
  const reading = createDecipheriv(cipher, key, body.subarray(0, ivBytes)).setAAD(Buffer.from(owner))
  reading.setAuthTag(body.subarray(-tagBytes))
  return Buffer.concat([reading.update(body.subarray(ivBytes, -tagBytes)), reading.final()]).toString()
}
