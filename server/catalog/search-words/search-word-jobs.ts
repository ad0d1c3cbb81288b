import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { deleteOldZeroResultSearches } from './zero-result-repository.ts'

const keptMs = 90 * 86_400_000

/** Forgets searches that are older than 90 days. */
export function searchWordJobs({ database: { db }, clock }: Pick<CatalogDeps, 'database' | 'clock'>): Job[] {
  return [
    {
      name: 'unfound-search-housekeeping',
      everySeconds: 600,
      run: () => deleteOldZeroResultSearches(db, romeDayOf(new Date(clock().getTime() - keptMs))),
    },
  ]
}
