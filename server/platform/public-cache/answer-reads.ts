import { AsyncLocalStorage } from 'node:async_hooks'

export type IsCurrent = () => boolean

/** An answer as those see it that are made from it. */
export interface Read {
  isCurrent: IsCurrent
  /** Told each time that somebody gets it, a robot or prefetch apart. */
  onSeen?: (() => void) | undefined
}

const collectors = new AsyncLocalStorage<Read[]>()

/** Tells whoever is collecting that the work at hand stands on this answer. */
export function noteRead(read: Read): void {
  collectors.getStore()?.push(read)
}

/**
 * Does work that reads cached answers, in process too (`app.inject`), and finds out how long its result stays true:
 * as long as every one of those answers. Who sees the result sees them. Reads that do not come from a PublicCache are
 * unknown.
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
