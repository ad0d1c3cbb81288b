import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { isGtin } from '#shared/domain/catalog/gtin.ts'
import { isText } from '#shared/domain/catalog/plain-fields.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { pricesOfCells, type RowPrice } from '../columns/import-prices.ts'
import type { Columns, Role } from '../columns/known-columns.ts'
import { plainDescription } from '../columns/plain-description.ts'
import { readStock } from '../columns/stock-cell.ts'
import { gramsOf, sizeName } from '../items/foreign-item.ts'
import { isNo, isYes, weightUnit } from '../items/item-of-row.ts'
import type { Reading } from './product-rows.ts'

const texts = {
  noSize: ['senza taglia', 'no size'],
  soldOut: ['esaurito', 'sold out'],
  pieces: ['{n} pezzi', '{n} items'],
  piece: ['1 pezzo', '1 item'],
  noPrice: ['senza prezzo', 'no price'],
  unread: ['non si legge', 'can’t be read'],
  rightGtins: ['{n} con la cifra di controllo giusta', '{n} with the right check digit'],
  wrongGtins: ['{n} sbagliati o rovinati: restano vuoti', '{n} wrong or spoiled: they stay empty'],
  hidden: ['non si vede nel negozio', 'not shown in the shop'],
  markUp: ['il prezzo è in media {n} volte il costo', 'the price is {n} times the cost on average'],
  saleOut: ['resta fuori: entra il prezzo pieno', 'stays out: the full price comes in'],
  words: ['vedi la tabella delle parole', 'see the table of words'],
  shown: ['attivo', 'active'],
  off: ['spento', 'switched off'],
  used: ['usato', 'used'],
  new: ['nuovo', 'new'],
  pictures: ['{n} foto', '{n} pictures'],
} as const satisfies Record<string, readonly [string, string]>

const samplesShown = 3
const charactersShown = 80

interface Ground {
  table: FileTable
  columns: Columns
  reading: Pick<Reading, 'sign' | 'keepsHtml' | 'mapping'>
  language: Language
}

/** The interpretation of each column's first values, in words. */
export function describeColumns(context: Ground): Map<number, string[]> {
  return new Map([...context.columns].map(([role, at]) => [at, ofColumn(role, at, context)]))
}

function ofColumn(role: Role, at: number, context: Ground): string[] {
  const { table, columns, reading, language } = context
  const say = (key: keyof typeof texts, n = '') => texts[key][language === 'it' ? 0 : 1].replace('{n}', n)
  const cells = table.rows.map(({ cells }) => (cells[at] ?? '').trim())
  const samples = cells.filter((cell) => cell !== '').slice(0, samplesShown)
  const shownAs = (write: (cell: string) => string) => samples.map((cell) => write(cell).slice(0, charactersShown))
  const count = (n: number) => n.toLocaleString(language === 'it' ? 'it-IT' : 'en-GB')
  switch (role) {
    case 'price':
      return amountsAt(at, context, say)
    case 'cost':
      return [say('hidden'), ...markUp(at, context, say)]
    case 'salePrice':
    case 'compareAt':
      return [say('saleOut')]
    case 'category':
    case 'kind':
      return [say('words')]
    case 'gtin': {
      const written = cells.map((cell) => cell.replace(/[\s'-]/g, '')).filter((cell) => cell !== '')
      const right = written.filter(isGtin).length
      const wrong = written.length - right
      return [...(right ? [say('rightGtins', count(right))] : []), ...(wrong ? [say('wrongGtins', count(wrong))] : [])]
    }
    case 'images':
      return [say('pictures', count(cells.reduce((sum, cell) => sum + (cell.match(/https?:/g)?.length ?? 0), 0)))]
    case 'stock':
      return shownAs((cell) => {
        const units = Number(readStock(cell).units)
        if (!Number.isInteger(units)) return say('unread')
        if (units <= 0) return say('soldOut')
        return units === 1 ? say('piece') : say('pieces', count(units))
      })
    case 'size':
    case 'option1':
      return shownAs((cell) => sizeName(cell) || say('noSize'))
    case 'weight': {
      const unit = weightUnit({ ...table, columns, rules: undefined }, reading.mapping === 'shopify' ? 'g' : 'kg')
      return shownAs((cell) => {
        const grams = gramsOf(cell, unit)
        return grams === undefined ? say('unread') : `${(grams / 1000).toLocaleString(language)} kg`
      })
    }
    case 'condition':
      return shownAs((cell) => say(/^(used|refurbished|usat|ricondizionat)/i.test(cell) ? 'used' : 'new'))
    case 'isActive':
      return shownAs((cell) => say(isNo(cell) || !(isYes(cell) || reading.mapping === 'list') ? 'off' : 'shown'))
    case 'description':
    case 'shortDescription':
      return shownAs((cell) => (reading.keepsHtml ? cell : plainDescription(cell)).replace(/\s+/g, ' '))
    case 'name':
      return shownAs((cell) => plainDescription(cell).replace(/\s+/g, ' '))
    case 'code':
    case 'model':
      return shownAs((cell) => cell)
    default:
      if (!isText(role)) return []
      return [...shownAs((cell) => cell), ...('isInternal' in productFields[role] ? [say('hidden')] : [])]
  }
}

type Say = (key: keyof typeof texts, n?: string) => string

function readColumn(at: number, { table, reading }: Ground): { written: string; read: RowPrice }[] {
  const cells = table.rows.map(({ cells, numbers }) => ({
    text: (cells[at] ?? '').trim(),
    isNumber: numbers?.has(at) ?? false,
  }))
  const read = pricesOfCells(cells, undefined, reading.sign)
  return cells.map(({ text }, i) => ({ written: text, read: read[i] ?? { kind: 'none' } }))
}

function amountsAt(at: number, context: Ground, say: Say): string[] {
  return readColumn(at, context)
    .filter(({ written }) => written !== '')
    .slice(0, samplesShown)
    .map(({ read }) => {
      if (read.kind === 'problem') return say('unread')
      const isPrice = read.kind === 'amount' && centsOf(read.text) > 0
      return isPrice ? formatEuro(centsOf(read.text), context.language) : say('noPrice')
    })
}

/** The average margin of products with both prices. */
function markUp(at: number, context: Ground, say: Say): string[] {
  const priceAt = context.columns.get('price')
  if (priceAt === undefined) return []
  const prices = readColumn(priceAt, context)
  const shares = readColumn(at, context).flatMap(({ read }, i) => {
    const price = prices[i]?.read
    if (read.kind !== 'amount' || price?.kind !== 'amount' || centsOf(read.text) === 0) return []
    return centsOf(price.text) / centsOf(read.text)
  })
  if (shares.length === 0) return []
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return [say('markUp', mean.toLocaleString(context.language, { maximumFractionDigits: 1 }))]
}
