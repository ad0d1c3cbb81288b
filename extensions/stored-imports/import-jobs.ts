import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { BatchSizer } from '#server/platform/in-batches.ts'
import type { Job } from '#server/platform/jobs.ts'
import { changeImport, deleteItems, listToPrune, lockImport } from './import-repository.ts'
import { undoInterrupted } from './running-imports.ts'

const keptMs = 90 * 86_400_000
const keptImports = 30

export function importJobs(deps: Pick<CatalogDeps, 'database' | 'clock' | 'log'>): Job[] {
  return [
    { name: 'imports-cut-off', everySeconds: 30, run: () => undoInterrupted(deps) },
    { name: 'import-housekeeping', everySeconds: 3_600, run: (stop) => forgetOldImports(deps, stop) },
  ]
}

/** Former product states are kept for 90 days, of the newest thirty imports. Reports stay. */
async function forgetOldImports({ database, clock }: Pick<CatalogDeps, 'database' | 'clock'>, stop?: AbortSignal) {
  const { db } = database
  const now = clock()
  for (const { id } of await listToPrune(db, new Date(now.getTime() - keptMs), keptImports)) {
    // Marked first: a half-deleted state must not be restored.
    const isOver = await inTransaction(database, async (tx) => {
      const state = (await lockImport(tx, id))?.state
      if (state !== 'done' && state !== 'taken_back') return false
      await changeImport(tx, id, { prunedAt: now })
      return true
    })
    if (!isOver) continue
    const pace = new BatchSizer({ isHolding: true })
    for (let limit = pace.size; ; limit = pace.size) {
      stop?.throwIfAborted()
      pace.begin()
      if ((await deleteItems(db, id, limit)) < limit) break
      await pace.rest()
    }
  }
}
