import type { CsvRow, CsvTable } from '#server/platform/csv/csv-read.ts'
import type { FileKind } from './detect-file-kind.ts'
import { requireWidth, TableBudget } from './file-limits.ts'

/** A file of any kind as a table; in a CSV `line` is the line of the text, else the sheet's row or the number of the record. */
export interface FileTable extends Omit<CsvTable, 'head'> {
  kind: FileKind
  rows: FileRow[]
  /** The header's row of a text or a sheet. Records name their fields themselves. */
  head?: FileRow
  /** Rows above the header: titles, addresses, conditions. */
  above?: readonly FileRow[]
  /** No row names the columns: their names are numbers. */
  isHeadless?: boolean
  /** Sheets of the same workbook that hold something and were not read. */
  otherSheets: string[]
}

export interface FileRow extends CsvRow {
  /** The cells with real numbers, which are unambiguous. */
  numbers?: ReadonlySet<number>
}

/**
 * The table with its header in another row of it, counted from 0; the rows above are no products.
 * @param names where the header has several rows, or none: then `at` is the last row above the products
 */
export function headedAt(table: FileTable, at: number, names?: readonly string[]): FileTable {
  const all = rowsIn(table)
  const header = (names ?? all[at]?.cells ?? []).map((cell) => cell.trim())
  while (header.at(-1) === '') header.pop()
  requireWidth(header.length)
  return { ...table, header, head: all[at], rows: all.slice(at + 1), above: all.slice(0, Math.max(at, 0)) }
}

/** All rows of a text or a sheet. */
export const rowsIn = ({ head, rows, above = [] }: FileTable): FileRow[] => [...above, ...(head ? [head] : []), ...rows]

const headWithin = 12

/** The first row of nearly the maximum width: titles above a table have fewer cells. */
export function widestRow(table: FileTable): number {
  const firsts = rowsIn(table).filter(({ line }) => line <= headWithin)
  const widths = firsts.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  return Math.max(
    widths.findIndex((width) => width * 2 >= Math.max(...widths)),
    0,
  )
}

/** A number as a text: never with an exponent where its digits fit, without what binary fractions leave behind. */
export function numberText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e18) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/**
 * Records with fields of their own as one table: a column for each name, in the order of their first coming.
 * @throws FileProblem
 */
export function tableOfRecords(
  kind: FileKind,
  records: readonly ReadonlyMap<string, string | number>[],
): Pick<FileTable, 'kind' | 'header' | 'rows'> {
  const columns = new Map<string, number>()
  for (const record of records)
    for (const name of record.keys()) if (!columns.has(name)) columns.set(name, columns.size)
  const header = [...columns.keys()]
  requireWidth(header.length)
  new TableBudget().takeCells(header.length * records.length)
  const rows = records.map((record, i) => {
    const numbers = new Set<number>()
    const cells = header.map((name, column) => {
      const value = record.get(name)
      if (typeof value === 'number') numbers.add(column)
      return typeof value === 'number' ? numberText(value) : (value ?? '')
    })
    return { line: i + 1, cells, numbers }
  })
  return { kind, header, rows }
}
