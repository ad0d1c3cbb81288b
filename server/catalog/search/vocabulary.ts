import type { NumberLists } from './number-lists.ts'

/** The distinct words of some texts in the form that searching reads quickest. */
export interface Vocabulary {
  readonly sorted: readonly string[]
  /** The reversed words, sorted: words with the same ending are neighbours. */
  readonly backwards: readonly string[]
  /** All words with a line break around each: a run of letters is looked for in one text. */
  readonly joined: string
  readonly fourgrams: Fourgrams
  /** The letters of all words, one after the other, and where each word begins; the last entry is the end. */
  readonly letters: Uint16Array
  readonly starts: Uint32Array
  /** The number of letters that each word shares with the one before. */
  readonly shared: Uint16Array
  /** For each word the next one that has fewer letters in common with the one before it: past all that begin the same. */
  readonly nextLess: Uint32Array
  readonly maxLength: number
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const sorted = [...words].sort()
  const backwards = sorted.map(backward).sort()
  const starts = new Uint32Array(sorted.length + 1)
  for (const [i, word] of sorted.entries()) starts[i + 1] = (starts[i] ?? 0) + word.length
  const letters = new Uint16Array(starts[sorted.length] ?? 0)
  const shared = new Uint16Array(sorted.length)
  for (const [i, word] of sorted.entries()) {
    const start = starts[i] ?? 0
    for (let k = 0; k < word.length; k++) letters[start + k] = word.charCodeAt(k)
    shared[i] = sharedLength(sorted[i - 1] ?? '', word)
  }
  const maxLength = sorted.reduce((most, { length }) => Math.max(most, length), 0)
  return {
    sorted,
    backwards,
    joined: `\n${sorted.join('\n')}\n`,
    fourgrams: new Fourgrams(sorted),
    letters,
    starts,
    shared,
    nextLess: nextLessOf(shared),
    maxLength,
  }
}

/** The words of lists that grow, or those of them that begin so, without that beginning. */
export class Terms {
  #lists: NumberLists
  #beginning: string
  #size = 0
  #current = vocabularyOf([])
  /** The last result: an exact search and a near one follow each other with the same word. */
  #last: { vocabulary: Vocabulary; run: string; found: string[] } | undefined

  constructor(lists: NumberLists, beginning = '') {
    this.#lists = lists
    this.#beginning = beginning
  }

  get current(): Vocabulary {
    if (this.#size === this.#lists.size) return this.#current
    this.#size = this.#lists.size
    const { length } = this.#beginning
    const words = [...this.#lists.words()].filter((word) => word.startsWith(this.#beginning))
    this.#current = vocabularyOf(words.map((word) => word.slice(length)))
    return this.#current
  }

  /** @param run not empty */
  containing(run: string): readonly string[] {
    const vocabulary = this.current
    if (this.#last?.vocabulary === vocabulary && this.#last.run === run) return this.#last.found
    const { joined, fourgrams } = vocabulary
    const found: string[] = []
    for (let at = fourgrams.mayContain(run) ? joined.indexOf(run) : -1; at >= 0; ) {
      const end = joined.indexOf('\n', at)
      found.push(joined.slice(joined.lastIndexOf('\n', at) + 1, end))
      at = joined.indexOf(run, end)
    }
    this.#last = { vocabulary, run, found }
    return found
  }
}

/** All runs of four letters within words: most runs with a typing error have one that never occurs. */
class Fourgrams {
  /** A bit for each. */
  #seen = new Uint32Array(1 << 13)

  constructor(words: readonly string[]) {
    for (const word of words) {
      for (let i = 3; i < word.length; i++) {
        const place = placeOf(word, i)
        this.#seen[place >> 5] = (this.#seen[place >> 5] ?? 0) | (1 << (place & 31))
      }
    }
  }

  /** False: no word contains the run. */
  mayContain(run: string): boolean {
    for (let i = 3; i < run.length; i++) {
      const place = placeOf(run, i)
      if (((this.#seen[place >> 5] ?? 0) & (1 << (place & 31))) === 0) return false
    }
    return true
  }
}

/** A hash of one to four letters; collisions are possible. */
function placeOf(text: string, last: number): number {
  const two = (text.charCodeAt(last - 3) << 13) ^ (text.charCodeAt(last - 2) << 9)
  return (two ^ (text.charCodeAt(last - 1) << 5) ^ text.charCodeAt(last)) & 0x3ffff
}

/** Letter by letter as UTF-16 counts them: done twice it is the word again. */
export function backward(word: string): string {
  let turned = ''
  for (let i = word.length - 1; i >= 0; i--) turned += word[i]
  return turned
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

function nextLessOf(shared: Uint16Array): Uint32Array {
  const next = new Uint32Array(shared.length)
  for (let i = shared.length - 1; i >= 0; i--) {
    let after = i + 1
    while (after < shared.length && (shared[after] ?? 0) >= (shared[i] ?? 0)) after = next[after] ?? 0
    next[i] = after
  }
  return next
}
