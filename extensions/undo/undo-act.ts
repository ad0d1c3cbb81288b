import { listStoredShelves } from '#server/catalog/shelves/admin-shelf-repository.ts'
import { lockShelves } from '#server/catalog/shelves/shelf-repository.ts'
import { setPositions } from '#server/catalog/shelves/shelf-write-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { lockReductions } from '#server/pricing/reductions/reduction-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Answer } from '#shared/contract/platform/endpoint.ts'
import { isRecent, isUndoable } from '#shared/domain/platform/undo.ts'
import { listRecorded, lockAct, nameUndone, type RecordedRow } from './act-repository.ts'
import { Outcome } from './kept-parts.ts'
import { plainTables, putRowBack } from './plain-row-repository.ts'
import type { undoAct as undoCall } from './undo-calls.ts'
import { moveFiles, type PictureFiles, readKeptFiles, undoPictures } from './undo-pictures.ts'
import { productTables, undoProducts } from './undo-products.ts'
import { checkShelves, isFactInUse, leaveShelf, putOrderBack } from './undo-shelves.ts'
import { undoVersion } from './undo-versions.ts'
import { versionTables } from './version-repository.ts'

type UndoDeps = Pick<Deps, 'database' | 'shop' | 'clock' | 'images' | 'imageBackup' | 'variants'>

/** Not put back: a picture that an import asked for is asked for again by the next one. */
const leftOut = 'incoming_pictures'
const known = new Set([...plainTables, 'images', ...productTables, ...Object.keys(versionTables), leftOut])

/** Ends a transaction that only says what it would have done. */
class Tried extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('a trial')
    this.outcome = outcome
  }
}

/**
 * Puts every row that an act wrote back, as far as it is still as the act has left it; all in one transaction, which is
 * an act of its own.
 * @param mayCall whether this person may make the call that is undone
 * @throws Problem 404, 403 role_missing, 409 undo_not_this, undo_done, undo_too_late, undo_nothing (with what stays),
 * those of `checkShelves`
 */
export async function undoAct(
  deps: UndoDeps,
  id: number,
  { isTrial = false, mayCall }: { isTrial?: boolean | undefined; mayCall(call: string): boolean },
): Promise<Answer<typeof undoCall>> {
  const said = (outcome: Outcome, act: number | null) => ({ back: outcome.back.size, kept: outcome.kept, act })
  const kept = await readKeptFiles(deps, id)
  let files = kept
  try {
    const done = await inTransaction(deps.database, async (tx) => {
      files = { ...kept, back: [], gone: [] }
      const act = await lockAct(tx, id)
      if (!act) throw problem('not_found')
      const { action } = act
      if (!isUndoable(action)) throw problem('undo_not_this')
      if (!mayCall(action)) throw problem('role_missing')
      if (act.undoneBy) throw problem('undo_done')
      if (!isRecent(act.at, deps.clock())) throw problem('undo_too_late')
      const outcome = await undoRows(tx, deps, id, files)
      if (outcome.back.size === 0) throw problem('undo_nothing', { details: { kept: outcome.kept } })
      if (isTrial) throw new Tried(outcome)
      return said(outcome, await nameUndone(tx, id, action))
    })
    await moveFiles(deps, files)
    return done
  } catch (error) {
    if (error instanceof Tried) return said(error.outcome, null)
    throw error
  }
}

async function undoRows(tx: Tx, deps: UndoDeps, actId: number, files: PictureFiles): Promise<Outcome> {
  const changes = await listRecorded(tx, actId)
  const isHidden = ({ before }: RecordedRow) => Object.values(before ?? {}).includes('•••')
  if (changes.some((one) => !known.has(one.tableName) || (one.tableName !== leftOut && isHidden(one))))
    throw problem('undo_not_this')
  const outcome = new Outcome()
  const at = deps.clock()
  const ofProducts = changes.filter(({ tableName }) => productTables.includes(tableName))
  const plain = changes.filter(({ tableName }) => plainTables.includes(tableName))
  // In the order in which everything locks.
  if (ofProducts.some(isOfPrice)) await lockReductions(tx)
  const hasShelves = plain.some(({ tableName }) => tableName !== 'job_card_marks')
  if (hasShelves) await lockShelves(tx)
  const shelves = hasShelves ? await listStoredShelves(tx) : []
  const places = await putOrderBack(tx, plain, outcome)
  await undoPictures(tx, deps, { changes, files }, outcome)
  for (const change of plain) if (!isLast(change)) await putPlainBack(tx, change, outcome)
  if (places.size > 0) await setPositions(tx, places)
  await undoProducts(tx, deps, { actId, changes: ofProducts, at }, outcome)
  for (const change of plain) if (isLast(change)) await putPlainBack(tx, change, outcome)
  if (hasShelves) {
    await checkShelves(tx, shelves, outcome)
    tx.onCommit.shelves()
  }
  for (const change of changes) if (change.tableName in versionTables) await undoVersion(tx, deps, change, at, outcome)
  return outcome
}

/** A shelf that came with the act goes once its products and children have left it. */
const isLast = ({ tableName, before }: RecordedRow) => tableName === 'shelves' && !before

const isOfPrice = ({ tableName, before, after }: RecordedRow) =>
  tableName === 'reduction_items' || (before && after && 'price_cents' in after)

async function putPlainBack(tx: Tx, change: RecordedRow, outcome: Outcome): Promise<void> {
  if (await isFactInUse(tx, change)) return outcome.keep(change, 'in_use')
  let { result, kept } = await putRowBack(tx, change)
  if (kept?.why === 'in_use' && isLast(change)) {
    await leaveShelf(tx, change.objectId)
    ;({ result, kept } = await putRowBack(tx, change))
  }
  if (kept) outcome.keep(change, kept.why, kept.columns)
  if (result === 'same') return
  outcome.putBack(change)
  if (change.tableName === 'job_card_marks') tx.onCommit.products([Number(change.objectId)])
}
