import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteUnmatchedWithdrawals } from './withdrawal-repository.ts'

/** Statements no order belongs to are kept a year; the others ten, with their orders (rule 448). */
export function withdrawalJobs({ database: { db }, clock }: Pick<OrdersDeps, 'database' | 'clock'>): Job[] {
  return [
    {
      name: 'withdrawal-housekeeping',
      everySeconds: 24 * 3_600,
      run: async () => {
        const aYearAgo = clock()
        aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1)
        await deleteUnmatchedWithdrawals(db, aYearAgo)
      },
    },
  ]
}
