import type { FileRow } from '#server/platform/file-reading/file-table.ts'
import { mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { foreignTexts } from '../../stored-imports/foreign-fields.ts'
import { columnWord } from '../columns/column-word.ts'
import type { Columns, Role } from '../columns/known-columns.ts'
import type { SystemRules } from '../columns/system-columns.ts'
import { type Cell, type ForeignItem, gramsOf, type NamedPicture, noCell } from './foreign-item.ts'
import { otherCurrency } from './row-faults.ts'

/** Reads a row: the trimmed cell of a role. */
export type Read = (role: Role) => string

export interface Sheet {
  header: readonly string[]
  rows: readonly FileRow[]
  columns: Columns
  /** Of the shop system, if it is one. */
  rules: SystemRules | undefined
}

/** Exporters write an apostrophe before a text that a spreadsheet would calculate, and marks that no text has. */
const plain = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/(?![\n\r\t\0])\p{Cc}/gu, ' ')
    .trim()
    .replace(/^'(?=[-+=@\d])/, '')

export function reader({ columns }: Sheet, row: FileRow): Read {
  return (role) => {
    const at = columns.get(role)
    return at === undefined ? '' : plain(row.cells[at])
  }
}

function cellOf({ columns }: Sheet, row: FileRow, role: Role): Cell {
  const at = columns.get(role)
  if (at === undefined) return noCell
  return { text: plain(row.cells[at]), isNumber: row.numbers?.has(at) ?? false }
}

export function weightUnit({ header, columns }: Sheet, usual: string): string {
  const at = columns.get('weight')
  const word = at === undefined ? '' : columnWord(header[at] ?? '')
  return /\b(kg|g|gr|grams|lbs?|oz)$/.exec(word)?.[1] ?? usual
}

/** eBay's header names it: "*Action(SiteID=Italy|Country=IT|Currency=EUR|Version=745)". */
const currencyOf = ({ header }: Sheet, read: Read) =>
  read('currency') || (/\bCurrency=([A-Z]{3})\b/.exec(header[0] ?? '')?.[1] ?? 'EUR')

/** Uncounted stock is unknown; what can only be ordered is not in stock. */
function stockOf({ columns, rules }: Sheet, read: Read): string | undefined {
  const isUncounted = columns.has('counted') && rules?.uncounted?.includes(read('counted').toLowerCase())
  if (!columns.has('stock') && !columns.has('inStock')) return isUncounted ? 'untracked' : undefined
  // "In stock" without a number is sold without a count.
  const isSold = columns.has('inStock') ? isYes(read('inStock')) : rules?.uncounted?.includes('stock')
  const isUntracked = isUncounted ? !(Number(read('stock')) > 0) : read('stock') === '' && isSold
  const stock = isUntracked ? 'untracked' : read('stock')
  const isOut = isNo(read('inStock')) || /backorder|notify/i.test(read('inStock'))
  return isOut && !stock.startsWith('-') ? '0' : stock
}

/** Of several paths the longest, which is the most specific: "Ruote, Ruote > Strada". */
function wordOf(written: string, { list, path, takes, root }: NonNullable<SystemRules['categories']>): string {
  const paths = (list ? written.split(new RegExp(`(?<!\\\\)${list}\\s*`)) : [written])
    .map((one) => (path ? one.split(path) : [one]).map((part) => part.replaceAll('\\,', ',').trim()))
    .map((parts) => (root && parts.length > 1 ? parts.slice(1) : parts).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
  const best = paths.reduce<string[]>((found, parts) => {
    const isBetter = takes === 'last' ? parts.length >= found.length : parts.length > found.length
    return isBetter ? parts : found
  }, [])
  const word = best.join(' > ')
  // Numbers are another shop's keys.
  return /^[\d\s>]+$/.test(word) ? '' : word
}

const no = new Set(['0', 'false', 'falso', 'no', 'n', 'draft', 'bozza', 'archived', '-1', 'private', 'trash'])
export const isNo = (text: string) => no.has(text.toLowerCase())
export const isYes = (text: string) => /^(1|true|vero|yes|y|sì|si)$/i.test(text)

export function itemOf(sheet: Sheet, row: FileRow, read: Read, unit: string): ForeignItem {
  const { rules } = sheet
  const word = read('category') || read('kind')
  const ownCode =
    read('code').replace(/\s+/g, ' ') || (rules?.codePrefix && read('id') ? `${rules.codePrefix}${read('id')}` : '')
  const currency = currencyOf(sheet, read)
  return {
    line: row.line,
    group: `#${row.line}`,
    code: ownCode,
    groupCode: '',
    name: read('name'),
    description: read('description') || read('shortDescription'),
    groups: [read('kind'), read('category')].filter((text) => text !== ''),
    word: rules?.categories ? wordOf(word, rules.categories) : word,
    ...mapFields(foreignTexts, (field) => read(field)),
    brand: read('brand').split(/\s*[,>|]\s*/)[0] ?? '',
    price: cellOf(sheet, row, 'price'),
    salePrice: cellOf(sheet, row, 'salePrice'),
    stock: stockOf(sheet, read),
    size: read('size'),
    cost: cellOf(sheet, row, 'cost'),
    grams: gramsOf(read('weight'), unit),
    isUsed: /^(used|pre-?owned|refurbished|usato|usata|ricondizionat|[2-7]\d{3}$)/i.test(read('condition')),
    isShown:
      !isYes(read('archived')) &&
      (read('isActive') === '' || !(isNo(read('isActive')) || rules?.hidden?.includes(read('isActive').toLowerCase()))),
    pictures: [...picturesOf(read('images'), read('imageAlt')), ...picturesOf(read('moreImages'), '')],
    modelPictures: [],
    model: '',
    why: undefined,
    vat: read('vat'),
    isCodeless: read('code') === '' && read('gtin') === '',
    fault: /^(eur|euro|€)$/i.test(currency) ? undefined : otherCurrency(currency),
  }
}

/** Addresses may hold commas, so only one before the next address parts them; names are parted by any separator. */
export function picturesOf(cell: string, alt: string): NamedPicture[] {
  const parts = /https?:|^\/\//i.test(cell) ? cell.split(/[,;|\s]+(?=https?:|\/\/)/i) : cell.split(/[,;|]/)
  return parts.map((part) => part.trim()).flatMap((address) => (address === '' ? [] : [{ address, alt }]))
}
