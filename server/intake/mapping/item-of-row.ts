import type { FileRow } from '#server/platform/file-reading/file-table.ts'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { foreignTexts } from '#shared/domain/intake/foreign-fields.ts'
import { columnWord } from './column-word.ts'
import {
  type Cell,
  type ForeignItem,
  gramsOf,
  kindOfOption,
  type NamedPicture,
  noCell,
  type OptionKind,
} from './foreign-item.ts'
import type { Columns, Role } from './known-columns.ts'

/** Reads a row: the trimmed cell of a role. */
export type Read = (role: Role) => string

export interface Sheet {
  header: readonly string[]
  rows: readonly FileRow[]
  columns: Columns
}

export function reader({ columns }: Sheet, row: FileRow): Read {
  return (role) => {
    const at = columns.get(role)
    // Some spreadsheets show figures as text by a mark in front.
    return at === undefined ? '' : (row.cells[at] ?? '').trim().replace(/^'(?=[-+=@\d])/, '')
  }
}

function cellOf({ columns }: Sheet, row: FileRow, role: Role): Cell {
  const at = columns.get(role)
  if (at === undefined) return noCell
  return { text: (row.cells[at] ?? '').trim(), isNumber: row.numbers?.has(at) ?? false }
}

export function weightUnit({ header, columns }: Sheet, usual: string): string {
  const at = columns.get('weight')
  const word = at === undefined ? '' : columnWord(header[at] ?? '')
  return /\b(kg|g|gr|grams|lbs?|oz)$/.exec(word)?.[1] ?? usual
}

const no = new Set(['0', 'false', 'falso', 'no', 'n', 'draft', 'bozza', 'archived', '-1', 'private', 'trash'])
export const isNo = (text: string) => no.has(text.toLowerCase())
export const isYes = (text: string) => /^(1|true|vero|yes|sì|si)$/i.test(text)

export function itemOf(sheet: Sheet, row: FileRow, read: Read, unit: string): ForeignItem {
  return {
    line: row.line,
    group: `#${row.line}`,
    code: read('code'),
    groupCode: '',
    name: read('name'),
    description: read('description') || read('shortDescription'),
    groups: [read('kind'), read('category')].filter((text) => text !== ''),
    word: read('category') || read('kind'),
    ...mapFields(foreignTexts, (field) => read(field)),
    brand: read('brand').split(/\s*[,>|]\s*/)[0] ?? '',
    price: cellOf(sheet, row, 'price'),
    salePrice: cellOf(sheet, row, 'salePrice'),
    stock: sheet.columns.has('stock') ? read('stock') : undefined,
    size: read('size'),
    cost: cellOf(sheet, row, 'cost'),
    grams: gramsOf(read('weight'), unit),
    isUsed: /^(used|refurbished|usato|usata|ricondizionat)/i.test(read('condition')),
    isShown: read('isActive') === '' || !isNo(read('isActive')),
    pictures: [...picturesOf(read('images'), read('imageAlt')), ...picturesOf(read('moreImages'), '')],
    modelPictures: [],
    model: '',
    why: undefined,
    parentMissing: undefined,
  }
}

/** Addresses may hold commas, so only one before the next address parts them; names are parted by any separator. */
export function picturesOf(cell: string, alt: string): NamedPicture[] {
  const parts = /https?:|^\/\//i.test(cell) ? cell.split(/[,;|\s]+(?=https?:|\/\/)/i) : cell.split(/[,;|]/)
  return parts.map((part) => part.trim()).flatMap((address) => (address === '' ? [] : [{ address, alt }]))
}

/** Sizes, colours and other options; other options are appended to the size. */
export function withOptions(item: ForeignItem, options: readonly { name: string; value: string }[]): ForeignItem {
  const of = (kind: OptionKind) =>
    options.filter(({ name, value }) => value !== '' && kindOfOption(name, value) === kind).map(({ value }) => value)
  const named = options.length === 1 && of('other').length === 1 ? [] : of('other')
  const size = [...of('size'), ...named, ...(named.length === 0 ? of('other') : [])]
    .filter((value) => !/^default( title)?$/i.test(value))
    .join(' ')
  return { ...item, size: size || item.size, color: of('color').join(' ') || item.color }
}
