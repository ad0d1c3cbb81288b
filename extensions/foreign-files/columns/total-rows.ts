import { foldText } from '#shared/domain/platform/fold-text.ts'
import words from './cell-words.json' with { type: 'json' }

/** The fields that distinguish an item from a total. */
interface SummedRow {
  line: number
  /** A code or number of its own. */
  isCoded: boolean
  code: string
  name?: string
  /** Its other texts. */
  texts: readonly string[]
  /** The names of its groups. */
  groups?: readonly string[]
  cents: number | undefined
  pieces: number | undefined
}

const { always, alone, around, before, after } = words.totals
const anyOf = (text: string) => text.replaceAll(' ', '|')
const label = new RegExp(
  `^(?:(?:${anyOf(before)})[\\s-]+)?(?:(?:${anyOf(always)})(?=$|[^\\p{L}])|(?:${anyOf(alone)})\\.?(?=$|\\s*[^\\p{L}\\s]|\\s+(?:${anyOf(after)})(?!\\p{L})))`,
  'u',
)
const wordsOf = (text: string) => new Set(text.split(' '))
const totals = wordsOf(`${always} ${alone}`)
const companions = wordsOf(`${around} ${before} ${after}`)
const longestLabel = 60

/** «Totale componenti», «Sum of all items»: what begins with a word for a total, or has no other words. */
export const isTotalLabel = (text: string) =>
  label.test(foldText(text.slice(0, longestLabel)).replace(/^[^\p{L}\p{N}]+/u, '')) || isOnlyTotal(text)

/** «Grand total», «Suma total 12», «Σ»: words for a total, in any order, and figures. */
function isOnlyTotal(text: string): boolean {
  if (text.length > longestLabel) return false
  if (/^\s*[Σ∑]/u.test(text)) return true
  const all = foldText(text).match(/\p{L}+/gu) ?? []
  return all.some((word) => totals.has(word)) && all.every((word) => totals.has(word) || companions.has(word))
}

/**
 * Lines with totals: by their label, or in a line without a code a sum of items, a group's name or no name.
 */
export function totalLines(rows: readonly SummedRow[]): Set<number> {
  const found = new Set<number>()
  const groups = new Set(rows.flatMap((row) => (row.isCoded ? (row.groups ?? []).map(foldText) : [])))
  const isGroup = ({ name }: SummedRow) =>
    name !== undefined && groups.size > 0 && (name === '' || groups.has(foldText(name)))
  const sums = [new RunningSum(), new RunningSum()]
  for (const row of rows) {
    const { line, isCoded, code, texts, cents, pieces } = row
    const isSum = cents !== undefined && sums.some((sum) => sum.isOfLast(cents))
    // A code without figures, or the sum of the rows above, does not make an article of what is only called a total.
    const isNamed = isCoded
      ? !/\d/.test(code) && (isTotalLabel(code) || texts.some(isOnlyTotal))
      : texts.some(isTotalLabel)
    const isSummed = isSum && (!isCoded || texts.some(isOnlyTotal))
    if (isNamed || isSummed || (!isCoded && cents !== undefined && isGroup(row))) found.add(line)
    else if (isCoded && cents !== undefined)
      for (const [i, sum] of sums.entries()) sum.add(cents * (i === 0 ? 1 : (pieces ?? 0)))
  }
  return found
}

/** Knows whether an amount is the sum of two or more of the last. */
class RunningSum {
  #sum = 0
  #last: number | undefined
  #before = new Set<number>()

  add(amount: number): void {
    if (this.#last !== undefined) this.#before.add(this.#sum - this.#last)
    this.#sum += amount
    this.#last = amount
  }

  isOfLast(amount: number): boolean {
    return amount > 0 && this.#before.has(this.#sum - amount)
  }
}
