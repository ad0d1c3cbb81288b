import type { Db } from '#server/platform/database/database.ts'
import { adaptiveBatches, BatchSizer } from '#server/platform/in-batches.ts'
import type { ImportQuery } from '../../stored-imports/admin-catalog-file.ts'
import type { ImportPreview, PlannedChange, PlannedCreate, PlannedEdit } from './import-plan.ts'
import { noRows, type PlanOptions, planRows } from './plan-import.ts'
import { askAboutPrices } from './price-questions.ts'
import type { ReadFile } from './rows-of-file.ts'

/**
 * What a file would do to the current catalogue. Other requests get turns.
 * @throws the reason of `gone` once the caller has left
 */
export async function planImportPreview(
  db: Db,
  form: ReadFile,
  request: PlanOptions & Pick<ImportQuery, 'onPrice' | 'confirmedLines'>,
  gone?: AbortSignal,
): Promise<ImportPreview> {
  const outline: ImportPreview = {
    changes: [],
    questions: [],
    unchanged: 0,
    pictured: [],
    errors: [],
    wrongLines: new Set(),
    conflicts: [],
    sharedGtins: [],
  }
  const seen = noRows()
  for await (const rows of adaptiveBatches(form.rows, new BatchSizer({ isHolding: false }))) {
    gone?.throwIfAborted()
    const plan = await planRows(db, form, rows, request, seen)
    outline.changes.push(...plan.creates.map(ofCreate), ...plan.edits.map(ofEdit))
    outline.unchanged += plan.unchanged
    outline.pictured.push(...plan.pictured)
    outline.errors.push(...plan.errors)
    for (const line of plan.wrongLines) outline.wrongLines.add(line)
    outline.conflicts.push(...plan.conflicts)
    outline.sharedGtins.push(...plan.sharedGtins)
  }
  await askAboutPrices(db, outline, request)
  return outline
}

function ofCreate({ line, productCode, shape }: PlannedCreate): PlannedChange {
  const { name, category, priceCents, isActive } = shape
  const prices = { beforeCents: undefined, afterCents: priceCents, isOnSale: isActive }
  return { line, action: 'create', productCode, name, category, columns: [], ...prices }
}

function ofEdit({ line, edit: { before, after }, columns }: PlannedEdit): PlannedChange {
  const { productCode, name, category, priceCents, isActive } = after
  const prices = { beforeCents: before.row.priceCents, afterCents: priceCents, isOnSale: isActive }
  return { line, action: 'update', productCode, name, category, columns, ...prices }
}
