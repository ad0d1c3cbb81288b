import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { ForeignItem } from '../items/foreign-item.ts'

const letters = String.raw`(?:\d?x{0,3}[sl]|[2-6]xl|m)`
const longestTitle = 200
/** "Maglia Stelvio tg. M", "Scarpe Adda (size 42)". */
const named = new RegExp(
  String.raw`[\s,(/–-]+(?:taglia|tg|misura|mis|size|grosse|groesse|gr|taille|talla)[.:]?\s*(${letters}|\d{2}(?:[.,]5)?)\)?$`,
)
/** "Maglia Stelvio M": a size only beside another one of the same title. */
const bare = new RegExp(String.raw`[\s,(/–-]+(${letters})\)?$`)

/** Sizes that a list without such a column writes into its titles; rows with one code are one product then. */
export function withSizesOfTitles(items: readonly ForeignItem[]): ForeignItem[] {
  const read = items.map(({ name, size }) => (size === '' ? sizeIn(name) : undefined))
  const bases = Map.groupBy(
    read.flatMap((one) => one ?? []),
    ({ base }) => foldText(base),
  )
  const codes = Map.groupBy(items, ({ code }) => codeKey(code))
  return items.map((item, i) => {
    const found = read[i]
    const sizes = new Set(bases.get(foldText(found?.base ?? ''))?.map(({ size }) => size))
    if (!found || (!found.isNamed && sizes.size < 2)) return item
    const isShared = item.code !== '' && (codes.get(codeKey(item.code))?.length ?? 0) > 1
    const group = item.code === '' ? item.group : `code ${codeKey(item.code)}`
    return { ...item, group, size: found.size, name: isShared ? found.base : item.name }
  })
}

function sizeIn(title: string): { base: string; size: string; isNamed: boolean } | undefined {
  const text = foldText(title)
  if (title.length > longestTitle) return undefined
  const match = named.exec(text) ?? bare.exec(text)
  if (!match?.[1] || match.index < 3) return undefined
  // Folding keeps the length of all but a few letters; those titles stay whole.
  const base = text.length === title.trim().length ? title.trim().slice(0, match.index) : title
  return { base, size: match[1].toUpperCase().replace(',', '.'), isNamed: named.test(text) }
}
