/** Numbers for some of many slots. Kept from search to search: fresh arrays over all slots would take longer than it. */
export class SlotScores {
  /** The matched importance of a slot, in tenths: of the thing and its conditions, and of the other words. */
  required = new Int32Array()
  said = new Int32Array()
  score = new Int32Array()
  #best = new Int32Array()
  #bestCoverage = new Int32Array()
  #slots = new Uint32Array()
  #isKnown = new Uint8Array()
  #count = 0
  #touched: number[] = []

  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#count)
  }

  begin(size: number): void {
    for (const slot of this.slots) {
      this.required[slot] = 0
      this.said[slot] = 0
      this.score[slot] = 0
      this.#isKnown[slot] = 0
    }
    this.#count = 0
    if (this.score.length >= size) return
    this.required = new Int32Array(size)
    this.said = new Int32Array(size)
    this.score = new Int32Array(size)
    this.#best = new Int32Array(size)
    this.#bestCoverage = new Int32Array(size)
    this.#slots = new Uint32Array(size)
    this.#isKnown = new Uint8Array(size)
  }

  has(slot: number): boolean {
    return this.#isKnown[slot] === 1
  }

  add(slot: number): void {
    if (this.#isKnown[slot] === 1) return
    this.#isKnown[slot] = 1
    this.#slots[this.#count++] = slot
  }

  /** Notes one way in which a slot has a thing; the best of them counts. */
  offer(slot: number, coverage: number, score: number): void {
    if (this.#best[slot] === 0 && this.#bestCoverage[slot] === 0) this.#touched.push(slot)
    if ((this.#best[slot] ?? 0) < score) this.#best[slot] = score
    if ((this.#bestCoverage[slot] ?? 0) < coverage) this.#bestCoverage[slot] = coverage
  }

  /** Adds the offers for one item. */
  settle(isRequired: boolean): void {
    const coverage = isRequired ? this.required : this.said
    for (const slot of this.#touched) {
      this.add(slot)
      this.score[slot] = (this.score[slot] ?? 0) + (this.#best[slot] ?? 0)
      coverage[slot] = (coverage[slot] ?? 0) + (this.#bestCoverage[slot] ?? 0)
      this.#best[slot] = 0
      this.#bestCoverage[slot] = 0
    }
    this.#touched.length = 0
  }
}
