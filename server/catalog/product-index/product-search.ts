import { LRUCache } from 'lru-cache'
import { termOfCode } from '#server/catalog/search/meaning-index.ts'
import type { Catalogue } from '#server/catalog/search/named-things.ts'
import { meaningOf } from '#server/catalog/search/phrase-book.ts'
import type { Condition, Item, Understood } from '#server/catalog/search/query-items.ts'
import { compactCode } from '#server/catalog/search/query-words.ts'
import { otherUseKind } from '#server/catalog/search/understanding/other-use.ts'
import { nothingRead, withoutKinds } from '#server/catalog/search/understanding/read-less.ts'
import { understandQuery } from '#server/catalog/search/understanding/understand-query.ts'
import { furtherWords, unreadWords } from '#server/catalog/search/understanding/unread-words.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import { unquoted } from '#shared/domain/platform/clean-text.ts'
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
  notSold: { kind: string; nearest: string | undefined; size: string | undefined } | undefined
  /** Words of the query without a part in the answer, and those that are no condition and no thing. */
  unread: readonly string[]
  words: readonly string[]
}

export const nothingSaid: Reading = {
  conditions: [],
  corrected: undefined,
  missing: [],
  notSold: undefined,
  unread: [],
  words: [],
}

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
  const said = scannedIn(state, query) ?? foldText(unquoted(query))
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
  const runs = said === folded ? [said] : [folded, said]
  const containing = containingAny(state, runs)
  const isInNames = (slot: number) => runs.some((run) => state.search.texts.isInNames(slot, run))
  const called = calledBy(state, runs, containing)
  const asWritten = read(folded)
  const unknown = asWritten.notSold === otherUseKind ? [] : asWritten.unknown
  const wanted =
    unknown.length > 0 && containing.length === 0 && called.named.length === 0
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
  const { conditions, isElsewhere, notSold } = found.understood
  let { ranked } = found
  if (ranked.slots.length === 0 && containing.length === 0 && called.named.length === 0) {
    const codes = nearCodes(state, folded)
    if (codes.length > 0) ranked = { ...rank(state, { ...nothingRead, items: codes }, true), isComplete: false }
  }
  // A kind alone shows its products, not what goes with them.
  const isBareKind = ranked.isComplete && isKindAlone(found.understood, corrected ?? folded)
  if (isBareKind) ranked = { ...ranked, slots: ranked.slots.subarray(0, ranked.things) }
  // What is called by the words is meant, whatever the words mean: «Non Plus Ultra» excludes nothing.
  const first = corrected === undefined ? called : calledBy(state, [corrected], containingAny(state, [corrected]))
  if (first.named.length > 0) {
    const slots = withFirst(state, withFirst(state, ranked.slots, first.named), first.whole)
    ranked = { ...ranked, slots, missing: [] }
  }
  // A text may speak of goods that are not sold; a kind of bicycle in it is what the product is for.
  const isUnsoldGood = notSold !== undefined && meaningOf.get(notSold)?.role === 'good'
  const isNameAlone = isElsewhere || isUnsoldGood || isBareKind
  const tail = beside(isNameAlone ? containing.filter(isInNames) : containing, ranked.slots)
  const reading = { conditions, corrected, missing: ranked.missing, notSold: notSoldOf(found.understood, catalogue) }
  const unread = () =>
    unreadWords(found.understood, state.search.meanings, { query: corrected ?? folded, first: ranked.slots[0] })
  if (ranked.slots.length === 0 && tail.length === 0)
    return new Matches('none', ranked.slots, size, { ...reading, unread: unread() })
  const slots =
    tail.length === 0
      ? ranked.slots
      : joined(
          ranked.slots,
          bestFirst(state, tail, (slot) => state.standings[slot] ?? 0),
        )
  // A name that contains the words is an answer where they are the thing's, or nothing better is.
  const isAnswer = (slot: number) =>
    isInNames(slot) &&
    (ranked.slots.length === 0 || ranked.slots.includes(slot)) &&
    (folded.length >= longRun || state.search.texts.isWordsOfName(slot, folded, folded.length >= longBeginning))
  const isCalled =
    called.named.length > 0 || (notSold === undefined && ranked.missing.length === 0 && containing.some(isAnswer))
  const isExact = !isCorrected && (ranked.isComplete || isCalled)
  const unreadOfFound = isExact ? [] : unread()
  const words = furtherWords(found.understood, unreadOfFound)
  const readingOfFound = { ...reading, notSold: undefined, unread: unreadOfFound, words }
  return new Matches(isExact ? 'exact' : 'similar', slots, size, readingOfFound)
}

function notSoldOf({ notSold }: Understood, { hasThing }: Catalogue): Reading['notSold'] {
  if (!notSold) return undefined
  const { nearest, nearestSize: size } = meaningOf.get(notSold) ?? {}
  return { kind: notSold, nearest: nearest !== undefined && hasThing(nearest) ? nearest : undefined, size }
}

/** Fewer letters stand inside other words by chance. */
const longRun = 6
/** Of a word that is still being typed. */
const longBeginning = 5
const isThingSold = ({ items, notSold }: Understood) =>
  notSold === undefined && items.some(({ role }) => role === 'head' || role === 'type')

/** The products whose name is the query or holds its words; of one word only the former. */
function calledBy({ search: { texts }, standings, items }: CatalogState, runs: readonly string[], found: number[]) {
  const isWhole = (slot: number) => {
    const names = [items[slot]?.product.name, items[slot]?.english.name]
    return runs.some((run) => texts.isName(slot, run) && names.some((name) => foldText(name ?? '') === run))
  }
  const holding = runs
    .filter((run) => run.includes(' '))
    .flatMap((run) => [
      ...found.filter((slot) => texts.isWordsOfName(slot, run, run.length >= longBeginning)),
      ...texts.withRunInName(run),
    ])
  const named = [...new Set([...found.filter(isWhole), ...holding])].filter((slot) => standings[slot])
  return { named, whole: named.filter(isWhole) }
}

/** Nothing is asked but a kind of goods; what a bicycle is for stands in texts of others too. */
function isKindAlone({ items, conditions, unknown }: Understood, query: string): boolean {
  const [said, ...others] = items.filter(({ text }) => text !== '')
  return (
    said?.role === 'head' &&
    others.length === 0 &&
    said.text === query &&
    conditions.length === 0 &&
    unknown.length === 0
  )
}

/** A barcode in any of its lengths, where a product has it. */
function scannedIn({ search }: CatalogState, query: string): string | undefined {
  const key = gtinKey(query)
  return key !== undefined && search.meanings.hitsOf(termOfCode(compactCode(key))).length > 0 ? key : undefined
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

/** In the order of the rank; those without one follow. */
function withFirst(state: CatalogState, slots: Uint32Array, first: readonly number[]): Uint32Array {
  const isFirst = new Set(first)
  const ranked = new Set(keep(slots, (slot) => isFirst.has(slot)))
  const others = bestFirst(
    state,
    first.filter((slot) => !ranked.has(slot)),
    (slot) => state.standings[slot] ?? 0,
  )
  return joined(
    Uint32Array.from([...ranked, ...others]),
    keep(slots, (slot) => !isFirst.has(slot)),
  )
}

function joined(first: Uint32Array, second: Uint32Array): Uint32Array {
  const both = new Uint32Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
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
