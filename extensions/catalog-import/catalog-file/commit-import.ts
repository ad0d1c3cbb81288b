import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { listTakenSlugs, lockProductNames, lockStored } from '#server/catalog/products/admin-product-repository.ts'
import { freeSlug, nextCodes, shapeOf, whileNamesCollide } from '#server/catalog/products/admin-product-write.ts'
import { recordPrices, repricedBy, versionAfter, writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { insertProducts } from '#server/catalog/products/product-repository.ts'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { batchNotifications } from '#server/platform/database/batched-notifications.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { adaptiveBatches, BatchSizer } from '#server/platform/in-batches.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { listOpenItems } from '#server/pricing/reductions/reduction-item-repository.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { queuePictures } from '../../picture-intake/queue-pictures.ts'
import type { ImportQuery } from '../../stored-imports/admin-catalog-file.ts'
import { addDone, insertImportItems, lockImport, type NewImportItem } from '../../stored-imports/import-repository.ts'
import type { ImportPlan, ImportPreview, PlannedCreate, PlannedEdit } from './import-plan.ts'
import { noRows, type PlanOptions, planRows } from './plan-import.ts'
import type { ImportRow, ReadFile } from './rows-of-file.ts'

type CommitDeps = Pick<CatalogDeps, 'database' | 'clock' | 'shop'>

/** The shop ends, or another node has taken the import over: it is put back elsewhere. */
export class ImportInterrupted extends Error {
  override name = 'ImportCutOff'
}

export interface CommittedImport {
  created: number
  updated: number
  /** Rows without a change by the time they are written, or skipped because of another change. */
  unchanged: number
  skipped: number
}

/**
 * Writes the rows in batches, each planned again on its current product, which stays locked briefly; the former values
 * are stored with them.
 * @throws Problem import_stopped, import_refused and edit_conflict where a product has changed meanwhile and the
 * request refuses that: the batches written so far have to be taken back
 */
export async function commitImport(
  deps: CommitDeps,
  importId: number,
  form: Pick<ReadFile, 'columnOf' | 'updatable'>,
  rows: readonly ImportRow[],
  request: PlanOptions & Pick<ImportQuery, 'onError'> & { apiKeyId: string | undefined },
  mayGoOn: () => boolean,
): Promise<CommittedImport> {
  const carried: CommittedImport = { created: 0, updated: 0, unchanged: 0, skipped: 0 }
  const names = namesOf(rows, deps.shop)
  const together = batchNotifications(deps.database)
  try {
    for await (const some of adaptiveBatches(rows, new BatchSizer({ isHolding: true }))) {
      if (!mayGoOn()) throw new ImportInterrupted()
      const plan = await whileNamesCollide(() =>
        inTransaction(together.database, async (tx) => {
          const state = await lockImport(tx, importId)
          if (state?.state !== 'applying') throw new ImportInterrupted()
          if (state.stopAskedAt) throw problem('import_stopped')
          const planned = await planRows(tx, form, some, request, noRows(), lockStored)
          if (planned.errors.length > 0 && request.onError === 'refuse') throw problem('import_refused')
          if (planned.conflicts.length > 0 && request.onConflict === 'refuse') throw problem('edit_conflict')
          const at = deps.clock()
          const items = [
            ...(await writeAll(tx, planned.edits, { importId, apiKeyId: request.apiKeyId }, at)),
            ...(await names.createAll(tx, planned.creates, at)),
          ]
          await insertImportItems(tx, importId, items)
          await queuePictures(tx, planned.pictured, at)
          await addDone(tx, importId, some.length)
          return planned
        }),
      )
      count(carried, plan)
    }
  } finally {
    await together.flush()
  }
  return carried
}

/** Of products whose only change is pictures still to come: there is nothing to undo. */
export async function askForPictures(deps: CommitDeps, { pictured }: Pick<ImportPreview, 'pictured'>): Promise<void> {
  for await (const some of adaptiveBatches(pictured, new BatchSizer({ isHolding: true })))
    await inTransaction(deps.database, (tx) => queuePictures(tx, some, deps.clock()))
}

function count(carried: CommittedImport, { creates, edits, unchanged, wrongLines, conflicts }: ImportPlan): void {
  carried.created += creates.length
  carried.updated += edits.length
  carried.unchanged += unchanged
  carried.skipped += wrongLines.size + conflicts.length
}

async function writeAll(
  tx: Tx,
  planned: readonly PlannedEdit[],
  source: { importId: number; apiKeyId: string | undefined },
  at: Date,
): Promise<NewImportItem[]> {
  const edits = planned.map(({ edit }) => ({ ...edit, cause: `import ${source.importId}` }))
  const repriced = edits.filter((edit) => edit.before.reductions.length > 0 && repricedBy(edit).length > 0)
  const open = await listOpenItems(
    tx,
    repriced.map(({ before }) => before.row.id),
  )
  const reductionOf = new Map(open.map(({ item }) => [item.productId, item.reductionId]))
  await writeEdits(tx, edits, at)
  await recordPrices(tx, edits, at, source)
  await queuePictures(
    tx,
    planned.map(({ edit, pictures }) => ({ productId: edit.before.row.id, pictures })),
    at,
  )
  return edits.map((edit) => ({
    productId: edit.before.row.id,
    before: shapeOf(edit.before),
    sizesAfter: edit.after.sizes,
    ...versionAfter(edit),
    endedReduction: reductionOf.get(edit.before.row.id) ?? null,
  }))
}

/** Codes and addresses for new products, which nothing else of the file or the shop has. */
function namesOf(rows: readonly ImportRow[], shop: CatalogDeps['shop']) {
  const given = new Set(rows.flatMap(({ input }) => (input.productCode ? [codeKey(String(input.productCode))] : [])))
  const codes = new Map<Category, Generator<string, never>>()
  const codeFor = async (tx: Tx, category: Category): Promise<string> => {
    const generator = codes.get(category) ?? (await nextCodes(tx, category, shop))
    codes.set(category, generator)
    for (;;) {
      const { value } = generator.next()
      if (!given.has(codeKey(value))) return value
    }
  }
  return {
    createAll: async (tx: Tx, creates: readonly PlannedCreate[], at: Date): Promise<NewImportItem[]> => {
      if (creates.length > 0) await lockProductNames(tx)
      const taken = await listTakenSlugs(
        tx,
        creates.map(({ slug, shape }) => slug ?? slugify(shape.name)),
      )
      const products: Parameters<typeof insertProducts>[1][number][] = []
      for (const { shape, productCode, createdAt, version = 1, ...wish } of creates) {
        const slug = freeSlug(wish.slug ?? slugify(shape.name), taken)
        taken.add(slug)
        const code = productCode ?? (await codeFor(tx, shape.category))
        products.push({ ...shape, slug, productCode: code, createdAt: createdAt ?? at, version })
      }
      const ids = await insertProducts(tx, products)
      tx.onCommit.products(ids)
      await writeProductEvents(tx, ids, at)
      await queuePictures(
        tx,
        creates.map(({ pictures }, i) => ({ productId: ids[i], pictures })),
        at,
      )
      return ids.map((productId, i) => ({
        productId,
        before: null,
        sizesAfter: products[i]?.sizes.map(({ size, stock, priceCents }) => ({ size, stock, priceCents })) ?? [],
        version: products[i]?.version ?? 1,
        revisions: 0,
        endedReduction: null,
      }))
    },
  }
}
