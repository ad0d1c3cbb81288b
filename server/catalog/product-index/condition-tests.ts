import {
  frameMaterials,
  Having,
  type MeaningIndex,
  slotOfHit,
  termOfGears,
  termOfMeaning,
  termOfTyre,
  termWithout,
  weightOfHit,
  weights,
} from '#server/catalog/search/meaning-index.ts'
import { gearsOf, nearness, valuesIn, wheelOf } from '#server/catalog/search/measured-values.ts'
import { meaningOf } from '#server/catalog/search/phrase-book.ts'
import type { Condition } from '#server/catalog/search/query-items.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { CatalogState } from './catalog-state.ts'
import { centsOfSearched, heightTest, sizesTest } from './size-tests.ts'
import type { CatalogItem } from './sort-orders.ts'

/** How a product meets a condition: not, by substitution, or fully; and its effect on the rank. */
interface Met {
  share: number
  rank: number
}

export interface ConditionTest {
  condition: Condition
  /** The least important condition is dropped first. */
  importance: number
  /** All products that may meet it fully, where known. */
  candidates?: Having
  /** A product that does not meet it is never shown. */
  isFirm?: boolean
  /** @returns 0 to 10, and up to 30 for the rank */
  meets(item: CatalogItem, slot: number): Met
  /** The value nearest to a requested one that no product has, of a product in the reader's language. */
  nearest?(product: Product, language: Language): string | undefined
}

type Of<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>
type Test = Omit<ConditionTest, 'condition' | 'importance'>

const importances: Readonly<Record<Condition['kind'], number>> = {
  kind: 0,
  sort: 0,
  by: 0,
  number: 3.9,
  size: 4.0,
  speeds: 4.1,
  colour: 4.2,
  standard: 4.3,
  tyre: 4.3,
  height: 4.3,
  price: 4.4,
  measure: 4.4,
  gender: 4.5,
  condition: 4.6,
  not: 5,
}
const no: Met = { share: 0, rank: 0 }
const yes: Met = { share: 10, rank: 0 }
const mostRank = 30
/** Of a wheel. */
const mostInches = 29

/**
 * The test of a condition for each product; undefined for one that is only named.
 * @param others of the same search: a price is that of the size they name
 */
export function conditionTest(
  condition: Condition,
  state: CatalogState,
  others: readonly Condition[],
): ConditionTest | undefined {
  const test = condition.kind === 'price' ? priceTest(condition, others) : testOf(condition, state)
  return test && { condition, importance: importances[condition.kind], ...test }
}

function testOf(condition: Condition, state: CatalogState): Test | undefined {
  const { meanings } = state.search
  switch (condition.kind) {
    case 'size':
      return sizesTest([condition.size, ...(condition.others ?? [])], meanings)
    case 'height':
      return heightTest(condition, state)
    case 'speeds':
      return speedsTest(condition, meanings)
    case 'colour': {
      const ids = [condition.id, ...(condition.others ?? [])]
      const found = new Having(meanings, ids.map(termOfMeaning), weights.name)
      return {
        meets: (_item, slot) => ({
          share: found.has(slot) ? 10 : 0,
          rank: found.weightOf(slot) === weights.colour ? 5 : 0,
        }),
        candidates: found,
      }
    }
    case 'condition':
      return { meets: ({ product }) => (product.condition === condition.id ? yes : no) }
    case 'gender':
      return { ...genderTest(condition.id, meanings), isFirm: condition.id === 'children' }
    case 'measure':
      return measureTest(condition)
    case 'number':
      return numberTest(condition, meanings)
    case 'standard':
      return standardTest(condition, meanings)
    case 'tyre':
      return tyreTest(condition, meanings)
    case 'not':
      return notTest(condition, state)
    default:
      return undefined
  }
}

function priceTest(
  { range: { minCents = 0, maxCents = Number.POSITIVE_INFINITY } }: Of<'price'>,
  others: readonly Condition[],
) {
  const sizes = others.flatMap((one) => (one.kind === 'size' ? [one.size, ...(one.others ?? [])] : []))
  const isMet = (cents: Cents) => cents >= minCents && cents <= maxCents
  return { meets: (item: CatalogItem) => (centsOfSearched(item, sizes).some(isMet) ? yes : no) }
}

function speedsTest({ gears, total }: Of<'speeds'>, meanings: MeaningIndex): Test {
  const found = new Having(meanings, [gears, ...(total ? [total] : [])].map(termOfGears))
  return {
    meets: (item, slot) => {
      const own = gearsOf(item.product)
      // «1x11» is no bicycle with two chainrings.
      const isOther = own !== undefined && own !== (total ?? own) && isBicycleCategory(item.product.category)
      if (!isOther && found.has(slot)) return { share: 10, rank: found.weightOf(slot) / 2 }
      return { share: 0, rank: own === undefined ? 0 : closeness(own, total ?? gears) }
    },
    candidates: found,
    nearest: (product) => gearsOf(product)?.toString(),
  }
}

const closeness = (own: number, requested: number) => Math.round(mostRank * nearness(own, requested) ** 2)

function measureTest({ unit, min = 0, max = Number.POSITIVE_INFINITY, isBeyond = false }: Of<'measure'>): Test {
  return {
    meets: ({ product }) => {
      const values = valuesIn(unit, product)
      if (values.some((value) => value >= min && value <= max))
        return { share: 10, rank: isBeyond && values.some((value) => value > min && value < max) ? mostRank : 0 }
      const requested = Number.isFinite(max) ? max : min
      return { share: 0, rank: Math.max(0, ...values.map((value) => closeness(value, requested))) }
    },
    nearest: (product, language) => valuesIn(unit, product)[0]?.toLocaleString(language),
  }
}

function numberTest({ values, text }: Of<'number'>, meanings: MeaningIndex): Test {
  const found = new Having(meanings, values.map(String))
  // «180 mm» are 18 cm, but no 18 inches.
  const [own = 0] = values
  const isOwn = ({ product }: CatalogItem, slot: number) =>
    values.every((value) => value >= own) || hasNumber.has(slot) || product.facts.some(({ unit }) => unit === 'cm')
  const hasNumber = new Having(meanings, [String(own)])
  // The numbers of a bicycle's parts are no size of its wheels.
  const isWheel = (product: Product) =>
    isBicycleCategory(product.category) && values.every((value) => value <= mostInches) && !text.endsWith('m')
  const distance = (product: Product) =>
    product.facts.flatMap(({ value, unit }) =>
      typeof value === 'number' ? values.map((one) => ({ value, unit, near: closeness(value, one) })) : [],
    )
  return {
    meets: (item, slot) => {
      const weight = isOwn(item, slot) ? found.weightOf(slot) : 0
      // «Mtb 160 mm»: of the lengths of a bicycle's parts one counts.
      const isLength = text.endsWith('m') && weight < weights.name && isBicycleCategory(item.product.category)
      const lengths = isLength ? valuesIn('mm', item.product).map((length) => closeness(length, own)) : []
      if (isLength) return { share: lengths.includes(mostRank) ? 10 : 0, rank: Math.max(0, ...lengths) }
      const wheels = isWheel(item.product) ? wheelOf(item.product) : []
      const isMet = wheels.length > 0 ? wheels.some((wheel) => values.includes(wheel)) : weight >= weights.fact
      if (isMet || weight >= weights.name) return { share: 10, rank: weight >= weights.name ? 5 : 0 }
      if (wheels.length > 0) return { share: 0, rank: closeness(wheels[0] ?? 0, values[0] ?? 0) }
      return { share: 0, rank: weight > 0 ? mostRank : Math.max(0, ...distance(item.product).map(({ near }) => near)) }
    },
    // A wheel of 700C has 28 inches without the number.
    ...(values.every((value) => value > mostInches) && { candidates: found }),
    nearest: (product, language) => {
      if (isWheel(product) || text.endsWith('"')) return product.wheelSize ?? undefined
      const best = distance(product).toSorted((a, b) => b.near - a.near)[0]
      return best && best.near > mostRank / 4
        ? `${best.value.toLocaleString(language)} ${best.unit ?? ''}`.trim()
        : undefined
    },
  }
}

function tyreTest({ beadSeat, width, text }: Of<'tyre'>, meanings: MeaningIndex): Test {
  const exact = new Having(meanings, [termOfTyre(beadSeat, width)])
  const sameRim = new Having(meanings, [termOfTyre(beadSeat)])
  const widthsOf = ({ product }: CatalogItem) =>
    product.facts.flatMap(({ key, value }) => (/^(?:width|tyre)/.test(key) && typeof value === 'number' ? [value] : []))
  return {
    meets: (item, slot) => {
      // Of one rim, 28 inches and 700C: as it was typed.
      if (exact.has(slot)) return { share: 10, rank: item.product.wheelSize?.toLowerCase() === text ? mostRank : 0 }
      if (!sameRim.has(slot)) return no
      return { share: 4, rank: Math.max(1, ...widthsOf(item).map((own) => closeness(own, width))) }
    },
    candidates: exact,
    nearest: (product) => product.facts.find(({ key }) => key === 'etrto')?.value.toString(),
  }
}

/** The facts of which the terms are values. */
const keysOf = (terms: readonly string[]) =>
  new Set(
    terms.flatMap((term) => (term.startsWith('&') && term.includes('=') ? [term.slice(1, term.indexOf('='))] : [])),
  )

/** Its fact decides; where there is none, what its name or kind says. */
function standardTest({ terms }: Of<'standard'>, meanings: MeaningIndex): Test {
  const keys = keysOf(terms)
  const isFact = (term: string) => term.startsWith('&')
  const having = new Having(meanings, terms.filter(isFact))
  const found = new Having(meanings, terms)
  return {
    meets: ({ product }, slot) => {
      const hasFact = product.facts.some(({ key }) => keys.has(key))
      const weight = (hasFact ? having : found).weightOf(slot)
      if (weight >= weights.fact) return { share: 10, rank: weight / 4 }
      return { share: 0, rank: hasFact ? 0 : 10 }
    },
    candidates: found,
    nearest: (product) => product.facts.find(({ key }) => keys.has(key))?.value.toString(),
  }
}

/** Excluded is what has it by name, kind, brand or fact; a text that only speaks of it comes last. */
function notTest({ terms }: Of<'not'>, { search: { meanings }, standings }: CatalogState): Test {
  const having = new Map<number, number>()
  for (const term of terms)
    for (const hit of meanings.hitsOf(term))
      having.set(slotOfHit(hit), Math.max(weightOfHit(hit), having.get(slotOfHit(hit)) ?? 0))
  // On the shelf of shorts and bib shorts, or beside a thing, is not being it.
  for (const [slot, weight] of having) if (weight >= weights.mixedShelf && weight <= weights.shelf) having.delete(slot)
  const keys = keysOf(terms)
  const isOfMaterial = terms.some((term) => frameMaterials.has(term.slice(1)))
  const lacking = new Set(new Having(meanings, terms.map(termWithout)).slots())
  // Where no product has it and none says that it has not, nothing is known.
  const isThere = (slot: number) => (standings[slot] ?? 0) > 0
  const isKnown =
    [...lacking].some(isThere) || [...having].some(([slot, weight]) => weight >= weights.fact && isThere(slot))
  return {
    isFirm: true,
    meets: ({ product }, slot) => {
      const weight = having.get(slot) ?? 0
      if (weight >= weights.fact) return no
      // Its fact has another value, whatever its text speaks of.
      if (product.facts.some(({ key }) => keys.has(key)) || (isOfMaterial && product.material !== null)) return yes
      if (lacking.has(slot)) return { share: 10, rank: mostRank }
      // What says nothing of itself may have it.
      return { share: !isKnown || weight > 0 ? 5 : 10, rank: product.facts.length > 0 ? mostRank / 2 : 0 }
    },
  }
}

function genderTest(id: string, meanings: MeaningIndex): Test {
  const said = new Having(meanings, [termOfMeaning(id)], weights.name)
  if (id === 'men') {
    const others = new Having(meanings, [termOfMeaning('women'), termOfMeaning('children')], weights.name)
    return {
      meets: (_item, slot) => (others.has(slot) ? no : { share: 10, rank: said.has(slot) ? mostRank : 0 }),
    }
  }
  const { servedBy = [], notServedBy = [] } = meaningOf.get(id) ?? {}
  const serving = new Having(meanings, servedBy.map(termOfMeaning), weights.is)
  const notServing = new Having(meanings, notServedBy.map(termOfMeaning), weights.name)
  return {
    meets: (_item, slot) => {
      if (said.has(slot)) return { share: 10, rank: mostRank }
      return serving.has(slot) && !notServing.has(slot) ? yes : no
    },
  }
}
