import { foldText } from '#shared/domain/platform/fold-text.ts'
import { withoutAbbreviations } from '../abbreviations.ts'
import { needIn } from '../customer-needs.ts'
import { deliveryDayIn } from '../delivery-days.ts'
import type { Catalogue } from '../named-things.ts'
import { ideasForChildren, occasionIn } from '../occasions.ts'
import { meaningOf } from '../phrase-book.ts'
import { readQuantities } from '../quantities/quantities.ts'
import type { Condition, Item, Understood } from '../query-items.ts'
import { wordsIn } from '../query-words.ts'
import { heightsInCentimetres, sizesInDigits } from '../size-words.ts'
import { inFull } from '../spoken-words.ts'
import { standardAt, termOfStandard } from '../standards.ts'
import { tyreSizesIn } from '../tyre-sizes.ts'
import { isThingAsked, needed, withoutWords } from './answered-need.ts'
import { isForBicycle, otherUse } from './other-use.ts'
import { frameSizes, quantityConditions } from './quantity-conditions.ts'
import type { Part, PartsRead } from './query-part.ts'
import { PartReader } from './query-parts.ts'
import { factsOf, isGood, isStandard, isType, item, itemsOf, termsOf } from './requested-thing.ts'

const maxWords = 40
const isForChildren = (one: Condition) => one.kind === 'gender' && one.id === 'children'
/** The heights of grown-ups and of children, in centimetres: no other length of a bicycle. */
const riders = { from: 145, to: 210 }
const leastChild = 80

/** @param isTyping whether the last word may be the beginning of one */
export function understandQuery(query: string, catalogue: Catalogue, isTyping = false): Understood {
  const due = isTyping ? undefined : deliveryDayIn(foldText(query))
  const understood = understandThings(due?.rest ?? query, catalogue, isTyping)
  return due ? { ...understood, conditions: [...understood.conditions, due.condition] } : understood
}

function understandThings(query: string, catalogue: Catalogue, isTyping: boolean): Understood {
  const { quantities, rest } = readQuantities(
    heightsInCentimetres(sizesInDigits(inFull(withoutAbbreviations(foldText(query))))),
  )
  const tyres = tyreSizesIn(rest)
  const all = wordsIn(tyres.reduce((text, { text: tyre }) => text.replace(tyre, ' '), rest)).slice(0, maxWords)
  const occasion = isTyping ? undefined : occasionIn(all)
  const words = occasion?.rest ?? all
  const readAll = (isOf: (key: string) => boolean) => new PartReader(words, catalogue, isTyping, isOf).readAll()
  const first = readAll(() => false)
  const isNamed = first.parts.some((part) => (isGood(part) || isType(part)) && !part.isContext)
  const limits = quantityConditions(quantities, first.conditions)
  // «Per un bambino di 5 anni» asks for a bicycle.
  const isOfChild =
    quantities.some(({ unit }) => unit === 'age') && [...limits, ...first.conditions].some(isForChildren)
  const ideas = occasion?.ideas ?? (isOfChild ? ideasForChildren : undefined)
  const heights = (asks: readonly { id: string }[], { parts, conditions }: PartsRead) =>
    areBicycles(asks.map(({ id }) => id))
      ? ofNumbers(parts, true, conditions).filter(({ kind }) => kind !== 'number')
      : []
  if (ideas && !isNamed) return needed(ideas, first, [...limits, ...heights(ideas, first)], catalogue)
  const need = isTyping ? undefined : needIn(words)
  if (need && !isThingAsked(words, first.parts, need, catalogue)) {
    const rest = new PartReader(withoutWords(words, need), catalogue, false, () => false).readAll()
    const named = new Set(first.parts.flatMap(({ found }) => found?.meanings.map(({ id }) => id) ?? []))
    const limits = [...quantityConditions(quantities, rest.conditions), ...heights(need.asks, rest)]
    return needed(need.asks, rest, limits, catalogue, named)
  }
  const isOf = factsOf(first.parts, catalogue)
  const hasStandard = words.some((_, at) => standardAt(words, at, isOf))
  const { parts, conditions, unknown, isElsewhere, isBegun, order } = hasStandard ? readAll(isOf) : first
  const read = itemsOf(parts, catalogue, tyres.length > 0)
  const sort = sortOfSold(read.items, catalogue)
  const wanted = sort ? read.items.map((one) => (one === sort.of ? sort.wider : one)) : read.items
  const kinds = sort?.kinds ?? read.kinds
  // «Bici usata» is a condition: only bicycles are sold used.
  const isUsedBicycle =
    kinds.length === 0 &&
    wanted.every(({ role }) => role !== 'head' && role !== 'type') &&
    conditions.some((one) => one.kind === 'condition' && one.id === 'used')
  const ofRider = isUsedBicycle ? parts.filter((one) => isOfRider([one], conditions)) : []
  const items = wanted.filter(({ text }) => ofRider.every(({ number }) => number?.text !== text))
  const isBicycle = isUsedBicycle || areBicycles(kinds)
  const said: Condition[] = [...quantityConditions(quantities, conditions, isBicycle), ...conditions]
  for (const { beadSeat, from, text } of tyres) said.push({ kind: 'tyre', beadSeat, width: from, text })
  const isOfThing = items.some(({ role }) => role === 'head')
  // A number of a thing is one of its measures.
  said.push(...ofNumbers(isOfThing ? parts : ofRider, isBicycle, said, isUsedBicycle))
  for (const part of parts) if (isStandard(part)) said.push({ kind: 'standard', terms: termsOf(part), text: part.text })
  if (sort) said.push(sort.condition)
  const lone = isOfThing ? [] : parts.filter((one) => one.number && !one.item && !ofRider.includes(one))
  const notSold =
    unsoldKind(items, catalogue) ?? unsoldToChildren(kinds, said, catalogue) ?? otherUse(words, parts, items)
  const known = items.filter(({ terms }) => terms.some(({ term }) => catalogue.has(term)))
  const head = items.find(({ role }) => role === 'head')
  const isWorn = head?.terms.some(({ term }) => catalogue.hasFact(term, 'gender')) === true && !isAboutTypes(items)
  if (occasion?.gender && (isWorn || occasion.gender === 'children') && !said.some(({ kind }) => kind === 'gender'))
    said.push({ kind: 'gender', id: occasion.gender })
  if (order) said.push({ kind: 'sort', order })
  return {
    items: notSold || isForBicycle(words, parts, unknown) ? [] : known,
    conditions: labelled(kinds, items, said),
    unknown: [...unknown, ...lone.map(({ text }) => text)],
    unread: [...unknown, ...[...lone, ...items.filter((one) => !known.includes(one))].map(({ text }) => text)],
    isPartial: isBegun || items.some((one) => one.text !== '' && !known.includes(one)),
    isElsewhere,
    notSold,
    order,
  }
}

const isOfRider = (parts: readonly Part[], said: readonly Condition[]) =>
  ofNumbers(parts, true, said, true).some(({ kind }) => kind !== 'number')

const areBicycles = (kinds: readonly string[]) =>
  kinds.length > 0 && kinds.every((id) => id === 'bike' || meaningOf.get(id)?.role === 'type')

/** @param isOfAny of no kind of bicycle, whose travel or cranks a bare number might be */
function ofNumbers(
  parts: readonly Part[],
  isBicycle: boolean,
  said: readonly Condition[],
  isOfAny = false,
): Condition[] {
  const least = said.some(isForChildren) ? leastChild : riders.from
  return parts.flatMap(({ number, isPurpose }): Condition[] => {
    if (!number) return []
    const size = /^\d+(?: cm)?$/.test(number.text) ? (number.values[0] ?? 0) : 0
    if (isBicycle && frameSizes.from <= size && size <= frameSizes.to) return [{ kind: 'size', size: String(size) }]
    const isHeight =
      isBicycle && (isOfAny || isPurpose || number.text.endsWith('cm')) && least <= size && size <= riders.to
    return [isHeight ? { kind: 'height', minCm: size, maxCm: size } : { kind: 'number', ...number }]
  })
}

/** «Catena antifurto»: where no product is one, other locks are, without that property. */
function sortOfSold(items: readonly Item[], { hasThing }: Catalogue) {
  const of = items.find(({ role }) => role === 'head')
  const terms = of?.terms.map(({ term }) => term) ?? []
  const { kind = '', fact = '' } = terms.some((term) => hasThing(term.slice(1)))
    ? {}
    : (meaningOf.get(terms[0]?.slice(1) ?? '')?.sortOf ?? {})
  if (!of || !hasThing(kind)) return undefined
  const wider = item('head', [meaningOf.get(kind)], of.importance, of.text)
  const condition: Condition = { kind: 'standard', terms: [...terms, termOfStandard(fact, of.text)], text: of.text }
  return { of, wider, kinds: [kind], condition }
}

const isAboutTypes = (items: readonly Item[]) => items.some(({ role }) => role === 'type')

/** The kind is a condition among others: alone it is the whole query. */
function labelled(kinds: readonly string[], items: readonly Item[], said: readonly Condition[]): Condition[] {
  const isAlone =
    said.every(({ kind }) => kind === 'number') &&
    items.every(({ role, text }) => text === '' || role === 'head' || role === 'type')
  return kinds.length === 0 || isAlone ? [...said] : [{ kind: 'kind', ids: kinds }, ...said]
}

/** The kind of goods that is asked for, where no product is one. */
function unsoldKind(items: readonly Item[], { hasThing }: Catalogue): string | undefined {
  const things = items.filter(({ role, text }) => (role === 'head' || role === 'type') && text !== '')
  const isSold = ({ role, terms }: Item) => terms.some(({ term }) => hasThing(term.slice(1), role === 'type'))
  const unsold = things.find((one) => !isSold(one))
  const meanings = unsold?.terms.flatMap(({ term }) => meaningOf.get(term.slice(1)) ?? []) ?? []
  return meanings.find(({ role }) => role === 'good' || role === 'type')?.id
}

/** «Helmet for my daughter, 6 years»: the children's kind of what is sold to grown-ups. */
function unsoldToChildren(kinds: readonly string[], said: readonly Condition[], { hasThing }: Catalogue) {
  const id = `child ${kinds[0]}`
  return said.some(isForChildren) && meaningOf.get(id)?.role === 'good' && !hasThing(id) ? id : undefined
}
