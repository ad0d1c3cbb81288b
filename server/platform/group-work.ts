/**
 * Does the work of many callers at once: what comes while the work is under way goes along in the next turn. A failed
 * turn fails for its own callers only.
 */
export function inGroups<T>(work: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { items: T[]; done: Promise<void> } | undefined
  return (item) => {
    if (!next) {
      const items: T[] = []
      const done = running.then(() => {
        next = undefined
        return work(items)
      })
      running = done.catch(() => undefined)
      next = { items, done }
    }
    next.items.push(item)
    return next.done
  }
}
