import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { releaseOverdueExchange } from './move-return.ts'
import { forgetOldReturns, listOverdueExchanges } from './return-repository.ts'

const batch = 100
const dayMs = 86_400_000

export function returnJobs(deps: OrdersDeps): Job[] {
  return [
    { name: 'release held exchanges', everySeconds: 600, run: () => releaseOverdueExchanges(deps) },
    {
      // A year after the end, and a day without a return (decision 0040).
      name: 'return-housekeeping',
      everySeconds: 3_600,
      run: async () => {
        const now = deps.clock()
        const aYearAgo = new Date(now)
        aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1)
        await forgetOldReturns(deps.database.db, aYearAgo, new Date(now.getTime() - dayMs))
      },
    },
  ]
}

/** Each in a transaction of its own; a failure is logged and does not hold up the others. */
export async function releaseOverdueExchanges(deps: OrdersDeps): Promise<void> {
  for (const { id } of await listOverdueExchanges(deps.database.db, romeDayOf(deps.clock()), batch)) {
    try {
      await releaseOverdueExchange(deps, id)
    } catch (error) {
      deps.log.error({ err: error, returnId: id }, 'a held exchange could not be released')
    }
  }
}
