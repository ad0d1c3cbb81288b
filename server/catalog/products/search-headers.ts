import type { ProductList } from '#server/catalog/product-index/product-list.ts'
import { conditionLabel, firstName } from '#server/catalog/search/condition-labels.ts'
import type { UnderstoodCondition } from '#shared/contract/catalog/catalog.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

/** The interpretation of a search as headers, which are ASCII only. */
export function searchHeaders(
  { match, reading }: Pick<ProductList, 'match' | 'reading'>,
  language: Language = 'it',
): Record<string, string> {
  const { conditions, corrected, missing, notSold } = reading
  const understood = conditions.flatMap((condition): UnderstoodCondition[] => {
    const lack = missing.find((one) => one.condition === condition)
    const label = conditionLabel(condition, language)
    if (label === '' || (condition.kind === 'number' && !lack)) return []
    return [
      {
        kind: condition.kind,
        label,
        ...(condition.kind === 'size' && { sizes: [condition.size, ...(condition.others ?? [])] }),
        ...(condition.kind === 'price' &&
          condition.range.maxCents !== undefined && { maxPrice: toDecimal(condition.range.maxCents) }),
        ...(lack && { missing: true }),
        ...(lack?.nearest && { nearest: lack.nearest }),
      },
    ]
  })
  return {
    'x-match': match,
    ...(understood.length > 0 && { 'x-understood': inAscii(JSON.stringify(understood)) }),
    ...(corrected !== undefined && { 'x-corrected': encodeURIComponent(corrected) }),
    ...(notSold && { 'x-not-sold': encodeURIComponent(firstName(notSold.kind, language)) }),
    ...(notSold?.nearest && { 'x-nearest-kind': encodeURIComponent(firstName(notSold.nearest, language)) }),
  }
}

function inAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
