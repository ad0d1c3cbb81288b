import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { TableBudget } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import { type FileTable, headedAt, widestRow } from './file-table.ts'
import { readSheetRows } from './sheet-rows.ts'
import { readWorkbook } from './workbook-parts.ts'

/** Limit of an unpacked workbook: twice the largest catalogue seen. */
const unpackedBytes = 48 * 1024 * 1024
const maxEntries = 2_000

const isNeeded = (name: string) =>
  /^xl\/(_rels\/workbook\.xml\.rels|workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/.test(name)

/**
 * The first sheet of a workbook with a table: formulas as their values, days as ISO, numbers as such. Unpacking stops
 * at the declared sizes and `unpackedBytes`, and only filled cells are kept.
 * @throws FileProblem
 */
export function readXlsx(content: Buffer): FileTable {
  const parts = unpackTables(content)
  try {
    return tableIn(parts)
  } catch (cause) {
    throw cause instanceof FileProblem ? cause : Object.assign(new FileProblem('broken_excel'), { cause })
  }
}

function tableIn(parts: Record<string, Uint8Array>): FileTable {
  const textOf = (path: string) => (parts[path] ? strFromU8(parts[path]) : undefined)
  const workbook = readWorkbook(textOf)
  if (workbook.sheets.length === 0) throw new FileProblem('broken_excel')
  const budget = new TableBudget()
  const filled = workbook.sheets.flatMap(({ name, path }) => {
    const rows = readSheetRows(textOf(path) ?? '', workbook, budget)
    return rows.length > 0 ? [{ name, rows }] : []
  })
  // A cover or conditions may come before the list.
  const isTable = (width: number) => (sheet: (typeof filled)[number]) =>
    sheet.rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length >= width).length > 1
  const first = filled.find(isTable(3)) ?? filled.find(isTable(2)) ?? filled.find(isTable(1)) ?? filled[0]
  if (!first) throw new FileProblem('empty')
  const otherSheets = filled.filter((sheet) => sheet !== first).map(({ name }) => name)
  const table: FileTable = { kind: 'xlsx', header: [], rows: first.rows, otherSheets }
  return headedAt(table, widestRow(table))
}

function unpackTables(content: Buffer): Record<string, Uint8Array> {
  let [size, entries] = [0, 0]
  let isWorkbook = false
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (++entries > maxEntries) throw new FileProblem('large')
    if (name === 'xl/workbook.xml') isWorkbook = true
    if (!isNeeded(name)) return false
    size += originalSize
    if (size > unpackedBytes) throw new FileProblem('large')
    return true
  }
  let parts: Record<string, Uint8Array>
  try {
    // Data beyond the declared size of an entry is dropped, which defeats zip bombs.
    parts = unzipSync(content, { filter })
  } catch (cause) {
    throw cause instanceof FileProblem ? cause : Object.assign(new FileProblem('broken_excel'), { cause })
  }
  if (!isWorkbook) throw new FileProblem('zip')
  return parts
}
