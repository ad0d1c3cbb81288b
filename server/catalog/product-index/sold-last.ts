import { type CatalogState, slotsOf } from './catalog-state.ts'

// Cached for a list's next pages: a change of stock keeps the shelves, and with them which are sold.
const arranged = new WeakMap<Uint32Array, Uint32Array>()

/** The slots with sold used bicycles after all others, both in the order given. */
export function soldLast(state: CatalogState, slots: Uint32Array): Uint32Array {
  const known = arranged.get(slots)
  if (known) return known
  const sold = slotsOf(state, 'bici-usate').filter((slot) => state.items[slot]?.product.soldAt)
  const ordered = sold.length === 0 ? slots : parted(slots, sold, state.items.length)
  arranged.set(slots, ordered)
  return ordered
}

function parted(slots: Uint32Array, sold: Uint32Array, places: number): Uint32Array {
  const isSold = new Uint8Array(places)
  for (const slot of sold) isSold[slot] = 1
  const ordered = new Uint32Array(slots.length)
  let length = 0
  for (const kept of [0, 1])
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0
      if (isSold[slot] === kept) ordered[length++] = slot
    }
  return ordered
}
