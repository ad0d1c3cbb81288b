import type { FileRow } from '#server/platform/file-reading/file-table.ts'
import { isSizeName } from '#shared/domain/platform/goods/size-names.ts'
import type { Columns } from '../columns/known-columns.ts'
import { readStock } from '../columns/stock-cell.ts'
import { isTotalLabel } from '../columns/total-rows.ts'
import { type ForeignItem, sizeName } from '../items/foreign-item.ts'

interface SizeColumn {
  at: number
  size: string
}

const fewest = 3
const isCounted = (cell: string) => cell === '' || /^\d{1,5}$/.test(readStock(cell).units ?? '')

/** Columns that are named by sizes and count them: XS, S, M, L. */
export function sizeColumns(header: readonly string[], rows: readonly FileRow[], columns: Columns): SizeColumn[] {
  if (columns.has('size')) return []
  const taken = new Set(columns.values())
  const found = header.flatMap((name, at) => {
    const size = sizeName(name)
    const isSize = isSizeName(size) || /^(?:[1-6]\d|[1-4]\d[.,]5)$/.test(size)
    return isSize && !taken.has(at) ? [{ at, size }] : []
  })
  const isWhole = rows.every(({ cells }) => found.every(({ at }) => isCounted((cells[at] ?? '').trim())))
  return found.length >= fewest && isWhole ? found : []
}

/** The sizes of a row with a count of each; an empty cell is a size that it does not come in. */
export function itemsOfSizes(item: ForeignItem, { cells }: FileRow, columns: readonly SizeColumn[]): ForeignItem[] {
  // A total is one row to report, not one a size.
  if (cells.some(isTotalLabel)) return [item]
  const sizes = columns.flatMap(({ at, size }) => {
    const stock = (cells[at] ?? '').trim()
    return stock === '' ? [] : [{ ...item, size, stock, code: '', gtin: '' }]
  })
  return sizes.length > 0 ? sizes : [item]
}
