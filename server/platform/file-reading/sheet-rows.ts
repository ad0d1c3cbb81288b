import type { TableBudget } from './file-limits.ts'
import { type FileRow, numberText } from './file-table.ts'
import { readElements } from './read-elements.ts'
import { dayStyle, unescaped, type Workbook } from './workbook-parts.ts'

const lastRow = 1_048_576
const lastColumn = 16_384

interface OpenCell {
  column: number
  type: string
  style: string
  value: string
  inline: string
}

/**
 * The filled rows of a sheet, each as wide as its last filled cell, so that empty rows and declared sizes take no
 * memory. Formulas are their values.
 * @throws FileProblem, Error of a broken sheet
 */
export function readSheetRows(xml: string, workbook: Workbook, budget: TableBudget): FileRow[] {
  const rows: FileRow[] = []
  let row: FileRow & { numbers: Set<number> } = emptyRow(0)
  let cell: OpenCell | undefined
  let into: 'value' | 'inline' | undefined
  let isPhonetic = false
  const endCell = () => {
    if (!cell) return
    const { column } = cell
    const { text, isNumber } = textOf(cell, workbook)
    cell = undefined
    if (text === '') return
    budget.takeCells(column + 1 - row.cells.length)
    budget.takeText(text)
    while (row.cells.length < column) row.cells.push('')
    row.cells.push(text)
    if (isNumber) row.numbers.add(column)
  }
  const endRow = () => {
    if (row.cells.length > 0) rows.push(row)
    row = emptyRow(row.line)
  }
  let column = 0
  readElements(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const line = Number(attributes().r ?? row.line + 1)
        if (!(Number.isInteger(line) && line > (rows.at(-1)?.line ?? 0) && line <= lastRow)) throw new Error('row')
        row = emptyRow(line)
        column = 0
      } else if (name === 'c') {
        const { r, t = 'n', s = '' } = attributes()
        const at = r === undefined ? column : columnOf(r)
        if (at < column || at >= lastColumn) throw new Error('column')
        column = at + 1
        cell = { column: at, type: t, style: s, value: '', inline: '' }
      } else if (name === 'v') into = 'value'
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't' && !isPhonetic) into = 'inline'
    },
    close: (name) => {
      if (name === 'c') endCell()
      else if (name === 'row') endRow()
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'v' || name === 't') into = undefined
    },
    text: (text) => {
      if (cell && into) cell[into] += text
    },
  })
  return rows
}

const emptyRow = (line: number) => ({ line, cells: [] as string[], numbers: new Set<number>() })

/** "C7" → 2. */
function columnOf(place: string): number {
  const [, letters = ''] = /^([A-Z]{1,3})\d{0,7}$/.exec(place) ?? []
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf({ type, style, value, inline }: OpenCell, workbook: Workbook): { text: string; isNumber: boolean } {
  const asText = (text: string) => ({ text, isNumber: false })
  if (type === 's') return asText(workbook.strings[Number(value)] ?? '')
  if (type === 'inlineStr') return asText(unescaped(inline))
  if (type === 'b') return asText(value === '' ? '' : value === '1' ? 'sì' : 'no')
  if (type === 'd') return asText(value.replace(/T00:00:00(\.0+)?Z?$/, ''))
  if (type !== 'n') return asText(unescaped(value))
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return asText(value.trim())
  const format = style === '' ? undefined : workbook.styles[Number(style)]
  if (format === dayStyle) return asText(dayText(number, workbook.isFrom1904))
  // An amount in another currency is no price in euro.
  if (format !== undefined) return asText(`${numberText(number)} ${format}`)
  return { text: numberText(number), isNumber: true }
}

const dayMs = 86_400_000
/** Between the first day of 1970 and those that a workbook may count from. */
const daysBefore = { from1900: 25_569, from1904: 24_107 }

function dayText(serial: number, isFrom1904: boolean): string {
  const moment = new Date(Math.round((serial - (isFrom1904 ? daysBefore.from1904 : daysBefore.from1900)) * dayMs))
  if (Number.isNaN(moment.getTime())) return numberText(serial)
  const iso = moment.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso
}
