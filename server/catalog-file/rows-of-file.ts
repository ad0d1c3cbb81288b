import { type FileNotes, FileNotes as Notes } from '#server/column-mapping/file-notes.ts'
import {
  type Columns,
  type ForeignMapping,
  foreignMappings,
  guessedColumns,
  systemOf,
} from '#server/column-mapping/known-columns.ts'
import { chosenColumns, mapTable } from '#server/column-mapping/map-table.ts'
import type { FileTable } from '#server/file-reading/file-table.ts'
import { picturesOfColumn, picturesOfItem, type RowPictures } from '#server/picture-import/pictures-of-row.ts'
import { messageText } from '#server/problems/message-texts.ts'
import type { ImportQuery } from '#shared/contract/admin-catalog-file.ts'
import type { Language } from '#shared/domain/language.ts'
import { columnOf, type FileField, fieldsOfHeader } from './catalog-file-columns.ts'
import { formOfFile } from './catalog-file-mapping.ts'
import { sxt26 } from './dealer-feed-sxt26.ts'
import { pricesOfRows, type RowPrice } from './import-prices.ts'

type KnownMapping = Exclude<ImportQuery['mapping'], 'auto'>

/** What a row of the file, or several that are one article, say of it. */
export interface ImportRow {
  line: number
  rows: number
  input: Partial<Record<FileField, unknown>>
  onlyNew: ReadonlySet<FileField>
  price: RowPrice
  /** Those that are no pictures of the shop yet, and the shop's own between them. */
  pictures: RowPictures | undefined
  /** Why it cannot be read at all. */
  fault: Fault | undefined
}

interface Fault {
  field: FileField | null
  message(language: Language): string
}

export interface ReadFile {
  mapping: KnownMapping
  rows: ImportRow[]
  missingColumn: string | undefined
  doubleColumn: string | undefined
  unknownColumns: string[]
  /** What each column means, where that is not the shop's own or a dealer's. */
  columns: Columns | undefined
  notes: FileNotes
  updatable: readonly FileField[] | undefined
  columnOf(field: string): string
}

const nothing: ReadonlySet<FileField> = new Set()
/** A cell with addresses adds to what an article has, and takes nothing away. */
const pictureFields: ReadonlySet<FileField> = new Set(['imageUrls', 'imageAlts', 'imageAltsEn'])

/** Reads a table as the shop's own, a dealer's, a shop system's or anybody's list: as asked, else by its columns. */
export function rowsOfFile(
  table: FileTable,
  { mapping: wanted, columns: chosen }: Pick<ImportQuery, 'mapping' | 'columns'>,
  publicUrl: string,
): ReadFile {
  const mapping = chosen ? 'list' : wanted === 'auto' ? mappingOf(table) : wanted
  const read = isForeign(mapping) ? foreignRows(table, mapping, chosen, publicUrl) : ownRows(table, mapping, publicUrl)
  for (const sheet of table.otherSheets) if (sheet) read.notes.add('otherSheets', 1)
  const surplus = surplusRows(table)
  for (const row of read.rows) row.fault ??= surplus.get(row.line)
  return read
}

const isForeign = (mapping: KnownMapping): mapping is ForeignMapping =>
  foreignMappings.includes(mapping as ForeignMapping)

function mappingOf({ header, rows }: FileTable): KnownMapping {
  if (sxt26.required.every((name) => header.includes(name))) return 'sxt26'
  const system = systemOf(header)
  if (system) return system
  const own = fieldsOfHeader(header)
  const guessed = guessedColumns(header, rows)
  const isOwn = own.some((field) => field === 'productCode' || field === 'name')
  // A supplier's "Codice" is the shop's word too; his "Giacenza" is not.
  const hasForeign = [...guessed].some(([role, i]) => own[i] === undefined && role !== 'images')
  const saysEnough = (guessed.has('code') || guessed.has('gtin')) && (guessed.has('price') || guessed.has('stock'))
  return (isOwn && !hasForeign) || !saysEnough ? 'shop' : 'list'
}

function ownRows(table: FileTable, mapping: 'shop' | 'sxt26', publicUrl: string): ReadFile {
  const form = formOfFile(table.header, mapping)
  const prices = pricesOfRows(table.rows, form)
  const notes = new Notes()
  const rows = table.rows.map(({ line, cells }, i): ImportRow => {
    const { input, pictures } = picturesOfColumn(form.inputOf(cells), line, publicUrl, notes)
    if (mapping === 'shop' && !input.productCode) notes.add('withoutCode', line)
    return {
      line,
      rows: 1,
      input,
      onlyNew: pictures ? pictureFields : nothing,
      price: prices[i] ?? { kind: 'none' },
      pictures,
      fault: sizesFault(mapping, input),
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
    updatable: form.updatable,
    columnOf: form.columnOf,
  }
}

function foreignRows(
  table: FileTable,
  mapping: ForeignMapping,
  chosen: string | undefined,
  publicUrl: string,
): ReadFile {
  const mapped = mapTable(table, mapping, chosen === undefined ? undefined : chosenColumns(chosen))
  for (const [i, name] of table.header.entries())
    if (name !== '' && table.header.indexOf(name) < i) mapped.notes.add('doubleColumns', 1)
  return {
    mapping,
    rows: mapped.rows.map((row) => ({
      ...row,
      pictures: picturesOfItem(row.pictures, row.line, publicUrl, mapped.notes),
      fault: undefined,
    })),
    missingColumn: mapped.columns.has('name') || mapped.columns.has('code') ? undefined : columnOf('productCode'),
    doubleColumn: undefined,
    unknownColumns: mapped.unusedColumns,
    columns: mapped.columns,
    notes: mapped.notes,
    updatable: undefined,
    columnOf: (field) => mapped.columnOf(field) ?? columnOf(field),
  }
}

/** "S=2" names a size that nobody has; a file of the shop writes pieces behind a colon. */
function sizesFault(mapping: KnownMapping, { sizes }: ImportRow['input']): Fault | undefined {
  if (mapping !== 'shop' || !Array.isArray(sizes)) return undefined
  const written = sizes as { size: string; stock: string }[]
  const isOdd = written.some(({ size }) => /=\s*\d+$/.test(size)) && written.every(({ stock }) => stock === '0')
  return isOdd ? { field: 'sizes', message: (language) => messageText('field_sizes_form', language) } : undefined
}

/** Cells that stand under no column have slipped: an unquoted separator before them has moved all others. */
function surplusRows({ header, rows }: FileTable): Map<number, Fault> {
  const found = new Map<number, Fault>()
  for (const { line, cells } of rows) {
    if (cells.slice(header.length).every((cell) => cell.trim() === '')) continue
    const [has, wants] = [cells.length, header.length]
    found.set(line, {
      field: null,
      message: (language) =>
        language === 'it'
          ? `La riga ha ${has} celle, le colonne sono ${wants}: un testo con il separatore dentro va tra virgolette.`
          : `The row has ${has} cells for ${wants} columns: a text with the separator inside needs quotes.`,
    })
  }
  return found
}
