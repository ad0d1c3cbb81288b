import { listTakenSlugs, lockProductNames, lockStored } from '#server/catalog/products/admin-product-repository.ts'
import { freeSlug, nextCodes, shapeOf, whileNamesCollide } from '#server/catalog/products/admin-product-write.ts'
import { versionAfter, writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { insertProducts } from '#server/catalog/products/product-repository.ts'
import type { Deps } from '#server/deps.ts'
import { addDone, insertImportItems, lockImport, type NewImportItem } from '#server/intake/imports/import-repository.ts'
import { queuePictures } from '#server/intake/pictures/queue-pictures.ts'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { heardTogether } from '#server/platform/database/heard-together.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { atPace, Pace } from '#server/platform/in-slices.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { listOpenItems } from '#server/pricing/reductions/reduction-item-repository.ts'
import type { ImportQuery } from '#shared/contract/intake/admin-catalog-file.ts'
import type { Category } from '#shared/domain/catalog/catalog.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import type { ImportOutline, ImportPlan, PlannedCreate, PlannedEdit } from './import-plan.ts'
import { type PlanWish, planRows } from './plan-import.ts'
import type { ImportRow, ReadFile } from './rows-of-file.ts'

type CarryDeps = Pick<Deps, 'database' | 'clock'>

/** The shop ends, or another node has taken the import over: it is put back elsewhere. */
export class ImportCutOff extends Error {
  override name = 'ImportCutOff'
}

export interface Carried {
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
export async function carryOut(
  deps: CarryDeps,
  importId: number,
  form: Pick<ReadFile, 'columnOf' | 'updatable'>,
  rows: readonly ImportRow[],
  wish: PlanWish & Pick<ImportQuery, 'onError'>,
  mayGoOn: () => boolean,
): Promise<Carried> {
  const carried: Carried = { created: 0, updated: 0, unchanged: 0, skipped: 0 }
  const names = namesOf(rows)
  const together = heardTogether(deps.database)
  try {
    for await (const some of atPace(rows, new Pace({ isHolding: true }))) {
      if (!mayGoOn()) throw new ImportCutOff()
      const plan = await whileNamesCollide(() =>
        inTransaction(together.database, async (tx) => {
          const state = await lockImport(tx, importId)
          if (state?.state !== 'applying') throw new ImportCutOff()
          if (state.stopAskedAt) throw problem('import_stopped')
          const planned = await planRows(tx, form, some, wish, new Map(), lockStored)
          if (planned.errors.length > 0 && wish.onError === 'refuse') throw problem('import_refused')
          if (planned.conflicts.length > 0 && wish.onConflict === 'refuse') throw problem('edit_conflict')
          const at = deps.clock()
          const cause = `import ${importId}`
          const items = [
            ...(await writeAll(tx, planned.edits, cause, at)),
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
    await together.tellRest()
  }
  return carried
}

/** Of products whose only change is pictures still to come: there is nothing to undo. */
export async function askForPictures(deps: CarryDeps, { pictured }: Pick<ImportOutline, 'pictured'>): Promise<void> {
  for await (const some of atPace(pictured, new Pace({ isHolding: true })))
    await inTransaction(deps.database, (tx) => queuePictures(tx, some, deps.clock()))
}

function count(carried: Carried, { creates, edits, unchanged, wrongLines, conflicts }: ImportPlan): void {
  carried.created += creates.length
  carried.updated += edits.length
  carried.unchanged += unchanged
  carried.skipped += wrongLines.size + conflicts.length
}

async function writeAll(tx: Tx, planned: readonly PlannedEdit[], cause: string, at: Date): Promise<NewImportItem[]> {
  const edits = planned.map(({ edit }) => ({ ...edit, cause }))
  const repriced = edits.filter(({ before, after }) => before.reduction && before.row.priceCents !== after.priceCents)
  const open = await listOpenItems(
    tx,
    repriced.map(({ before }) => before.row.id),
  )
  const reductionOf = new Map(open.map(({ item }) => [item.productId, item.reductionId]))
  await writeEdits(tx, edits, at)
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
function namesOf(rows: readonly ImportRow[]) {
  const given = new Set(
    rows.flatMap(({ input }) => (input.productCode ? [String(input.productCode).toLowerCase()] : [])),
  )
  const codes = new Map<Category, Generator<string, never>>()
  const codeFor = async (tx: Tx, category: Category): Promise<string> => {
    const generator = codes.get(category) ?? (await nextCodes(tx, category))
    codes.set(category, generator)
    for (;;) {
      const { value } = generator.next()
      if (!given.has(value.toLowerCase())) return value
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
      tx.after.products(ids)
      await writeProductEvents(tx, ids, at)
      await queuePictures(
        tx,
        creates.map(({ pictures }, i) => ({ productId: ids[i], pictures })),
        at,
      )
      return ids.map((productId, i) => ({
        productId,
        before: null,
        sizesAfter: products[i]?.sizes.map(({ size, stock }) => ({ size, stock })) ?? [],
        version: products[i]?.version ?? 1,
        revisions: 0,
        endedReduction: null,
      }))
    },
  }
}
