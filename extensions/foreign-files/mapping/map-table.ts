import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { type ForeignField, foreignFields, plainForeign } from '../../stored-imports/foreign-fields.ts'
import type { FileField } from '../columns/catalog-file-columns.ts'
import { columnWord } from '../columns/column-word.ts'
import { pricesOfCells, type RowPrice, withTax } from '../columns/import-prices.ts'
import type { Columns, ForeignMapping, Role } from '../columns/known-columns.ts'
import { guessedColumns } from '../columns/list-columns.ts'
import { looksNet, priceTerms, saysGross, saysNet } from '../columns/net-prices.ts'
import { rulesOf, systemColumns } from '../columns/system-columns.ts'
import { type ForeignItem, noCell } from '../items/foreign-item.ts'
import { lostCodesOf, withoutCells } from '../repair/lost-codes.ts'
import { rowsWithoutEntities, type SpoiltTexts } from '../repair/spoilt-texts.ts'
import type { FileNotes } from './file-notes.ts'
import { type ProductRow, productRows, type Reading } from './product-rows.ts'
import { itemsOf } from './read-items.ts'
import { listRows } from './row-kinds.ts'

interface MappedTable {
  rows: ProductRow[]
  columns: Columns
  unusedColumns: string[]
  /** The price column, if its name says "without VAT", or nothing. */
  netPrice: ImportReport['netPrice']
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
  { spoilt, notes }: { spoilt: SpoiltTexts; notes: FileNotes },
): MappedTable {
  const { mapping } = reading
  const known = mappedColumns(table, mapping, remembered)
  const columns = chosen && mapping !== 'list' ? withRelations(chosen, known) : (chosen ?? known)
  const rules = rulesOf(mapping)
  const titles = (table.above ?? []).map(({ line, cells }) => {
    notes.add('textRows', line)
    return cells.filter((cell) => cell.trim() !== '').join(' ')
  })
  const codeAt = columns.get('code')
  const lostCodes = lostCodesOf(table, codeAt, spoilt, notes)
  const written = withoutCells(rowsWithoutEntities(table, columns, spoilt, notes), codeAt, lostCodes)
  const whole = { ...table, rows: written }
  const list = mapping === 'list' ? listRows(whole, columns, notes) : { rows: written, columns, texts: [] }
  const terms = priceTerms([...titles, ...list.texts])
  const priceName = table.header[columns.get('price') ?? -1]
  const items = itemsOf({ ...table, rows: list.rows }, mapping, list.columns)
  const tax = priceName === undefined ? 'gross' : taxOf(priceName, mapping, terms.isNet, items)
  const isUsuallyGross = rules !== undefined && rules.taxes !== 'unsaid'
  const netPrices = reading.netPrices ?? (tax === 'unsaid' && isUsuallyGross ? 'with_vat' : 'leave_out')
  const isGross = tax === 'gross' || (tax === 'unsaid' && netPrices === 'with_vat')
  if (terms.isForeign && priceName !== undefined) notes.add('otherCurrency', table.above?.[0]?.line ?? 1)
  const read = productRows(terms.isForeign ? items.map(withoutPrices) : items, { ...reading, lostCodes }, notes)
  const rows = isGross
    ? read
    : read.map((row) => ({ ...row, price: netPrice(row, tax, netPrices === 'add_vat', notes) }))
  if (reading.keepsHtml && columns.has('description')) notes.add('keptHtml', rows[0]?.line ?? 1)
  const hasPrices = rows.some(({ price }) => price.kind === 'amount')
  if (isGross && hasPrices) notes.add('withTax', rows[0]?.line ?? 1)
  if (rules && mapping !== 'google' && mapping !== 'ebay' && hasPrices && !columns.has('currency'))
    notes.add('inEuro', rows[0]?.line ?? 1)
  if (rules && priceName === undefined && mapping !== 'prestashop_combinations')
    notes.add('noPriceColumn', rows[0]?.line ?? 1)
  const used = new Set(columns.values())
  const isOption = (name: string) => /^(attribut|option|nome attribut|valor)/.test(columnWord(name))
  return {
    rows,
    columns,
    netPrice:
      priceName !== undefined && tax !== 'gross' && read.some(({ vat }) => rateOf(vat) === undefined)
        ? {
            column: priceName,
            isAdded: netPrices === 'add_vat',
            ...(tax === 'unsaid' && { isUnsaid: true, isIncluded: isGross }),
          }
        : undefined,
    unusedColumns: table.header.filter((name, i) => name !== '' && !used.has(i) && !isOption(name)),
    columnOf: (field) => {
      const role = sources[(field.split('.')[0] ?? field) as FileField]?.find((one) => columns.has(one))
      return role && table.header[columns.get(role) ?? -1]
    },
  }
}

type Tax = 'gross' | 'net' | 'unsaid'

/** By the column's name, a line above or below, a list's round prices, or the habit of a shop system. */
function taxOf(priceName: string, mapping: ForeignMapping, isSaidNet: boolean, items: readonly ForeignItem[]): Tax {
  if (saysNet(priceName)) return 'net'
  if (saysGross(priceName)) return 'gross'
  if (isSaidNet) return 'net'
  if (mapping === 'list') return areNet(items) ? 'unsaid' : 'gross'
  if (mapping === 'google') return 'gross'
  return rulesOf(mapping)?.taxes === 'column' ? 'net' : 'unsaid'
}

/** "22", "IVA 22%": the rate of this row. */
const rateOf = (vat: string): number | undefined => {
  const [, rate] = /^(?:iva )?(4|5|10|22)(?:[.,]0+)?\s*%?$/i.exec(vat.trim()) ?? []
  return rate === undefined ? undefined : Number(rate)
}

/** A price without VAT gets the rate of its row, or the product's on request, else it is left out. */
function netPrice({ line, price, vat, written }: ProductRow, tax: Tax, addsVat: boolean, notes: FileNotes): RowPrice {
  if (price.kind !== 'amount') return price
  // All decimals of a net amount count: rounded first, the price would be a cent off.
  const whole = written.replace(',', '.')
  const isSame = /^\d+\.\d{3,}$/.test(whole) && Math.abs(Number(whole) - Number(price.text)) < 0.01
  const text = isSame ? whole : price.text
  const rate = rateOf(vat)
  if (rate !== undefined) {
    notes.add('vatOfFile', line)
    return { kind: 'amount', text: toDecimal(withTax(text, rate)) }
  }
  notes.add(addsVat ? 'vatAdded' : tax === 'net' ? 'netPrices' : 'unsaidTax', line)
  return addsVat ? { kind: 'net', text } : { kind: 'none' }
}

function mappedColumns(
  { header, rows }: FileTable,
  mapping: ForeignMapping,
  remembered: ReadonlyMap<string, ForeignField>,
): Columns {
  return mapping === 'list' ? guessedColumns(header, rows, remembered) : systemColumns(header, mapping)
}

/** Chosen fields, and what relates the rows of a shop system. */
function withRelations(chosen: Columns, known: Columns): Columns {
  const taken = new Set(chosen.values())
  const isField = (role: Role) => foreignFields.some((field) => field === role)
  return new Map([...[...known].filter(([role, at]) => !isField(role) && !taken.has(at)), ...chosen])
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
