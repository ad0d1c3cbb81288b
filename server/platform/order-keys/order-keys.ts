import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { giftCardCode } from '#shared/domain/orders/gift-card-code.ts'

export interface OrderKeys {
  /** 256 bits, the same at each call. */
  of(orderNumber: string): string
  /** A gift card's code; another one in each round. */
  giftCodeOf(cardId: string, round: number): string
}

export const secretBytes = 32
/** Of the keys that older programs drew; a node of theirs may still write one while the shop is brought up to date. */
const plainKey = /^[\w-]{22}$/

export function openOrderKeys(secret: Buffer): OrderKeys {
  const made = (text: string) => createHmac('sha256', secret).update(text)
  return {
    of: (orderNumber) => made(`order ${orderNumber}`).digest('base64url'),
    giftCodeOf: (cardId, round) => giftCardCode(made(`gift card ${cardId} ${round}`).digest()),
  }
}

export const orderSecretFile = (dataDir: string) => join(dataDir, 'order-keys.secret')

/** The secret of the node's keys: never in the database, never in a backup (decision 0027). */
export async function readOrderSecret(dataDir: string): Promise<Buffer> {
  const file = orderSecretFile(dataDir)
  const stored = await readFile(file).catch(() => undefined)
  if (stored?.length === secretBytes) return stored
  const secret = randomBytes(secretBytes)
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}

export const hashOrderKey = hashSecretToken

/** Whether a key is one of those an order has been given. @param stored their hashes, parted by spaces */
export function opensOrder(key: string, stored: string): boolean {
  const hash = hashOrderKey(key)
  return stored.split(' ').some((one) => {
    const given = plainKey.test(one) ? hashOrderKey(one) : one
    return given.length === hash.length && timingSafeEqual(Buffer.from(given), Buffer.from(hash))
  })
}
