import type { CsvRow, CsvTable } from '#server/platform/csv/csv-read.ts'
import type { FileKind } from './detect-file-kind.ts'
import { requireWidth, TableBudget } from './file-limits.ts'

/** A file of any kind as a table; in a CSV `line` is the line of the text, else the sheet's row or the number of the record. */
export interface FileTable extends CsvTable {
  kind: FileKind
  rows: FileRow[]
  /** Sheets of the same workbook that hold something and were not read. */
  otherSheets: string[]
}

export interface FileRow extends CsvRow {
  /** The cells with real numbers, which are unambiguous. */
  numbers?: ReadonlySet<number>
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
): Omit<FileTable, 'otherSheets'> {
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
