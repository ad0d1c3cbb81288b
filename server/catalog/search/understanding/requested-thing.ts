import { termOfMeaning } from '../meaning-index.ts'
import { type Catalogue, importances } from '../named-things.ts'
import { broader, type Meaning, meaningOf } from '../phrase-book.ts'
import type { Item, Term } from '../query-items.ts'
import type { Part } from './query-part.ts'

interface Things {
  items: Item[]
  /** The meanings of the requested thing. */
  kinds: readonly string[]
}

/** Behind «per» these say a use; «pedali per scarpe spd» says what they have to be. */
const uses = new Set(['use', 'season', 'gender'])
export const isStandard = ({ standards, isPurpose }: Part) =>
  standards?.some(({ key }) => !isPurpose || !uses.has(key)) === true
export const termsOf = ({ standards = [], found }: Part): string[] => [
  ...standards.map(({ term }) => term),
  ...(found?.meanings.map(({ id }) => termOfMeaning(id)) ?? []),
]

/** Whether the requested thing has a fact; without a thing any may, behind a bicycle what bicycles have. */
export function factsOf(parts: readonly Part[], catalogue: Catalogue): (key: string) => boolean {
  const { has, hasThing, hasFact } = catalogue
  const head = headOf(parts, catalogue)
  const meant = head?.found?.meanings.filter(({ id }) => hasThing(id)) ?? []
  const first = parts[0]
  const isOfBike = meant.length === 0 && first !== undefined && first !== head && (isBike(first) || isType(first))
  const things = isOfBike ? [termOfMeaning('bike')] : meant.map(({ id }) => termOfMeaning(id))
  return (key) => (things.length > 0 ? things.some((term) => hasFact(term, key)) : has(`&${key}`))
}

export const isGood = (part: Part) =>
  part.standards === undefined && part.found?.meanings.some(({ role }) => role === 'good') === true
export const isBike = (part: Part) => part.found?.meanings.some(({ id }) => id === 'bike') === true
export const isType = (part: Part) =>
  part.standards === undefined && !isGood(part) && part.found?.meanings.some(({ role }) => role === 'type') === true

/** A need that goods serve, and no kind of bicycle. */
const isServed = ({ found }: Part, { hasThing }: Catalogue) =>
  found?.meanings.some(({ servedBy }) =>
    servedBy?.every((id) => meaningOf.get(id)?.role === 'good' && hasThing(id)),
  ) === true

/** Decides which of the named things is the requested one, and the role of the others. */
export function itemsOf(parts: readonly Part[], catalogue: Catalogue, isOfTyres: boolean): Things {
  const said = headOf(parts, catalogue)
  // «Mani fredde in bici» asks for gloves.
  const head =
    said && isBike(said) && !parts.some(isType) && parts.some((p) => isServed(p, catalogue)) ? undefined : said
  const isAboutBikes = head ? isBike(head) : parts.some(isType)
  const other = head && joinedTo(head, parts, catalogue)
  const items: Item[] = []
  const kinds: string[] = []
  // A kind alone is one of bicycles, where there are any.
  if (isAboutBikes && !head) items.push(item('head', [meaningOf.get('bike')], 2, ''))
  if (isOfTyres && !head && !isAboutBikes) items.push(item('head', [meaningOf.get('rubber')], importances.head, ''))
  for (const part of parts) {
    const { text, found } = part
    const idsOf = (role: Meaning['role']) =>
      found?.meanings.filter((one) => one.role === role).map(({ id }) => id) ?? []
    if (part.item && !(part.number && (head || isAboutBikes)))
      // A name behind «per» is what the thing is for.
      items.push(head && part.isPurpose && part.item.role === 'name' ? { ...part.item, role: 'word' } : part.item)
    else if (part === head) {
      const meant = [found, other?.found].flatMap((one) => goodsFirst(one?.meanings ?? [], catalogue))
      items.push(item('head', meant, importances.head, text))
      if (!isBike(part) || !parts.some(isType)) kinds.push(...idsOf('good').slice(0, 1))
    } else if (part === other) kinds.push(...idsOf('good').slice(0, 1))
    else if (isStandard(part)) continue
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
      items.push(item('context', found.meanings, importanceBeside(part), text))
  }
  return { items, kinds }
}

/** «Protezione per la testa in città»: a place ranks and selects nothing. */
const importanceBeside = (part: Part) =>
  part.isWhere && isType(part) ? 0 : part.isContext && isGood(part) ? 2 : importances.context

function headOf(all: readonly Part[], catalogue: Catalogue): Part | undefined {
  const parts = all.filter(({ isWithin }) => !isWithin)
  const direct = parts.filter((p) => isGood(p) && !p.isContext)
  const meant = parts.filter((p) => isGood(p) && (!isBike(p) || parts.length === 1))
  const goods = direct.length > 0 ? direct : parts.some((p) => isType(p) && !p.isContext) ? [] : meant
  const others = goods.filter((p) => !isBike(p))
  // «Ho la catena a 12, che pignoni prendo», «in giacca e cravatta, che bici prendo».
  const things = parts.filter((p) => isGood(p) || isType(p))
  const asked = things[0]?.isAsked ? undefined : things.findLast(({ isAsked }) => isAsked)
  if (asked) return isType(asked) ? undefined : asked
  const [bike, part, property] = parts
  // In English «gravel fork» is a fork.
  const isItsPart = part?.found?.meanings.some(({ isOfBike }) => isOfBike) && !part.found.languages.has('en')
  // «Bici telaio acciaio» is a bicycle.
  const isProperty = property && !isGood(property) && property.item?.role !== 'name'
  if (bike && part && part === others[0] && (isProperty || isItsPart)) {
    if (isBike(bike)) return bike
    if (isType(bike)) return undefined
  }
  // «Scarsella sottosella» names it twice.
  const [wide, narrow] = others
  if (wide && narrow && isNarrower(narrow, wide)) return narrow
  const isEnglish = others.length > 1 && others.every((p) => !p.found?.languages.has('it'))
  const known = others.filter((p) => p.found?.meanings.some(({ id }) => catalogue.hasThing(id)))
  return (isEnglish ? others.at(-1) : others[0]) ?? known[0] ?? goods[0]
}

/** «Casco e guanti» asks for both. */
function joinedTo(head: Part, parts: readonly Part[], { hasThing }: Catalogue): Part | undefined {
  const isSold = ({ found }: Part) => found?.meanings.some(({ id, role }) => role === 'good' && hasThing(id))
  const goods = parts.filter((one) => isGood(one) && !isBike(one) && !one.isContext && !one.isWithin && isSold(one))
  const at = goods.indexOf(head)
  const next = goods[at + 1]
  if (at < 0) return undefined
  return next?.isJoined ? next : head.isJoined ? goods[at - 1] : undefined
}

const isNarrower = (part: Part, wide: Part) =>
  part.found?.meanings.some((one) =>
    broader(one).some(({ id }) => id !== one.id && wide.found?.meanings.some((other) => other.id === id)),
  ) === true

/** A word with a product meaning and another one means the product, if there are any. */
function goodsFirst(found: readonly Meaning[], catalogue: Catalogue): readonly Meaning[] {
  const goods = found.filter(({ role }) => role === 'good')
  return goods.length === found.length || goods.some(({ id }) => catalogue.hasThing(id)) ? goods : found
}

/** @param step by how much each meaning counts less than the one before */
export function item(
  role: Item['role'],
  found: readonly (Meaning | undefined)[],
  importance: number,
  text: string,
  step = 0,
): Item {
  const terms = new Map<string, number>()
  for (const meaning of found) {
    if (!meaning) continue
    terms.set(termOfMeaning(meaning.id), Math.max(0.6, 1 - step * terms.size))
    for (const id of meaning.servedBy ?? []) terms.set(termOfMeaning(id), 0.3)
  }
  return { role, terms: [...terms].map(([term, factor]): Term => ({ term, factor })), importance, text }
}
