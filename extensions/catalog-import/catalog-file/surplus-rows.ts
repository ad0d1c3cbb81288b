import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import type { RowFault } from '../../foreign-files/items/row-faults.ts'

/** Cells without a column: an unquoted separator before them has shifted the row, unless most rows have such cells. */
export function surplusRows({ header, rows }: FileTable): Map<number, RowFault> {
  const found = new Map<number, RowFault>()
  for (const { line, cells } of rows) {
    if (cells.slice(header.length).every((cell) => cell.trim() === '')) continue
    const [has, wants] = [cells.length, header.length]
    found.set(line, {
      field: null,
      message: (language) =>
        language === 'it'
          ? `La riga ha ${has} celle, le colonne sono ${wants}: un testo con il separatore dentro va tra virgolette.`
          : `The row has ${has} cells for ${wants} columns: a text with the separator inside needs quotes.`,
    })
  }
  return rows.length > 3 && found.size * 2 > rows.length ? new Map() : found
}
