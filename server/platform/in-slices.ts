import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Resolves when the next slice of something long may begin: one slice a round of the process, whoever it is for. What
 * several loops did in one round a visitor would wait for in each step of his answer.
 */
export function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** Some at a time; what else waits for the processor has its turn between two slices. */
export async function* inSlices<T>(items: readonly T[], size: number, next = nextTurn): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await next()
    yield items.slice(from, from + size)
  }
}

const heldMs = 40
/** An answer comes about in many turns, and each waits for a slice. */
const computedMs = 12
/** Where a slice leaves no moment to anybody, as with the embedded database, there is a pause after it. */
const mostBusy = 0.9
const fewest = 10
const most = 500

/** How many at a time, so that what is done with them takes no longer than nobody minds: more where the machine is quick. */
export class Pace {
  size = fewest
  #isHolding: boolean
  /** What a slice takes however small it is, as far as has been seen. */
  #least = { active: Number.POSITIVE_INFINITY, took: Number.POSITIVE_INFINITY }
  #began = { at: performance.now(), loop: performance.eventLoopUtilization() }

  /** @param isHolding others wait for what each slice holds: all its time counts, not only that of this process */
  constructor({ isHolding }: { isHolding: boolean }) {
    this.#isHolding = isHolding
  }

  begin(): void {
    this.#began = { at: performance.now(), loop: performance.eventLoopUtilization() }
  }

  /** After a slice. Whatever waited meanwhile has its turn before this resolves. */
  async rest(): Promise<void> {
    const { at, loop } = this.#began
    const took = performance.now() - at
    const { active, utilization } = performance.eventLoopUtilization(loop)
    this.#least = { active: Math.min(this.#least.active, active), took: Math.min(this.#least.took, took) }
    // Where the least takes long already, smaller slices are only more of them.
    const computed = Math.max(computedMs, 2 * this.#least.active) / Math.max(1, active)
    const held = this.#isHolding ? Math.max(heldMs, 2 * this.#least.took) / Math.max(1, took) : computed
    const faster = Math.min(1.5, Math.max(0.5, Math.min(held, computed)))
    this.size = Math.min(most, Math.max(fewest, Math.round(this.size * faster)))
    if (utilization > mostBusy) await setTimeout(active / 2)
    await nextTurn()
  }
}

/** Slices of the size that fits the work: whoever asks for the next one has done with the one before. */
export async function* atPace<T>(items: readonly T[], pace: Pace): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; ) {
    pace.begin()
    const slice = items.slice(from, from + pace.size)
    from += slice.length
    yield slice
    await pace.rest()
  }
}

/** A long list page by page, each after the last one of the page before, at a pace that leaves everybody their turn. */
export async function* pagesAtPace<T>(
  read: (after: T | undefined, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  const pace = new Pace({ isHolding: false })
  for (let after: T | undefined; ; ) {
    pace.begin()
    const limit = pace.size
    const page = await read(after, limit)
    yield page
    after = page.at(-1)
    if (page.length < limit) return
    await pace.rest()
  }
}
