import type { FileField } from '#server/intake/columns/catalog-file-columns.ts'
import { pricesOfCells, type RowPrice } from '#server/intake/columns/import-prices.ts'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { type ForeignField, foreignFields, plainForeign } from '#shared/domain/intake/foreign-fields.ts'
import { parseDecimal } from '#shared/domain/platform/money.ts'
import { columnWord } from './column-word.ts'
import { FileNotes } from './file-notes.ts'
import { type ForeignItem, noCell } from './foreign-item.ts'
import { type Columns, columnsOf, type ForeignMapping, type Role } from './known-columns.ts'
import { guessedColumns } from './list-columns.ts'
import { looksNet, priceTerms, saysGross, saysNet } from './net-prices.ts'
import { type ProductRow, productRows, type Reading } from './product-rows.ts'
import { itemsOf } from './read-items.ts'
import { listRows } from './row-kinds.ts'

interface MappedTable {
  rows: ProductRow[]
  columns: Columns
  unusedColumns: string[]
  /** The price column, if its name says "without VAT". */
  netColumn: string | undefined
  notes: FileNotes
  columnOf(field: string): string | undefined
}

/** Roles whose cells a field of the shop is made of, the one that is looked at first in front. */
const sources: Partial<Record<FileField, readonly Role[]>> = {
  productCode: ['code', 'handle', 'id'],
  name: ['name'],
  description: ['description', 'shortDescription'],
  category: ['category', 'kind'],
  subcategory: ['category', 'kind'],
  price: ['price'],
  stock: ['stock'],
  sizes: ['size', 'option1'],
  ...mapFields(plainForeign, (field) => [field]),
  shelf: ['category', 'kind'],
  condition: ['condition'],
  modelKey: ['model', 'handle', 'parent'],
}

export function mapTable(
  table: FileTable,
  reading: Reading,
  chosen: Columns | undefined,
  remembered: ReadonlyMap<string, ForeignField>,
): MappedTable {
  const { mapping } = reading
  const columns = chosen ?? mappedColumns(table, mapping, remembered)
  const notes = new FileNotes()
  const titles = (table.above ?? []).map(({ line, cells }) => {
    notes.add('textRows', line)
    return cells.filter((cell) => cell.trim() !== '').join(' ')
  })
  const list = mapping === 'list' ? listRows(table, columns, notes) : { rows: table.rows, columns, texts: [] }
  const terms = priceTerms([...titles, ...list.texts])
  const priceName = table.header[columns.get('price') ?? -1]
  const items = itemsOf({ ...table, rows: list.rows }, mapping, list.columns)
  const isNet =
    priceName !== undefined &&
    (saysNet(priceName) || (!saysGross(priceName) && (terms.isNet || (mapping === 'list' && areNet(items)))))
  const netColumn = isNet ? priceName : undefined
  if (terms.isForeign && priceName !== undefined) notes.add('otherCurrency', table.above?.[0]?.line ?? 1)
  const read = productRows(terms.isForeign ? items.map(withoutPrices) : items, reading, notes)
  const rows = netColumn === undefined ? read : read.map((row) => ({ ...row, price: netPrice(row, reading, notes) }))
  if (reading.keepsHtml && columns.has('description')) notes.add('keptHtml', rows[0]?.line ?? 1)
  if (netColumn === undefined && rows.some(({ price }) => price.kind === 'amount'))
    notes.add('withTax', rows[0]?.line ?? 1)
  const used = new Set(columns.values())
  const isOption = (name: string) => /^(attribut|option|nome attribut|valor)/.test(columnWord(name))
  return {
    rows,
    columns,
    notes,
    netColumn,
    unusedColumns: table.header.filter((name, i) => name !== '' && !used.has(i) && !isOption(name)),
    columnOf: (field) => {
      const role = sources[(field.split('.')[0] ?? field) as FileField]?.find((one) => columns.has(one))
      return role && table.header[columns.get(role) ?? -1]
    },
  }
}

/** A price without VAT gets the VAT on request, else it is left out. */
function netPrice({ line, price }: ProductRow, { addsVat }: Reading, notes: FileNotes): RowPrice {
  if (price.kind !== 'amount') return price
  notes.add(addsVat ? 'vatAdded' : 'netPrices', line)
  return addsVat ? { kind: 'net', text: price.text } : { kind: 'none' }
}

function mappedColumns(
  { header, rows }: FileTable,
  mapping: ForeignMapping,
  remembered: ReadonlyMap<string, ForeignField>,
): Columns {
  return mapping === 'list' ? guessedColumns(header, rows, remembered) : columnsOf(header, mapping)
}

const areNet = (items: readonly ForeignItem[]) =>
  looksNet(
    pricesOfCells(items.map(({ price }) => price)).flatMap((price) =>
      price.kind === 'amount' ? (parseDecimal(price.text) ?? []) : [],
    ),
  )

const withoutPrices = (item: ForeignItem): ForeignItem => ({ ...item, price: noCell, salePrice: noCell, cost: noCell })

/** Remembered columns by name, wherever they are in this file. */
export function rememberedColumns(
  header: readonly string[],
  columns: readonly { name: string; field: ForeignField | '' }[],
): Columns {
  const found = new Map<Role, number>()
  for (const { name, field } of columns) {
    const at = header.findIndex((one) => columnWord(one) === columnWord(name))
    if (field !== '' && at >= 0) found.set(field, at)
  }
  return found
}

/** "code,,price": the chosen meaning of each column, in order. */
export function chosenColumns(written: string): Columns {
  const found = new Map<Role, number>()
  for (const [i, field] of written.split(',').entries())
    if (foreignFields.includes(field as ForeignField) && !found.has(field as Role)) found.set(field as Role, i)
  return found
}
