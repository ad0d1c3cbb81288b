import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { awaitImportLock, type ImportLock, takeOverImportLock, tryImportLock } from './import-lock.ts'
import { changeImport, findImport, findOpenImport, lockImport } from './import-repository.ts'
import { beginUndo, undoImportItems } from './undo-import-items.ts'

type WorkDeps = Pick<CatalogDeps, 'database' | 'clock' | 'log'>

interface Works {
  running: Set<Promise<void>>
  isClosing: boolean
}

const works = new WeakMap<Database, Works>()

/** A process has one shop and a shop one database, so the database names whose works they are. */
function worksOf(database: Database): Works {
  const known = works.get(database) ?? { running: new Set(), isClosing: false }
  works.set(database, known)
  return known
}

/** False once the shop ends: open imports are undone at the next start. */
export const mayContinue = (database: Database) => () => !worksOf(database).isClosing

/** Work that continues after its request was answered. */
export function continueInBackground(
  { database, log }: Pick<CatalogDeps, 'database' | 'log'>,
  work: Promise<void>,
): void {
  const { running } = worksOf(database)
  const done = work
    .catch((error: unknown) => log.error({ err: error }, 'an import did not come to its end'))
    .finally(() => running.delete(done))
  running.add(done)
}

/** Waits for running imports when the shop ends. */
export async function stopRunningImports(database: Database): Promise<void> {
  const own = worksOf(database)
  own.isClosing = true
  await Promise.allSettled(own.running)
}

/**
 * Waits for the lock, and undoes an import of a dead process first.
 * @throws Problem 409 import_stopped once the shop ends, and the reason of `gone`
 */
export async function lockImports(deps: WorkDeps, gone: AbortSignal): Promise<ImportLock> {
  const goesOn = mayContinue(deps.database)
  const lane = await awaitImportLock(deps.database, () => goesOn() && !gone.aborted)
  if (!lane) gone.throwIfAborted()
  if (!lane) throw problem('import_stopped')
  await leavingOnError(lane, () => undoOpenImport(deps))
  return lane
}

async function leavingOnError<T>(lane: ImportLock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await lane.release()
    throw error
  }
}

/** With the lock held, an open import is one whose process has died. */
async function undoOpenImport(deps: WorkDeps): Promise<void> {
  const open = await findOpenImport(deps.database.db)
  if (!open) return
  deps.log.warn({ import: open.id }, 'an import was cut off: its products are put back')
  await inTransaction(deps.database, async (tx) => {
    const found = await lockImport(tx, open.id)
    if (found?.state === 'applying') await beginUndo(tx, open.id, 'cut_off')
  })
  await undoImportItems(deps, open.id, mayContinue(deps.database))
}

/** At the start, before requests: undoes an import of a dead process. */
export async function undoInterruptedAtStart(deps: WorkDeps): Promise<void> {
  if (!(await findOpenImport(deps.database.db))) return
  const lane = await takeOverImportLock(deps.database)
  if (lane) await undoOpenImport(deps).finally(() => lane.release())
}

/** The same for another node that died. */
export async function undoInterrupted(deps: WorkDeps): Promise<void> {
  if (!(await findOpenImport(deps.database.db))) return
  const lane = await tryImportLock(deps.database)
  if (lane) await undoOpenImport(deps).finally(() => lane.release())
}

/** @throws Problem 404 import_not_found, 409 import_over */
export async function stopImport({ database, clock }: WorkDeps, id: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    const found = await lockImport(tx, id)
    if (!found) throw problem('import_not_found')
    if (found.state !== 'applying') throw problem('import_over')
    await changeImport(tx, id, { stopAskedAt: clock() })
  })
}

/**
 * Takes an import back, in the background. @param way `switch_off`: its new products are only switched off
 * @throws Problem 404 import_not_found, 409 import_over, import_busy while a file comes in
 */
export async function undoImport(deps: WorkDeps, id: number, way: 'undo' | 'switch_off'): Promise<void> {
  const { database } = deps
  if (!(await findImport(database.db, id))) throw problem('import_not_found')
  const lane = await tryImportLock(database)
  if (!lane) throw problem('import_busy')
  await leavingOnError(lane, () =>
    inTransaction(database, async (tx) => {
      const found = await lockImport(tx, id)
      if (found?.state !== 'done' || found.prunedAt) throw problem('import_over')
      await beginUndo(tx, id, way === 'undo' ? 'undone' : 'switched_off')
    }),
  )
  continueInBackground(
    deps,
    undoImportItems(deps, id, mayContinue(database)).finally(() => lane.release()),
  )
}
