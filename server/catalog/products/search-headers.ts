import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { ProductList } from '#server/catalog/product-index/product-list.ts'
import { meantSizes } from '#server/catalog/product-index/size-tests.ts'
import { asTyped, conditionLabel, firstName } from '#server/catalog/search/condition-labels.ts'
import type { ProductQuery } from '#shared/contract/catalog/catalog.ts'
import type { SearchedSizes, UnderstoodCondition } from '#shared/contract/catalog/search-reply.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

/** The interpretation of a search as headers, which are ASCII only. */
export function searchHeaders(
  { match, reading, products }: Pick<ProductList, 'match' | 'reading' | 'products'>,
  { q = '', lang: language = 'it' }: Pick<ProductQuery, 'q' | 'lang'>,
  state: CatalogState,
): Record<string, string> {
  const { conditions, corrected, missing, notSold, unread, words } = reading
  const understood = conditions.flatMap((condition): UnderstoodCondition[] => {
    const lack = missing.find((one) => one.condition === condition)
    const nearest = lack?.nearest(language)
    const label = conditionLabel(condition, language, q)
    if (label === '' || (condition.kind === 'number' && !lack)) return []
    return [
      {
        kind: condition.kind,
        label,
        ...(condition.kind === 'price' &&
          condition.range.maxCents !== undefined && { maxPrice: toDecimal(condition.range.maxCents) }),
        ...(condition.kind === 'by' && { weekday: condition.weekday, inDays: condition.inDays }),
        ...(lack && { missing: true }),
        ...(nearest && { nearest }),
      },
    ]
  })
  // Beside nothing else they are the whole query.
  if (understood.length > 0) for (const text of words) understood.push({ kind: 'word', label: asTyped(text, q) })
  const met = conditions.filter((condition) => missing.every((one) => one.condition !== condition))
  const all = products.map((product) => [product.id, meantSizes(product, met, state)] as const)
  const sizes: SearchedSizes = Object.fromEntries(all.filter(([, own]) => own.length > 0))
  return {
    'x-match': match,
    ...(Object.keys(sizes).length > 0 && { 'x-searched-sizes': inAscii(JSON.stringify(sizes)) }),
    ...(understood.length > 0 && { 'x-understood': inAscii(JSON.stringify(understood)) }),
    ...(unread.length > 0 && { 'x-not-understood': inAscii(JSON.stringify(unread)) }),
    ...(corrected !== undefined && { 'x-corrected': encodeURIComponent(corrected) }),
    ...(notSold && { 'x-not-sold': encodeURIComponent(firstName(notSold.kind, language)) }),
    ...(notSold?.nearest && {
      'x-nearest-kind': encodeURIComponent(
        [firstName(notSold.nearest, language), notSold.size].filter(Boolean).join(' '),
      ),
    }),
  }
}

function inAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
