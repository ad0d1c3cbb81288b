import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { type CatalogState, slotsOf } from './catalog-state.ts'

// Cached for a list's next pages: a change of stock keeps the shelves.
const arranged = new WeakMap<Uint32Array, { key: string; ordered: Uint32Array }>()

/** Of the used bicycles that do not stand first: 1 or 2 by slot. */
interface Late {
  places: ReadonlyMap<number, number>
  key: string
}
const lateIn = new WeakMap<CatalogState, Map<boolean, Late>>()

/**
 * The slots with sold used bicycles after all others, all in the order given.
 * @param isAmongUsed those that wait for a photo or a card come after those for sale
 */
export function soldLast(state: CatalogState, slots: Uint32Array, isAmongUsed: boolean): Uint32Array {
  const { places, key } = lateOnes(state, isAmongUsed)
  const known = arranged.get(slots)
  if (known?.key === key) return known.ordered
  const ordered = places.size === 0 ? slots : parted(slots, places, state.items.length)
  arranged.set(slots, { key, ordered })
  return ordered
}

function lateOnes(state: CatalogState, isAmongUsed: boolean): Late {
  const ofState = lateIn.get(state) ?? new Map<boolean, Late>()
  lateIn.set(state, ofState)
  const known = ofState.get(isAmongUsed)
  if (known) return known
  const places = new Map<number, number>()
  for (const slot of slotsOf(state, 'bici-usate')) {
    const product = state.items[slot]?.product
    if (product?.soldAt) places.set(slot, 2)
    // Only the telephone sells these.
    else if (isAmongUsed && product && isCallOnly(product)) places.set(slot, 1)
  }
  const late = { places, key: [...places].join() }
  ofState.set(isAmongUsed, late)
  return late
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
