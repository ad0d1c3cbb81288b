import type { ProductQuery } from '#shared/contract/catalog/catalog.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

/** The query in its one canonical spelling: requests that mean the same share one cached answer. */
export function canonicalQuery(query: Partial<ProductQuery>): string {
  const {
    brand = [],
    without = [],
    frameSize = [],
    color = [],
    fact = [],
    own = [],
    minPrice: minCents,
    maxPrice: maxCents,
    limit,
    offset,
  } = query
  const parameters = new URLSearchParams()
  const say = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parameters.append(name, String(value))
  }
  say('category', query.category)
  say('subcategory', query.subcategory)
  say('shelf', query.shelf)
  say('ids', query.ids?.join(','))
  say('q', query.q === undefined ? undefined : foldText(query.q))
  for (const value of sorted(without)) say('without', value)
  for (const value of sorted(brand)) say('brand', value)
  for (const value of sorted(frameSize)) say('frameSize', value)
  for (const value of sorted(color)) say('color', value)
  for (const value of sorted(fact)) say('fact', value)
  say('minPrice', minCents === undefined ? undefined : toDecimal(minCents))
  say('maxPrice', maxCents === undefined ? undefined : toDecimal(maxCents))
  say('inStock', query.inStock === 'true' ? 'true' : undefined)
  say('sort', query.sort)
  say('sold', query.sold)
  say('models', query.models)
  say('bike', query.bike)
  for (const value of sorted(own)) say('own', value)
  say('lang', query.lang === 'en' ? 'en' : undefined)
  say('limit', limit)
  say('offset', offset === 0 ? undefined : offset)
  return parameters.toString()
}

function sorted(values: readonly string[]): readonly string[] {
  return values.length < 2 ? values : [...new Set(values)].sort()
}
