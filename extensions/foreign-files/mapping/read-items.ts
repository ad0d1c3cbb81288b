import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import type { Columns, ForeignMapping } from '../columns/known-columns.ts'
import { codes } from '../columns/list-columns.ts'
import { rulesOf } from '../columns/system-columns.ts'
import type { ForeignItem } from '../items/foreign-item.ts'
import { isYes, itemOf, type Read, reader, type Sheet, weightUnit } from '../items/item-of-row.ts'
import { optionsOfLists } from '../items/item-options.ts'
import { ofHeads, ofListed, ofShopify } from '../items/read-families.ts'
import { ofAmazon, ofSquare } from '../items/read-marketplaces.ts'
import { ofWooCommerce } from '../items/read-woocommerce.ts'
import { unevenSizes } from '../items/row-faults.ts'
import { itemsOfSizes, sizeColumns } from './size-columns.ts'
import { withSizesOfTitles } from './size-in-title.ts'

/** The items of a file of this system, and the rows that only describe others. */
export function itemsOf(table: FileTable, mapping: ForeignMapping, columns: Columns): ForeignItem[] {
  const rules = rulesOf(mapping)
  const sheet: Sheet = { header: table.header, rows: table.rows, columns: withTracking(table, columns), rules }
  if (mapping === 'woocommerce') return ofWooCommerce(sheet)
  if (mapping === 'shopify') return ofShopify(sheet)
  if (mapping === 'square') return ofSquare(sheet)
  if (mapping === 'amazon') return ofAmazon(sheet)
  if (mapping === 'google') return ofGoogle(sheet)
  if (mapping === 'prestashop') return ofPrestaShop(sheet)
  if (mapping === 'prestashop_combinations') return ofCombinations(sheet)
  if (mapping === 'danea') return ofDanea(sheet)
  if (rules?.rows === 'heads') return ofHeads(sheet)
  return rules?.rows === 'listed' ? ofListed(sheet) : ofList(sheet)
}

/** A column of trackers that is empty throughout, beside pieces that are counted, says nothing. */
function withTracking({ rows }: FileTable, columns: Columns): Columns {
  const [counted = -1, stock = -1] = [columns.get('counted'), columns.get('stock')]
  const isSaid = rows.some(({ cells }) => (cells[counted] ?? '').trim() !== '')
  if (isSaid || !rows.some(({ cells }) => Number(cells[stock]) > 0)) return columns
  return new Map([...columns].filter(([role]) => role !== 'counted'))
}

/** The number relates a product to its combinations, which come in a file of their own. */
const numberOf = (id: string) => (id ? `prestashop-${id}` : '')

function ofPrestaShop(sheet: Sheet): ForeignItem[] {
  return sheet.rows.map((row) => {
    const read = reader(sheet, row)
    const item = itemOf(sheet, row, read, weightUnit(sheet, 'kg'))
    const why = isYes(read('virtual')) ? 'no_article' : undefined
    return { ...item, groupCode: item.code, model: numberOf(read('id')), why }
  })
}

/** Sizes and colours without name and price: those of a product that the shop has already. */
function ofCombinations(sheet: Sheet): ForeignItem[] {
  return sheet.rows.map((row) => {
    const read = reader(sheet, row)
    const options = optionsOfLists(read('optionNames'), read('options'))
    const impact = read('impact')
    return {
      ...itemOf(sheet, row, read, 'kg'),
      group: `combination ${read('parent') || read('code')}`,
      groupCode: read('code'),
      code: '',
      size: options.map(({ value }) => value).join(' '),
      model: numberOf(read('parent')),
      impact: impact.replace(',', '.'),
    }
  })
}

function ofGoogle(sheet: Sheet): ForeignItem[] {
  return sheet.rows.map((row) => {
    const read = reader(sheet, row)
    const item = itemOf(sheet, row, read, weightUnit(sheet, 'kg'))
    const model = read('model')
    const isOut = /out.of.stock|esaurito/i.test(read('availability'))
    return {
      ...item,
      group: model ? `model ${model}` : item.group,
      groupCode: model,
      model,
      groups: [read('kind'), read('category')].filter((text) => text !== '' && !/^\d+$/.test(text)),
      word: [read('category'), read('kind')].find((text) => text !== '' && !/^\d+$/.test(text)) ?? '',
      stock: item.stock ?? (isOut ? '0' : ''),
    }
  })
}

/** Its XML has the sizes of a product inside it: «S, M», «Rosso, Rosso», «2, 0». */
function ofDanea(sheet: Sheet): ForeignItem[] {
  return ofList(sheet).flatMap((item, i): ForeignItem[] => {
    const row = sheet.rows[i]
    const parts = (text: string) => text.split(/,\s*/)
    const stocks = row ? parts(reader(sheet, row)('sizeStocks')) : []
    if (stocks.length < 2) return [item]
    const [sizes, colors] = [parts(item.size), parts(item.color)]
    const isWhole = (some: readonly string[]) => some.length === stocks.length || some.join('') === ''
    if (!isWhole(sizes) || !isWhole(colors)) return [{ ...item, fault: unevenSizes }]
    return stocks.map((stock, n) => ({
      ...item,
      ...{ stock, size: sizes[n] ?? '', color: colors[n] ?? '', code: '', gtin: '' },
      group: `code ${codeKey(item.code)}`,
    }))
  })
}

/** Tills and suppliers write a row for each size: rows with one code are one product. */
function ofList(sheet: Sheet): ForeignItem[] {
  const isCoded = (read: Read) => codes.some((role) => read(role) !== '')
  const items = sheet.rows.map((row) => {
    const read = reader(sheet, row)
    const item = itemOf(sheet, row, read, weightUnit(sheet, 'kg'))
    const filled = row.cells.filter((cell) => cell.trim() !== '')
    return {
      ...item,
      labels: filled.length <= 5 ? filled : [],
      isUncoded: !isCoded(read),
      group: item.code && item.size ? `code ${codeKey(item.code)}` : item.group,
      groupCode: item.code,
      groups: [...item.groups].reverse(),
      word: [read('category'), read('kind')].filter((text) => text !== '').join(' > '),
      model: read('model'),
    }
  })
  const sizes = sizeColumns(sheet.header, sheet.rows, sheet.columns)
  if (sizes.length === 0) return withSizesOfTitles(items)
  return items.flatMap((item, i) => itemsOfSizes(item, sheet.rows[i] ?? { line: item.line, cells: [] }, sizes))
}
