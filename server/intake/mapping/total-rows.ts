import { foldText } from '#shared/domain/platform/fold-text.ts'

/** The fields that distinguish an item from a total. */
interface SummedRow {
  line: number
  /** A code or number of its own. */
  isCoded: boolean
  code: string
  /** Its other texts. */
  texts: readonly string[]
  cents: number | undefined
  pieces: number | undefined
}

const label =
  /^(?:(?:sub|gran|grand|importo|prezzo|somma|general|generale)[\s-]*)*(?:totale?|totali|subtotale?|tot\.?|parziale|somma|sommano|riporto|a riportare|summe|gesamt(?:summe|betrag)?|zwischensumme|sous[\s-]total|sum)(?=$|[\s:.,;(=-])/

const isLabel = (text: string) => label.test(foldText(text).trim())

/** Lines with totals: by their label, or a sum of items with codes in a line without one. */
export function totalLines(rows: readonly SummedRow[]): Set<number> {
  const found = new Set<number>()
  const none = { articles: 0, cents: 0, worth: 0 }
  const all = { ...none }
  let group = { ...none }
  for (const { line, isCoded, code, texts, cents, pieces } of rows) {
    const isSumOf = (sum: typeof none) => sum.articles > 1 && (cents === sum.cents || cents === sum.worth)
    const isNamed = isCoded ? isLabel(code) && !/\d/.test(code) : texts.some(isLabel)
    if (isNamed || (!isCoded && cents !== undefined && (isSumOf(group) || isSumOf(all)))) {
      found.add(line)
      group = { ...none }
    } else if (isCoded && cents !== undefined)
      for (const sum of [all, group]) {
        sum.articles++
        sum.cents += cents
        sum.worth += cents * (pieces ?? 0)
      }
  }
  return found
}
