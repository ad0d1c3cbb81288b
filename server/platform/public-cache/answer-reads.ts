import { AsyncLocalStorage } from 'node:async_hooks'

type IsCurrent = () => boolean

/** An answer as those see it that are made from it. */
export interface Read {
  isCurrent: IsCurrent
  /** Called each time the answer is served, except to robots and prefetches. */
  onSeen?: (() => void) | undefined
}

const collectors = new AsyncLocalStorage<Read[]>()

/** Tells the current collector that its work depends on this answer. */
export function noteRead(read: Read): void {
  collectors.getStore()?.push(read)
}

/**
 * Runs work that reads cached answers, in process too (`app.inject`), and collects their validity: the result is valid
 * as long as every one of them. Serving the result counts as serving them. Reads outside a PublicCache are not seen.
 */
export async function collectReads<T>(work: () => Promise<T>): Promise<Required<Read> & { result: T }> {
  const reads: Read[] = []
  const result = await collectors.run(reads, work)
  return {
    result,
    isCurrent: () => reads.every(({ isCurrent }) => isCurrent()),
    onSeen: () => {
      for (const { onSeen } of reads) onSeen?.()
    },
  }
}
