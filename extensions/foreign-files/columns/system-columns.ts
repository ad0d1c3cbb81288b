import { productFields } from '#shared/domain/catalog/product-fields.ts'
import { plainForeign } from '../../stored-imports/foreign-fields.ts'
import { type ShopSystem, shopSystemNames } from '../../stored-imports/shop-systems.ts'
import { columnWord } from './column-word.ts'
import type { Columns, Role } from './known-columns.ts'
import systems from './shop-systems.json' with { type: 'json' }

/** How the exports of a shop system are read. */
export interface SystemRules {
  /**
   * Roles or signs of its columns: all of the first and one of the second, or both of "a+b", tell the system. What a
   * supplier's list has too proves nothing.
   */
  all: readonly string[]
  some: readonly string[]
  /** The words of each role's column, the preferred one first; `*` stands for any ending. */
  columns: Partial<Record<Role, readonly string[]>>
  signs?: Record<string, readonly string[]>
  /** What stands in all rows of the column of kinds. */
  kinds?: readonly string[]
  /** How rows of one product find each other; otherwise each row is an item. */
  rows?: 'heads' | 'listed'
  /** Words of the kind of row: sizes and colours, rows that describe others, goods that are no articles. */
  variation?: readonly string[]
  skipped?: readonly string[]
  noArticle?: readonly string[]
  hidden?: readonly string[]
  /** What a column says of stock that is not counted. */
  uncounted?: readonly string[]
  /** What stands before a product's number where it has no code. */
  codePrefix?: string
  /** `unsaid`: no column says whether prices are with VAT, and they usually are not. */
  taxes?: 'unsaid' | 'column'
  categories?: { list?: string; path?: string; takes?: 'last'; root?: boolean }
}

const rules: Record<ShopSystem, SystemRules> = systems as Record<ShopSystem, SystemRules>

export const rulesOf = (mapping: string): SystemRules | undefined => rules[mapping as ShopSystem]

function place(words: readonly string[], names: readonly string[], isFree: (i: number) => boolean): number {
  for (const name of names) {
    const begins = name.endsWith('*') ? name.slice(0, -1) : undefined
    const at = words.findIndex(
      (word, i) => isFree(i) && (begins === undefined ? word === name : word.startsWith(begins)),
    )
    if (at >= 0) return at
  }
  return -1
}

/** The column of each role of a shop system. */
export function systemColumns(header: readonly string[], mapping: ShopSystem): Columns {
  const found = new Map<Role, number>()
  const words = header.map(columnWord)
  const take = (role: Role, at: number) => {
    if (at >= 0 && !found.has(role)) found.set(role, at)
  }
  const isFree = (i: number) => ![...found.values()].includes(i)
  for (const [role, names] of Object.entries(rules[mapping].columns)) take(role as Role, place(words, names, isFree))
  for (const field of plainForeign) {
    const names: Partial<Record<string, RegExp>> = productFields[field].foreign
    const name = names[mapping]
    if (name)
      take(
        field,
        words.findIndex((word, i) => isFree(i) && name.test(word)),
      )
  }
  return found
}

const rowsLookedAt = 200

/** The system that writes such columns, or such kinds of rows; undefined for unknown ones. */
export function systemOf(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[] = [],
): ShopSystem | undefined {
  const words = header.map(columnWord)
  return shopSystemNames.find((mapping) => {
    const { all, some, signs, kinds = [] } = rules[mapping]
    const columns = systemColumns(header, mapping)
    const hasKinds = () => {
      const at = columns.get('rowKind') ?? -1
      const said = rows
        .slice(0, rowsLookedAt)
        .flatMap(({ cells }) => (cells[at] ?? '').toLowerCase().match(/\w+/g) ?? [])
      return said.length > 0 && said.every((kind) => kinds.includes(kind))
    }
    const has = (name: string): boolean => {
      if (name === 'kinds') return hasKinds()
      const sign = signs?.[name]
      // "list_price" is a program's own name, "List price" is a supplier's too.
      return sign ? [words, header].some((names) => place(names, sign, () => true) >= 0) : columns.has(name as Role)
    }
    return all.every(has) && some.some((one) => one.split('+').every(has))
  })
}
