import { setImmediate } from 'node:timers/promises'

/** Some at a time; what else waits for the processor has its turn between two slices. */
export async function* inSlices<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await setImmediate()
    yield items.slice(from, from + size)
  }
}
