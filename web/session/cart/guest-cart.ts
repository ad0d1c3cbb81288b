import { maxLineQuantity, maxOrderLines } from '#shared/domain/orders/cart.ts'
import { browserStorage, type KeyValueStore } from '#web/browser-storage.ts'
import type { CartItem } from './cart-item.ts'

export const guestCartKey = 'pedivella.cart'
const shapeVersion = 1
const maxSizeLength = 40

interface GuestCart {
  /** The same array until something changes. */
  lines(): readonly CartItem[]
  /** Applies a change to the stored cart, so that another tab's change is not lost. */
  change(step: (lines: readonly CartItem[]) => CartItem[]): void
  subscribe(onChange: () => void): () => void
}

const none: readonly CartItem[] = []

/** The lines in a stored text. @throws when it is no cart of this version */
function readLines(text: string): CartItem[] {
  const { version, lines } = JSON.parse(text)
  if (version !== shapeVersion || !Array.isArray(lines) || lines.length > maxOrderLines || !lines.every(isLine)) {
    throw new TypeError('not a cart')
  }
  return lines
}

/** By hand: a schema would bring the schema library into every first view. */
function isLine(line: Partial<Record<keyof CartItem, unknown>> | null): line is CartItem {
  if (typeof line !== 'object' || line === null) return false
  const { productId, frameSize, quantity, name, unitCents, imageUrl } = line
  return (
    isWhole(productId, 1) &&
    (frameSize === null || (typeof frameSize === 'string' && frameSize.length <= maxSizeLength)) &&
    isWhole(quantity, 1, maxLineQuantity) &&
    typeof name === 'string' &&
    isWhole(unitCents, 0) &&
    (imageUrl === null || typeof imageUrl === 'string')
  )
}

const isWhole = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max

/**
 * The cart of a guest. A damaged value is logged and replaced by an empty cart; with a blocked or full storage the cart
 * lasts as long as the page.
 * @param storage undefined where the browser has none
 * @param onOtherTab calls back when another tab of this browser has written
 */
export function createGuestCart(
  storage: KeyValueStore | undefined,
  onOtherTab: (key: string, wake: () => void) => () => void,
): GuestCart {
  const listeners = new Set<() => void>()
  let known: { text: string | null; lines: readonly CartItem[] } = { text: null, lines: none }
  let isStored = storage !== undefined

  function refresh(): readonly CartItem[] {
    if (!storage || !isStored) return known.lines
    let text: string | null = null
    try {
      text = storage.getItem(guestCartKey)
      if (text !== known.text) known = { text, lines: text === null ? none : readLines(text) }
    } catch (error) {
      console.warn('The stored cart cannot be read; an empty one takes its place.', error)
      known = { text: null, lines: none }
      write(storage, none)
    }
    return known.lines
  }

  function write(store: KeyValueStore, lines: readonly CartItem[]): void {
    try {
      const text = lines.length > 0 ? JSON.stringify({ version: shapeVersion, lines }) : null
      if (text === null) store.removeItem(guestCartKey)
      else store.setItem(guestCartKey, text)
      known = { text, lines }
    } catch (error) {
      console.warn('The cart cannot be stored; it lasts until this page is left.', error)
      isStored = false
      known = { text: null, lines }
    }
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    lines: refresh,
    change(step) {
      const lines = step(refresh()).slice(0, maxOrderLines)
      if (storage && isStored) write(storage, lines)
      else known = { text: null, lines }
      tell()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      const stop = onOtherTab(guestCartKey, onChange)
      return () => {
        listeners.delete(onChange)
        stop()
      }
    },
  }
}

/** Another tab's write arrives as a storage event; a null key means that everything was cleared. */
function listenToOtherTabs(key: string, wake: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) wake()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export const guestCart = createGuestCart(browserStorage('localStorage'), listenToOtherTabs)
export const emptyGuestCart = () => none
