import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isCallOnly } from '#shared/domain/catalog/used-bicycles.ts'
import { type CatalogState, slotsOf } from './catalog-state.ts'

// Cached for a list's next pages: a change of stock keeps the shelves.
const arranged = new WeakMap<Uint32Array, { key: string; ordered: Uint32Array }>()

type Place = (product: Product) => 0 | 1 | 2

const soldAtEnd: Place = ({ soldAt }) => (soldAt ? 2 : 0)
/** Those that only the telephone sells stand between. */
const awaitedBefore: Place = (product) => (product.soldAt ? 2 : isCallOnly(product) ? 1 : 0)

/**
 * The slots with sold used bicycles after all others, all in the order given.
 * @param isAmongUsed those that wait for a photo or a card come after those for sale
 */
export function soldLast(state: CatalogState, slots: Uint32Array, isAmongUsed: boolean): Uint32Array {
  const placeOf = isAmongUsed ? awaitedBefore : soldAtEnd
  const places = new Map<number, number>()
  for (const slot of slotsOf(state, 'bici-usate')) {
    const product = state.items[slot]?.product
    const place = product ? placeOf(product) : 0
    if (place > 0) places.set(slot, place)
  }
  const key = [...places].join()
  const known = arranged.get(slots)
  if (known?.key === key) return known.ordered
  const ordered = places.size === 0 ? slots : parted(slots, places, state.items.length)
  arranged.set(slots, { key, ordered })
  return ordered
}

function parted(slots: Uint32Array, places: ReadonlyMap<number, number>, count: number): Uint32Array {
  const placeOf = new Uint8Array(count)
  for (const [slot, place] of places) placeOf[slot] = place
  const ordered = new Uint32Array(slots.length)
  let length = 0
  for (const place of [0, 1, 2])
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0
      if (placeOf[slot] === place) ordered[length++] = slot
    }
  return ordered
}
