import { backward, type Vocabulary } from './vocabulary.ts'

/** Terms that are near as a `whole`, and terms of which only the `beginning` is near. */
export interface NearTerms {
  whole: string[]
  beginning: string[]
}

/**
 * The terms of a vocabulary within `maxErrors` typing errors of a word. One error is a letter too many, missing,
 * wrong, or two neighbours swapped (optimal string alignment distance). Terms are compared letter by letter like the
 * paths of a tree: what shares its beginning is computed once, and a hopeless beginning drops all its terms.
 */
export function nearTerms(vocabulary: Vocabulary, word: string, maxErrors: number): NearTerms {
  const { sorted, starts, shared, nextLess } = vocabulary
  const found: NearTerms = { whole: [], beginning: [] }
  const table = new DistanceTable(vocabulary, word, maxErrors)
  /** Depth up to which the table holds for the term before. */
  let depth = 0
  for (let i = 0; i < sorted.length; i++) {
    const start = starts[i] ?? 0
    const length = (starts[i + 1] ?? 0) - start
    let d = Math.min(shared[i] ?? 0, depth)
    let isHopeless = false
    while (d < length && !isHopeless) isHopeless = !table.fill(start, ++d)
    depth = d
    const isBeginning = table.hasNear(d)
    if (d === length && table.isNearWhole(d)) found.whole.push(sorted[i] ?? '')
    else if (isBeginning) found.beginning.push(sorted[i] ?? '')
    if (!isHopeless) continue
    // Words with the same beginning are equally far.
    let after = i + 1
    while (after < sorted.length && (shared[after] ?? 0) >= d) after = nextLess[after] ?? 0
    if (isBeginning) for (let same = i + 1; same < after; same++) found.beginning.push(sorted[same] ?? '')
    i = after - 1
  }
  return found
}

/**
 * The terms with at most one typing error, as `nearTerms` counts it, much faster: an error touches two neighbouring
 * letters, so the first half of the word or the part after its middle letter is right.
 */
export function oneErrorAway({ sorted, backwards }: Vocabulary, word: string): string[] {
  const half = word.length >> 1
  const beginning = word.slice(0, half)
  const found = beginningWith(sorted, beginning).filter((term) => isOneErrorAway(term, word))
  const turned = backward(word)
  for (const term of beginningWith(backwards, backward(word.slice(half + 1)))) {
    if (!isOneErrorAway(term, turned)) continue
    const right = backward(term)
    // With a right first half it was found before.
    if (!right.startsWith(beginning)) found.push(right)
  }
  return found
}

export function beginningWith(sorted: readonly string[], beginning: string): readonly string[] {
  const from = firstFrom(sorted.length, (at) => (sorted[at] ?? '') < beginning)
  let to = from
  while (sorted[to]?.startsWith(beginning)) to++
  return sorted.slice(from, to)
}

/** By halving: the first place of a sorted list, up to its length, that is not before what is looked for. */
export function firstFrom(length: number, isBefore: (at: number) => boolean, from = 0): number {
  let [low, high] = [from, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

function isOneErrorAway(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  const longer = Math.max(a.length, b.length)
  if (longer - shorter > 1) return false
  let before = 0
  while (before < shorter && a[before] === b[before]) before++
  let after = 0
  while (after < shorter - before && a[a.length - 1 - after] === b[b.length - 1 - after]) after++
  const different = longer - before - after
  if (different <= 1) return true
  const isSwap = a[before] === b[before + 1] && a[before + 1] === b[before]
  return different === 2 && shorter === longer && isSwap
}

const tooFar = 1_000

/** Errors between each beginning of one term (rows) and each beginning of the word (columns). */
class DistanceTable {
  #letters: Uint16Array
  #word: Uint16Array
  #maxErrors: number
  #width: number
  #cells: Uint16Array
  /** The row from which on a beginning of the term is near the whole word; of rows above it nothing is known. */
  #nearFrom = Number.POSITIVE_INFINITY

  constructor({ letters, maxLength }: Vocabulary, word: string, maxErrors: number) {
    this.#letters = letters
    this.#word = Uint16Array.from(word, (_, i) => word.charCodeAt(i))
    this.#maxErrors = maxErrors
    this.#width = word.length + 1
    this.#cells = new Uint16Array((maxLength + 1) * this.#width)
    for (let j = 0; j <= word.length; j++) this.#cells[j] = j
    if (word.length <= maxErrors) this.#nearFrom = 0
  }

  isNearWhole(row: number): boolean {
    const { length } = this.#word
    return (
      Math.abs(row - length) <= this.#maxErrors && (this.#cells[row * this.#width + length] ?? 0) <= this.#maxErrors
    )
  }

  hasNear(depth: number): boolean {
    return this.#nearFrom <= depth
  }

  /** Computes row `d` of the term whose letters begin at `start`. @returns whether going on has any hope */
  fill(start: number, d: number): boolean {
    const cells = this.#cells
    const word = this.#word
    const own = d * this.#width
    const above = own - this.#width
    const letter = this.#letters[start + d - 1]
    const before = d > 1 ? this.#letters[start + d - 2] : -1
    // A difference in length beyond the allowed errors is too far: only a strip of the row counts.
    const from = Math.max(1, d - this.#maxErrors)
    const to = Math.min(word.length, d + this.#maxErrors)
    let left = from === 1 ? d : tooFar
    let least = left
    cells[own + from - 1] = left
    for (let j = from; j <= to; j++) {
      const here = word[j - 1]
      let cost = (cells[above + j - 1] ?? 0) + (here === letter ? 0 : 1)
      const fromAbove = (cells[above + j] ?? 0) + 1
      if (fromAbove < cost) cost = fromAbove
      if (left + 1 < cost) cost = left + 1
      if (j > 1 && here === before && word[j - 2] === letter) {
        const swapped = (cells[above - this.#width + j - 2] ?? 0) + 1
        if (swapped < cost) cost = swapped
      }
      cells[own + j] = cost
      left = cost
      if (cost < least) least = cost
    }
    if (to < word.length) cells[own + to + 1] = tooFar
    if (this.#nearFrom >= d)
      this.#nearFrom = to === word.length && left <= this.#maxErrors ? d : Number.POSITIVE_INFINITY
    // The smallest number of a row never falls by going on; a swap looks two rows back, but costs one more.
    return least <= this.#maxErrors
  }
}
