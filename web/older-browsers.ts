/** Features used by the shop's code and packages that supported browsers may lack. */
const lists = {
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare)
  },
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
  toSpliced(this: unknown[], ...change: [number, number]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
}
const texts = {
  isWellFormed(this: string) {
    return !/\p{Cs}/u.test(this)
  },
  toWellFormed(this: string) {
    return this.replace(/\p{Cs}/gu, '\uFFFD')
  },
}
const maps = {
  groupBy(items: Iterable<unknown>, keyOf: (item: unknown, at: number) => unknown) {
    const groups = new Map<unknown, unknown[]>()
    let at = 0
    for (const item of items) {
      const key = keyOf(item, at++)
      groups.set(key, [...(groups.get(key) ?? []), item])
    }
    return groups
  },
}
const addresses = {
  canParse(...address: [string, string?]) {
    try {
      return Boolean(new URL(...address))
    } catch {
      return false
    }
  },
}
const fills: readonly (readonly [of: object, own: Record<string, unknown>])[] = [
  [Array.prototype, lists],
  [String.prototype, texts],
  [Map, maps],
  [URL, addresses],
]

export const filledIn = fills.flatMap(([, own]) => Object.keys(own))

export function fillIn(): void {
  for (const [of, own] of fills)
    for (const [name, value] of Object.entries(own))
      if (!(name in of)) Object.defineProperty(of, name, { value, writable: true, configurable: true })
}

const needed = [
  [].at,
  [].findLast,
  [].flatMap,
  ''.replaceAll,
  Object.fromEntries,
  Object.hasOwn,
  Promise.allSettled,
  AbortSignal.timeout,
  globalThis.structuredClone,
]

/**
 * Whether the shop's code can run here. Browsers below README's baseline see a note in the page: the stylesheet shows
 * it where its own features are missing, this script where the code's are, or where it fails to load.
 */
export function canRun(): boolean {
  const { dataset } = document.documentElement
  const tell = () => {
    dataset.old = 'true'
  }
  addEventListener('error', ({ filename }) => {
    if (filename?.startsWith(`${location.origin}/assets/`) && dataset.ready !== 'true') tell()
  })
  if (needed.every(Boolean)) return true
  tell()
  return false
}
