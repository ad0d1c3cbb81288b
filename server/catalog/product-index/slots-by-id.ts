const pageSize = 1_024

// Divided, not shifted: an address may contain any number, and ids beyond 32 bits must not alias another product.
const pageOf = (id: number) => Math.floor(id / pageSize)
const placeOf = (id: number) => id % pageSize

/** The slot of each product. Immutable: a change shares its unchanged pages. */
export class SlotsById {
  readonly size: number
  /** Slot plus one, by id; 0 means none. */
  readonly #pages: readonly (Int32Array | undefined)[]

  constructor(pages: readonly (Int32Array | undefined)[] = [], size = 0) {
    this.#pages = pages
    this.size = size
  }

  get(id: number): number | undefined {
    const slot = this.#pages[pageOf(id)]?.[placeOf(id)]
    return slot ? slot - 1 : undefined
  }

  *ids(): Generator<number> {
    for (const [at, page] of this.#pages.entries())
      for (const [i, slot] of page?.entries() ?? []) if (slot !== 0) yield at * pageSize + i
  }

  with(gone: readonly number[], put: readonly (readonly [id: number, slot: number])[]): SlotsById {
    const pages = [...this.#pages]
    const own = new Set<number>()
    let { size } = this
    const set = (id: number, value: number) => {
      const at = pageOf(id)
      const page = own.has(at) ? pages[at] : (pages[at]?.slice() ?? new Int32Array(pageSize))
      if (!page) return
      own.add(at)
      pages[at] = page
      size += Number(value !== 0) - Number(page[placeOf(id)] !== 0)
      page[placeOf(id)] = value
    }
    for (const id of gone) set(id, 0)
    for (const [id, slot] of put) set(id, slot + 1)
    return new SlotsById(pages, size)
  }
}
