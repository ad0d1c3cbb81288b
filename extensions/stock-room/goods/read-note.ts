import { CsvProblem, readCsv } from '#server/platform/csv/csv-read.ts'
import { invalidInput, Problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { maxPriceCents, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { lookUpCode } from '../../counter/sales/look-up-code.ts'
import { maxGoodsLines, type NoteRead } from './goods-calls.ts'

type Column = 'code' | 'quantity' | 'cost' | 'size'
type Wrong = NoteRead['wrong'][number]['why']

/** What suppliers call their columns. */
const names: Record<Column, RegExp> = {
  code: /^(cod|ean|gtin|barcode|sku|art)/i,
  quantity: /^(q|pezzi|pz|num)/i,
  cost: /^(cost|prezzo|price|netto|unit|imponibile)/i,
  size: /^(tagli|misur|size)/i,
}
const order: readonly Column[] = ['code', 'quantity', 'cost', 'size']

/** With a header in any order, or without one: code, pieces, cost, size. */
function columnsOf(header: readonly string[]): { places: Map<Column, number>; hasHeader: boolean } {
  const places = new Map<Column, number>()
  for (const column of order) {
    const place = header.findIndex((name, i) => names[column].test(name) && ![...places.values()].includes(i))
    if (place >= 0) places.set(column, place)
  }
  if (places.has('code') && places.has('quantity')) return { places, hasHeader: true }
  return { places: new Map(order.map((column, i) => [column, i])), hasHeader: false }
}

/** «1.234,50 €», «1234.5»; empty is null. */
function centsOf(text: string): number | null | undefined {
  const bare = text.replace(/[€\s]/g, '')
  if (bare === '') return null
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const whole = last < 0 ? bare : bare.slice(0, last).replace(/[.,]/g, '')
  const cents = parseDecimal(last < 0 ? whole : `${whole}.${bare.slice(last + 1)}`)
  return cents !== undefined && cents >= 0 && cents <= maxPriceCents ? cents : undefined
}

/**
 * A supplier's file as lines of a delivery; what cannot be read is said by its row, and nothing is in stock yet.
 * @throws Problem 400 for a file that is no table, or too long
 */
export async function readNote(deps: Deps, csv: string): Promise<NoteRead> {
  const table = tableOf(csv)
  const { places, hasHeader } = columnsOf(table.header)
  const rows = hasHeader ? table.rows : [table.head, ...table.rows]
  if (rows.length > maxGoodsLines) throw invalidInput({ csv: 'field_note_long' })
  const lines: NoteRead['lines'] = []
  const wrong: NoteRead['wrong'] = []
  for (const { line, cells } of rows) {
    const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? ''
    const read = await lineOf(deps, cell)
    if (typeof read === 'string') wrong.push({ line, why: read, text: cells.join(' ').trim().slice(0, 120) })
    else lines.push(read)
  }
  return { lines, wrong }
}

function tableOf(csv: string) {
  try {
    return readCsv(Buffer.from(csv), { isLenient: true })
  } catch (error) {
    if (error instanceof CsvProblem) throw invalidInput({ csv: 'field_note' })
    throw error
  }
}

async function lineOf(deps: Deps, cell: (column: Column) => string): Promise<NoteRead['lines'][number] | Wrong> {
  const quantity = Number(cell('quantity').replace(/[.,]0+$/, ''))
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 99_999) return 'quantity'
  const cents = centsOf(cell('cost'))
  if (cents === undefined) return 'cost'
  const found = cell('code') && (await find(deps, cell('code')))
  if (!found) return 'code'
  const { product } = found
  const named = product.sizes.find((one) => one.size.toLowerCase() === cell('size').toLowerCase())
  const size = named?.size ?? found.size
  if (product.sizes.length > 1 && size === null) return 'size'
  const { productCode, name, cost: costBefore, price } = product
  return {
    ...{ code: productCode, size, quantity, name, costBefore: costBefore ?? null, price },
    cost: cents === null ? null : toDecimal(cents),
  }
}

async function find(deps: Deps, code: string) {
  try {
    return await lookUpCode(deps, code.slice(0, 100))
  } catch (error) {
    if (error instanceof Problem && error.code === 'code_unknown') return undefined
    throw error
  }
}
