import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { FileNotes } from '../../foreign-files/mapping/file-notes.ts'
import type { ImportQuery, ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import type { ImportPreview, PlannedChange, PriceQuestion, RowError } from './import-plan.ts'
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

export function reportOf(table: FileTable, form: ReadFile, outline: ImportPreview, request: Wish): ImportReport {
  const { errors, wrongLines, conflicts, questions } = outline
  const creates = outline.changes.filter(({ action }) => action === 'create')
  const leftOut =
    (request.onError === 'skip' ? wrongLines.size : 0) +
    (request.onConflict === 'skip' ? conflicts.length : 0) +
    (request.onPrice === 'skip' ? questions.filter((one) => !one.isConfirmed).length : 0)
  const behind = rowsBehind(table, errors.slice(0, shownAtMost))
  const withoutPrice = creates.filter(({ afterCents }) => afterCents === 0)
  const shown = fileShown(table, form, request.language)
  const planned = new FileNotes()
  for (const line of outline.sharedGtins) planned.add('sharedGtin', line)
  return {
    ...shown,
    notes: [...shown.notes, ...planned.list(request.language)],
    rows: table.rows.length,
    articles: form.rows.length,
    created: creates.length,
    updated: outline.changes.length - creates.length,
    unchanged: outline.unchanged,
    skipped: leftOut,
    unknownColumns: form.unknownColumns,
    errorCount: errors.length,
    wrongRows: wrongLines.size,
    errors: errors.slice(0, shownAtMost).map((error) => ({
      ...error,
      ...behindError(table, error, behind.get(error.line)),
    })),
    conflictCount: conflicts.length,
    conflicts: conflicts.slice(0, shownAtMost),
    questionCount: questions.length,
    questions: questions.slice(0, shownAtMost).map(questionShown),
    withoutPriceCount: withoutPrice.length,
    withoutPrice: withoutPrice
      .slice(0, shownAtMost)
      .map(({ line, productCode, name }) => ({ line, productCode, name })),
    changes: outline.changes
      .toSorted((a, b) => a.line - b.line)
      .slice(0, shownAtMost)
      .map((change) => {
        const { line, action, productCode, name, columns } = change
        return { line, action, productCode, name, columns, price: priceChange(change) }
      }),
  }
}

/** The part of a report that is known before planning. */
export function fileShown(
  table: FileTable,
  form: ReadFile,
  language: Language,
): Pick<
  ImportReport,
  | 'fileKind'
  | 'mapping'
  | 'columns'
  | 'notes'
  | 'netPrice'
  | 'spoiltTexts'
  | 'supplier'
  | 'reading'
  | 'words'
  | 'wordCount'
> {
  const { kind, header, rows } = table
  const { supplier, reading, words } = form
  const becomes = form.becomes(language)
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
      becomes: becomes.get(i) ?? [],
      field: roles.get(i) ?? null,
      isUsed: !unused.has(name),
    })),
    notes: form.notes.list(language),
    ...(form.netPrice && { netPrice: form.netPrice }),
    ...(form.spoiltTexts && { spoiltTexts: form.spoiltTexts }),
    supplier: supplier ? { id: supplier.id, name: supplier.name, changedAt: supplier.changedAt.toISOString() } : null,
    reading: { decimalSign: reading?.sign ?? null, html: reading?.keepsHtml ? 'keep' : 'text' },
    wordCount: words.length,
    words: words.slice(0, shownAtMost).map(({ chosenAt, ...word }) => ({
      ...word,
      chosenAt: chosenAt?.toISOString() ?? null,
    })),
  }
}

interface Behind {
  row: number
  cells: readonly string[]
}

/** The rows as a spreadsheet counts: line breaks inside cells, the header's too, make no rows. */
function rowsBehind({ kind, header, rows }: FileTable, errors: readonly RowError[]): ReadonlyMap<number, Behind> {
  const breaksIn = (cells: readonly string[]) =>
    kind === 'csv' ? cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0) : 0
  const requested = new Set(errors.map(({ line }) => line))
  const found = new Map<number, Behind>()
  let breaks = breaksIn(header)
  for (const { line, cells } of rows) {
    if (requested.size === found.size) break
    if (requested.has(line)) found.set(line, { row: line - breaks, cells })
    breaks += breaksIn(cells)
  }
  return found
}

function behindError({ header }: FileTable, { line, column }: RowError, behind: Behind | undefined) {
  const at = column === null ? -1 : header.indexOf(column)
  const value = at < 0 ? null : (behind?.cells[at] ?? '').slice(0, sampleCharacters)
  return { row: behind?.row ?? line, value }
}

function priceChange({ beforeCents, afterCents }: PlannedChange) {
  if (beforeCents === undefined || beforeCents === afterCents) return null
  return { before: toDecimal(beforeCents), after: toDecimal(afterCents) }
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
