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

const { always, alone, before, after } = words.totals
const anyOf = (text: string) => text.replaceAll(' ', '|')
const label = new RegExp(
  `^(?:(?:${anyOf(before)})[\\s-]+)?(?:(?:${anyOf(always)})(?=$|[^\\p{L}])|(?:${anyOf(alone)})\\.?(?=$|\\s*[^\\p{L}\\s]|\\s+(?:${anyOf(after)})(?!\\p{L})))`,
  'u',
)
const longestLabel = 60

export const isTotalLabel = (text: string) => label.test(foldText(text.slice(0, longestLabel)))

/**
 * Lines with totals: by their label, or in a line without a code a sum of items with codes, a group's name or no name.
 */
export function totalLines(rows: readonly SummedRow[]): Set<number> {
  const found = new Set<number>()
  const groups = new Set(rows.flatMap((row) => (row.isCoded ? (row.groups ?? []).map(foldText) : [])))
  const isGroup = ({ name }: SummedRow) =>
    name !== undefined && groups.size > 0 && (name === '' || groups.has(foldText(name)))
  const none = { articles: 0, cents: 0, worth: 0 }
  const all = { ...none }
  let group = { ...none }
  for (const row of rows) {
    const { line, isCoded, code, texts, cents, pieces } = row
    const isSumOf = (sum: typeof none) => sum.articles > 1 && (cents === sum.cents || cents === sum.worth)
    const isNamed = isCoded ? isTotalLabel(code) && !/\d/.test(code) : texts.some(isTotalLabel)
    if (isNamed || (!isCoded && cents !== undefined && (isSumOf(group) || isSumOf(all) || isGroup(row)))) {
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
