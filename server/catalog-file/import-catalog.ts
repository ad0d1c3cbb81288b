import { listTakenSlugs, lockCatalogImport, lockStored } from '#server/catalog/admin-product-repository.ts'
import { freeSlug, nextCodes } from '#server/catalog/admin-product-write.ts'
import { writeEdits } from '#server/catalog/product-edit-repository.ts'
import { insertProducts } from '#server/catalog/product-repository.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queuePictures } from '#server/picture-import/queue-pictures.ts'
import { problem } from '#server/problems/problem.ts'
import type { ImportQuery, ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { type Category, slugify } from '#shared/domain/catalog.ts'
import type { Language } from '#shared/domain/language.ts'
import type { ImportPlan } from './import-plan.ts'
import { reportOf } from './import-report.ts'
import { openFile } from './open-file.ts'
import { planImport } from './plan-import.ts'

type ImportDeps = Pick<Deps, 'catalog' | 'config' | 'database' | 'clock' | 'log' | 'shop'>
type ImportWish = ImportQuery & { language: Language }

const insertsAtOnce = 500

/**
 * Takes products from a file. A preview changes nothing; a commit does all that the file asks for in one
 * transaction, or nothing at all when a row is wrong or older than its product, unless it is asked to leave such rows out.
 * @throws Problem 400 import_refused, 409 edit_conflict, each with the report
 */
export async function importCatalog(deps: ImportDeps, content: Buffer, wish: ImportWish): Promise<ImportReport> {
  const { table, form } = await openFile(content, wish, deps.config.publicUrl)
  const ground = { book: deps.catalog.state.book, photosWanted: deps.shop.usedPhotos }
  if (wish.mode === 'preview') {
    return reportOf(table, form, await planImport(deps.database.db, form, { ...wish, ...ground }), wish)
  }
  const report = await inTransaction(deps.database, async (tx) => {
    await lockCatalogImport(tx)
    const plan = await planImport(tx, form, { ...wish, ...ground }, lockStored)
    const planned = reportOf(table, form, plan, wish)
    if (plan.errors.length > 0 && wish.onError === 'refuse')
      throw problem('import_refused', { details: { report: planned } })
    if (plan.questions.some((one) => !one.isConfirmed) && wish.onPrice === 'refuse')
      throw problem('prices_unconfirmed', { details: { report: planned } })
    if (plan.conflicts.length > 0 && wish.onConflict === 'refuse')
      throw problem('edit_conflict', { details: { report: planned } })
    await carryOut(tx, plan, deps.clock())
    return planned
  })
  deps.log.info({ created: report.created, updated: report.updated, mapping: form.mapping }, 'a catalogue file came in')
  return report
}

async function carryOut(tx: Tx, { creates, edits, pictured }: ImportPlan, at: Date): Promise<void> {
  await writeEdits(
    tx,
    edits.map(({ edit }) => edit),
    at,
  )
  const taken = await listTakenSlugs(
    tx,
    creates.map(({ slug, shape }) => slug ?? slugify(shape.name)),
  )
  const codes = new Map<Category, Generator<string, never>>()
  const given = new Set(creates.flatMap(({ productCode }) => productCode?.toLowerCase() ?? []))
  const codeFor = async (category: Category): Promise<string> => {
    const generator = codes.get(category) ?? (await nextCodes(tx, category))
    codes.set(category, generator)
    for (;;) {
      const { value } = generator.next()
      if (!given.has(value.toLowerCase())) return value
    }
  }
  const rows: Parameters<typeof insertProducts>[1][number][] = []
  for (const { shape, productCode, createdAt, version, ...wish } of creates) {
    const slug = freeSlug(wish.slug ?? slugify(shape.name), taken)
    taken.add(slug)
    rows.push({
      ...shape,
      slug,
      productCode: productCode ?? (await codeFor(shape.category)),
      createdAt: createdAt ?? at,
      ...(version !== undefined && { version }),
    })
  }
  const ids: number[] = []
  for (let i = 0; i < rows.length; i += insertsAtOnce)
    ids.push(...(await insertProducts(tx, rows.slice(i, i + insertsAtOnce))))
  tx.after.products(ids)
  const named = [
    ...creates.map(({ pictures }, i) => ({ productId: ids[i], pictures })),
    ...edits.map(({ edit, pictures }) => ({ productId: edit.before.row.id, pictures })),
    ...pictured,
  ]
  await queuePictures(tx, named, at)
}
