import { whatBecomes } from '#server/column-mapping/what-becomes.ts'
import type { FileTable } from '#server/file-reading/file-table.ts'
import type { ImportQuery, ImportReport } from '#shared/contract/admin-catalog-file.ts'
import type { Language } from '#shared/domain/language.ts'
import { toDecimal } from '#shared/domain/money.ts'
import type { ImportPlan, PlannedEdit, PriceQuestion, RowError } from './import-plan.ts'
import type { ReadFile } from './rows-of-file.ts'

type Wish = Pick<ImportQuery, 'onError' | 'onConflict' | 'onPrice'> & { language: Language }

const shownAtMost = 300
const samplesShown = 3
const sampleCharacters = 80

export const emptyReport: ImportReport = {
  fileKind: null,
  mapping: null,
  articles: 0,
  columns: [],
  supplier: null,
  reading: { decimalSign: null, html: 'text' },
  wordCount: 0,
  words: [],
  notes: [],
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

export function reportOf(table: FileTable, form: ReadFile, plan: ImportPlan, wish: Wish): ImportReport {
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
    ...fileShown(table, form, wish.language),
    rows: table.rows.length,
    articles: form.rows.length,
    created: creates.length,
    updated: edits.length,
    unchanged: plan.unchanged,
    skipped: leftOut,
    unknownColumns: form.unknownColumns,
    errorCount: errors.length,
    wrongRows: wrongLines.size,
    errors: errors.slice(0, shownAtMost).map((error) => ({
      ...error,
      row: rowOf(table, error.line),
      value: cellBehind(table, error),
    })),
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

/** What of a file is shown before anything of it is planned. */
export function fileShown(
  table: FileTable,
  form: ReadFile,
  language: Language,
): Pick<ImportReport, 'fileKind' | 'mapping' | 'columns' | 'notes' | 'supplier' | 'reading' | 'words' | 'wordCount'> {
  const { kind, header, rows } = table
  const { supplier, reading, words } = form
  const becomes = reading && form.columns && whatBecomes({ table, columns: form.columns, reading, language })
  const roles = new Map([...(form.columns ?? [])].map(([role, i]) => [i, role]))
  const unused = new Set(form.unknownColumns)
  const samples = header.map((): string[] => [])
  for (const { cells } of rows.slice(0, shownAtMost))
    for (const [i, found] of samples.entries()) {
      const cell = (cells[i] ?? '').trim()
      if (cell !== '' && found.length < samplesShown) found.push(cell.slice(0, sampleCharacters))
    }
  return {
    fileKind: kind,
    mapping: form.mapping,
    columns: header.map((name, i) => ({
      name: name.slice(0, sampleCharacters),
      samples: samples[i] ?? [],
      becomes: becomes?.get(i) ?? [],
      field: roles.get(i) ?? null,
      isUsed: !unused.has(name),
    })),
    notes: form.notes.list(language),
    supplier: supplier ? { id: supplier.id, name: supplier.name, changedAt: supplier.changedAt.toISOString() } : null,
    reading: { decimalSign: reading?.sign ?? null, html: reading?.keepsHtml ? 'keep' : 'text' },
    wordCount: words.length,
    words: words.slice(0, shownAtMost).map(({ chosenAt, ...word }) => ({
      ...word,
      chosenAt: chosenAt?.toISOString() ?? null,
    })),
  }
}

/** The row as a spreadsheet counts: line breaks inside cells, the header's too, make no rows. */
function rowOf({ kind, header, rows }: FileTable, line: number): number {
  if (kind !== 'csv') return line
  const breaks = (cells: readonly string[]) => cells.join('').match(/\n/g)?.length ?? 0
  const before = rows.filter((row) => row.line < line).reduce((sum, { cells }) => sum + breaks(cells), breaks(header))
  return line - before
}

function cellBehind({ header, rows }: FileTable, { line, column }: RowError): string | null {
  const at = column === null ? -1 : header.indexOf(column)
  if (at < 0) return null
  return (rows.find((row) => row.line === line)?.cells[at] ?? '').slice(0, sampleCharacters)
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
