import { LRUCache } from 'lru-cache'
import { termOfCode } from '#server/catalog/search/meaning-index.ts'
import type { Catalogue } from '#server/catalog/search/named-things.ts'
import { meaningOf } from '#server/catalog/search/phrase-book.ts'
import type { Condition, Item, Understood } from '#server/catalog/search/query-items.ts'
import { compactCode } from '#server/catalog/search/query-words.ts'
import { otherUseKind } from '#server/catalog/search/understanding/other-use.ts'
import { understandQuery } from '#server/catalog/search/understanding/understand-query.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type CatalogState, keptByShelves } from './catalog-state.ts'
import { catalogueOf } from './catalogue-words.ts'
import { correctWords } from './correct-words.ts'
import { keep } from './model-colors.ts'
import { bestFirst } from './rank-order.ts'
import { type Missing, type Ranked, rank } from './rank-products.ts'

export type MatchKind = 'exact' | 'similar' | 'none'

/** The interpretation of a query. */
export interface Reading {
  conditions: readonly Condition[]
  corrected: string | undefined
  /** Conditions that no product meets. */
  missing: readonly Missing[]
  /** A kind of goods that the shop does not have, and the nearest kind that it has. */
  notSold: { kind: string; nearest: string | undefined } | undefined
}

export const nothingSaid: Reading = { conditions: [], corrected: undefined, missing: [], notSold: undefined }

/** The products a query finds, in the order of relevance. */
export class Matches {
  readonly kind: MatchKind
  readonly slots: Uint32Array
  readonly reading: Reading
  #size: number
  #isMatch: Uint8Array | undefined

  constructor(kind: MatchKind, slots: Uint32Array, size: number, reading: Partial<Reading>) {
    this.kind = kind
    this.slots = slots
    this.reading = { ...nothingSaid, ...reading }
    this.#size = size
  }

  /** 1 at matching slots, for loops in another order. */
  get isMatch(): Uint8Array {
    if (this.#isMatch) return this.#isMatch
    const isMatch = new Uint8Array(this.#size)
    for (const slot of this.slots) isMatch[slot] = 1
    this.#isMatch = isMatch
    return isMatch
  }
}

interface SearchOptions {
  /** Kinds of conditions that are not to be read. */
  without?: readonly string[]
  /** Whether the last word may be incomplete. */
  isTyping?: boolean
}

/**
 * Searches the catalogue, best first.
 * @returns undefined when the query has no meaningful word
 */
export function searchProducts(state: CatalogState, query: string, options: SearchOptions = {}): Matches | undefined {
  const said = foldText(query)
  if (said === '') return undefined
  const folded = state.ownWords.meantBy(said)
  const { without = [], isTyping = false } = options
  const asked = `\n${[...without].sort().join()}\n${isTyping}`
  const { answers } = recentOf(state)
  const key = `${said}\n${folded}${asked}`
  const known = answers.get(key)
  if (known) return known
  const matches = findMatches(state, { said, folded }, options, asked)
  answers.set(key, matches)
  return matches
}

interface Recent {
  answers: LRUCache<string, Matches>
  /** By corrected query: many typing errors lead to the same words. */
  found: LRUCache<string, Found>
}

interface Found {
  understood: Understood
  ranked: Ranked
}

const maxAnswers = 64
const maxRankedSlots = 500_000

/** For a page's list, counts and next pages. */
const recentOf = keptByShelves(
  (): Recent => ({
    answers: new LRUCache<string, Matches>({ max: maxAnswers }),
    found: new LRUCache<string, Found>({
      maxSize: maxRankedSlots,
      sizeCalculation: ({ ranked: { slots } }) => slots.length + 10,
    }),
  }),
)

function findMatches(
  state: CatalogState,
  { said, folded }: { said: string; folded: string },
  { without = [], isTyping = false }: SearchOptions,
  asked: string,
): Matches {
  const catalogue = catalogueOf(state)
  const read = (query: string) => withoutKinds(understandQuery(query, catalogue, isTyping), without)
  const containing = containingAny(state, said === folded ? [said] : [folded, said])
  const asWritten = read(folded)
  const unknown = asWritten.notSold === otherUseKind ? [] : asWritten.unknown
  const wanted =
    unknown.length > 0 && containing.length === 0
      ? correctWords(state, folded, unknown, isThingSold(asWritten))
      : undefined
  // A thing of the shop is asked for: no other word makes it one that is not sold.
  const isLost = ({ notSold, isElsewhere }: Understood) => notSold !== undefined || isElsewhere
  const isOther = wanted !== undefined && isThingSold(asWritten) && isLost(read(wanted))
  const find = (query: string | undefined) =>
    findOnce(state, `${query ?? folded}${asked}\n${query !== undefined}`, () => {
      const understood = query === undefined ? asWritten : read(query)
      return { understood, ranked: rank(state, understood, query !== undefined) }
    })
  const tried = isOther || wanted === undefined ? undefined : find(wanted)
  const corrected = tried && (tried.ranked.slots.length > 0 || isLost(tried.understood)) ? wanted : undefined
  const isCorrected = corrected !== undefined
  const found = (isCorrected && tried) || find(undefined)
  const size = state.items.length
  const { conditions, isElsewhere, notSold, order } = found.understood
  let { ranked } = found
  if (ranked.slots.length === 0 && containing.length === 0) {
    const codes = nearCodes(state, folded)
    if (codes.length > 0) ranked = { ...rank(state, { ...nothingRead, items: codes }, true), isComplete: false }
  }
  const isNamed = containing.filter((slot) => state.search.texts.isInNames(slot, folded))
  // A model's name may be read as a kind: «strada bianca» is a use of gravel bicycles.
  if (folded.includes(' ') && !order) ranked = { ...ranked, slots: withFirst(ranked.slots, new Set(isNamed)) }
  ranked = { ...ranked, ...calledFirst(state, ranked, corrected ?? folded, corrected ? undefined : isNamed) }
  const excluded = new Set(conditions.some(({ kind }) => kind === 'not') ? containing : [])
  // A text may speak of goods that are not sold; a kind of bicycle in it is what the product is for.
  const isUnsoldGood = notSold !== undefined && meaningOf.get(notSold)?.role === 'good'
  const tail = isElsewhere
    ? []
    : beside(isUnsoldGood ? isNamed : containing.filter((slot) => !excluded.has(slot)), ranked.slots)
  const reading = { conditions, corrected, missing: ranked.missing, notSold: notSoldOf(found.understood, catalogue) }
  if (ranked.slots.length === 0 && tail.length === 0) return new Matches('none', ranked.slots, size, reading)
  const slots =
    tail.length === 0
      ? ranked.slots
      : joined(
          ranked.slots,
          bestFirst(state, tail, (slot) => state.standings[slot] ?? 0),
        )
  // A name that contains the words is an answer where they are the thing's, or nothing better is.
  const isAnswer = (slot: number) =>
    (ranked.slots.length === 0 || ranked.slots.includes(slot)) &&
    (folded.length >= longRun || state.search.texts.isWordsOfName(slot, folded, folded.length >= longBeginning))
  const isCalled = notSold === undefined && ranked.missing.length === 0 && isNamed.some(isAnswer)
  const isExact = !isCorrected && (ranked.isComplete || isCalled)
  return new Matches(isExact ? 'exact' : 'similar', slots, size, { ...reading, notSold: undefined })
}

function notSoldOf({ notSold }: Understood, { hasThing }: Catalogue): Reading['notSold'] {
  if (!notSold) return undefined
  const { nearest } = meaningOf.get(notSold) ?? {}
  return { kind: notSold, nearest: nearest !== undefined && hasThing(nearest) ? nearest : undefined }
}

/** Fewer letters stand inside other words by chance. */
const longRun = 6
/** Of a word that is still being typed. */
const longBeginning = 5
const isThingSold = ({ items, notSold }: Understood) =>
  notSold === undefined && items.some(({ role }) => role === 'head' || role === 'type')

/** A product whose whole name is the query is it, however the query reads. */
function calledFirst(state: CatalogState, { slots, missing }: Ranked, query: string, named: number[] | undefined) {
  if (!query.includes(' ')) return { slots, missing }
  const called = (named ?? containingAny(state, [query])).filter((slot) => state.search.texts.isName(slot, query))
  if (called.length === 0) return { slots, missing }
  const others = keep(slots, (slot) => !called.includes(slot))
  return { slots: joined(Uint32Array.from(called), others), missing: [] }
}

/** The products with one of these runs of letters. */
function containingAny({ search, standings }: CatalogState, runs: readonly string[]): number[] {
  const slots = new Set(runs.flatMap((run) => [...search.texts.containing(run)]))
  return [...slots].filter((slot) => standings[slot])
}

function findOnce(state: CatalogState, key: string, find: () => Found): Found {
  const { found } = recentOf(state)
  const known = found.get(key)
  if (known) return known
  const fresh = find()
  found.set(key, fresh)
  return fresh
}

function withFirst(slots: Uint32Array, first: ReadonlySet<number>): Uint32Array {
  return first.size === 0
    ? slots
    : joined(
        keep(slots, (slot) => first.has(slot)),
        keep(slots, (slot) => !first.has(slot)),
      )
}

function joined(first: Uint32Array, second: Uint32Array): Uint32Array {
  const both = new Uint32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

function withoutKinds(understood: Understood, without: readonly string[]): Understood {
  if (without.length === 0) return understood
  const kinds = new Set<string>(without)
  const isKept = ({ role }: Item) => !kinds.has('kind') || (role !== 'head' && role !== 'type')
  return {
    ...understood,
    items: understood.items.filter(isKept),
    conditions: understood.conditions.filter(({ kind }) => !kinds.has(kind)),
    order: kinds.has('sort') ? undefined : understood.order,
  }
}

const nothingRead: Understood = {
  items: [],
  conditions: [],
  unknown: [],
  isPartial: false,
  isElsewhere: false,
  notSold: undefined,
  order: undefined,
}

/** A code with one wrong letter or digit. */
function nearCodes({ search }: CatalogState, folded: string): Item[] {
  const compact = compactCode(folded)
  if (compact.length < 5 || !/\d/.test(compact) || !/[a-z]/.test(compact)) return []
  const near = search.meanings.codesOneErrorAway(compact).map((code) => ({ term: termOfCode(code), factor: 1 }))
  return near.length > 0 ? [{ role: 'name', terms: near, importance: 10, text: folded }] : []
}

function beside(slots: readonly number[], others: Uint32Array): readonly number[] {
  if (slots.length === 0 || others.length === 0) return slots
  const known = new Set(others)
  return slots.filter((slot) => !known.has(slot))
}
