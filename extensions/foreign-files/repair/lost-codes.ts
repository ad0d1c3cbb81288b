import type { FileRow, FileTable } from '#server/platform/file-reading/file-table.ts'
import { spoiltCodes } from './spoilt-codes.ts'
import type { Notes, SpoiltTexts } from './spoilt-texts.ts'

/** Names the codes of a column that a spreadsheet has turned into dates or powers: by line, as they are written now. */
export function lostCodesOf(
  { header, rows }: Pick<FileTable, 'header' | 'rows'>,
  at: number | undefined,
  spoilt: SpoiltTexts,
  notes: Notes,
): Map<number, string> {
  const lost = new Map<number, string>()
  if (at === undefined) return lost
  const found = spoiltCodes(rows.map(({ cells }) => cells[at] ?? ''))
  for (const i of found) {
    const { line, cells } = rows[i] ?? { line: 0, cells: [] }
    const before = (cells[at] ?? '').trim()
    lost.set(line, before)
    spoilt.add('codes', { line, column: header[at] ?? '', before, after: null })
    notes.add('spoiltCodes', line)
  }
  return lost
}

/** The rows without what stands in those cells. */
export function withoutCells(
  rows: readonly FileRow[],
  at: number | undefined,
  lines: ReadonlyMap<number, string>,
): FileRow[] {
  return rows.map((row) =>
    lines.has(row.line) ? { ...row, cells: row.cells.map((cell, i) => (i === at ? '' : cell)) } : row,
  )
}
