import type { QueryClient } from '@tanstack/react-query'
import { addToCart, removeCartLine, setCartQuantity } from '#shared/contract/orders/cart-endpoints.ts'
import type { CartLine } from '#shared/domain/platform/goods/cart.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import type { CartItem } from '#web/session/cart-changes.ts'
import { customerCartQuery } from './customer-cart-query.ts'
import { guestCart } from './guest-cart.ts'
import { takeLentCart } from './lent-cart.ts'

interface CarriedCart {
  moved: number
  /** Units beyond the stock, or of products no longer sold. */
  leftOut: number
  /** Lines whose request failed; they stay in the guest cart for the next try. */
  kept: number
}

interface Carrying {
  api: Api
  queries: QueryClient
  /** The account that gets them. */
  userId: string
  words: Words
}

type Words = Record<'carried' | 'carriedLess', (count: number) => string> & { carriedLater: string }

const lockName = 'pedivella.carry-cart'

/**
 * Sends the guest's lines into the customer's cart, with the stock limiting each sum, and reads that cart.
 * One tab at a time. `settle` empties the guest cart; until then the page shows it. `join` is for a login: the lists come
 * together. `words` describe the outcome.
 */
export async function carryGuestCart({ api, queries, userId, words: t }: Carrying) {
  return oneTabAtATime(async () => {
    await giveBackLent(api, queries, takeLentCart(userId))
    const lines = guestCart.lines()
    const carried: CarriedCart = { moved: 0, leftOut: 0, kept: 0 }
    const done: CartItem[] = []
    // The account's former cart tells how much of a line was already there.
    const before = lines.length > 0 ? await queries.fetchQuery({ ...customerCartQuery(api), staleTime: 0 }) : []
    for (const line of lines) {
      const { productId, frameSize, quantity } = line
      try {
        const body = { productId, frameSize, quantity, capToStock: true }
        const now = await api(addToCart, { body })
        const held = before.find((l) => l.product.id === productId && l.frameSize === now.frameSize)?.quantity ?? 0
        const moved = Math.max(0, Math.min(quantity, now.quantity - held))
        carried.moved += moved
        carried.leftOut += quantity - moved
        done.push(line)
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          carried.leftOut += quantity
          done.push(line)
        } else {
          console.error(error)
          carried.kept += 1
        }
      }
    }
    await queries.fetchQuery({ ...customerCartQuery(api), staleTime: 0 })
    const settle = () => {
      if (done.length > 0) guestCart.change((now) => now.filter((l) => !done.some((d) => isSameLine(d, l))))
    }
    const join = () =>
      void import('#web/catalog/wish-list/hearts.ts').then((hearts) => hearts.join(api)).catch(console.error)
    return { settle, join, words: wordsFor(carried, t) }
  })
}

/** Removes duplicates, and items ordered without the session, from the account's cart. */
async function giveBackLent(api: Api, queries: QueryClient, lent: readonly CartLine[]): Promise<void> {
  if (lent.length === 0) return
  const held = await queries.fetchQuery({ ...customerCartQuery(api), staleTime: 0 })
  for (const { productId, frameSize, quantity } of lent) {
    const line = held.find((one) => one.product.id === productId && one.frameSize === frameSize)
    if (!line) continue
    const params = { id: String(line.id) }
    const rest = line.quantity - quantity
    const call = rest > 0 ? api(setCartQuantity, { params, body: { quantity: rest } }) : api(removeCartLine, { params })
    await call.catch(console.error)
  }
}

function wordsFor({ moved, leftOut, kept }: CarriedCart, t: Words): string | undefined {
  const sentences = [
    moved > 0 && t.carried(moved),
    leftOut > 0 && t.carriedLess(leftOut),
    kept > 0 && t.carriedLater,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

const isSameLine = (a: CartItem, b: CartItem) => a.productId === b.productId && a.frameSize === b.frameSize

/** Two tabs that carried the same lines would double them. Browsers without locks are served too. */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work()
}
