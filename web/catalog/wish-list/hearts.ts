import type { Api } from '#web/platform/api.ts'
import { mightBeSignedIn } from '#web/session/account-queries.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { noteSeen, seenProducts } from './seen-products.ts'
import { dropForeignWishes, joinWishLists, toggleWish, wishList } from './wish-list.ts'
import { wishListTexts } from './wish-list-texts.ts'

let isWatching = false

/** The page draws hearts and the number in the header for everybody alike; from here on they show this visitor's list. */
function watchHearts(api: Api): void {
  if (isWatching) return
  isWatching = true
  dropForeignWishes()
  draw()
  wishList.subscribe(draw)
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true })
  if (wishList.lines().some(({ isKept }) => isKept)) return
  // None of them has reached an account: with a session they were put there while the shop was away.
  if (mightBeSignedIn() && wishList.lines().length > 0) void join(api)
}

function draw(): void {
  // The heart with words stands on a product's page and in its dialog.
  const shown = Number(document.querySelector<HTMLElement>('.tools [data-wish]')?.dataset.wish)
  if (shown && shown !== seenProducts.lines()[0]?.id) noteSeen(shown)
  const ids = new Set(wishList.lines().map(({ productId }) => String(productId)))
  for (const heart of document.querySelectorAll<HTMLInputElement>('[data-wish]'))
    heart.checked = ids.has(heart.dataset.wish ?? '')
  const link = document.querySelector<HTMLElement>('a.heart')
  if (!link || Number(link.dataset.count ?? 0) === ids.size) return
  if (ids.size > 0) link.dataset.count = String(ids.size)
  else delete link.dataset.count
  link.ariaLabel = [link.ariaLabel?.split(',')[0], link.dataset.count].filter(Boolean).join(', ')
}

export async function join(api: Api): Promise<void> {
  watchHearts(api)
  await joinWishLists(api).catch((error) => console.warn('The lists were not brought together; later.', error))
}

export async function showHearts(api: Api, heart?: HTMLInputElement): Promise<void> {
  watchHearts(api)
  if (!heart) return
  const language = document.documentElement.lang === 'en' ? 'en' : 'it'
  const label = heart.ariaLabel ?? ''
  const name = label.slice(label.indexOf(': ') + 2)
  try {
    const hadRoom = await toggleWish(api, { productId: Number(heart.dataset.wish), name, price: heart.value })
    if (hadRoom) return draw()
    const t = await wishListTexts.load(language)
    showToast({ variant: 'destructive', title: t.fullTitle, description: t.full })
  } catch (error) {
    console.warn('The list was not changed.', error)
    const t = await wishListTexts.load(language)
    showToast({ variant: 'destructive', title: t.failedTitle, description: t.failed })
  }
  draw()
}
