import { isGtin } from '#shared/domain/catalog/gtin.ts'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import type { DecimalSign } from '#shared/domain/platform/price-column.ts'
import type { ImportQuery } from '../../stored-imports/admin-catalog-file.ts'
import { foreignTexts } from '../../stored-imports/foreign-fields.ts'
import type { FileField } from '../columns/catalog-file-columns.ts'
import { pricesOfCells, type RowPrice } from '../columns/import-prices.ts'
import type { ForeignMapping } from '../columns/known-columns.ts'
import { plainDescription } from '../columns/plain-description.ts'
import { readStock } from '../columns/stock-cell.ts'
import { type ForeignItem, type NamedPicture, sizeName } from '../items/foreign-item.ts'
import type { RowFault } from '../items/row-faults.ts'
import type { CategoryPlaces } from './category-places.ts'
import type { FileNotes } from './file-notes.ts'
import { faultsOf } from './left-out-items.ts'
import { withCents } from './long-amounts.ts'
import { type Part, type Priced, partsOf, picturesOfPart, plainLine } from './parts-of-model.ts'
import { bareGtin, codeOf, isRounded, shortCode } from './product-code.ts'
import type { WordCounts } from './word-counts.ts'

export interface ProductRow {
  line: number
  /** The number of rows of the file. */
  rows: number
  input: Partial<Record<FileField, unknown>>
  /** Fields that apply to new products only. */
  onlyNew: ReadonlySet<FileField>
  price: RowPrice
  /** The text of the price cell. */
  written: string
  pictures: readonly NamedPicture[]
  /** The VAT rate that the file says. */
  vat: string
  /** Found by the key of its model: a row of sizes only. */
  ofModel: string | undefined
  /** The key of its GTIN, which its code is made of: it has none of its own. */
  ofGtin?: string
  /** Why it is left out. */
  fault: RowFault | undefined
}

/** Options for reading a file, besides its columns. */
export interface Reading {
  mapping: ForeignMapping
  /** Undefined: found from the column. */
  sign: DecimalSign | undefined
  keepsHtml: boolean
  /** What becomes of prices without VAT. */
  netPrices: ImportQuery['netPrices']
  /** Codes that a spreadsheet has spoiled, by line. */
  lostCodes?: ReadonlyMap<number, string>
  places: CategoryPlaces
  words: WordCounts
}

const onlyNew: ReadonlySet<FileField> = new Set(['category', 'subcategory', 'shelf', 'isActive', 'condition'])

/** Products of this shop: sizes of the same model, colour and price form one product, its colours are siblings. */
export function productRows(items: readonly ForeignItem[], reading: Reading, notes: FileNotes): ProductRow[] {
  const { mapping, sign } = reading
  const cells = withCents([...items.map((item) => item.price), ...items.map((item) => item.salePrice)], mapping)
  const prices = pricesOfCells(cells, undefined, sign)
  const costs = pricesOfCells(
    withCents(
      items.map((item) => item.cost),
      mapping,
    ),
    undefined,
    sign,
  )
  const priced = items.map((item, i): Priced => {
    const read = withoutZero(prices[i] ?? { kind: 'none' })
    if (read.kind === 'amount' && read.isOdd) notes.add('oddPrices', item.line)
    const sale = prices[items.length + i]
    if (sale?.kind === 'amount' && read.kind === 'amount' && Number(sale.text) > 0 && sale.text !== read.text)
      notes.add('salePrices', item.line)
    const readCost = costs[i] ?? { kind: 'none' }
    if (readCost.kind === 'amount' && readCost.isOdd) notes.add('oddPrices', item.line)
    if (readCost.kind === 'problem' || readCost.kind === 'words') notes.add('unreadCost', item.line)
    return { ...item, read, readCost, priceKey: read.kind === 'amount' ? read.text : `${read.kind} ${item.price.text}` }
  })
  const faults = faultsOf(priced)
  const right = priced.filter(({ line }) => !faults.has(line))
  const codes = new Map<string, number>()
  const models = [...Map.groupBy(right, ({ group }) => group).values()]
  const isCodeless = (model: readonly Priced[]) => mapping !== 'list' && model.every((item) => item.isCodeless)
  const isUsuallyCoded = models.filter(isCodeless).length * 2 < models.length
  const named = models.map((model) =>
    isUsuallyCoded && isCodeless(model) ? model.map((item) => ({ ...item, isUncoded: true })) : model,
  )
  const rows = named.flatMap((model) =>
    mapping === 'prestashop_combinations'
      ? model.slice(0, 1).map((first) => sizesRow([first, ...model.slice(1)], notes))
      : partsOf(model, mapping, notes).map((part) => rowOf(part, reading, codes, notes)),
  )
  const wrong = priced.flatMap((item) => {
    const fault = faults.get(item.line)
    return fault ? [wrongRow(item, fault)] : []
  })
  return [...rows, ...wrong].sort((a, b) => a.line - b.line)
}

function wrongRow({ line, code, name, price }: Priced, fault: RowFault): ProductRow {
  const input = { productCode: shortCode(code), name: plainLine(name).slice(0, 200) }
  const none = { kind: 'none' } as const
  return {
    line,
    rows: 1,
    input,
    onlyNew,
    price: none,
    written: price.text,
    pictures: [],
    vat: '',
    ofModel: undefined,
    fault,
  }
}

/** The sizes of a product that the shop has already. */
function sizesRow(items: Part['items'], notes: FileNotes): ProductRow {
  const [{ line, groupCode, model }] = items
  const sizes = items.map((item) => ({
    size: sizeName(item.size) || 'Unica',
    stock: notedStock(item, notes).units ?? '0',
    impact: item.impact,
  }))
  return {
    ...{ line, rows: items.length, price: { kind: 'none' }, written: '', pictures: [], vat: '', fault: undefined },
    input: { productCode: shortCode(groupCode), sizes },
    onlyNew: new Set(),
    ofModel: model,
  }
}

function withoutZero(price: RowPrice): RowPrice {
  return price.kind === 'amount' && Number(price.text) === 0 ? { kind: 'none' } : price
}

function rowOf(
  part: Part,
  { mapping, keepsHtml, places, words, lostCodes }: Reading,
  codes: Map<string, number>,
  notes: FileNotes,
): ProductRow {
  const { items, name, code, hasSiblings } = part
  const [first] = items
  const { line } = first
  const { code: productCode, fault, ofGtin } = codeOf({ items, name, code }, { mapping, lostCodes }, codes, notes)
  const described = first.description.replaceAll('\\n', '\n')
  const text = (keepsHtml ? described.trim() : plainDescription(described)).slice(0, 20_000)
  const isUsed = items.some((item) => item.isUsed)
  const { place, shelf, why, chosen } = places.placeOf(first.word, first.groups.join(' > '), name, isUsed)
  words.add(first.word, { rows: items.length, name, place, shelf, why, chosen })
  if (!place) notes.add('unplaced', line)
  if (first.why) notes.add('noArticle', line)
  if (first.isUncoded) notes.add('uncoded', line)
  const { category, subcategory } = place ?? { category: 'accessori' as const, subcategory: '' as const }
  const isModel = hasSiblings || (first.model !== '' && ['google', 'list', 'prestashop'].includes(mapping))
  const sizes = items.map((item) => ({ size: sizeName(item.size), item }))
  const hasSizes = items.length > 1 || sizes.some(({ size }) => size !== '')
  const amountOf = ({ read }: Priced) => (read.kind === 'amount' || read.kind === 'net' ? Number(read.text) : 0)
  const lowest = items.reduce((least, item) => (amountOf(item) < amountOf(least) ? item : least))
  const counted = sizes.map(({ size, item }) => ({
    size: size || 'Unica',
    read: item.read,
    ...notedStock(item, notes),
  }))
  const isUncounted = counted.every(({ units, isVague }) => units === undefined || isVague)
  const said = (fields: ProductRow['input']) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
  return {
    line,
    rows: new Set(items.map((item) => item.line)).size,
    fault,
    price: lowest.read,
    written: lowest.price.text,
    pictures: picturesOfPart(part),
    // What the file does not say leaves a known product as it is.
    onlyNew: new Set([
      ...onlyNew,
      ...(text === '' ? ['description' as const] : []),
      ...(isUncounted ? [hasSizes ? ('sizes' as const) : ('stock' as const)] : []),
    ]),
    vat: first.vat,
    ofModel: undefined,
    ...(ofGtin && { ofGtin }),
    input: {
      productCode,
      name: name.slice(0, 200),
      description: text || name,
      category,
      subcategory,
      isActive: items.some((item) => item.isShown) && place !== undefined && !first.why && !first.isUncoded,
      ...said({
        ...textsOf(items),
        weight: first.grams === undefined ? '' : (first.grams / 1000).toFixed(2),
        shelf: shelf ?? '',
        cost: costOf(items, notes),
        gtin: gtinOf(items, notes),
        modelKey: isModel ? slugify(first.model || first.groupCode || first.name) : '',
        condition: isUsed && category !== 'bici-usate' ? 'used' : '',
      }),
      ...(hasSizes
        ? { sizes: counted.map(({ size, units, read }) => ({ size, stock: units ?? '0', ...sizePrice(read) })) }
        : { stock: counted[0]?.units }),
    },
  }
}

/** Its price where the file has one; "net" is completed with the VAT of the product. */
const sizePrice = (read: RowPrice) =>
  read.kind === 'amount' ? { price: read.text } : read.kind === 'net' ? { net: read.text } : {}

/** A code where the sizes share one; any other text as the first item has it. */
const textsOf = (items: Part['items']) =>
  mapFields(foreignTexts, (field, row) => {
    const text =
      'isCode' in row
        ? theOneOf(items.map((item) => item[field]))
        : items[0][field]
            .replace(/<[^>]*>/g, '')
            .replace(/\s+/g, ' ')
            .trim()
    return text.slice(0, row.longest)
  })

/** The value that all sizes with a value share. */
function theOneOf(said: readonly string[]): string {
  const [first = '', ...others] = new Set(said.filter((text) => text !== ''))
  return others.length === 0 ? first : ''
}

function costOf(items: Part['items'], notes: FileNotes): string {
  const [first, ...more] = items.map(({ readCost }) => (readCost.kind === 'amount' ? readCost.text : ''))
  if (more.every((cost) => cost === first)) return first ?? ''
  notes.add('differentCosts', items[0].line)
  return ''
}

function notedStock({ stock, line, hasSharedStock }: Priced, notes: FileNotes) {
  const read = readStock(stock)
  const note = hasSharedStock ? 'sharedStock' : read.note
  if (note) notes.add(note, line)
  return hasSharedStock ? { ...read, isVague: true } : read
}

function gtinOf(items: Part['items'], notes: FileNotes): string {
  const written = items.map(({ gtin, line }) => ({ gtin: bareGtin(gtin), line })).filter(({ gtin }) => gtin)
  const right = written.filter(({ gtin, line }) => {
    if (isRounded(gtin)) notes.add('roundedGtin', line)
    else if (!isGtin(gtin)) notes.add('wrongGtin', line)
    return isGtin(gtin) && !isRounded(gtin)
  })
  if (items.length === 1) return right[0]?.gtin ?? ''
  if (right[0]) notes.add('gtinOfSizes', right[0].line)
  return ''
}
