import { type CsvRow, readCsv } from '#server/platform/csv/csv-read.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { readPriceColumn } from '#shared/domain/platform/price-column.ts'
import { dayOf, judgeEntries, plainText, type ReadEntry, type Statement, StatementProblem } from './statement.ts'

type Column = 'day' | 'valueDay' | 'amount' | 'in' | 'out' | 'sign' | 'payer' | 'text'

/** Column names of Italian banks, folded; the first match decides. */
const headers: readonly (readonly [Column, RegExp])[] = [
  ['valueDay', /^(?:data )?valuta$|^value date/],
  ['day', /^data\b|^booking date|^date\b/],
  ['in', /^(?:entrate|accredit\w*|avere|importo (?:avere|accredit\w*|entrat\w*)|credit[io]?)\b/],
  ['out', /^(?:uscite|addebit\w*|dare|importo (?:dare|addebit\w*|uscit\w*)|debit[io]?)\b/],
  ['amount', /^(?:importo|amount|movimento)\b/],
  ['sign', /^(?:segno|d\/a|dare\/avere|sign)$/],
  [
    'payer',
    /^(?:ordinante|controparte|debitore|nome|intestatario|beneficiario\/ordinante|ordinante\/beneficiario|payer|name)\b/,
  ],
  [
    'text',
    /^(?:descrizione|causale|dettagli\w*|operazione|note|riferiment\w*|informazioni|description|details|remittance|reference)\b/,
  ],
]

type Columns = ReadonlyMap<Column, readonly number[]>

/** Rows above the table: the bank's name, the account, the period. */
const maxRowsAbove = 30

/** A list of movements from a bank's site, with any lines above the table. @throws StatementProblem, CsvProblem */
export function readBankCsv(content: Buffer): Statement {
  const { header, rows: below } = readCsv(content)
  const rows: CsvRow[] = [{ line: 1, cells: header }, ...below]
  const at = rows.slice(0, maxRowsAbove).findIndex(({ cells }) => isHeader(columnsOf(cells)))
  const columns = columnsOf(rows[at]?.cells ?? [])
  if (at < 0) throw new StatementProblem()
  const above = rows.slice(0, at).flatMap(({ cells }) => cells)
  const cellOf = (row: CsvRow, column: Column) => row.cells[columns.get(column)?.[0] ?? -1]?.trim() ?? ''
  // Totals and notes below the table have no day.
  const movements = rows.slice(at + 1).flatMap((row) => {
    const said = cellOf(row, 'day') || cellOf(row, 'valueDay')
    return /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-?\d\d-?\d\d)\b/.test(said) ? [{ row, day: readDay(said) }] : []
  })
  const column = (name: Column) => readAmounts(movements.map(({ row }) => cellOf(row, name)))
  const [amounts, incoming, outgoing] = [column('amount'), column('in'), column('out')]
  let debits = 0
  const entries = movements.flatMap(({ row, day }, i): ReadEntry[] => {
    const isOut = /^(?:d|dare|-|addebito)$/i.test(cellOf(row, 'sign'))
    const cents = columns.has('in') ? incoming[i] : amounts[i]
    const wentOut = columns.has('in') ? !cents && outgoing[i] : cents !== undefined && cents < 0
    if (wentOut || isOut) {
      debits++
      return []
    }
    const amount = cents === undefined ? cellOf(row, columns.has('in') ? 'in' : 'amount') || '–' : toDecimal(cents)
    const texts = (columns.get('text') ?? []).map((place) => row.cells[place] ?? '')
    const reported = { payer: plainText(cellOf(row, 'payer')), text: plainText(texts.join(' ')) }
    return [{ place: row.line, day, amount, ...reported }]
  })
  return { ibans: above.flatMap((cell) => ibanIn(cell)), ...judgeEntries(entries), debits }
}

function isHeader(columns: Columns): boolean {
  return (
    (columns.has('day') || columns.has('valueDay')) &&
    (columns.has('amount') || columns.has('in')) &&
    columns.has('text')
  )
}

function columnsOf(cells: readonly string[]): Columns {
  const columns = new Map<Column, number[]>()
  for (const [i, cell] of cells.entries()) {
    const name = plainText(
      foldText(cell)
        .replaceAll('_', ' ')
        .replace(/\(.*\)|€|eur$/g, ''),
    )
    const column = headers.find(([, pattern]) => pattern.test(name))?.[0]
    if (!column) continue
    const known = columns.get(column)
    if (known) known.push(i)
    else columns.set(column, [i])
  }
  return columns
}

/** In cents, by the column's decimal sign; undefined for empty and ambiguous cells. */
function readAmounts(cells: readonly string[]): (number | undefined)[] {
  const plain = cells.map((cell) =>
    cell
      .replace(/^\+\s*/, '')
      .replace(/^(-?)\s*€\s*/, '$1')
      .replace(/−/g, '-'),
  )
  return readPriceColumn(plain).map((cell) => (cell.kind === 'amount' ? parseDecimal(cell.text) : undefined))
}

function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text) ?? []
  if (day) return dayOf(year, month, day)
  const [, isoYear = '', isoMonth = '', isoDay = ''] = /^(\d{4})-?(\d\d)-?(\d\d)\b/.exec(text) ?? []
  return isoYear ? dayOf(isoYear, isoMonth, isoDay) : undefined
}

function ibanIn(cell: string): string[] {
  return (
    cell
      .replace(/\s/g, '')
      .toUpperCase()
      .match(/IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}/g) ?? []
  )
}
