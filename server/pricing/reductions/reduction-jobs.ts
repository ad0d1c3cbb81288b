import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { applyDueReductions } from './apply-reductions.ts'

const everySeconds = 5

/** Prices change within seconds of the planned moment; a shop that was down catches up when it starts. */
export function reductionJob(deps: Pick<CatalogDeps, 'database' | 'clock' | 'log'>): Job {
  return { name: 'reductions', everySeconds, run: () => applyDueReductions(deps) }
}
