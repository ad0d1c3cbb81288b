import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Resolves when the next batch of a long task may begin: one batch an event loop round, for all tasks together. Several
 * loops in one round would add up to a visible delay for visitors.
 */
export function nextBatchTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** Batches; other tasks get a turn between two of them. */
export async function* inBatches<T>(
  items: readonly T[],
  size: number,
  next = nextBatchTurn,
): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await next()
    yield items.slice(from, from + size)
  }
}

const heldMs = 40
/** An answer takes many turns, and each may wait for a batch. */
const computedMs = 12
/** A pause follows where batches take all the time, as with the embedded database. */
const mostBusy = 0.9
const fewest = 10
const most = 500

/** Batch size that keeps each batch short: larger where the machine is quick (decision 0071). */
export class BatchSizer {
  size = fewest
  #isHolding: boolean
  /** The minimum cost of a batch, as measured so far. */
  #least = { active: Number.POSITIVE_INFINITY, took: Number.POSITIVE_INFINITY }
  #began = { at: performance.now(), loop: performance.eventLoopUtilization() }

  /** @param isHolding each batch holds a lock: all its time counts, not only that of this process */
  constructor({ isHolding }: { isHolding: boolean }) {
    this.#isHolding = isHolding
  }

  begin(): void {
    this.#began = { at: performance.now(), loop: performance.eventLoopUtilization() }
  }

  /** Call it after a batch. Other tasks get a turn before it resolves. */
  async rest(): Promise<void> {
    const { at, loop } = this.#began
    const took = performance.now() - at
    const { active, utilization } = performance.eventLoopUtilization(loop)
    this.#least = { active: Math.min(this.#least.active, active), took: Math.min(this.#least.took, took) }
    // Smaller batches do not help where the minimum is slow already.
    const computed = Math.max(computedMs, 2 * this.#least.active) / Math.max(1, active)
    const held = this.#isHolding ? Math.max(heldMs, 2 * this.#least.took) / Math.max(1, took) : computed
    const faster = Math.min(1.5, Math.max(0.5, Math.min(held, computed)))
    this.size = Math.min(most, Math.max(fewest, Math.round(this.size * faster)))
    if (utilization > mostBusy) await setTimeout(active / 2)
    await nextBatchTurn()
  }
}

/** Batches of a size that fits the work: asking for the next one ends the measurement of the one before. */
export async function* adaptiveBatches<T>(items: readonly T[], pace: BatchSizer): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; ) {
    pace.begin()
    const slice = items.slice(from, from + pace.size)
    from += slice.length
    yield slice
    await pace.rest()
  }
}

/** A long list page by page, each after the last item of the page before, with turns for other tasks. */
export async function* adaptivePages<T>(
  read: (after: T | undefined, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  const pace = new BatchSizer({ isHolding: false })
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
