import type { ProductQuery } from '#shared/contract/catalog.ts'
import { foldText } from '#shared/domain/catalog.ts'
import { toDecimal } from '#shared/domain/money.ts'

/** The query in its one canonical spelling: requests that mean the same share one cached answer. */
export function canonicalQuery(query: Partial<ProductQuery>): string {
  const {
    brand = [],
    without = [],
    frameSize = [],
    color = [],
    fact = [],
    minPrice: minCents,
    maxPrice: maxCents,
    limit,
    offset,
  } = query
  const parameters: [string, string | number | undefined][] = [
    ['category', query.category],
    ['subcategory', query.subcategory],
    ['shelf', query.shelf],
    ['ids', query.ids?.join(',')],
    ['q', query.q === undefined ? undefined : foldText(query.q)],
    ...sorted(without).map((value): [string, string] => ['without', value]),
    ...sorted(brand).map((value): [string, string] => ['brand', value]),
    ...sorted(frameSize).map((value): [string, string] => ['frameSize', value]),
    ...sorted(color).map((value): [string, string] => ['color', value]),
    ...sorted(fact).map((value): [string, string] => ['fact', value]),
    ['minPrice', minCents === undefined ? undefined : toDecimal(minCents)],
    ['maxPrice', maxCents === undefined ? undefined : toDecimal(maxCents)],
    ['inStock', query.inStock === 'true' ? 'true' : undefined],
    ['sort', query.sort],
    ['sold', query.sold],
    ['models', query.models],
    ['lang', query.lang === 'en' ? 'en' : undefined],
    ['limit', limit],
    ['offset', offset === 0 ? undefined : offset],
  ]
  const given = parameters.flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
