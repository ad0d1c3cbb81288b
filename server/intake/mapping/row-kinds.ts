import type { Columns, Role } from '#server/intake/columns/known-columns.ts'
import { codes, isFigure, meaningOf } from '#server/intake/columns/list-columns.ts'
import { isTotalLabel } from '#server/intake/columns/total-rows.ts'
import type { FileRow, FileTable } from '#server/platform/file-reading/file-table.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { FileNotes } from './file-notes.ts'

/** The rows of a list that may be products, each with what a line above said for it. */
interface ListRows {
  rows: FileRow[]
  columns: Columns
  /** The texts of lines that are no products. */
  texts: string[]
}

const figures: readonly Role[] = ['price', 'cost', 'salePrice', 'stock', 'size', 'weight']
const longestGroup = 60

/**
 * Leaves out headers that come again on each page, and lines of text. A line of text above products names their group;
 * cells that are written once for several rows are filled.
 */
export function listRows(table: FileTable, columns: Columns, notes: FileNotes): ListRows {
  const cellOf = (row: FileRow, role: Role) => (row.cells[columns.get(role) ?? -1] ?? '').trim()
  const has = (row: FileRow, roles: readonly Role[]) => roles.some((role) => cellOf(row, role) !== '')
  const kept: { row: FileRow; group: string }[] = []
  const texts: string[] = []
  let path: string[] = []
  let isBelowText = false
  for (const row of table.rows) {
    const filled = row.cells.flatMap((cell) => cell.trim() || [])
    const isNamed = has(row, codes) && cellOf(row, 'name') !== ''
    const isMeant = has(row, codes) || cellOf(row, 'name') !== ''
    const hasFigures = isMeant ? has(row, figures) : filled.some(isFigure)
    const isText = table.header.length > 2 && filled.length <= 2 && !isNamed && !hasFigures
    const text = filled.join(' ')
    if (isText && !filled.some(isTotalLabel)) {
      notes.add('textRows', row.line)
      texts.push(text)
      if (!isGroup(text)) continue
      path = isBelowText ? [...path, text].slice(-3) : [text]
      isBelowText = true
    } else if (isHeaderAgain(row, table.header)) notes.add('textRows', row.line)
    else {
      kept.push({ row, group: path.join(' > ') })
      isBelowText = false
    }
  }
  const rows = kept.map(({ row }) => row)
  const grouped = kept.some(({ group }) => group !== '')
  // A list without such a column gets one behind its last.
  const groupAt = columns.get('category') ?? table.header.length
  const filledColumns: Columns = grouped ? new Map([...columns, ['category', groupAt]]) : columns
  const inherited = inheritedCells(rows, filledColumns, cellOf)
  return {
    columns: filledColumns,
    texts,
    rows: kept.map(({ row, group }, i) => {
      const more = new Map(inherited[i])
      if (grouped && !more.has(groupAt) && (row.cells[groupAt] ?? '').trim() === '')
        more.set(groupAt, { text: group, isNumber: false })
      return more.size === 0 ? row : withCells(row, more)
    }),
  }
}

/** Whether a line of text may name a group: no sentence, no page, no date. */
const isGroup = (text: string) =>
  text.length <= longestGroup && !/[.:]$|\d[./-]\d|https?:|@|\b(pag(ina|e)?|seite|hoja)\b/i.test(text)

/** The header comes again on a new page or in another language, or a row of units stands below it. */
function isHeaderAgain({ cells }: FileRow, header: readonly string[]): boolean {
  const filled = cells.flatMap((cell, i) => (cell.trim() === '' ? [] : [{ cell: cell.trim().slice(0, 80), i }]))
  const isMost = (some: readonly unknown[]) => some.length > 1 && some.length * 2 > filled.length
  if (isMost(filled.filter(({ cell, i }) => foldText(cell) === foldText(header[i] ?? '')))) return true
  if (filled.some(({ cell }) => /\d{2}/.test(cell)) || filled.length === 0) return false
  const isUnit = (cell: string) => /^[[(]?(€|eur|euro|kg|g|gr|mm|cm|pz|pcs|stk|nr|n\.|%)[\])]?$/i.test(cell)
  if (filled.every(({ cell }) => isUnit(cell))) return true
  const kindOf = (name: string) => {
    const meaning = meaningOf(name)
    return meaning && ('role' in meaning ? meaning.role : 'price')
  }
  const same = filled.filter(({ cell, i }) => {
    const kind = kindOf(cell)
    return kind !== undefined && kind === kindOf(header[i] ?? '')
  })
  return isMost(same)
}

type CellOf = (row: FileRow, role: Role) => string
interface Inherited {
  text: string
  isNumber: boolean
}

/** For each row the cells that a row above says. */
function inheritedCells(rows: readonly FileRow[], columns: Columns, cellOf: CellOf): Map<number, Inherited>[] {
  const inherited = rows.map(() => new Map<number, Inherited>())
  for (const role of ['brand', 'category', 'kind'] as const) {
    const at = columns.get(role)
    const cells = rows.map((row) => cellOf(row, role))
    if (at === undefined || !isWrittenOnce(cells)) continue
    let last = ''
    for (const [i, cell] of cells.entries()) {
      last = cell || last
      if (cell === '') inherited[i]?.set(at, { text: last, isNumber: false })
    }
  }
  // Further sizes of the product above: merged cells show its code and name once.
  let first = 0
  for (const [i, row] of rows.entries()) {
    const above = rows[first]
    const isFurther = cellOf(row, 'size') !== '' && cellOf(row, 'code') === '' && cellOf(row, 'name') === ''
    if (!isFurther || !above) first = i
    else
      for (const role of ['code', 'name', 'description', 'brand', 'category', 'price', 'cost', 'color'] as const) {
        const at = columns.get(role)
        if (at === undefined || cellOf(row, role) !== '' || inherited[i]?.has(at)) continue
        const cell = { text: cellOf(above, role), isNumber: above.numbers?.has(at) ?? false }
        inherited[i]?.set(at, inherited[first]?.get(at) ?? cell)
      }
  }
  return inherited
}

/** A column with each value at the head of its rows only: more are empty than not, and none repeats the row before. */
function isWrittenOnce(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const repeats = cells.some((cell, i) => i > 0 && cell !== '' && cell === cells[i - 1])
  return cells[0] !== '' && filled.length > 0 && filled.length * 2 <= cells.length && !repeats
}

function withCells(row: FileRow, more: ReadonlyMap<number, Inherited>): FileRow {
  const cells = [...row.cells]
  const numbers = new Set(row.numbers)
  for (const [at, { text, isNumber }] of more) {
    while (cells.length < at) cells.push('')
    cells[at] = text
    if (isNumber) numbers.add(at)
  }
  return { ...row, cells, numbers }
}
