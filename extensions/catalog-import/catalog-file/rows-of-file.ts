import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { parseDecimal } from '#shared/domain/platform/money.ts'
import { columnOf, type FileField, fieldsOfHeader } from '../../foreign-files/columns/catalog-file-columns.ts'
import { type CatalogFileForm, formOfFile } from '../../foreign-files/columns/catalog-file-mapping.ts'
import { feedColumns, sxt26 } from '../../foreign-files/columns/dealer-feed-sxt26.ts'
import { pricesOfCells, pricesOfRows, type RowPrice } from '../../foreign-files/columns/import-prices.ts'
import type { Columns, ForeignMapping } from '../../foreign-files/columns/known-columns.ts'
import { guessedColumns, rememberedMeanings } from '../../foreign-files/columns/list-columns.ts'
import { systemOf } from '../../foreign-files/columns/system-columns.ts'
import { totalLines } from '../../foreign-files/columns/total-rows.ts'
import { type RowFault, sizesFault, totalRow } from '../../foreign-files/items/row-faults.ts'
import { CategoryPlaces } from '../../foreign-files/mapping/category-places.ts'
import { describeColumns } from '../../foreign-files/mapping/describe-columns.ts'
import { type FileMemory, supplierOf } from '../../foreign-files/mapping/file-memory.ts'
import { FileNotes } from '../../foreign-files/mapping/file-notes.ts'
import type { StoredMapping } from '../../foreign-files/mapping/import-mapping-repository.ts'
import { chosenColumns, mapTable, rememberedColumns } from '../../foreign-files/mapping/map-table.ts'
import type { Reading } from '../../foreign-files/mapping/product-rows.ts'
import { type CountedWord, WordCounts } from '../../foreign-files/mapping/word-counts.ts'
import { lostCodesOf } from '../../foreign-files/repair/lost-codes.ts'
import { rowsWithoutEntities, SpoiltTexts } from '../../foreign-files/repair/spoilt-texts.ts'
import { picturesOfColumn, picturesOfItem, type RowPictures } from '../../picture-intake/pictures-of-row.ts'
import type { catalogFileMappings, ImportQuery, ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { shopSystemNames } from '../../stored-imports/shop-systems.ts'
import { surplusRows } from './surplus-rows.ts'

type KnownMapping = Exclude<(typeof catalogFileMappings)[number], 'auto'>
export type ReadingOptions = Pick<ImportQuery, 'mapping' | 'columns' | 'decimalSign' | 'html' | 'netPrices' | 'texts'>

/** The content of a row, or of several rows of one product. */
export interface ImportRow {
  line: number
  rows: number
  input: Partial<Record<FileField, unknown>>
  onlyNew: ReadonlySet<FileField>
  price: RowPrice
  /** Those that are no pictures of the shop yet, and the shop's own between them. */
  pictures: RowPictures | undefined
  /** It only adds to a product of the shop, found by its model's key where it has no code. */
  ofModel: string | undefined
  /** The key of its GTIN, which its code is made of: it has none of its own. */
  ofGtin?: string
  /** A spreadsheet has spoiled it: it makes no new product. */
  isLostCode?: boolean
  /** Why it cannot be read at all. */
  fault: RowFault | undefined
}

export interface ReadFile {
  mapping: KnownMapping
  rows: ImportRow[]
  missingColumn: string | undefined
  doubleColumn: string | undefined
  unknownColumns: string[]
  /** The meaning of each column, unless the file is the shop's own or a dealer's. */
  columns: Columns | undefined
  notes: Pick<FileNotes, 'list'>
  supplier: StoredMapping | undefined
  /** How a foreign file was read; undefined for the shop's own and a dealer's. */
  reading: Pick<Reading, 'mapping' | 'sign' | 'keepsHtml'> | undefined
  words: CountedWord[]
  /** The interpreted values of each column, in words. */
  becomes(language: Language): ReadonlyMap<number, string[]>
  updatable: readonly FileField[] | undefined
  /** The column of prices that are without VAT, or do not say so. */
  netPrice: ImportReport['netPrice']
  spoiltTexts: ImportReport['spoiltTexts']
  columnOf(field: string): string
}

const nothing: ReadonlySet<FileField> = new Set()
/** A cell with addresses adds pictures and removes none. */
const pictureFields: ReadonlySet<FileField> = new Set(['imageUrls', 'imageAlts', 'imageAltsEn'])

/** Reads a table as the shop's own, a dealer's, a shop system's or a plain list: as requested, else by its columns. */
export function rowsOfFile(
  table: FileTable,
  request: ReadingOptions,
  memory: FileMemory,
  spoilt = new SpoiltTexts(request.texts),
  notes = new FileNotes(),
): ReadFile {
  const supplier = supplierWanted(table, request, memory)
  const requested = request.mapping as KnownMapping | 'auto'
  const isList = supplier || (request.columns && !shopSystemNames.some((one) => one === requested))
  const mapping = isList ? 'list' : requested === 'auto' ? mappingOf(table, memory) : requested
  const read = isForeign(mapping)
    ? foreignRows(table, mapping, request, supplier, memory, { spoilt, notes })
    : ownRows(table, mapping, memory, { spoilt, notes })
  for (const sheet of table.otherSheets) if (sheet) read.notes.add('otherSheets', 1)
  const surplus = surplusRows(table)
  for (const row of read.rows) row.fault ??= surplus.get(row.line)
  return read
}

/** @throws Problem 404 when the one that is named is no longer remembered */
function supplierWanted(
  { header, isHeadless }: FileTable,
  request: ReadingOptions,
  memory: FileMemory,
): StoredMapping | undefined {
  const [, named] = /^saved-(\d+)$/.exec(request.mapping) ?? []
  // A column without a name belongs to no supplier.
  if (named === undefined)
    return request.mapping === 'auto' && !request.columns && !isHeadless ? supplierOf(header, memory) : undefined
  const found = memory.mappings.find(({ id }) => id === Number(named))
  if (!found) throw problem('import_mapping_not_found')
  return found
}

const isForeign = (mapping: KnownMapping): mapping is ForeignMapping => mapping !== 'shop' && mapping !== 'sxt26'

function mappingOf({ header, rows, isHeadless }: FileTable, { mappings }: FileMemory): KnownMapping {
  if (isHeadless) return 'list'
  if (sxt26.required.every((name) => header.includes(name))) return 'sxt26'
  const system = systemOf(header, rows)
  if (system) return system
  const own = fieldsOfHeader(header)
  const guessed = guessedColumns(header, rows, rememberedMeanings(mappings))
  const has = (...fields: FileField[]) => fields.every((field) => own.includes(field))
  // "Codice" is a column of the shop too; "Giacenza" is a supplier's.
  const hasForeign = [...guessed].some(([role, i]) => own[i] === undefined && role !== 'images')
  // With the columns of a new product, or with a code and no texts to change stored ones.
  const isWhole = has('name', 'description', 'category') || (has('productCode') && !has('name') && !has('description'))
  const isOnlyOwn = ownOnly.some((field) => own.includes(field))
  const isKnown = ['code', 'gtin', 'name'].some((role) => guessed.has(role as 'code'))
  const isPriced = ['price', 'cost', 'stock'].some((role) => guessed.has(role as 'price'))
  const isOther = header.some((name, i) => name !== '' && own[i] === undefined)
  const saysEnough = isKnown && (isPriced || ((isOther || !has('name')) && guessed.has('code') && guessed.has('name')))
  // Columns that the shop does not have are asked for, not refused.
  const isForeign = isKnown && !has('productCode') && !has('name')
  return (!hasForeign && (isWhole || isOnlyOwn)) || (!saysEnough && !isForeign) ? 'shop' : 'list'
}

/** Fields that no other list names as the shop does. */
const ownOnly: readonly FileField[] = ['nameEn', 'descriptionEn', 'imageAlts', 'imageAltsEn']

/** To which notes can be added still. */
type OpenFile = ReadFile & { notes: FileNotes }

interface Findings {
  spoilt: SpoiltTexts
  notes: FileNotes
}

function ownRows(
  written: FileTable,
  mapping: 'shop' | 'sxt26',
  { publicUrl }: FileMemory,
  { spoilt, notes }: Findings,
): OpenFile {
  const table = {
    ...written,
    rows: rowsWithoutEntities(written, mapping === 'sxt26' ? feedColumns(written) : undefined, spoilt, notes),
  }
  const form = formOfFile(table.header, mapping)
  const prices = pricesOfRows(table.rows, form)
  const codeAt = mapping === 'shop' ? fieldsOfHeader(table.header).indexOf('productCode') : -1
  const lostCodes = lostCodesOf(table, codeAt, spoilt, notes)
  const costs = mapping === 'shop' ? costsOf(table) : []
  const totals = totalsOf(table, form, prices)
  const rows = table.rows.map(({ line, cells }, i): ImportRow => {
    const cost = costs[i]
    const price = prices[i]
    if ([price, cost].some((one) => one?.kind === 'amount' && one.isOdd)) notes.add('oddPrices', line)
    const { input: own, pictures } = picturesOfColumn(form.inputOf(cells), line, publicUrl, notes)
    const input = { ...own, ...(cost?.kind === 'amount' && { cost: cost.text }) }
    const isTotal = totals.has(line)
    if (mapping === 'shop' && !input.productCode && !isTotal) notes.add('withoutCode', line)
    return {
      line,
      rows: 1,
      input,
      onlyNew: pictures ? pictureFields : nothing,
      price: price ?? { kind: 'none' },
      pictures,
      ofModel: undefined,
      isLostCode: lostCodes.has(line),
      fault: isTotal
        ? totalRow
        : cost?.kind === 'problem'
          ? { field: 'cost', message: cost.message }
          : mapping === 'shop'
            ? sizesFault(input.sizes)
            : undefined,
    }
  })
  const fields = mapping === 'shop' ? fieldsOfHeader(table.header) : []
  const twice = fields.find((field, i) => field !== undefined && fields.indexOf(field) < i)
  return {
    mapping,
    rows,
    missingColumn: form.missingColumns[0],
    doubleColumn: twice && columnOf(twice),
    unknownColumns: form.unknownColumns,
    columns: undefined,
    notes,
    supplier: undefined,
    reading: undefined,
    words: [],
    becomes: () => new Map(),
    updatable: form.updatable,
    netPrice: undefined,
    spoiltTexts: spoilt.shown,
    columnOf: form.columnOf,
  }
}

function totalsOf({ rows }: FileTable, form: CatalogFileForm, prices: readonly RowPrice[]): Set<number> {
  return totalLines(
    rows.map(({ line, cells }, i) => {
      const { productCode, name, stock } = form.inputOf(cells)
      const price = prices[i]
      const code = String(productCode ?? '')
      return {
        line,
        code,
        isCoded: code !== '',
        texts: [String(name ?? ''), cells.find((cell) => cell.trim() !== '') ?? ''],
        cents: price?.kind === 'amount' ? parseDecimal(price.text) : undefined,
        pieces: /^\d{1,6}$/.test(String(stock ?? '')) ? Number(stock) : undefined,
      }
    }),
  )
}

/** Purchase prices follow one decimal sign per column too. */
function costsOf({ header, rows }: FileTable): RowPrice[] {
  const at = fieldsOfHeader(header).lastIndexOf('cost')
  if (at < 0) return []
  return pricesOfCells(
    rows.map(({ cells, numbers }) => ({ text: cells[at] ?? '', isNumber: numbers?.has(at) ?? false })),
  )
}

function foreignRows(
  table: FileTable,
  mapping: ForeignMapping,
  request: ReadingOptions,
  supplier: StoredMapping | undefined,
  { places, book, publicUrl, mappings }: FileMemory,
  { spoilt, notes: found }: Findings,
): OpenFile {
  const reading: Reading = {
    mapping,
    sign: request.decimalSign === 'auto' ? undefined : (request.decimalSign ?? supplier?.decimalSign ?? undefined),
    keepsHtml: request.html === undefined ? (supplier?.keepsHtml ?? false) : request.html === 'keep',
    netPrices: request.netPrices,
    places: new CategoryPlaces(places, book, supplier?.id),
    words: new WordCounts(),
  }
  const chosen = request.columns === undefined ? undefined : chosenColumns(request.columns)
  const saved = supplier && rememberedColumns(table.header, supplier.columns)
  const mapped = mapTable(table, reading, chosen ?? saved, rememberedMeanings(mappings), { spoilt, notes: found })
  const isNamed = (['name', 'code', 'parent'] as const).some((role) => mapped.columns.has(role))
  const notes = isNamed ? found : new FileNotes()
  if (table.isHeadless && !isNamed) notes.add('noHeader', 1)
  for (const [i, name] of table.header.entries())
    if (name !== '' && table.header.indexOf(name) < i) notes.add('doubleColumns', 1)
  return {
    mapping,
    // Without a code or a name the columns are asked for first.
    rows: (isNamed ? mapped.rows : []).map((row) => ({
      ...row,
      pictures: picturesOfItem(row.pictures, row.line, publicUrl, notes),
    })),
    missingColumn: isNamed ? undefined : columnOf('productCode'),
    doubleColumn: undefined,
    unknownColumns: mapped.unusedColumns,
    columns: mapped.columns,
    notes,
    supplier,
    reading,
    words: reading.words.list(),
    becomes: (language) => describeColumns({ table, columns: mapped.columns, reading, language }),
    updatable: undefined,
    netPrice: mapped.netPrice,
    spoiltTexts: spoilt.shown,
    columnOf: (field) => mapped.columnOf(field) ?? columnOf(field),
  }
}
