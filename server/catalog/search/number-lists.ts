const none = new Uint32Array()
const first = 4
const largestPiece = 1 << 18

interface List {
  /** With spare capacity. */
  numbers: Uint32Array
  length: number
}

/**
 * Append-only lists of whole numbers below 2^32 by word. Most words occur in one product: such a list is its number,
 * and the others share large pieces of memory: separate arrays took most of the memory of a large catalogue's index.
 */
export class NumberLists {
  #lists = new Map<string, number | List>()
  /** What is free of the memory taken last. */
  #piece = none
  /** By size: what lists have grown out of. */
  #left = new Map<number, Uint32Array[]>()

  get size(): number {
    return this.#lists.size
  }

  words(): Iterable<string> {
    return this.#lists.keys()
  }

  /** Valid until the list grows. */
  of(word: string): Uint32Array {
    const list = this.#lists.get(word)
    if (list === undefined) return none
    return typeof list === 'number' ? Uint32Array.of(list) : list.numbers.subarray(0, list.length)
  }

  lastOf(word: string): number | undefined {
    const list = this.#lists.get(word)
    return typeof list === 'object' ? list.numbers[list.length - 1] : list
  }

  push(word: string, number: number): void {
    const list = this.#lists.get(word)
    if (list === undefined) {
      this.#lists.set(word, number)
      return
    }
    if (typeof list === 'number') {
      const numbers = this.#room(first)
      numbers.set([list, number])
      this.#lists.set(word, { numbers, length: 2 })
      return
    }
    const { numbers: full, length } = list
    if (length === full.length) {
      list.numbers = this.#room(2 ** Math.ceil(Math.log2(length + 1)))
      list.numbers.set(full)
      this.#left.get(length)?.push(full)
    }
    list.numbers[list.length++] = number
  }

  #room(size: number): Uint32Array {
    const left = this.#left.get(size)
    if (!left) this.#left.set(size, [])
    const used = left?.pop()
    if (used) return used
    if (this.#piece.length < size)
      this.#piece = new Uint32Array(Math.max(size, Math.min(largestPiece, first * this.#lists.size)))
    const room = this.#piece.subarray(0, size)
    this.#piece = this.#piece.subarray(size)
    return room
  }

  /** Moves the lists into one piece of memory, without spare capacity. */
  trim(): void {
    const lists = [...this.#lists.values()].filter((list) => typeof list === 'object')
    const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
    this.#piece = none
    this.#left.clear()
    let end = 0
    for (const list of lists) {
      all.set(list.numbers.subarray(0, list.length), end)
      list.numbers = all.subarray(end, end + list.length)
      end += list.length
    }
  }

  replaceLast(word: string, number: number): void {
    const list = this.#lists.get(word)
    if (typeof list === 'object') list.numbers[list.length - 1] = number
    else this.#lists.set(word, number)
  }
}
