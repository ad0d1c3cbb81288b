import type { FileRow, FileTable } from '#server/platform/file-reading/file-table.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { Columns, Role } from '../columns/known-columns.ts'
import { codes, isFigure, meaningOf } from '../columns/list-columns.ts'
import { withoutEntities } from '../columns/plain-description.ts'
import { isTotalLabel } from '../columns/total-rows.ts'
import type { FileNotes } from './file-notes.ts'
import { brandOfName, brandsOfSections, type Section } from './listed-brands.ts'

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
  const kept: { row: FileRow; section: number }[] = []
  const texts: string[] = []
  const lines: { text: string; isInBrands: boolean; isBelowText: boolean }[] = []
  let isBelowText = false
  for (const row of table.rows) {
    const filled = row.cells.flatMap((cell) => cell.trim() || [])
    const isNamed = has(row, codes) && cellOf(row, 'name') !== ''
    const isMeant = has(row, codes) || cellOf(row, 'name') !== ''
    const hasFigures = isMeant ? has(row, figures) : filled.some(isFigure)
    const isText = table.header.length > 2 && filled.length <= 2 && !isNamed && !hasFigures
    const text = withoutEntities(filled.join(' '))
    if (isText && !filled.some(isTotalLabel)) {
      notes.add('textRows', row.line)
      texts.push(text)
      if (!isGroup(text)) continue
      lines.push({ text, isInBrands: filled.length === 1 && cellOf(row, 'brand') !== '', isBelowText })
      isBelowText = true
    } else if (isHeaderAgain(row, table.header)) notes.add('textRows', row.line)
    else {
      kept.push({ row, section: lines.length - 1 })
      isBelowText = false
    }
  }
  const rows = kept.map(({ row }) => row)
  const headings = headingsOf(
    lines.map((one, section) => {
      const below = kept.filter((row) => row.section === section)
      return { ...one, names: below.map(({ row }) => cellOf(row, 'name')) }
    }),
    new Set(rows.map((row) => foldText(cellOf(row, 'brand')))),
  )
  const headingOf = (i: number): Heading => headings[kept[i]?.section ?? -1] ?? noHeading
  const groupOf = (i: number) => headingOf(i).path.join(' > ')
  const isGrouped = rows.some((_row, i) => groupOf(i) !== '')
  // A list without such a column gets one behind its last.
  const groupAt = columns.get('category') ?? table.header.length
  const brandAt = columns.get('brand') ?? table.header.length + 1
  const filledColumns: Columns = new Map<Role, number>([
    ...columns,
    ...(isGrouped ? [['category', groupAt] as const] : []),
    ['brand', brandAt],
  ])
  const sections = kept.map(({ section }) => section)
  const inherited = inheritedCells(rows, filledColumns, cellOf, {
    sections,
    isBranded: (i) => headingOf(i).brand !== '',
  })
  const brandsOfFile = new Map(rows.map((row) => [foldText(cellOf(row, 'brand')), cellOf(row, 'brand')]))
  return {
    columns: filledColumns,
    texts,
    rows: rows.map((row, i) => {
      const more = new Map(inherited[i])
      const isBlank = (at: number) => !more.has(at) && (row.cells[at] ?? '').trim() === ''
      if (isGrouped && isBlank(groupAt)) more.set(groupAt, { text: groupOf(i), isNumber: false })
      const brand = headingOf(i).brand || brandOfName(cellOf(row, 'name'), brandsOfFile)
      if (isBlank(brandAt) && brand !== '') more.set(brandAt, { text: brand, isNumber: false })
      return more.size === 0 ? row : withCells(row, more)
    }),
  }
}

interface Heading {
  path: readonly string[]
  brand: string
}
const noHeading: Heading = { path: [], brand: '' }

/** What holds below each line of text: its groups, and its brand. What the file names first holds the other inside. */
function headingsOf(lines: readonly (Section & { isBelowText: boolean })[], ofFile: ReadonlySet<string>): Heading[] {
  const brands = brandsOfSections(lines, ofFile)
  const isBrandFirst = brands[0] !== undefined
  let now = noHeading
  return lines.map(({ text, isBelowText }, i) => {
    const brand = brands[i]
    if (brand !== undefined) now = { path: isBrandFirst ? [] : now.path, brand }
    else {
      const path = isBelowText && brands[i - 1] === undefined ? [...now.path, text].slice(-3) : [text]
      now = { path, brand: isBrandFirst ? now.brand : '' }
    }
    return now
  })
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

interface Sections {
  /** The line of text above each row, by its number. */
  sections: readonly number[]
  /** Whether that line names a brand. */
  isBranded(i: number): boolean
}

/** For each row the cells that a row above says. */
function inheritedCells(
  rows: readonly FileRow[],
  columns: Columns,
  cellOf: CellOf,
  { sections, isBranded }: Sections,
): Map<number, Inherited>[] {
  const inherited = rows.map(() => new Map<number, Inherited>())
  for (const role of ['brand', 'category', 'kind'] as const) {
    const at = columns.get(role)
    const cells = rows.map((row) => cellOf(row, role))
    const isOnce = role === 'brand' ? isBrandWrittenOnce(cells, sections) : isWrittenOnce(cells)
    if (at === undefined || !isOnce) continue
    let last = ''
    for (const [i, cell] of cells.entries()) {
      const isNew = role === 'brand' && isBranded(i) && sections[i] !== sections[i - 1]
      last = cell || (isNew ? '' : last)
      if (cell === '' && last !== '') inherited[i]?.set(at, { text: last, isNumber: false })
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

/** A brand stands above its rows where no row repeats the one before it, unless a line of text is between them. */
function isBrandWrittenOnce(cells: readonly string[], sections: readonly number[]): boolean {
  const repeats = cells.some(
    (cell, i) => i > 0 && cell !== '' && cell === cells[i - 1] && sections[i] === sections[i - 1],
  )
  return !repeats && cells.some((cell, i) => cell === '' && cells.slice(0, i).some((one) => one !== ''))
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
