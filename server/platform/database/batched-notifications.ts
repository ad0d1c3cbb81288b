import { type ChangeListener, type CommittedChanges, collectChanges } from './committed-changes.ts'
import type { Database } from './database.ts'
import { notifyListeners } from './transaction.ts'

const productsAtMost = 100
const gapMs = 500

interface BatchedNotifications {
  /** The same database with delayed notifications. */
  database: Database
  /** Publishes the pending changes; call it at the end in any case. */
  flush(): Promise<void>
}

/**
 * For work that changes thousands of products in many transactions: their notifications go out together, every half
 * second or every 100 products, because a listener's cost is nearly the same for one product as for some hundred.
 */
export function batchNotifications(database: Database): BatchedNotifications {
  let kept = collectChanges()
  let toldAt = performance.now()
  const tellRest = async () => {
    const { changes } = kept
    kept = collectChanges()
    await notifyListeners(database, changes)
    toldAt = performance.now()
  }
  const keep: ChangeListener = async (changes) => {
    take(kept.after, changes)
    if (kept.changes.productIds.size >= productsAtMost || performance.now() - toldAt >= gapMs) await tellRest()
  }
  return { database: { ...database, listeners: new Set([keep]) }, flush: tellRest }
}

function take(after: ReturnType<typeof collectChanges>['after'], changes: CommittedChanges): void {
  after.products(changes.productIds)
  if (changes.hasShelves) after.shelves()
  if (changes.hasSettings) after.settings()
  if (changes.hasMail) after.mail()
  if (changes.hasEvents) after.events()
  for (const id of changes.refundIds) after.refund(id)
}
