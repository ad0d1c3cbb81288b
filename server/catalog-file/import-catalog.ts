import { listTakenSlugs, lockCatalogImport, lockStored } from '#server/catalog/admin-product-repository.ts'
import { freeSlug, nextCodes } from '#server/catalog/admin-product-write.ts'
import { writeEdits } from '#server/catalog/product-edit-repository.ts'
import { insertProducts } from '#server/catalog/product-repository.ts'
import { CsvProblem, type CsvTable, readCsv } from '#server/csv/csv-read.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { problem } from '#server/problems/problem.ts'
import type { ImportQuery, ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { type Category, slugify } from '#shared/domain/catalog.ts'
import type { Language } from '#shared/domain/language.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { type CatalogFileForm, formOfFile } from './catalog-file-mapping.ts'
import type { ImportPlan, PlannedEdit, PriceQuestion, RowError } from './import-plan.ts'
import { planImport } from './plan-import.ts'

type ImportDeps = Pick<Deps, 'catalog' | 'database' | 'clock' | 'log' | 'shop'>
type ImportWish = ImportQuery & { language: Language }

const shownAtMost = 300
const insertsAtOnce = 500

/**
 * Takes products from a CSV file. A preview changes nothing; a commit does all that the file asks for in one
 * transaction, or nothing at all when a row is wrong or older than its product, unless it is asked to leave such rows out.
 * @throws Problem 400 import_refused, 409 edit_conflict, each with the report
 */
export async function importCatalog(deps: ImportDeps, content: Buffer, wish: ImportWish): Promise<ImportReport> {
  const { table, form } = readFile(content, wish)
  const ground = { book: deps.catalog.state.book, photosWanted: deps.shop.usedPhotos }
  if (wish.mode === 'preview') {
    return reportOf(table, form, await planImport(deps.database.db, table, form, { ...wish, ...ground }), wish)
  }
  const report = await inTransaction(deps.database, async (tx) => {
    await lockCatalogImport(tx)
    const plan = await planImport(tx, table, form, { ...wish, ...ground }, lockStored)
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
  deps.log.info({ created: report.created, updated: report.updated, mapping: wish.mapping }, 'a catalogue file came in')
  return report
}

/** @throws Problem 400 import_refused when the file is no such file at all */
function readFile(content: Buffer, { mapping, language }: ImportWish): { table: CsvTable; form: CatalogFileForm } {
  const refuse = (error: RowError) => {
    const report = { ...emptyReport, errorCount: 1, wrongRows: 1, errors: [error] }
    return problem('import_refused', { details: { report } })
  }
  let table: CsvTable
  try {
    table = readCsv(content)
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error
    throw refuse({ line: error.line, column: null, message: fileProblems[error.kind][language] })
  }
  const form = formOfFile(table.header, mapping)
  const [missing] = form.missingColumns
  if (missing === undefined) return { table, form }
  throw refuse({ line: 1, column: missing, message: fileProblems.column[language] })
}

const fileProblems = {
  empty: { it: 'Il file è vuoto.', en: 'The file is empty.' },
  quotes: { it: 'Le virgolette di questa riga non si chiudono.', en: 'The quotes of this line are not closed.' },
  too_long: { it: 'La riga è troppo lunga.', en: 'The line is too long.' },
  column: { it: 'Questa colonna manca.', en: 'This column is missing.' },
} as const

const emptyReport: ImportReport = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  unknownColumns: [],
  errorCount: 0,
  wrongRows: 0,
  errors: [],
  conflictCount: 0,
  conflicts: [],
  questionCount: 0,
  questions: [],
  withoutPriceCount: 0,
  withoutPrice: [],
  changes: [],
}

function reportOf(table: CsvTable, form: CatalogFileForm, plan: ImportPlan, wish: ImportWish): ImportReport {
  const { creates, edits, errors, wrongLines, conflicts, questions } = plan
  const changes = [
    ...creates.map(({ line, productCode, shape }) => ({
      line,
      action: 'create' as const,
      productCode,
      name: shape.name,
      columns: [],
      price: null,
    })),
    ...edits.map(({ line, edit, columns }) => ({
      line,
      action: 'update' as const,
      productCode: edit.after.productCode,
      name: edit.after.name,
      columns,
      price: priceChange(edit),
    })),
  ]
  const leftOut =
    (wish.onError === 'skip' ? wrongLines.size : 0) +
    (wish.onConflict === 'skip' ? conflicts.length : 0) +
    (wish.onPrice === 'skip' ? questions.filter((one) => !one.isConfirmed).length : 0)
  const withoutPrice = creates.filter(({ shape }) => shape.priceCents === 0)
  return {
    rows: table.rows.length,
    created: creates.length,
    updated: edits.length,
    unchanged: plan.unchanged,
    skipped: leftOut,
    unknownColumns: form.unknownColumns,
    errorCount: errors.length,
    wrongRows: wrongLines.size,
    errors: errors.slice(0, shownAtMost),
    conflictCount: conflicts.length,
    conflicts: conflicts.slice(0, shownAtMost),
    questionCount: questions.length,
    questions: questions.slice(0, shownAtMost).map(questionShown),
    withoutPriceCount: withoutPrice.length,
    withoutPrice: withoutPrice
      .slice(0, shownAtMost)
      .map(({ line, productCode, shape }) => ({ line, productCode, name: shape.name })),
    changes: changes.sort((a, b) => a.line - b.line).slice(0, shownAtMost),
  }
}

function priceChange({ before, after }: PlannedEdit['edit']) {
  const [old, now] = [before.row.priceCents, after.priceCents]
  return old === now ? null : { before: toDecimal(old), after: toDecimal(now) }
}

function questionShown(question: PriceQuestion): ImportReport['questions'][number] {
  const { line, productCode, name, category, beforeCents, afterCents, reason, range } = question
  return {
    line,
    productCode,
    name,
    category,
    before: beforeCents === undefined ? null : toDecimal(beforeCents),
    after: toDecimal(afterCents),
    reason,
    range: range ? { low: toDecimal(range.lowCents), high: toDecimal(range.highCents) } : null,
  }
}

async function carryOut(tx: Tx, { creates, edits }: ImportPlan, at: Date): Promise<void> {
  await writeEdits(
    tx,
    edits.map(({ edit }) => edit),
    at,
  )
  const taken = await listTakenSlugs(
    tx,
    creates.map(({ shape }) => slugify(shape.name)),
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
  for (const { shape, productCode, createdAt } of creates) {
    const slug = freeSlug(slugify(shape.name), taken)
    taken.add(slug)
    rows.push({
      ...shape,
      slug,
      productCode: productCode ?? (await codeFor(shape.category)),
      createdAt: createdAt ?? at,
    })
  }
  for (let i = 0; i < rows.length; i += insertsAtOnce)
    tx.after.products(await insertProducts(tx, rows.slice(i, i + insertsAtOnce)))
}
