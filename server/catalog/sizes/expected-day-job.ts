import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { forgetPastDays } from './expected-day-repository.ts'

/** The day when units are expected is shown until it has passed. */
export function expectedDayJob({ database, clock }: Pick<CatalogDeps, 'database' | 'clock'>): Job {
  return {
    name: 'expected-days',
    everySeconds: 60,
    run: () =>
      inTransaction(database, async (tx) => tx.onCommit.products(await forgetPastDays(tx, romeDayOf(clock())))),
  }
}
