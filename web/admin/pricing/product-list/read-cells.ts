import { maxPriceCents, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { type PriceCell, type PriceDoubt, readPriceColumn } from '#shared/domain/platform/price-column.ts'
import { euro, lastDayText } from '#web/admin/admin-format.ts'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { type CellDraft, type CellField, type CellProduct, storedValues } from './cell-drafts.ts'

/** A cell as a number, or why it is none; undefined where it is empty. */
export type ReadCell = { value: number } | { problem: string } | undefined

const doubts: Record<PriceDoubt, string> = {
  ambiguous: 'Si legge in due modi: scrivilo con due decimali.',
  other_sign: 'Virgola o punto? Scrivilo con due decimali.',
  decimals: 'Un prezzo ha al massimo due decimali.',
  several: 'Sembra il prezzo di più pezzi: scrivi quello di uno.',
  currency: 'Non è in euro.',
  net: 'È senza IVA: scrivi il prezzo con l’IVA.',
  unreadable: 'Non è un prezzo: per esempio 1.250,00.',
}

function priceOf(text: string, cell: PriceCell): ReadCell {
  if (text.trim() === '') return undefined
  if (/[\d.,]\p{L}+[\d.,]/u.test(text)) return { problem: 'C’è una lettera fra le cifre.' }
  if (cell.kind === 'none') return { problem: doubts.unreadable }
  if (cell.kind === 'unclear') return { problem: doubts[cell.why] }
  const value = parseDecimal(cell.text)
  if (value === undefined || value > maxPriceCents) return { problem: 'Al massimo 99.999,99 €.' }
  return value > 0 ? { value } : { problem: 'Scrivi un prezzo sopra zero.' }
}

/**
 * Pasted prices, read as a column of an imported file. Cells that have one reading alone are read so even where the
 * column has both signs: what they were and become is seen before it is saved.
 */
export function readPrices(texts: readonly string[]): ReadCell[] {
  const column = readPriceColumn(texts)
  return texts.map((text, i) => {
    const [alone] = readPriceColumn([text])
    const cell = alone?.kind === 'amount' ? alone : column[i]
    return priceOf(text, cell ?? { kind: 'none', isEmpty: true })
  })
}

/** A typed price: "1.250" is a thousand here, as in the form. */
export function readTypedPrice(text: string): ReadCell {
  const cents = readAmount(text)
  const [pasted] = readPrices([text])
  if (!cents || cents < 0 || (pasted && 'value' in pasted)) return pasted
  return cents > maxPriceCents ? { problem: 'Al massimo 99.999,99 €.' } : { value: cents }
}

export function readUnits(text: string): ReadCell {
  const bare = text.trim().replace(/\s*(pz|pezzi|pezzo)\.?$/i, '')
  if (bare === '') return text.trim() === '' ? undefined : { problem: 'Scrivi un numero intero.' }
  if (!/^\d{1,9}([.,]0{1,2})?$/.test(bare)) return { problem: 'Scrivi un numero intero, per esempio 12.' }
  const value = Number(bare.replace(/[.,].*/, ''))
  return value > 99_999 ? { problem: 'Al massimo 99.999 pezzi.' } : { value }
}

/** @returns undefined when nothing changes */
export function draftOf(
  product: CellProduct,
  field: CellField,
  texts: Readonly<Record<string, string>>,
  read?: ReadCell,
): CellDraft | undefined {
  const from = storedValues(product, field)
  const values: Record<string, number> = {}
  let problem: string | undefined
  for (const [part, text] of Object.entries(texts)) {
    if (!(part in from)) problem ??= 'Ha le taglie: scrivi lo stock di ognuna.'
    const cell = read ?? (field === 'price' ? readTypedPrice(text) : readUnits(text))
    if (cell && 'problem' in cell) problem ??= cell.problem
    // An emptied cell keeps its value.
    else if (cell && cell.value !== from[part]) values[part] = cell.value
  }
  if (problem === undefined && Object.keys(values).length === 0) return undefined
  const draft: CellDraft = { product, field, texts, from, values, problem }
  return field === 'price' && product.reduction && !problem ? { ...draft, question: reductionQuestion(draft) } : draft
}

function reductionQuestion({ product, values, from }: CellDraft): CellDraft['question'] {
  const { until = null, after = product.price } = product.reduction ?? {}
  const end = until ? ` fino al ${lastDayText(until)}` : ''
  return {
    text: `È in ribasso${end}, poi torna a ${euro(after)}. Con un prezzo scritto a mano il ribasso di questo articolo finisce adesso.`,
    keep: `Lascia ${euro(product.price)}`,
    put: `Chiudi il ribasso e metti ${euro(toDecimal(values[''] ?? 0))}`,
    now: from,
  }
}
