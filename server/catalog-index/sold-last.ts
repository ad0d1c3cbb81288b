import type { CatalogState } from './catalog-state.ts'

// A list and its next pages ask again; a change of pieces keeps the shelves, and with them who is sold.
const arranged = new WeakMap<Uint32Array, Uint32Array>()

/** The slots with sold used bicycles after all others, both in the order given. */
export function soldLast({ shelves, items }: CatalogState, slots: Uint32Array): Uint32Array {
  const known = arranged.get(slots)
  if (known) return known
  const sold = new Set<number>()
  for (const slot of shelves['bici-usate'].newest) if (items[slot]?.product.soldAt) sold.add(slot)
  const ordered = sold.size === 0 ? slots : parted(slots, sold)
  arranged.set(slots, ordered)
  return ordered
}

function parted(slots: Uint32Array, sold: ReadonlySet<number>): Uint32Array {
  const rest = slots.filter((slot) => !sold.has(slot))
  const ordered = new Uint32Array(slots.length)
  ordered.set(rest)
  if (rest.length < slots.length)
    ordered.set(
      slots.filter((slot) => sold.has(slot)),
      rest.length,
    )
  return ordered
}
