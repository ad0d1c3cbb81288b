import { useSyncExternalStore } from 'react'

let isAtRest = false
const waiting = new Set<() => void>()

function onRest(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

/** The first view is complete and the page idle: distant parts may load. */
export function publishIdle(): void {
  isAtRest = true
  for (const listener of waiting) listener()
}

const no = () => false

/** @param isWanted false: it stays false without a render */
export function useIdle(isWanted = true): boolean {
  return useSyncExternalStore(onRest, () => isAtRest && isWanted, no)
}
