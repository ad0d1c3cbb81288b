import { createHash } from 'node:crypto'
import { barcodeOf } from '#shared/domain/catalog/barcode.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import type { ForeignMapping } from '../columns/known-columns.ts'
import { sizeName } from '../items/foreign-item.ts'
import { lostCode, type RowFault, repeatedCode } from '../items/row-faults.ts'
import type { FileNotes } from './file-notes.ts'
import type { Part } from './parts-of-model.ts'

const maxCode = 60
const madeCode = /^(WC|PS|OD)-/

/** A long code keeps its beginning, and what tells it from others. */
export function shortCode(code: string): string {
  if (code.length <= maxCode) return code
  return `${code.slice(0, maxCode - 9)}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`
}

export const bareGtin = (written: string) => written.replace(/[\s-]/g, '').replace(/^(\d+)[.,]0+$/, '$1')
/** "8,02E+12", or the same written out: the last digits are lost. */
export const isRounded = (gtin: string) => /^\d([.,]\d+)?E\+?\d+$/i.test(gtin) || /^\d{3,9}0{5,}$/.test(gtin)

/** The code of a product, made of what it has where it has none. */
export function codeOf(
  { items, name, code }: Pick<Part, 'items' | 'name' | 'code'>,
  { mapping, lostCodes }: { mapping: ForeignMapping; lostCodes?: ReadonlyMap<number, string> | undefined },
  codes: Map<string, number>,
  notes: FileNotes,
): { code: string; fault: RowFault | undefined; ofGtin?: string | undefined } {
  const [first] = items
  const gtin = bareGtin(first.gtin)
  const lost = items.map(({ line }) => lostCodes?.get(line)).find((one) => one !== undefined)
  const isLost = lost !== undefined && (items.length === 1 || code === '' || madeCode.test(code))
  let found = isLost ? '' : shortCode(code)
  const isMade = code !== first.code || found !== code || madeCode.test(found)
  const ofGtin = found === '' && !isRounded(gtin) ? gtinKey(gtin) : undefined
  if (isLost && ofGtin === undefined) return { code: lost, fault: lostCode }
  if (found === '')
    found = ofGtin ? barcodeOf(gtin) : shortCode(slugify(`${name} ${first.color} ${sizeName(first.size)}`))
  const before = codes.get(codeKey(found))
  // A repeated code of the file is a fault; a generated one may have several rows.
  if (before !== undefined && (!isMade || mapping === 'list')) return { code: found, fault: repeatedCode(before) }
  if (before !== undefined) {
    const named = `${found.slice(0, 30)}-${slugify(`${name} ${first.groupCode}`)}`.slice(0, maxCode)
    const whole = createHash('sha256').update(`${code} ${name} ${first.size}`).digest('hex').slice(0, 8)
    found = codes.has(codeKey(named)) ? `${named.slice(0, maxCode - 9)}-${whole}` : named
  }
  if (found !== code || madeCode.test(found) || (mapping === 'shopify' && items.length === 1 && first.code === ''))
    notes.add('derivedCodes', first.line)
  codes.set(codeKey(found), first.line)
  return { code: found, fault: undefined, ofGtin }
}
