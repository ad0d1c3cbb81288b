import type { FileRow } from '#server/platform/file-reading/file-table.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import {
  type DecimalSign,
  type PriceCell,
  type PriceDoubt,
  readPriceColumn,
} from '#shared/domain/platform/price-column.ts'
import type { CatalogFileForm } from './catalog-file-mapping.ts'

export type RowPrice =
  /** An odd one is written with other signs than the rest of its column. */
  | { kind: 'amount'; text: string; isOdd?: boolean }
  /** Without VAT, which is to be added; of any decimals. */
  | { kind: 'net'; text: string }
  | { kind: 'none' }
  /** For a new product no price, for a known one a cell to be corrected. */
  | { kind: 'words' }
  | { kind: 'problem'; message(language: Language): string }

/** Cents with VAT of an amount without, of any decimals. */
export const withTax = (net: string, rate: number): number =>
  Math.round(Number((Number(net) * (100 + rate)).toFixed(6)))

const none: RowPrice = { kind: 'none' }

type ToEuro = CatalogFileForm['toEuroCents']

/** A cell of a price column; a numeric cell is unambiguous, and says nothing about the others' decimal sign. */
interface PriceText {
  text: string
  isNumber: boolean
}

export function pricesOfRows(rows: readonly FileRow[], { priceColumn, toEuroCents }: CatalogFileForm): RowPrice[] {
  if (priceColumn === undefined) return rows.map(() => none)
  const cells = rows.map(({ cells, numbers }) => ({
    text: cells[priceColumn] ?? '',
    isNumber: numbers?.has(priceColumn) ?? false,
  }))
  return pricesOfCells(cells, toEuroCents)
}

/** @param sign the chosen decimal separator, if any */
export function pricesOfCells(cells: readonly PriceText[], toEuroCents?: ToEuro, sign?: DecimalSign): RowPrice[] {
  const texts = cells.map(({ text, isNumber }) => (isNumber ? '' : text))
  const read = readPriceColumn(texts, sign)
  // A column of a sheet that calculates shows cents and holds more.
  const isCalculated = cells.some(({ text, isNumber }) => isNumber && /\.\d{4}/.test(text))
  return cells.map(({ text, isNumber }, i) =>
    rowPrice(
      isNumber ? priceOfNumber(text, isCalculated) : (read[i] ?? { kind: 'none', isEmpty: true }),
      text,
      toEuroCents,
    ),
  )
}

function priceOfNumber(text: string, isCalculated: boolean): PriceCell {
  const hundredths = Number((Number(text) * 100).toFixed(6))
  const cents = Math.round(hundredths)
  if (!isCalculated && Math.abs(hundredths - cents) > 1e-6) return { kind: 'unclear', why: 'decimals', sign: undefined }
  return { kind: 'amount', text: toDecimal(cents) }
}

function rowPrice(cell: PriceCell, written: string, toEuroCents: ToEuro): RowPrice {
  if (cell.kind === 'unclear')
    return { kind: 'problem', message: (language) => doubtText(cell.why, cell.sign, written.trim(), language) }
  if (cell.kind === 'none') return cell.isEmpty || toEuroCents ? none : { kind: 'words' }
  if (!toEuroCents) return cell
  const cents = parseDecimal(cell.text)
  if (cents === undefined || cents < 0)
    return { kind: 'problem', message: (language) => doubtText('unreadable', undefined, written.trim(), language) }
  // Zero means "no price".
  return cents === 0 ? none : { kind: 'amount', text: toDecimal(toEuroCents(cents)) }
}

const signNames = { it: { ',': 'la virgola', '.': 'il punto' }, en: { ',': 'a comma', '.': 'a point' } }

function doubtText(why: PriceDoubt, sign: DecimalSign | undefined, cell: string, language: Language): string {
  const shown = language === 'it' ? `«${cell.slice(0, 40)}»` : `“${cell.slice(0, 40)}”`
  const separator = sign && signNames[language][sign]
  const texts: Record<PriceDoubt, [string, string]> = {
    ambiguous: [
      `${shown} si legge in due modi: scrivi il prezzo con due decimali.`,
      `${shown} can be read in two ways: write the price with two decimals.`,
    ],
    other_sign: separator
      ? [
          `${shown}: nelle altre righe è ${separator} a separare i decimali. Usa lo stesso segno.`,
          `${shown}: the other lines have ${separator} before their decimals. Use the same sign.`,
        ]
      : [
          `${shown}: la colonna usa sia la virgola sia il punto per i decimali. Usane uno solo.`,
          `${shown}: the column has both commas and points before decimals. Use one of them.`,
        ],
    decimals: [
      `${shown}: in questa colonna ${separator ?? 'il segno'} separa i decimali, e un prezzo ne ha al massimo due.`,
      `${shown}: this column has ${separator ?? 'a sign'} before its decimals, and a price has at most two.`,
    ],
    several: [
      `${shown}: è il prezzo di più pezzi. Scrivi quello di uno.`,
      `${shown}: this is the price of several. Write the price of one.`,
    ],
    currency: [
      `${shown}: non è in euro. Scrivi il prezzo in euro.`,
      `${shown}: this is not in euros. Write the price in euros.`,
    ],
    net: [
      `${shown}: è senza IVA, le altre righe no. Scrivi il prezzo con l’IVA.`,
      `${shown}: this is without VAT, the other lines are not. Write the price with VAT.`,
    ],
    unreadable: [
      `${shown}: ${lowered(messageText('field_amount', 'it'))}`,
      `${shown}: ${lowered(messageText('field_amount', 'en'))}`,
    ],
  }
  return texts[why][language === 'it' ? 0 : 1]
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
