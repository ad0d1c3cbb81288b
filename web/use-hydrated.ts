import { useSyncExternalStore } from 'react'
import { nextTask } from './next-task.ts'

let hasBegun = false
const waiting = new Set<() => void>()

function onBegin(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

/**
 * What only the browser knows is drawn from here on, part by part: drawn with the page that is taken over, or all at once,
 * it would be one long task.
 */
export async function beginBrowserParts(): Promise<void> {
  hasBegun = true
  for (const drawAnew of [...waiting]) {
    // In the background each turn takes a second, and nobody waits.
    if (document.visibilityState === 'visible') await nextTask()
    drawAnew()
  }
}

const no = () => false

/**
 * False in the server's page and in the first render of the browser, which must equal it; true from then on.
 * @param isWanted false: it stays false, and nothing is drawn anew
 */
export function useHydrated(isWanted = true): boolean {
  return useSyncExternalStore(onBegin, () => hasBegun && isWanted, no)
}
