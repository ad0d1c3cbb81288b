import { type AnnouncedChanges, type ChangeListener, collectChanges } from './announced-changes.ts'
import type { Database } from './database.ts'
import { tell } from './transaction.ts'

const productsAtMost = 100
const gapMs = 500

interface HeardTogether {
  /** The same database with delayed notifications. */
  database: Database
  /** Publishes the pending changes; call it at the end in any case. */
  tellRest(): Promise<void>
}

/**
 * For work that changes thousands of products in many transactions: their notifications go out together, every half
 * second or every 100 products, because a listener's cost is nearly the same for one product as for some hundred.
 */
export function heardTogether(database: Database): HeardTogether {
  let kept = collectChanges()
  let toldAt = performance.now()
  const tellRest = async () => {
    const { changes } = kept
    kept = collectChanges()
    await tell(database, changes)
    toldAt = performance.now()
  }
  const keep: ChangeListener = async (changes) => {
    take(kept.after, changes)
    if (kept.changes.productIds.size >= productsAtMost || performance.now() - toldAt >= gapMs) await tellRest()
  }
  return { database: { ...database, listeners: new Set([keep]) }, tellRest }
}

function take(after: ReturnType<typeof collectChanges>['after'], changes: AnnouncedChanges): void {
  after.products(changes.productIds)
  if (changes.hasShelves) after.shelves()
  if (changes.hasMail) after.mail()
  if (changes.hasEvents) after.events()
  for (const id of changes.refundIds) after.refund(id)
}
