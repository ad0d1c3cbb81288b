const pageBits = 10
const pageSize = 1 << pageBits

/** Which slot each product has. Never changes: a change shares the pages that it does not touch. */
export class SlotsById {
  readonly size: number
  /** Slots plus one, by id; 0 is nobody's. */
  readonly #pages: readonly (Int32Array | undefined)[]

  constructor(pages: readonly (Int32Array | undefined)[] = [], size = 0) {
    this.#pages = pages
    this.size = size
  }

  get(id: number): number | undefined {
    const slot = this.#pages[id >>> pageBits]?.[id & (pageSize - 1)]
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
      const at = id >>> pageBits
      const page = own.has(at) ? pages[at] : (pages[at]?.slice() ?? new Int32Array(pageSize))
      if (!page) return
      own.add(at)
      pages[at] = page
      size += Number(value !== 0) - Number(page[id & (pageSize - 1)] !== 0)
      page[id & (pageSize - 1)] = value
    }
    for (const id of gone) set(id, 0)
    for (const [id, slot] of put) set(id, slot + 1)
    return new SlotsById(pages, size)
  }
}
