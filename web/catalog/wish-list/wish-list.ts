import { addWishes, getWishList, removeWish } from '#shared/contract/catalog/wish-lists.ts'
import { mostWishes } from '#shared/domain/platform/goods/wish-list-limit.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import { mightBeSignedIn } from '#web/session/account-queries.ts'
import { isWhole, storedList } from '#web/session/stored-list.ts'
import { wishListKey } from './wish-list-key.ts'

export interface Wish {
  productId: number
  name: string
  /** When it was put there. */
  price: string
  addedAt: string
  /** In the account's list too: gone from this browser with its session. */
  isKept: boolean
}

/** The account's list and what found no room there, so that hearts know both without a call. */
export const wishList = storedList<Wish>({
  key: wishListKey,
  most: 2 * mostWishes,
  isLine: ({ productId, name, price, addedAt, isKept }) =>
    isWhole(productId, 1) &&
    typeof name === 'string' &&
    typeof price === 'string' &&
    /^\d{1,9}\.\d\d$/.test(price) &&
    typeof addedAt === 'string' &&
    !Number.isNaN(Date.parse(addedAt)) &&
    typeof isKept === 'boolean',
})

/**
 * Brings list and account together: what is only here goes there, as far as there is room, and what is there comes here.
 * @returns the key of its link
 */
export async function joinWishLists(api: Api): Promise<string | null> {
  const sent = wishList.lines().filter(({ isKept }) => !isKept)
  const body = { wishes: sent.map(({ productId, price, addedAt }) => ({ productId, price, addedAt })) }
  const answer = sent.length > 0 ? await api(addWishes, { body }) : { ...(await api(getWishList)), left: [] }
  const isDone = ({ productId }: Wish) =>
    !answer.left.includes(productId) && sent.some((wish) => wish.productId === productId)
  const kept = answer.wishes.map((wish) => ({ ...wish, isKept: true }))
  wishList.change((now) => [...kept, ...now.filter((wish) => !wish.isKept && !isDone(wish))])
  return answer.key
}

/** @returns whether there was room for it. @throws ApiError when the account's list could not be changed */
export async function toggleWish(api: Api, wish: Pick<Wish, 'productId' | 'name' | 'price'>): Promise<boolean> {
  const isThis = ({ productId }: Wish) => productId === wish.productId
  const takeOff = () => wishList.change((now) => now.filter((one) => !isThis(one)))
  const lines = wishList.lines()
  const held = lines.find(isThis)
  const isSignedIn = mightBeSignedIn()
  if (held) {
    takeOff()
    if (held.isKept && isSignedIn)
      await api(removeWish, { params: { id: String(wish.productId) } }).catch((error) => {
        wishList.change((now) => [...now, held])
        throw error
      })
    return true
  }
  if (!isSignedIn && lines.length >= mostWishes) return false
  wishList.change((now) => [{ ...wish, addedAt: new Date().toISOString(), isKept: false }, ...now])
  if (!isSignedIn) return true
  try {
    await joinWishLists(api)
  } catch (error) {
    // It stays here and goes there the next time.
    if (!(error instanceof ApiError)) console.warn('The list of the account is out of reach.', error)
    return true
  }
  const isIn = wishList.lines().some((one) => isThis(one) && one.isKept)
  if (!isIn) takeOff()
  return isIn
}

/** Without a session the account's list leaves this browser. */
export function dropForeignWishes(): void {
  if (!mightBeSignedIn() && wishList.lines().some(({ isKept }) => isKept))
    wishList.change((now) => now.filter(({ isKept }) => !isKept))
}
