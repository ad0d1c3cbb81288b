import type { FileField } from '#server/intake/columns/catalog-file-columns.ts'
import { type RowPrice, withTax } from '#server/intake/columns/import-prices.ts'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import type { ImportReport } from '#shared/contract/intake/admin-catalog-file.ts'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { type ForeignField, foreignFields, plainForeign } from '#shared/domain/intake/foreign-fields.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { columnWord } from './column-word.ts'
import { FileNotes } from './file-notes.ts'
import { type Columns, type ForeignMapping, guessedColumns, type Role } from './known-columns.ts'
import { saysGross, saysNet } from './net-prices.ts'
import { type ProductRow, productRows, type Reading } from './product-rows.ts'
import { itemsOf } from './read-items.ts'
import { rulesOf, systemColumns } from './system-columns.ts'

interface MappedTable {
  rows: ProductRow[]
  columns: Columns
  unusedColumns: string[]
  /** The price column, if its name says "without VAT", or nothing. */
  netPrice: ImportReport['netPrice']
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

export function mapTable(table: FileTable, reading: Reading, chosen: Columns | undefined): MappedTable {
  const { mapping } = reading
  const known = mappedColumns(table, mapping)
  const columns = chosen && mapping !== 'list' ? withRelations(chosen, known) : (chosen ?? known)
  const notes = new FileNotes()
  const rules = rulesOf(mapping)
  const priceName = table.header[columns.get('price') ?? -1]
  const tax = priceName === undefined ? 'gross' : taxOf(priceName, mapping)
  const netPrices = reading.netPrices ?? (tax === 'unsaid' && rules?.taxes !== 'unsaid' ? 'with_vat' : 'leave_out')
  const isGross = tax === 'gross' || (tax === 'unsaid' && netPrices === 'with_vat')
  const read = productRows(itemsOf(table, mapping, columns), reading, notes)
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
    notes,
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

function taxOf(priceName: string, mapping: ForeignMapping): Tax {
  if (saysNet(priceName)) return 'net'
  if (mapping === 'list' || mapping === 'google' || saysGross(priceName)) return 'gross'
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
  const text = /^\d+\.\d{3,8}$/.test(written) ? written : price.text
  const rate = rateOf(vat)
  if (rate !== undefined) {
    notes.add('vatOfFile', line)
    return { kind: 'amount', text: toDecimal(withTax(text, rate)) }
  }
  notes.add(addsVat ? 'vatAdded' : tax === 'net' ? 'netPrices' : 'unsaidTax', line)
  return addsVat ? { kind: 'net', text } : { kind: 'none' }
}

function mappedColumns(table: FileTable, mapping: ForeignMapping): Columns {
  return mapping === 'list' ? guessedColumns(table.header, table.rows) : systemColumns(table.header, mapping)
}

/** Chosen fields, and what relates the rows of a shop system. */
function withRelations(chosen: Columns, known: Columns): Columns {
  const taken = new Set(chosen.values())
  const isField = (role: Role) => foreignFields.some((field) => field === role)
  return new Map([...[...known].filter(([role, at]) => !isField(role) && !taken.has(at)), ...chosen])
}

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
