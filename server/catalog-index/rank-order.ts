import type { CatalogState } from './catalog-state.ts'

/** The slots by distance, equally far ones newest first. */
export function inOrder(
  state: CatalogState,
  slots: ArrayLike<number>,
  distanceOf: (slot: number) => number,
): Uint32Array {
  const shelf = state.shelves.all.newest
  const places = placesInOrder(shelf, slots)
  const distances = Int32Array.from(places, (place) => distanceOf(shelf[place] ?? 0))
  const nextOf = new Map<number, number>()
  for (const distance of distances) nextOf.set(distance, (nextOf.get(distance) ?? 0) + 1)
  let before = 0
  for (const [distance, count] of [...nextOf].sort(([a], [b]) => a - b)) {
    nextOf.set(distance, before)
    before += count
  }
  const ordered = new Uint32Array(slots.length)
  for (let i = 0; i < places.length; i++) {
    const at = nextOf.get(distances[i] ?? 0) ?? 0
    ordered[at] = shelf[places[i] ?? 0] ?? 0
    nextOf.set(distances[i] ?? 0, at + 1)
  }
  return ordered
}

/** Where the slots stand on the shelf, from its beginning. Few are sorted; many are marked and picked up by going along it. */
function placesInOrder(shelf: Uint32Array, slots: ArrayLike<number>): Uint32Array {
  const places = placesOn(shelf)
  const wanted = new Uint32Array(slots.length)
  for (let i = 0; i < slots.length; i++) wanted[i] = places[slots[i] ?? 0] ?? 0
  if (slots.length * 8 < shelf.length) return wanted.sort()
  const isWanted = new Uint8Array(shelf.length)
  for (const place of wanted) isWanted[place] = 1
  let found = 0
  for (let place = 0; place < shelf.length; place++) if (isWanted[place] === 1) wanted[found++] = place
  return wanted
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
