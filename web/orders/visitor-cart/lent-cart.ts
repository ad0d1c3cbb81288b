import * as z from 'zod/mini'
import type { CartLine } from '#shared/domain/platform/goods/cart.ts'
import { browserStorage } from '#web/platform/browser-storage.ts'

const lentCartKey = 'pedivella.lent-cart'
const stored = z.object({
  accountId: z.string(),
  lines: z.array(z.object({ productId: z.int(), frameSize: z.nullable(z.string()), quantity: z.int() })),
})

/**
 * Lines that an account's cart still holds although this browser has them as a guest's, or has ordered them: its session
 * had ended. They leave that cart with the next login (decision 0076).
 */
export function lendCart(accountId: string, lines: readonly CartLine[]): void {
  const kept = lines.map(({ productId, frameSize, quantity }) => ({ productId, frameSize, quantity }))
  try {
    browserStorage('localStorage')?.setItem(lentCartKey, JSON.stringify({ accountId, lines: kept }))
  } catch (error) {
    console.warn('The cart of the account cannot be noted.', error)
  }
}

/** Once: reading them removes them from the account's cart. */
export function takeLentCart(accountId: string): CartLine[] {
  try {
    const storage = browserStorage('localStorage')
    const text = storage?.getItem(lentCartKey)
    if (!text) return []
    const lent = z.parse(stored, JSON.parse(text))
    if (lent.accountId !== accountId) return []
    storage?.removeItem(lentCartKey)
    return lent.lines
  } catch (error) {
    console.warn('The noted cart cannot be read.', error)
    return []
  }
}
