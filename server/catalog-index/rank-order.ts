import type { CatalogState } from './catalog-state.ts'

/** The slots by distance, equally far ones newest first. */
export function inOrder(
  state: CatalogState,
  slots: ArrayLike<number>,
  distanceOf: (slot: number) => number,
): Uint32Array {
  const shelf = state.shelves.all.newest
  const byDistance = new Map<number, number[]>()
  for (const place of placesInOrder(shelf, slots)) {
    const slot = shelf[place] ?? 0
    const distance = distanceOf(slot)
    const equallyFar = byDistance.get(distance)
    if (equallyFar) equallyFar.push(slot)
    else byDistance.set(distance, [slot])
  }
  const ordered = new Uint32Array(slots.length)
  let length = 0
  for (const [, equallyFar] of [...byDistance].sort(([a], [b]) => a - b)) {
    ordered.set(equallyFar, length)
    length += equallyFar.length
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
