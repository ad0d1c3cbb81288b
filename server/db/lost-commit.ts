type Listener = () => void

// One process works on one database; several at once only in tests, where a look too many does no harm.
const listeners = new Set<Listener>()

/**
 * A commit whose answer was lost may have happened, and the one who asked for it tells nobody: whoever keeps a copy of
 * rows reads them again. @returns how to stop listening
 */
export function onLostCommit(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellLostCommit(): void {
  for (const listener of listeners) listener()
}
