/** mulberry32: the same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` of the items, chosen by chance and each at most once. */
export function sample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [chosen] = left.splice(Math.floor(random() * left.length), 1)
    return chosen as T
  })
}
