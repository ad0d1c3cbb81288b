import { type StoredProduct, versionOf } from '#server/catalog/products/admin-product-repository.ts'
import { decimalCell, fromSafeCell } from '#server/platform/csv/csv-cells.ts'
import {
  allFields,
  hundredthsOf,
  isPlain,
  mapFields,
  type ProductField,
  plainFields,
} from '#shared/domain/catalog/plain-fields.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import type { Condition } from '#shared/domain/platform/goods/categories.ts'
import type { VatClass } from '#shared/domain/platform/goods/vat.ts'
import { factsCell, factsOfCell } from './facts-cell.ts'

export type FileField = ProductField

/** What a file calls the fields of a product, in the file's order; documented in docs/catalogue-file.md. */
export const fileColumns: Record<FileField, string> = mapFields(allFields, (_field, { inFile }) => inFile)

export const catalogFileHeader: readonly string[] = Object.values(fileColumns)

/** The field that a path of the contract is about. Frame sizes are part of the sizes. */
export function fieldAt(path: string): FileField | undefined {
  const root = path.split('.')[0]
  return allFields.find((field) => field === (root === 'frameSize' ? 'sizes' : root))
}

export function columnOf(path: string): string {
  const field = fieldAt(path)
  return field ? fileColumns[field] : (path.split('.')[0] ?? path)
}

const listBreak = ' | '

export function catalogFileRow(stored: StoredProduct): string[] {
  const { row, pieces } = stored
  const sizes = pieces.filter((p) => p.size !== '')
  const cells: Record<FileField, string> = {
    productCode: row.productCode,
    name: row.name,
    description: row.description,
    category: row.category,
    subcategory: row.subcategory ?? '',
    price: decimalCell(row.priceCents),
    stock: String(pieces.reduce((sum, p) => sum + p.stock, 0)),
    sizes: sizes
      .map((p) => `${p.size}:${p.stock}${p.priceCents == null ? '' : `:${decimalCell(p.priceCents)}`}`)
      .join(listBreak),
    ...mapFields(plainFields, (_field, { kind, stored }) => {
      const hundredths = hundredthsOf(kind, row[stored])
      return hundredths === null ? String(row[stored] ?? '') : decimalCell(hundredths)
    }),
    imageUrls: row.imageNames.join(listBreak),
    imageAlts: row.imageAlts.join(listBreak),
    imageAltsEn: row.imageAltsEn.join(listBreak),
    shelf: row.shelf ?? '',
    facts: factsCell(row.facts),
    condition: row.condition === null ? '' : conditionWords[row.condition],
    vatClass: row.vatClass === null ? '' : vatWords[row.vatClass],
    isActive: row.isActive ? 'sì' : 'no',
    slug: row.slug,
    createdAt: row.createdAt.toISOString(),
    version: String(versionOf(stored)),
  }
  return allFields.map((field) => cells[field])
}

export function fieldsOfHeader(header: readonly string[]): (FileField | undefined)[] {
  const known = new Map<string, FileField>()
  for (const [field, name] of Object.entries(fileColumns)) {
    known.set(name, field as FileField)
    known.set(field.toLowerCase(), field as FileField)
  }
  return header.map((name) => known.get(name.trim().toLowerCase()))
}

/** The row as a form would send it: missing columns and an empty stock are left out. */
export function inputOfRow(
  fields: readonly (FileField | undefined)[],
  cells: readonly string[],
): Partial<Record<FileField, unknown>> {
  const input: Partial<Record<FileField, unknown>> = {}
  for (const [i, field] of fields.entries()) {
    const text = fromSafeCell(cells[i] ?? '').trim()
    if (field && field !== 'price') input[field] = valueOfCell(field, text)
  }
  return input
}

function valueOfCell(field: FileField, text: string): unknown {
  if (isPlain(field)) return productFields[field].kind === 'text' ? text : plainNumber(text)
  switch (field) {
    case 'stock':
    case 'version':
    case 'createdAt':
      return text === '' ? undefined : plainNumber(text)
    case 'sizes':
      return text === '' ? [] : text.split('|').map(sizeOf)
    case 'imageUrls':
      return listOf(text).map((name) => (name.startsWith('/') ? name : `/images/${name}`))
    case 'facts':
      return factsOfCell(text)
    case 'condition':
      return text === '' ? undefined : conditionOf(text)
    case 'vatClass':
      return text === '' ? null : vatClassOf(text)
    case 'imageAlts':
    case 'imageAltsEn':
      return text === '' ? [] : text.split('|').map((alt) => alt.trim())
    case 'isActive':
      return text === '' ? undefined : truthOf(text)
    case 'category':
    case 'subcategory':
      return text.toLowerCase()
    default:
      return text
  }
}

/** "1.299,90 €" → "1299,90": a point before exactly three figures groups, no amount has three decimals. */
function plainNumber(text: string): string {
  const bare = text.replace(/^€\s*|\s*€$/g, '')
  return /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare) ? bare.replaceAll('.', '') : bare
}

function listOf(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** "M:4" → size M, stock 4; without a number 0. "M:4:49,90" has its own price, "M:4:" none any more. */
function sizeOf(part: string): { size: string; stock: string; price?: string } {
  const [size = '', stock = '0', price, ...more] = part.split(':').map((piece) => piece.trim())
  return {
    size: more.length > 0 ? part.trim() : size,
    stock: stock === '' ? '0' : stock,
    ...(price !== undefined && { price: plainNumber(price) }),
  }
}

const conditionWords: Record<Condition, string> = { new: 'nuovo', used: 'usato' }

/** Other texts stay as they are and are refused. */
function conditionOf(text: string): string {
  const word = text.toLowerCase()
  return Object.entries(conditionWords).find(([, name]) => name === word)?.[0] ?? word
}

const vatWords: Record<VatClass, string> = { standard: '22', reduced: '10', super_reduced: '4', margin: 'margine' }

/** "22", "22 %", "margine"; other texts stay as they are and are refused. */
function vatClassOf(text: string): string {
  const word = text.toLowerCase().replace(/\s*%$/, '')
  return Object.entries(vatWords).find(([, name]) => name === word)?.[0] ?? word
}

const yes = new Set(['sì', 'si', 's', 'yes', 'y', 'true', 'vero', '1', 'attivo', 'x'])
const no = new Set(['no', 'n', 'false', 'falso', '0', 'disattivo'])

/** Other texts stay as they are and are refused. */
function truthOf(text: string): boolean | string {
  const word = text.toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : text
}
