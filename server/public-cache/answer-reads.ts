import { AsyncLocalStorage } from 'node:async_hooks'

export type IsCurrent = () => boolean

const collectors = new AsyncLocalStorage<IsCurrent[]>()

/** Tells whoever is collecting that the work at hand stands on this answer. */
export function noteRead(isCurrent: IsCurrent): void {
  collectors.getStore()?.push(isCurrent)
}

/**
 * Does work that reads cached answers, in process too (`app.inject`), and finds out how long its result stays true:
 * as long as every one of those answers. Reads that do not come from a ResponseCache are not seen.
 */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; isCurrent: IsCurrent }> {
  const reads: IsCurrent[] = []
  const result = await collectors.run(reads, work)
  return { result, isCurrent: () => reads.every((isCurrent) => isCurrent()) }
}
