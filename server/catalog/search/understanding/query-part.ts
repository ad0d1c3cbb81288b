import type { Catalogue } from '../named-things.ts'
import type { Found, Meaning } from '../phrase-book.ts'
import words from '../quantities/quantity-words.json' with { type: 'json' }
import type { Condition, Item, QueryOrder } from '../query-items.ts'
import type { Word } from '../query-words.ts'
import vocabulary from '../search-vocabulary.json' with { type: 'json' }
import type { Standard } from '../standards.ts'

/** A part of the query with its interpretation. */
export interface Part {
  text: string
  isContext: boolean
  found?: Found
  standards?: readonly Standard[]
  item?: Item
  /** Behind «per»: a use, no property. */
  isPurpose: boolean
  number?: { values: readonly number[]; text: string }
  /** Part of the name of a thing. */
  isWithin?: boolean
  /** Right behind «quali», «mi serve» and the like. */
  isAsked?: boolean
  /** Right behind «in»: where the thing is used. */
  isWhere?: boolean
  /** Behind «e», "or" and the like. */
  isJoined?: boolean
}

export interface PartsRead {
  parts: Part[]
  conditions: Condition[]
  unknown: string[]
  isElsewhere: boolean
  /** The last word is only the beginning of one. */
  isBegun: boolean
  order: QueryOrder | undefined
}

export const gearing = new Set(`${words.gears.words} ${words.gears.changing}`.split(' '))
export const cheapWords = new Set(
  'economico economica economici economiche cheap cheaper cheapest affordable conveniente convenienti'.split(' '),
)
export const links = new Set(
  'il lo la i gli le l un uno una di da dal dalla dai in con a al allo alla ai del della dei delle the an any of with su per for to ha have has ciclismo cycling'.split(
    ' ',
  ),
)
export const purposes = new Set(['per', 'for'])
export const conjunctions = new Set(['e', 'ed', 'o', 'od', 'ne', 'and', 'or', 'nor'])
const interrogatives = new Set(['che', 'quale', 'quali', 'which', 'what'])
export const places = /^(?:in|nell?[aeo]?|ne(?:i|gli)|sull?[aeo]?|su(?:i|gli)|the)$/
export const inches = new Set(['pollici', 'pollice', 'inch', 'inches'])
export const litres = new Set(['l', 'lt', 'litro', 'litri', 'litre', 'litres', 'liter', 'liters'])

/** Frequent searches outside of this shop's range, and makers asked for by name: not treated as typing errors. */
export const elsewhere = new Set(`${vocabulary.soldElsewhere} ${vocabulary.knownMakers}`.split(' '))
export const byPrice: QueryOrder = { by: 'price', isDescending: false }

type Property = Extract<Condition, { id: string }>

export const isThing = ({ found }: Pick<Part, 'found'>) =>
  found?.meanings.some(({ role }) => role === 'good' || role === 'type') === true
export const isColour = (found: Found | undefined) => found?.meanings.some(({ role }) => role === 'colour') === true
export const isBicycle = ({ found }: Part) =>
  found?.meanings.some(({ id, role }) => id === 'bike' || role === 'type') === true
export const isNamedGood = ({ found }: { found?: Found | undefined }) =>
  found?.meanings.some(({ role }) => role === 'good') === true

const decidedRoles = new Set(['good', 'colour', 'condition', 'gender'])

/** A thing of the shop, a colour or the like is no name of a standard. */
export function isDecided(found: Found | undefined, { hasThing }: Catalogue): boolean {
  const isOwn = ({ id, role }: Meaning) => decidedRoles.has(role) || (role === 'type' && hasThing(id, true))
  return found?.meanings.some(isOwn) === true
}

/** The numbers that mean the same: a handlebar of 42 cm has 420 mm. */
export function valuesOf(value: number, unit: string): number[] {
  if (unit === 'cm') return [value, value * 10]
  if (litres.has(unit)) return [value, value * 1_000]
  return unit === 'mm' && value % 10 === 0 ? [value, value / 10] : [value]
}

export function conditionOf(found: Found, known: readonly Condition[]): Property | undefined {
  const meaning = found.meanings.find(({ role }) => role === 'colour' || role === 'condition' || role === 'gender')
  if (!meaning || found.meanings.some(({ role }) => role === 'good')) return undefined
  const kind = meaning.role as Property['kind']
  return known.some((one) => one.kind === kind && kind !== 'colour') ? undefined : { kind, id: meaning.id }
}

/** @param askedFrom where a word ends after which the requested thing stands */
export function placeIn(words: readonly Word[], at: number, askedFrom: number) {
  const between = words.slice(askedFrom, at)
  const isNext = askedFrom <= at && between.every(({ isStop, isContext }) => isStop && !isContext)
  // «Che bici» asks, «che ha il portapacchi» goes on.
  const isAsked = isNext && (between.length === 0 || !interrogatives.has(words[askedFrom - 1]?.text ?? ''))
  const before = words.slice(0, at).findLast(({ text }) => !links.has(text))?.text ?? ''
  return { isAsked, isWhere: places.test(words[at - 1]?.text ?? ''), isJoined: conjunctions.has(before) }
}
