import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type Need, needIn } from './customer-needs.ts'
import { termOfMeaning } from './meaning-index.ts'
import { type Catalogue, importances, textOf } from './named-things.ts'
import { occasionIn } from './occasions.ts'
import { type Meaning, meaningOf } from './phrase-book.ts'
import { readQuantities } from './quantities/quantities.ts'
import { frameSizes, quantityConditions } from './quantities/quantity-conditions.ts'
import type { Condition, Item, Term, Understood } from './query-items.ts'
import type { Part } from './query-part.ts'
import { PartReader } from './query-parts.ts'
import { type Word, wordsIn } from './query-words.ts'
import vocabulary from './search-vocabulary.json' with { type: 'json' }
import { inFull } from './spoken-words.ts'
import { standardAt } from './standards.ts'
import { tyreSizesIn } from './tyre-sizes.ts'

const maxWords = 40
const otherUses = new Set(vocabulary.otherUses.split(', '))
const usedFor = new Set(['per', 'da', 'di', 'for'])
/** «In auto» is where a bicycle goes. */
const usedBy = new Set(['in', 'on'])

/** @param isTyping whether the last word may be the beginning of one */
export function understandQuery(query: string, catalogue: Catalogue, isTyping = false): Understood {
  const { quantities, rest } = readQuantities(inFull(foldText(query)))
  const tyres = tyreSizesIn(rest)
  const all = wordsIn(tyres.reduce((text, { text: tyre }) => text.replace(tyre, ' '), rest)).slice(0, maxWords)
  const occasion = isTyping ? undefined : occasionIn(all)
  const words = occasion?.rest ?? all
  const readAll = (isOf: (key: string) => boolean) => new PartReader(words, catalogue, isTyping, isOf).readAll()
  const first = readAll(() => false)
  if (occasion && !first.parts.some((part) => (isGood(part) || isType(part)) && !part.isContext))
    return needed(occasion.ideas, first, quantityConditions(quantities, first.conditions), catalogue)
  const need = isTyping ? undefined : needIn(words)
  if (need && !isThingAsked(words, first.parts, need, catalogue)) {
    const rest = new PartReader(withoutWords(words, need), catalogue, false, () => false).readAll()
    return needed(need.asks, rest, quantityConditions(quantities, rest.conditions), catalogue)
  }
  const isOf = factsOf(first.parts, catalogue)
  const hasStandard = words.some((_, at) => standardAt(words, at, isOf))
  const { parts, conditions, unknown, isElsewhere, isBegun, order } = hasStandard ? readAll(isOf) : first
  const { items, kinds } = itemsOf(parts, catalogue, tyres.length > 0)
  const isBicycle = kinds.length > 0 && kinds.every((id) => id === 'bike' || meaningOf.get(id)?.role === 'type')
  const said: Condition[] = [...quantityConditions(quantities, conditions, isBicycle), ...conditions]
  for (const { beadSeat, from, text } of tyres) said.push({ kind: 'tyre', beadSeat, width: from, text })
  const isOfThing = items.some(({ role }) => role === 'head')
  // A number of a thing is one of its measures.
  for (const { number } of isOfThing ? parts : []) {
    const size = number && /^\d+(?: cm)?$/.test(number.text) ? number.values[0] : undefined
    if (isBicycle && size && frameSizes.from <= size && size <= frameSizes.to)
      said.push({ kind: 'size', size: String(size) })
    else if (number) said.push({ kind: 'number', ...number })
  }
  for (const part of parts) if (isStandard(part)) said.push({ kind: 'standard', terms: termsOf(part), text: part.text })
  const lone = isOfThing ? [] : parts.filter(({ number, item }) => number && !item)
  const notSold = unsoldKind(items, catalogue) ?? otherUse(words, items)
  const known = items.filter(({ terms }) => terms.some(({ term }) => catalogue.has(term)))
  const head = items.find(({ role }) => role === 'head')
  const isWorn = head?.terms.some(({ term }) => catalogue.hasFact(term, 'gender')) === true && !isAboutTypes(items)
  if (occasion?.gender && (isWorn || occasion.gender === 'children') && !said.some(({ kind }) => kind === 'gender'))
    said.push({ kind: 'gender', id: occasion.gender })
  if (order) said.push({ kind: 'sort', order })
  return {
    items: notSold ? [] : known,
    conditions: labelled(kinds, items, said),
    unknown: [...unknown, ...lone.map(({ text }) => text)],
    isPartial: isBegun || items.some((one) => one.text !== '' && !known.includes(one)),
    isElsewhere,
    notSold,
    order,
  }
}

const isAboutTypes = (items: readonly Item[]) => items.some(({ role }) => role === 'type')

const withoutWords = (words: readonly Word[], need: Need) => words.filter(({ text }) => !need.words.has(text))

/** «Bici da …» and «una bici …» ask for one, «la mia bici …» speaks of one. */
const unnamed = new Set(['un', 'una', 'che', 'quale'])

/** Whether a thing is asked for by its name, and not only spoken of: of the need's words at least one is no part of it. */
function isThingAsked(words: readonly Word[], parts: readonly Part[], need: Need, catalogue: Catalogue): boolean {
  const isOfNeed = ({ text }: Word) => need.words.has(text)
  const at = words.findIndex(({ isStop }) => !isStop)
  const isBikeFirst = at === 0 || unnamed.has(words[at - 1]?.text ?? '')
  const isFirst = ({ text }: Part) => textOf(words, at, words.length).startsWith(text)
  const isOfTypes = need.asks.every(({ role }) => role === 'type')
  const [bike] = parts
  if (isBikeFirst && bike && isBike(bike) && isFirst(bike) && need.asks.every(({ role }) => role === 'good'))
    return true
  // «Porta pacchi» alone is a thing.
  const [only] = parts
  if (only && isGood(only) && only.text === textOf(words, 0, words.length)) return true
  return parts.some((part) => {
    const own = wordsIn(part.text).filter(({ text, isStop }) => !isStop || text.length > 3)
    // A need of a bicycle leaves the kind that is named: «bici elettrica per anziano».
    if (isType(part) && isOfTypes) return own.some((word) => !isOfNeed(word))
    if (isBike(part) || isType(part)) return isType(part) && !own.some(isOfNeed)
    return isGood(part) && !part.isContext && !own.every(isOfNeed) && !isWider(own, need, catalogue)
  })
}

/** «Borsa per portare la bici in aereo»: what helps is a sort of the named thing. */
const isWider = (own: readonly Word[], { asks }: Need, { hasThing }: Catalogue) =>
  asks.some(
    ({ id, it, en }) =>
      !hasThing(id) &&
      `${it}, ${en}`.split(', ').some((name) => name.includes(' ') && wordsIn(name)[0]?.stem === own[0]?.stem),
  )

/** What helps is asked for; of the other words only makers and conditions count. */
function needed(
  asks: readonly Meaning[],
  { parts, conditions, unknown, order }: ReturnType<PartReader['readAll']>,
  quantities: readonly Condition[],
  catalogue: Catalogue,
): Understood {
  const qualities = asks.filter(({ role }) => role === 'quality')
  const sold = asks.filter((one) => !qualities.includes(one) && catalogue.hasThing(one.id, one.role === 'type'))
  const [first] = asks
  const quality = qualities.map((one) => item('context', [one], importances.context, ''))
  const names = parts.flatMap(({ item: named }) => (named?.role === 'name' ? [named] : []))
  const said = [...quantities, ...conditions.filter(({ kind }) => kind !== 'not')]
  if (order) said.push({ kind: 'sort', order })
  const isWhole = unknown.length === 0 && parts.every(({ found }) => found !== undefined)
  return {
    items: sold.length > 0 ? [item('head', sold, importances.head, ''), ...names, ...quality] : [],
    conditions: [{ kind: 'kind', ids: (sold.length > 0 ? sold : asks).slice(0, 1).map(({ id }) => id) }, ...said],
    unknown: [],
    isPartial: !isWhole,
    isElsewhere: false,
    notSold: sold.length > 0 ? undefined : first?.id,
    order,
  }
}

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

/** «Pedale per chitarra», "fishing vest": for something else than cycling. */
function otherUse(words: readonly Word[], items: readonly Item[]): string | undefined {
  const [head] = items.filter(({ role, text }) => role === 'head' && text !== '')
  if (!head || items.some(({ role }) => role === 'type')) return undefined
  const ofHead = new Set(wordsIn(head.text).map(({ text }) => text))
  const isUse = ({ text }: Word, at: number) =>
    otherUses.has(text) &&
    !ofHead.has(text) &&
    (usedFor.has(words[at - 1]?.text ?? '') ||
      (ofHead.has(words[at + 1]?.text ?? '') && !usedBy.has(words[at - 1]?.text ?? '')))
  return words.some(isUse) ? 'other use' : undefined
}

interface Things {
  items: Item[]
  /** The meanings of the requested thing. */
  kinds: readonly string[]
}

const isStandard = ({ standards, isPurpose }: Part) => standards !== undefined && !isPurpose
const termsOf = ({ standards = [], found }: Part): string[] => [
  ...standards.map(({ term }) => term),
  ...(found?.meanings.map(({ id }) => termOfMeaning(id)) ?? []),
]

/** Whether the requested thing has a fact; without a thing any may, behind a bicycle what bicycles have. */
function factsOf(parts: readonly Part[], catalogue: Catalogue): (key: string) => boolean {
  const { has, hasThing, hasFact } = catalogue
  const head = headOf(parts, catalogue)
  const meant = head?.found?.meanings.filter(({ id }) => hasThing(id)) ?? []
  const first = parts[0]
  const isOfBike = meant.length === 0 && first !== undefined && first !== head && (isBike(first) || isType(first))
  const things = isOfBike ? [termOfMeaning('bike')] : meant.map(({ id }) => termOfMeaning(id))
  return (key) => (things.length > 0 ? things.some((term) => hasFact(term, key)) : has(`&${key}`))
}

const isGood = (part: Part) =>
  part.standards === undefined && part.found?.meanings.some(({ role }) => role === 'good') === true
const isBike = (part: Part) => part.found?.meanings.some(({ id }) => id === 'bike') === true
const isType = (part: Part) =>
  part.standards === undefined && !isGood(part) && part.found?.meanings.some(({ role }) => role === 'type') === true

/** A need that goods serve, and no kind of bicycle. */
const isServed = ({ found }: Part, { hasThing }: Catalogue) =>
  found?.meanings.some(({ servedBy }) =>
    servedBy?.every((id) => meaningOf.get(id)?.role === 'good' && hasThing(id)),
  ) === true

/** Decides which of the named things is the requested one, and the role of the others. */
function itemsOf(parts: readonly Part[], catalogue: Catalogue, isOfTyres: boolean): Things {
  const said = headOf(parts, catalogue)
  // «Mani fredde in bici» asks for gloves.
  const head =
    said && isBike(said) && !parts.some(isType) && parts.some((p) => isServed(p, catalogue)) ? undefined : said
  const isAboutBikes = head ? isBike(head) : parts.some(isType)
  const items: Item[] = []
  const kinds: string[] = []
  // A kind alone is one of bicycles, where there are any.
  if (isAboutBikes && !head) items.push(item('head', [meaningOf.get('bike')], 2, ''))
  if (isOfTyres && !head && !isAboutBikes) items.push(item('head', [meaningOf.get('rubber')], importances.head, ''))
  for (const part of parts) {
    const { text, found } = part
    const idsOf = (role: Meaning['role']) =>
      found?.meanings.filter((one) => one.role === role).map(({ id }) => id) ?? []
    if (part.item && !(part.number && (head || isAboutBikes))) items.push(part.item)
    else if (part === head) {
      items.push(item('head', goodsFirst(found?.meanings ?? [], catalogue), importances.head, text))
      if (!isBike(part) || !parts.some(isType)) kinds.push(...idsOf('good').slice(0, 1))
    } else if (isStandard(part)) continue
    else if (part.standards)
      items.push({
        role: 'context',
        importance: importances.context,
        text,
        terms: termsOf(part).map((term) => ({ term, factor: 1 })),
      })
    else if (isBike(part) || !found) continue
    else if (isAboutBikes && isType(part) && !part.isContext) {
      // Of two kinds the first one is named before.
      items.push(item('type', found.meanings, items.some(({ role }) => role === 'type') ? 10 : importances.type, text))
      kinds.push(...idsOf('type'))
    } else if (!head || !found.meanings.every(({ id }) => id === 'pair'))
      // Gloves come in pairs.
      items.push(item('context', found.meanings, part.isContext && isGood(part) ? 2 : importances.context, text))
  }
  return { items, kinds }
}

function headOf(all: readonly Part[], catalogue: Catalogue): Part | undefined {
  const parts = all.filter(({ isWithin }) => !isWithin)
  const direct = parts.filter((p) => isGood(p) && !p.isContext)
  const meant = parts.filter((p) => isGood(p) && (!isBike(p) || parts.length === 1))
  const goods = direct.length > 0 ? direct : parts.some((p) => isType(p) && !p.isContext) ? [] : meant
  const others = goods.filter((p) => !isBike(p))
  const [bike, part, property] = parts
  // In English «gravel fork» is a fork.
  const isItsPart = part?.found?.meanings.some(({ isOfBike }) => isOfBike) && !part.found.languages.has('en')
  // «Bici telaio acciaio» is a bicycle.
  const isProperty = property && !isGood(property) && property.item?.role !== 'name'
  if (bike && part && part === others[0] && (isProperty || isItsPart)) {
    if (isBike(bike)) return bike
    if (isType(bike)) return undefined
  }
  // «Ho la catena a 12, che pignoni prendo».
  const asked = others.length > 1 && !others[0]?.isAsked && others.findLast(({ isAsked }) => isAsked)
  if (asked) return asked
  const isEnglish = others.length > 1 && others.every((p) => !p.found?.languages.has('it'))
  const known = others.filter((p) => p.found?.meanings.some(({ id }) => catalogue.hasThing(id)))
  return (isEnglish ? others.at(-1) : others[0]) ?? known[0] ?? goods[0]
}

/** A word with a product meaning and another one means the product, if there are any. */
function goodsFirst(found: readonly Meaning[], catalogue: Catalogue): readonly Meaning[] {
  const goods = found.filter(({ role }) => role === 'good')
  return goods.length === found.length || goods.some(({ id }) => catalogue.hasThing(id)) ? goods : found
}

function item(role: Item['role'], found: readonly (Meaning | undefined)[], importance: number, text: string): Item {
  const terms = new Map<string, number>()
  for (const meaning of found) {
    if (!meaning) continue
    terms.set(termOfMeaning(meaning.id), 1)
    for (const id of meaning.servedBy ?? []) terms.set(termOfMeaning(id), 0.3)
  }
  return { role, terms: [...terms].map(([term, factor]): Term => ({ term, factor })), importance, text }
}
