const none = new Uint32Array()
const first = 4

interface List {
  /** With spare capacity. */
  numbers: Uint32Array
  length: number
}

/**
 * Append-only lists of whole numbers below 2^32 by word. Most words occur in one product: such a list is its number,
 * and the others share one piece of memory: separate arrays took most of the memory of a large catalogue's index.
 */
export class NumberLists {
  #lists = new Map<string, number | List>()

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
      const numbers = new Uint32Array(first)
      numbers.set([list, number])
      this.#lists.set(word, { numbers, length: 2 })
      return
    }
    if (list.length === list.numbers.length) {
      const numbers = new Uint32Array(Math.ceil(1.5 * list.length))
      numbers.set(list.numbers)
      list.numbers = numbers
    }
    list.numbers[list.length++] = number
  }

  /** Moves the lists into one piece of memory, without spare capacity. */
  trim(): void {
    const lists = [...this.#lists.values()].filter((list) => typeof list === 'object')
    const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
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
