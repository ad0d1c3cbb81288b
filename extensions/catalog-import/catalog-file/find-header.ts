import { type FileRow, type FileTable, headedAt, rowsIn, widestRow } from '#server/platform/file-reading/file-table.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { fieldsOfHeader } from '../../foreign-files/columns/catalog-file-columns.ts'
import { columnWord } from '../../foreign-files/columns/column-word.ts'
import { sxt26 } from '../../foreign-files/columns/dealer-feed-sxt26.ts'
import {
  type HeaderMeaning,
  isFigure,
  meaningOf,
  rememberedMeanings,
} from '../../foreign-files/columns/list-columns.ts'
import { saysGross, saysWithoutVat } from '../../foreign-files/columns/net-prices.ts'
import { systemOf } from '../../foreign-files/columns/system-columns.ts'
import { type FileMemory, fingerprintOf } from '../../foreign-files/mapping/file-memory.ts'

const rowsLookedAt = 40
const longestName = 200
/** More than any count of columns: the row is known as a whole. */
const certain = 10_000

/**
 * The table from its header on: the row, or two rows one below the other, that names most columns in words that the
 * shop knows. Without such a row the widest of the first is it, or, where that holds figures, there is none.
 */
export function withHeader(table: FileTable, memory: FileMemory, language: Language): FileTable {
  if (!table.head) return table
  const firsts = rowsIn(table).slice(0, rowsLookedAt)
  const scoreOf = scorer(memory)
  let best = { at: -1, score: 1, names: [] as string[] }
  for (const [at, row] of firsts.entries()) {
    const below = firsts[at + 1]
    const single = namesIn(row)
    const score = scoreOf(single)
    if (score > best.score) best = { at, score, names: single }
    // A title stands alone.
    if (!below || score >= certain || single.filter((name) => name !== '').length < 2) continue
    const lower = namesIn(below)
    const names = joinedNames(single, lower)
    const joined = scoreOf(names)
    const isSecond = best.at === at && joined === score && isAllKnown(lower)
    if ((joined > best.score || isSecond) && joined > scoreOf(lower)) best = { at: at + 1, score: joined, names }
  }
  if (best.at >= 0) return headedAt(table, best.at, best.names)
  const widest = widestRow(table)
  if (!isProduct(firsts, widest)) return headedAt(table, widest)
  const width = Math.max(...firsts.map(({ cells }) => cells.length))
  const names = Array.from({ length: width }, (_, i) => `${language === 'it' ? 'Colonna' : 'Column'} ${i + 1}`)
  return { ...headedAt(table, widest - 1, names), isHeadless: true }
}

/** Whether a row holds nothing but names of columns: a second row of the header. */
function isAllKnown(names: readonly string[]): boolean {
  const filled = names.filter((name) => name !== '')
  return filled.length > 1 && filled.every((name) => meaningOf(name))
}

const namesIn = ({ cells }: FileRow) => cells.map((cell) => cell.trim().slice(0, longestName))

/** How many columns of the shop a row names; figures among them speak against it. */
function scorer({ mappings }: FileMemory): (names: readonly string[]) => number {
  const remembered = rememberedMeanings(mappings)
  const fingerprints = new Set(mappings.map(({ fingerprint }) => fingerprint))
  const known = new Map<string, HeaderMeaning | undefined>()
  const meaning = (name: string) => {
    if (!known.has(name)) known.set(name, meaningOf(name))
    return known.get(name)
  }
  return (names) => {
    const filled = names.filter((name) => name !== '')
    if (filled.length < 2) return 0
    if (sxt26.required.every((name) => names.includes(name)) || systemOf(names)) return certain
    if (fingerprints.has(fingerprintOf(names))) return certain
    const numbers = filled.filter((name) => isFigure(name) && !/^(19|20)\d\d$/.test(name))
    // 36, 37, 38: a column for each size.
    const areSizes =
      numbers.length > 2 && numbers.every((name, i) => /^\d{2}$/.test(name) && name > (numbers[i - 1] ?? ''))
    const figures = areSizes ? 0 : numbers.length
    const said = new Set(
      filled.flatMap((name) => {
        const read = meaning(name)
        const field = remembered.get(columnWord(name))
        if (!read) return field ? [field] : []
        if ('price' in read) return [`${read.price} ${read.isNet}`]
        return read.role === 'other' ? [] : [read.role]
      }),
    )
    const own = new Set(fieldsOfHeader(names).filter((field) => field !== undefined)).size
    return Math.max(said.size, own) - figures * 2
  }
}

/** "Prezzi" above "Netto" and "Pubblico": a cell above stands for the empty ones beside it too. */
function joinedNames(above: readonly string[], below: readonly string[]): string[] {
  let last = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, i) => {
    const [top = '', name = ''] = [above[i], below[i]]
    last = top || last
    if (name === '' || top !== '') return `${top} ${name}`.trim()
    const own = meaningOf(name)
    // "IVA esclusa" says something of the price above it, "IVA %" is a column of its own.
    const isWhole = own && 'role' in own && !saysWithoutVat(name) && !saysGross(name)
    return isWhole ? name : `${last} ${name}`.trim()
  })
}

/** A row is a product, not a header, where it holds a figure, or a code of the same form as the row below. */
function isProduct(rows: readonly FileRow[], at: number): boolean {
  const form = (cell = '') =>
    cell
      .trim()
      .slice(0, longestName)
      .replace(/\p{L}+/gu, 'a')
      .replace(/\d+/g, '9')
  const below = rows[at + 1]?.cells
  return (rows[at]?.cells ?? []).some(
    (cell, i) => isFigure(cell.slice(0, longestName)) || (/\d/.test(cell) && form(cell) === form(below?.[i])),
  )
}
