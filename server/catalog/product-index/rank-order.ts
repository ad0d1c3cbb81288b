import { type CatalogState, slotsOf } from './catalog-state.ts'

/** The slots with most merit first (whole numbers, not many thousand), those of equal merit newest first. */
export function bestFirst(
  state: CatalogState,
  slots: ArrayLike<number>,
  meritOf: (slot: number) => number,
): Uint32Array {
  const ordered = asOnShelf(slotsOf(state, 'all'), slots)
  const merits = ordered.map(meritOf)
  let most = 0
  for (const merit of merits) if (merit > most) most = merit
  /** Counting sort: the next place for each score. */
  const nextAt = new Uint32Array(most + 2)
  for (const merit of merits) nextAt[most - merit + 1] = (nextAt[most - merit + 1] ?? 0) + 1
  for (let less = 1; less <= most; less++) nextAt[less] = (nextAt[less] ?? 0) + (nextAt[less - 1] ?? 0)
  const best = new Uint32Array(ordered.length)
  for (let i = 0; i < ordered.length; i++) {
    const less = most - (merits[i] ?? 0)
    const at = nextAt[less] ?? 0
    best[at] = ordered[i] ?? 0
    nextAt[less] = at + 1
  }
  return best
}

/** The slots as they follow each other on the shelf. Few are sorted; many are marked and picked up by going along it. */
export function asOnShelf(shelf: Uint32Array, slots: ArrayLike<number>): Uint32Array {
  const places = placesOn(shelf)
  const ordered = new Uint32Array(slots.length)
  if (slots.length * 8 < shelf.length) {
    for (let i = 0; i < slots.length; i++) ordered[i] = places[slots[i] ?? 0] ?? 0
    ordered.sort()
    for (let i = 0; i < ordered.length; i++) ordered[i] = shelf[ordered[i] ?? 0] ?? 0
    return ordered
  }
  const isWanted = new Uint8Array(places.length)
  for (let i = 0; i < slots.length; i++) isWanted[slots[i] ?? 0] = 1
  let found = 0
  for (const slot of shelf) if (isWanted[slot] === 1) ordered[found++] = slot
  return ordered
}

const placesOfShelf = new WeakMap<Uint32Array, Uint32Array>()

function placesOn(shelf: Uint32Array): Uint32Array {
  const known = placesOfShelf.get(shelf)
  if (known) return known
  const places = new Uint32Array(shelf.reduce((most, slot) => Math.max(most, slot + 1), 0))
  for (const [place, slot] of shelf.entries()) places[slot] = place
  placesOfShelf.set(shelf, places)
  return places
}
