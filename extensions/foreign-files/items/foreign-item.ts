import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import type { ForeignText } from '../../stored-imports/foreign-fields.ts'
import type { RowFault } from './row-faults.ts'

/** A cell as the file has it: its text, and whether it is a number of its own. */
export interface Cell {
  text: string
  isNumber: boolean
}

/** A picture as the file names it: by its address, or as a file on the owner's computer. */
export interface NamedPicture {
  address: string
  alt: string
}

/** One item of a foreign file: a product, or one size or colour of it. */
export interface ForeignItem extends Record<ForeignText, string> {
  line: number
  /** What rows of the same model share; each its own where nothing is shared. */
  group: string
  /** The code of this size or colour. */
  code: string
  /** The code that the model has as a whole, and what to call it where it has none. */
  groupCode: string
  name: string
  description: string
  /** In the other shop's words, the narrower one first. */
  groups: readonly string[]
  /** What the file calls its group, and what is remembered of it. */
  word: string
  price: Cell
  salePrice: Cell
  /** Of a combination: what it costs more than its product, without VAT. */
  impact?: string
  stock: string | undefined
  /** Its part of what is counted for all sizes of its product together. */
  hasSharedStock?: boolean
  size: string
  /** What the shop pays. */
  cost: Cell
  grams: number | undefined
  isUsed: boolean
  isShown: boolean
  /** Its own: of this colour, where the file says so. */
  pictures: readonly NamedPicture[]
  /** Those of the model it belongs to. */
  modelPictures: readonly NamedPicture[]
  model: string
  why: 'gift_card' | 'no_article' | undefined
  /** The VAT rate that the file says. */
  vat: string
  /** Why it is left out: another currency, a variation without its article. */
  fault: RowFault | undefined
  /** Neither a code nor a GTIN of its own. */
  isCodeless?: boolean
  /** Without the code that most rows of its list have. */
  isUncoded?: boolean
  /** All texts of a short row, one of which may be a total's label. */
  labels?: readonly string[]
}

export const noCell: Cell = { text: '', isNumber: false }

const noSize = /^(default title|default|unico|senza taglia|-)$/i

/** "54 cm" → 54, "Taglia M" → M; what comes in one size has none. */
export function sizeName(written: string): string {
  const text = written.trim().replace(/\s+/g, ' ')
  if (noSize.test(text) || isOneSize(text)) return ''
  return text
    .replace(/^(taglia|tg\.?|size|misura)\s+/i, '')
    .replace(/^(\d+(?:[.,]\d+)?)\s*cm$/i, '$1')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\s*[,;:|]\s*/g, ' ')
    .slice(0, 20)
    .trim()
}

const gramsIn: Record<string, number> = {
  kg: 1000,
  kgs: 1000,
  g: 1,
  gr: 1,
  grams: 1,
  grammi: 1,
  lb: 453.592,
  lbs: 453.592,
  oz: 28.3495,
}

/** Grams of "10,4 kg", or of a number in the unit that its column names; undefined where nothing can be read. */
export function gramsOf(written: string, unitOfColumn: string): number | undefined {
  const match = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(written.trim())
  if (!match) return undefined
  const perUnit = gramsIn[(match[2] || unitOfColumn).toLowerCase()]
  const grams = Math.round(Number((match[1] ?? '').replace(',', '.')) * (perUnit ?? 0))
  return grams > 0 ? grams : undefined
}
