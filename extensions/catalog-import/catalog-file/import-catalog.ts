import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { readFileMemory } from '../../foreign-files/mapping/file-memory.ts'
import type { ImportOptions, ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import type { ImportLock } from '../../stored-imports/import-lock.ts'
import { changeImport, findReport, insertImport, lockImport } from '../../stored-imports/import-repository.ts'
import { continueInBackground, lockImports, mayContinue, stopImport } from '../../stored-imports/running-imports.ts'
import { beginUndo, undoImportItems } from '../../stored-imports/undo-import-items.ts'
import { askForPictures, type CommittedImport, commitImport, ImportInterrupted } from './commit-import.ts'
import type { ImportPreview } from './import-plan.ts'
import { reportOf } from './import-report.ts'
import { openFile } from './open-file.ts'
import { planImportPreview } from './plan-import-preview.ts'
import type { ReadFile } from './rows-of-file.ts'

type ImportDeps = Pick<CatalogDeps, 'catalog' | 'config' | 'database' | 'clock' | 'log' | 'shop'>
type ImportRequest = ImportOptions & { language: Language; apiKeyId: string | undefined }

/** A file that was read, with its preview. */
interface Opened {
  table: FileTable
  form: ReadFile
  wish: ImportRequest & Ground
}

type Ground = { book: CatalogDeps['catalog']['state']['book']; photosWanted: number }

/**
 * Imports products from a file. A preview changes nothing; a commit is all or nothing when a row is wrong or older than
 * its product, unless the request leaves such rows out. It is written in batches and put back when it is stopped or cut
 * off (decision 0060).
 * Until the commit begins, reading and planning stop as soon as the caller leaves.
 * @param gone aborts when the caller leaves
 * @returns the report, or the number of the import where the request is answered as soon as the commit begins
 * @throws Problem 400 import_refused, 409 texts_unanswered, prices_unconfirmed, edit_conflict, each with the report; 409 import_stopped;
 * the reason of `gone`
 */
export async function importCatalog(
  deps: ImportDeps,
  content: Buffer,
  request: ImportRequest,
  gone: AbortSignal,
): Promise<ImportReport | number> {
  const memory = await readFileMemory(deps.database.db, deps.catalog.state.book, deps.config.publicUrl)
  const { table, form } = await openFile(content, request, memory, gone)
  const context = { book: deps.catalog.state.book, photosWanted: deps.shop.usedPhotos }
  const opened: Opened = { table, form, wish: { ...request, ...context } }
  if (request.mode === 'preview') return (await lookAt(deps, opened, gone)).report
  const lane = await lockImports(deps, gone)
  const begun = await begin(deps, opened, gone).catch(async (error: unknown) => {
    await lane.release()
    throw error
  })
  if ('report' in begun) {
    await lane.release()
    return begun.report
  }
  const work = carryOutOrTakeBack(deps, opened, begun, lane)
  continueInBackground(
    deps,
    work.then(
      () => undefined,
      (error: unknown) => {
        // The waiting caller or the history shows it.
        if (!(error instanceof Problem)) throw error
      },
    ),
  )
  if (request.respond !== 'begun') return work
  // The caller has not learned that it has begun.
  if (gone.aborted) await stopImport(deps, begun.id)
  return begun.id
}

interface Looked {
  outline: ImportPreview
  report: ImportReport
}

async function lookAt({ database }: ImportDeps, { table, form, wish }: Opened, gone?: AbortSignal): Promise<Looked> {
  const outline = await planImportPreview(database.db, form, wish, gone)
  return { outline, report: reportOf(table, form, outline, wish) }
}

/** An import with its entry in the history, and its plan. */
interface Begun extends Pick<ImportPreview, 'pictured'> {
  id: number
  lines: ReadonlySet<number>
}

/** @returns the report where no product is to be changed */
async function begin(deps: ImportDeps, opened: Opened, gone: AbortSignal): Promise<{ report: ImportReport } | Begun> {
  const { outline, report } = await lookAt(deps, opened, gone)
  refuseUnlessWished(outline, report, opened.wish)
  gone.throwIfAborted()
  if (outline.changes.length === 0) {
    await askForPictures(deps, outline)
    return { report }
  }
  const { fileName } = opened.wish
  const one = { fileName, report, total: outline.changes.length, createdAt: deps.clock() }
  const id = await insertImport(deps.database.db, one)
  return { id, lines: new Set(outline.changes.map(({ line }) => line)), pictured: outline.pictured }
}

function refuseUnlessWished(
  { errors, questions, conflicts }: ImportPreview,
  report: ImportReport,
  request: ImportRequest,
): void {
  if (errors.length > 0 && request.onError === 'refuse') throw problem('import_refused', { details: { report } })
  const spoilt = report.spoiltTexts
  if (
    spoilt?.answer === null &&
    spoilt.kinds.some(({ kind }) => kind === 'encoding' || (kind === 'entities' && report.mapping !== 'shop'))
  )
    throw problem('texts_unanswered', { details: { report } })
  if (questions.some((one) => !one.isConfirmed) && request.onPrice === 'refuse')
    throw problem('prices_unconfirmed', { details: { report } })
  if (conflicts.length > 0 && request.onConflict === 'refuse') throw problem('edit_conflict', { details: { report } })
}

async function carryOutOrTakeBack(
  deps: ImportDeps,
  opened: Opened,
  { id, lines, pictured }: Begun,
  lane: ImportLock,
): Promise<ImportReport> {
  const { database, log } = deps
  const { form, wish } = opened
  try {
    const rows = form.rows.filter(({ line }) => lines.has(line))
    const carried = await commitImport(deps, id, form, rows, wish, mayContinue(database))
    await askForPictures(deps, { pictured })
    const report = await finish(deps, id, carried)
    log.info({ created: report.created, updated: report.updated, mapping: form.mapping }, 'a catalogue file came in')
    return report
  } catch (error) {
    if (error instanceof ImportInterrupted) throw problem('import_stopped')
    const ending = error instanceof Problem ? (error.code === 'import_stopped' ? 'stopped' : 'refused') : 'cut_off'
    await inTransaction(database, async (tx) => {
      const state = (await lockImport(tx, id))?.state
      // Done, but the answer to its last statement was lost and the caller was told that it failed: take it back.
      if (state === 'applying' || state === 'done') await beginUndo(tx, id, ending)
    })
    let now: Looked | undefined
    // The current report shows the changes that came first.
    const reportNow = async () => {
      now = await lookAt(deps, opened)
      return now.report
    }
    await undoImportItems(deps, id, mayContinue(database), ending === 'refused' ? reportNow : undefined)
    if (now) refuseUnlessWished(now.outline, now.report, wish)
    throw error
  } finally {
    await lane.release()
  }
}

/** Counts written rows, not planned ones. */
async function finish({ database, clock }: ImportDeps, id: number, carried: CommittedImport): Promise<ImportReport> {
  return inTransaction(database, async (tx) => {
    const state = await lockImport(tx, id)
    const planned = await findReport(tx, id)
    if (state?.state !== 'applying' || !planned) throw new ImportInterrupted()
    const { created, updated } = carried
    const report = {
      ...planned,
      created,
      updated,
      unchanged: planned.unchanged + carried.unchanged,
      skipped: planned.skipped + carried.skipped,
    }
    await changeImport(tx, id, { state: 'done', report, finishedAt: clock() })
    return report
  })
}
