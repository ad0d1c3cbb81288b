import { readFileSync } from 'node:fs'

/** A query with what is right for it, as conditions on facts of products and never as products. */
export interface JudgedQuery {
  q: string
  lang: 'it' | 'en'
  class: string
  /**
   * right: the right ones come first. some: one of them does. first: they do, in the order `by`. none: not sold, nothing or
   * the named neighbours. missing: a value that no product has, neighbours but nothing exact.
   */
  expect: 'right' | 'some' | 'first' | 'none' | 'missing'
  right: string
  by?: 'price-low' | 'price-high' | 'weight-low'
}

/** What a shop shows for a query: codes in their order, and the claim of its answer. */
interface Shown {
  codes: readonly string[]
  match: string
}

interface Verdict {
  isTrusted: boolean
  /** The page claims an exact answer that is none. */
  isWronglyExact: boolean
}

interface SeedProduct {
  code: string
  name: string
  description: string
  category: string
  isActive: boolean
  soldDaysAgo?: number
  facts: Record<string, unknown>
  sizes: { size: string }[]
  [field: string]: unknown
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const categories = ['biciclette', 'bici-usate', 'componenti', 'abbigliamento', 'accessori']

const products = categories
  .flatMap((category) =>
    (read(`../../seed/products/${category}.json`) as SeedProduct[]).map((one) => ({ ...one, category })),
  )
  .filter(({ isActive }) => isActive)

/** Of needs, of all kinds as tourists and regions write them, of customers' slips and questions, of parts and measures, of spoken wishes. */
export type Half = `${'' | 'needs-' | 'kinds-' | 'customers-' | 'parts-' | 'voices-'}${'development' | 'held-out'}`

export const queriesOf = (half: Half) => read(`./queries-${half}.json`) as JudgedQuery[]

const fields: Readonly<Record<string, string>> = { sub: 'subcategory', wheel: 'wheelSize', gears: 'gearCount' }

function valuesOf(product: SeedProduct, key: string): string[] {
  if (key === 'size') return product.sizes.map(({ size }) => size)
  if (key === 'text') return [`${product.name} ${product.description}`]
  const value = product[fields[key] ?? key] ?? product.facts[key]
  return value === undefined || value === null ? [] : [String(value)]
}

function holds(clause: string, product: SeedProduct): boolean {
  const [, key = '', sign, wanted = ''] = /^(\w+)(!=|>=|<=|!~|[=~<>])(.+)$/.exec(clause) ?? []
  const values = valuesOf(product, key)
  const among = wanted.split('|')
  const isOne = () => values.some((value) => wanted === '*' || among.includes(value.replaceAll(' ', '.')))
  const isLike = () => values.some((value) => new RegExp(wanted, 'i').test(value))
  const compares = (is: (value: number, limit: number) => boolean) =>
    values.some((value) => is(Number(value), Number(wanted)))
  switch (sign) {
    case '=':
      return isOne()
    case '!=':
      return !isOne()
    case '~':
      return isLike()
    case '!~':
      return !isLike()
    case '<':
      return compares((value, limit) => value < limit)
    case '>':
      return compares((value, limit) => value > limit)
    case '<=':
      return compares((value, limit) => value <= limit)
    case '>=':
      return compares((value, limit) => value >= limit)
    default:
      throw new Error(`"${clause}" is no condition`)
  }
}

/** The products that meet «shelf=caschi color!=Nero OR size=XL|L». */
export function rightProducts(conditions: string): SeedProduct[] {
  if (conditions === '') return []
  const choices = conditions.split(' OR ').map((one) => one.split(' '))
  return products.filter((one) => choices.some((clauses) => clauses.every((clause) => holds(clause, one))))
}

const known = new Set(products.map(({ code }) => code))

/** Products outside the demo catalogue are passed over: they may be as right. */
export function judge({ expect, right, by }: JudgedQuery, { codes, match }: Shown): Verdict {
  const meant = rightProducts(right)
  const rightCodes = new Set(meant.map(({ code }) => code))
  const shown = codes.filter((code) => known.has(code))
  const isRight = shown.map((code) => rightCodes.has(code))
  const isExact = match === 'exact' && known.has(codes[0] ?? '')
  const areNear = isRight.slice(0, 3).every(Boolean)
  if (expect === 'none') return { isTrusted: areNear, isWronglyExact: isExact }
  // Behind all neighbours of the kind others may follow.
  const areAllNear = isRight.slice(0, Math.min(3, meant.length)).every(Boolean)
  if (expect === 'missing') return { isTrusted: areAllNear && !isExact, isWronglyExact: isExact }
  const isTrusted =
    expect === 'first'
      ? shown.length > 0 && areNear && firstThree(meant, by).includes(shown[0] ?? '')
      : comesFirst(isRight, expect === 'some' ? 1 : meant.filter((one) => one.soldDaysAgo === undefined).length)
  return { isTrusted, isWronglyExact: isExact && !isTrusted }
}

function comesFirst(isRight: readonly boolean[], count: number): boolean {
  if (count <= 5) return isRight.slice(0, 3).some(Boolean)
  const places = Math.min(10, count)
  return isRight.slice(0, places).filter(Boolean).length >= 0.7 * places
}

function firstThree(meant: readonly SeedProduct[], by: JudgedQuery['by']): string[] {
  const key = by === 'weight-low' ? 'weight' : 'price'
  const sign = by === 'price-high' ? -1 : 1
  const size = (one: SeedProduct) => sign * Number(one[key] ?? Number.POSITIVE_INFINITY)
  return [...meant]
    .sort((a, b) => size(a) - size(b))
    .slice(0, 3)
    .map(({ code }) => code)
}
