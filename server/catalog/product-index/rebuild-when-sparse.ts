import type { Logger } from 'pino'
import { inBatches, nextBatchTurn } from '#server/platform/in-batches.ts'
import { type CatalogState, changeState, emptyState } from './catalog-state.ts'
import type { CatalogItem } from './sort-orders.ts'

const takenAtOnce = 100
const readAtOnce = 25

/**
 * Changed products leave empty slots and old words behind.
 * @returns what to call after changes: it rebuilds the state when these outweigh the rest, one rebuild at a time
 */
export function rebuildWhenSparse(
  now: () => CatalogState,
  put: (state: CatalogState) => void,
  log: Pick<Logger, 'warn'> | undefined,
): () => void {
  let isMaking = false
  return () => {
    const { items, slotOfId } = now()
    if (isMaking || items.length <= 2 * slotOfId.size + 1_000) return
    isMaking = true
    makeAgain(now, put)
      .catch((error: unknown) => log?.warn({ err: error }, 'the catalogue could not be rebuilt'))
      .finally(() => {
        isMaking = false
      })
  }
}

/**
 * In batches, while the old state answers and keeps changing; `put` receives the new state in the same tick in which it
 * is up to date.
 */
async function makeAgain(now: () => CatalogState, put: (state: CatalogState) => void): Promise<void> {
  let made = emptyState(now().book)
  for (;;) {
    const state = now()
    // Derived product data depends on the shelf directory.
    if (made.book !== state.book) made = emptyState(state.book)
    const { changed, gone } = difference(made, state)
    if (changed.length + gone.length <= takenAtOnce) {
      const { items, standings, slotOfId, idOfSlug, shelves, countOfShelf, groups, search } = take(made, changed, gone)
      put({ ...state, items, standings, slotOfId, idOfSlug, shelves, countOfShelf, groups, search })
      return
    }
    made = take(made, [], gone)
    for await (const some of inBatches(changed, takenAtOnce)) {
      made = take(made, some, [])
      while (made.search.readSome(readAtOnce)) await nextBatchTurn()
    }
  }
}

function take(made: CatalogState, some: readonly CatalogItem[], gone: readonly number[]): CatalogState {
  const unlisted = new Set(some.flatMap(({ product, isListed }) => (isListed ? [] : [product.id])))
  return changeState(made, some, gone, ({ id }) => !unlisted.has(id)).state
}

/** Changed products between `made` and `state`, and removed ids. */
function difference(made: CatalogState, state: CatalogState): { changed: CatalogItem[]; gone: number[] } {
  const changed: CatalogItem[] = []
  for (const item of state.items) {
    const before = item && made.items[made.slotOfId.get(item.product.id) ?? -1]
    if (item && before?.product !== item.product) changed.push(item)
  }
  return { changed, gone: [...made.slotOfId.ids()].filter((id) => state.slotOfId.get(id) === undefined) }
}
