import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import {
  listKnownImages,
  lockStored,
  markDeleted,
  type StoredProduct,
} from '#server/catalog/products/admin-product-repository.ts'
import type { ProductShape } from '#server/catalog/products/admin-product-shape.ts'
import { shapeOf } from '#server/catalog/products/admin-product-write.ts'
import { type ProductEdit, writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { lockShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { batchNotifications } from '#server/platform/database/batched-notifications.ts'
import { isMissingReference } from '#server/platform/database/missing-reference.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { BatchSizer } from '#server/platform/in-batches.ts'
import { itemKey, listEndedByEdit, resumeItem } from '#server/pricing/reductions/reduction-item-repository.ts'
import { lockReductions } from '#server/pricing/reductions/reduction-repository.ts'
import { type ImportEnd, importOutcomes } from '#shared/domain/platform/states/import-state.ts'
import type { ImportReport } from './admin-catalog-file.ts'
import { eraseProducts, listReferenced } from './erase-products-repository.ts'
import {
  addDone,
  changeImport,
  countItems,
  countOutcomes,
  type ImportItem,
  listItemsLeft,
  lockImport,
  markItems,
} from './import-repository.ts'
import { forgetAskedSince } from './incoming-picture-repository.ts'
import { judgeItem, type Verdict, type Way } from './judge-item.ts'

const overtakenAtMost = 20

type UndoDeps = Pick<CatalogDeps, 'database' | 'clock'>

const ways: Record<ImportEnd, Way> = {
  undone: 'undo',
  switched_off: 'switch_off',
  stopped: 'roll_back',
  cut_off: 'roll_back',
  refused: 'roll_back',
}

/** Marks it as being taken back. The caller has it locked or runs alone. */
export async function beginUndo(tx: Tx, id: number, ending: ImportEnd): Promise<void> {
  await changeImport(tx, id, { state: 'taking_back', ending, total: await countItems(tx, id), done: 0 })
}

/**
 * Restores the products of an import in batches; an interrupted run continues where it stopped.
 * @param goesOn asked between two batches
 * @param reportNow what the file would do after the undo, where that replaces its report
 */
export async function undoImportItems(
  { database, clock }: UndoDeps,
  id: number,
  goesOn: () => boolean,
  reportNow?: () => Promise<ImportReport>,
): Promise<void> {
  const pace = new BatchSizer({ isHolding: true })
  const together = batchNotifications(database)
  try {
    for (let overtaken = 0; ; ) {
      if (!goesOn()) return
      pace.begin()
      try {
        const isOver = await inTransaction(together.database, (tx) => takeSomeBack(tx, id, pace.size, clock()))
        if (isOver) break
      } catch (error) {
        // A new product was ordered just before its deletion: judge it again, it is switched off or deleted.
        if (!isMissingReference(error) || ++overtaken > overtakenAtMost) throw error
      }
      await pace.rest()
    }
  } finally {
    await together.flush()
  }
  const report = await reportNow?.()
  await inTransaction(database, async (tx) => {
    if ((await lockImport(tx, id))?.state !== 'taking_back') return
    const end = { state: 'taken_back' as const, takenBackAt: clock(), outcome: await countOutcomes(tx, id) }
    await changeImport(tx, id, { ...end, ...(report && { report }) })
  })
}

/** @returns whether nothing is left */
async function takeSomeBack(tx: Tx, id: number, limit: number, at: Date): Promise<boolean> {
  const found = await lockImport(tx, id)
  if (!found?.ending || found.state !== 'taking_back') return true
  const items = await listItemsLeft(tx, id, limit)
  if (items.length === 0) return true
  if (items.some(({ endedReduction }) => endedReduction !== null)) await lockReductions(tx)
  const stored = new Map(
    (
      await lockStored(
        tx,
        items.map(({ productId }) => productId),
      )
    ).map((s) => [s.row.id, s]),
  )
  const referenced = await listReferenced(
    tx,
    items.flatMap(({ before, productId }) => (before ? [] : [productId])),
  )
  const way = ways[found.ending]
  const judged = items.map((item) => {
    const now = stored.get(item.productId)
    return { item, now, verdict: judgeItem(item, now, referenced.has(item.productId), way) }
  })
  await carryOut(tx, judged, { id, importedAt: found.createdAt, way, at })
  for (const outcome of importOutcomes) {
    const so = judged.filter(({ verdict }) => verdict.outcome === outcome)
    await markItems(
      tx,
      id,
      outcome,
      so.map(({ item }) => item.productId),
    )
  }
  await addDone(tx, id, items.length)
  return false
}

interface Judged {
  item: ImportItem
  now: StoredProduct | undefined
  verdict: Verdict
}

async function carryOut(
  tx: Tx,
  judged: readonly Judged[],
  { id: importId, importedAt, way, at }: { id: number; importedAt: Date; way: Way; at: Date },
): Promise<void> {
  const idsTo = (does: Verdict['does']) =>
    judged.flatMap(({ item, verdict }) => (verdict.does === does ? [item.productId] : []))
  await eraseProducts(tx, idsTo('erase'), at)
  for (const id of idsTo('delete')) await markDeleted(tx, id, at)
  const restored = judged.filter(({ verdict }) => verdict.does === 'restore')
  const ended = await endedSteps(tx, restored)
  const asItCanBe = await whatIsThere(tx, restored)
  const cause = `import ${importId} back`
  const edits = judged.flatMap(({ item: { before, productId, version }, now, verdict }): ProductEdit[] => {
    if (!now) return []
    const { productCode } = now.row
    if (verdict.does === 'switch_off')
      return [{ before: now, after: { ...shapeOf(now), isActive: false, productCode }, cause }]
    if (verdict.does !== 'restore' || !before) return []
    // An ended reduction restored the regular price.
    const asRegular = (size: string, cents: number) => {
      const step = ended.get(itemKey({ productId, size }))
      return step && !step.canResume ? step.item.regularCents : cents
    }
    const priceCents = asRegular('', before.priceCents)
    const sizes = verdict.sizes.map((one) => ({
      ...one,
      priceCents: one.priceCents && asRegular(one.size, one.priceCents),
    }))
    const after = { ...asItCanBe(before), priceCents, sizes, productCode }
    // Restores the former version: the stopped file may be sent again.
    return [{ before: now, after, cause, ...(way === 'roll_back' && { version: version - 1 }) }]
  })
  await forgetAskedSince(
    tx,
    edits.map(({ before }) => before.row.id),
    importedAt,
  )
  if (edits.length > 0) await writeEdits(tx, edits, at)
  for (const { item, canResume } of ended.values()) if (canResume) await resumeItem(tx, item)
}

/** The reduction steps that the import has ended, by product. */
async function endedSteps(tx: Tx, restored: readonly Judged[]) {
  const reductionOf = new Map(
    restored.flatMap(({ item }) => (item.endedReduction === null ? [] : [[item.productId, item.endedReduction]])),
  )
  if (reductionOf.size === 0) return new Map<string, never>()
  const found = await listEndedByEdit(tx, [...reductionOf.keys()])
  const own = found.filter(({ item }) => reductionOf.get(item.productId) === item.reductionId)
  return new Map(own.map((step) => [itemKey(step.item), step]))
}

/** Shelves and pictures deleted since are not restored. */
async function whatIsThere(tx: Tx, restored: readonly Judged[]): Promise<(before: ProductShape) => ProductShape> {
  const known = await listKnownImages(
    tx,
    restored.flatMap(({ item }) => item.before?.imageNames ?? []),
  )
  const book = restored.length > 0 ? await lockShelfDirectory(tx) : undefined
  return (before) => {
    const isKept = before.imageNames.map((name) => known.has(name))
    const kept = <T>(all: readonly T[]) => all.filter((_, i) => isKept[i])
    const { imageNames, imageAlts, imageAltsEn, shelf } = before
    return {
      ...before,
      shelf: book?.find(shelf)?.slug ?? null,
      imageNames: kept(imageNames),
      imageAlts: kept(imageAlts),
      imageAltsEn: kept(imageAltsEn),
    }
  }
}
