import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { listDueCardIds } from './gift-card-repository.ts'
import { sendDueCard } from './issue-gift-card.ts'

const batch = 100

export function giftCardJob(deps: OrdersDeps): Job {
  return { name: 'send gift cards', everySeconds: 60, run: (stop) => sendDueGiftCards(deps, stop) }
}

/**
 * Each in a transaction of its own; a failure is logged and does not hold up the others. @returns how many were sent
 */
export async function sendDueGiftCards(deps: OrdersDeps, stop?: AbortSignal): Promise<number> {
  const at = deps.clock()
  let sent = 0
  for (const id of await listDueCardIds(deps.database.db, romeDayOf(at), batch)) {
    if (stop?.aborted) break
    try {
      if (await inTransaction(deps.database, (tx) => sendDueCard(tx, id, at))) sent++
    } catch (error) {
      deps.log.error({ err: error, giftCardId: id }, 'a gift card could not be sent')
    }
  }
  return sent
}
