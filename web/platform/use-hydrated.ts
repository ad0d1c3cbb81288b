import { useSyncExternalStore } from 'react'
import { nextTask } from '#web/at-rest/next-task.ts'

let hasBegun = false
const waiting = new Set<() => void>()

function onBegin(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

/**
 * Renders browser-only parts from here on, one by one: together with the hydration, or all at once, they would be one
 * long task.
 */
export async function beginBrowserParts(): Promise<void> {
  hasBegun = true
  for (const drawAgain of [...waiting]) {
    // In the background each turn takes a second, and no visitor waits.
    if (document.visibilityState === 'visible') await nextTask()
    drawAgain()
  }
}

const no = () => false

/**
 * False in the server's page and in the first render of the browser, which must equal it; true from then on.
 * @param isWanted false: it stays false without a render
 */
export function useHydrated(isWanted = true): boolean {
  return useSyncExternalStore(onBegin, () => hasBegun && isWanted, no)
}
