import { oneErrorAway } from './near-terms.ts'
import { NumberLists } from './number-lists.ts'
import { broader, type Found, isWholeBicycle, type Meaning, meaningOf, phraseAt } from './phrase-book.ts'
import { compactName, type Word, wordsIn } from './query-words.ts'
import { partFrom, properRuns, type ReadText, readText } from './read-text.ts'
import type { TyreSize } from './tyre-sizes.ts'
import { Terms } from './vocabulary.ts'

/** The weight of a hit by its place. From `weights.is` on a product is the thing, below it only mentions the word. */
export const weights = {
  /** By its name and its shelf: surer than by its name alone. */
  onItsShelf: 110,
  /** Exact name: a product called "bag" ranks before a backpack. */
  calledSo: 101,
  is: 100,
  brand: 60,
  goesWith: 55,
  /** For a shelf with mixed content: after products that name the thing themselves. */
  shelf: 56,
  /** One of several things that a shelf's name lists: less than being it. */
  mixedShelf: 54,
  kind: 50,
  colour: 45,
  material: 40,
  name: 30,
  fact: 12,
  description: 6,
} as const

/** The searched fields of a product. A new field is a line in `describe`. */
export interface SearchedText {
  text: string | null
  at: 'name' | 'shelf' | 'kind' | 'colour' | 'material' | 'fact' | 'description'
  /** In English names the head noun stands at the end, in Italian ones at the beginning. */
  language?: 'it' | 'en'
}

export interface SearchedProduct {
  texts: readonly SearchedText[]
  brand: string | null
  /** The maker with the word behind it: «Vittoria Corsa» is no race. */
  models: readonly string[]
  /** Compact (compactCode). */
  codes: readonly string[]
  /** Meanings that the shop's own order gives it: a bicycle, of a kind, used. */
  is: readonly string[]
  /** Terms of the values of facts that have several names. */
  standards: readonly string[]
  gears: number | null
  tyres: readonly TyreSize[]
  /** By their names (sizeName). */
  sizes: readonly string[]
}

/** A product with a term, and the term's weight there, in one number. */
const hitOf = (slot: number, weight: number) => slot * 128 + weight
export const slotOfHit = (hit: number) => hit >>> 7
export const weightOfHit = (hit: number) => hit & 127

const termsOfMeanings = new Map([...meaningOf.keys()].map((id) => [id, `#${id}`]))

export const termOfMeaning = (id: string) => termsOfMeanings.get(id) ?? `#${id}`
export const termOfBrand = (name: string) => `=${compactName(name)}`
export const termOfPhrase = (words: readonly Word[]) => `~${words.map((w) => w.stem).join(' ')}`
export const termOfCode = (compact: string) => `.${compact}`
export const termOfGears = (gears: number | string) => `*${gears}`
export const termOfTyre = (beadSeat: number, width?: number) => (width ? `@${beadSeat}-${width}` : `@${beadSeat}`)
export const termOfSize = (name: string) => `^${name}`
/** For what a text says its product has not. */
export const termWithout = (term: string) => `!${term}`

/** Words, meanings, makers and speeds with their products. Append-only, like TextIndex. */
export class MeaningIndex {
  #hits = new NumberLists()
  #codes = new Terms(this.#hits, termOfCode(''))

  add(slot: number, product: SearchedProduct): void {
    describe(product, (term, weight) => {
      const last = this.#hits.lastOf(term)
      if (last === undefined || slotOfHit(last) !== slot) this.#hits.push(term, hitOf(slot, weight))
      else if (weightOfHit(last) < weight) this.#hits.replaceLast(term, hitOf(slot, weight))
      else if ((weight === weights.shelf || weight === weights.mixedShelf) && weightOfHit(last) === weights.calledSo)
        this.#hits.replaceLast(term, hitOf(slot, weights.onItsShelf))
    })
  }

  /** In the order of the slots; `slotOfHit` and `weightOfHit` decode a hit. */
  hitsOf(term: string): Uint32Array {
    return this.#hits.of(term)
  }

  /** Compact codes that hold this run. */
  codesContaining(compact: string): readonly string[] {
    return this.#codes.containing(compact)
  }

  codesOneErrorAway(compact: string): string[] {
    return oneErrorAway(this.#codes.current, compact)
  }

  trim(): void {
    this.#hits.trim()
  }
}

/** The products with one of some terms, of at least a weight: found by halving, for most of them are never looked up. */
export class Having {
  #lists: readonly Uint32Array[]
  #least: number

  constructor(meanings: MeaningIndex, terms: readonly string[], least = 0) {
    this.#lists = terms.map((term) => meanings.hitsOf(term)).filter(({ length }) => length > 0)
    this.#least = least
  }

  /** At most so many. */
  get size(): number {
    return this.#lists.reduce((sum, { length }) => sum + length, 0)
  }

  /** The highest weight of a slot; 0 without one. */
  weightOf(slot: number): number {
    let most = 0
    for (const hits of this.#lists) {
      const hit = hits[placeOf(hits, hitOf(slot, 0))] ?? 0
      if (slotOfHit(hit) === slot && weightOfHit(hit) > most) most = weightOfHit(hit)
    }
    return most >= this.#least ? most : 0
  }

  has(slot: number): boolean {
    return this.weightOf(slot) > 0
  }

  /** Some of them more than once. */
  *slots(): Iterable<number> {
    for (const hits of this.#lists) for (const hit of hits) if (weightOfHit(hit) >= this.#least) yield slotOfHit(hit)
  }
}

/** The first place that is not below; without a function for each step. */
function placeOf(hits: Uint32Array, least: number): number {
  let [low, high] = [0, hits.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hits[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

type Put = (term: string, weight: number) => void

function describe(product: SearchedProduct, put: Put): void {
  const { texts, brand, models, codes, is, standards, gears, tyres, sizes } = product
  const isBicycle = is.includes('bike')
  for (const id of is) {
    putMeaning(put, meaningOf.get(id), weights.is)
    put(termOfMeaning(id), weights.calledSo)
  }
  for (const term of standards) put(term, weights.fact)
  // «Strada Bianca gravel bike» begins with the model: the Italian name writes it large inside.
  const nameWords = readText(texts[0]?.text ?? '').words
  const proper = new Set(nameWords.flatMap(({ isProper, text }) => (isProper ? text : [])))
  const onShelf = texts.flatMap(({ at, text }) => (at === 'shelf' && text ? readText(text).phrases : []))
  const ofShelf = new Set(onShelf.flatMap(({ meanings }) => meanings.map(({ id }) => id)))
  for (const text of texts) if (text.text) describeText(text, text.text, { isBicycle, proper, ofShelf }, put)
  if (gears !== null) put(termOfGears(gears), weights.kind)
  for (const tyre of tyres) putTyre(put, tyre, weights.fact)
  for (const size of sizes) put(termOfSize(size), weights.fact)
  if (brand) {
    put(termOfBrand(brand), weights.brand)
    for (const { stem } of wordsIn(brand)) put(stem, weights.brand)
  }
  for (const words of models.map(wordsIn))
    if (phraseAt(words, words.length - 1)?.meanings.every(({ role }) => role !== 'good'))
      put(termOfPhrase(words), weights.brand)
  for (const code of codes) put(termOfCode(code), weights.is)
}

function describeText(
  { at, language = 'it' }: SearchedText,
  text: string,
  { isBicycle, proper, ofShelf }: { isBicycle: boolean; proper: ReadonlySet<string>; ofShelf: ReadonlySet<string> },
  put: Put,
): void {
  const { words, phrases, inner, gears, tyres, isWithout } = readText(text)
  const isMixed =
    at === 'shelf' && phrases.filter(({ meanings }) => meanings.some(({ role }) => role === 'good')).length > 1
  const putAt = (from: number, term: string, weight: number) =>
    isWithout[from] ? put(termWithout(term), weight) : put(term, weight)
  for (const [from, { stem, isStop }] of words.entries()) {
    if (!isStop) putAt(from, stem, weights[at === 'shelf' ? 'kind' : at])
    // Of «X11SL» people type the 11.
    const digits = at === 'name' ? /^\p{L}+(\d+)/u.exec(stem)?.[1] : undefined
    if (digits) put(digits, weights.fact)
  }
  const part = at === 'name' ? partFrom(words, phrases) : words.length
  for (const { from, meanings } of [...phrases, ...inner]) {
    const first = words[from]
    const isProper = at === 'name' && (first?.isProper === true || (language === 'en' && proper.has(first?.text ?? '')))
    for (const meaning of meanings) {
      if (isProper && meaning.role !== 'good' && meaning.role !== 'gender') continue
      if (meaning.role === 'colour' && at !== 'name' && at !== 'colour') continue
      for (const one of broader(meaning))
        putAt(
          from,
          termOfMeaning(one.id),
          isMixed
            ? weights.mixedShelf
            : from > part && one.role === 'quality'
              ? weights.description
              : weightAt(one, at, isBicycle),
        )
    }
  }
  if (at === 'name') {
    // An English name continues after a comma with a measure or colour.
    const head = language === 'en' ? wordsIn(text.split(',')[0] ?? '').length : words.length
    const before = phrases.filter(({ from }) => from < head)
    if (!isBicycle) putHead(put, { phrases: before, inner, words }, language, ofShelf)
    for (const run of properRuns(words)) put(termOfPhrase(run), weights.brand)
  }
  for (const number of gears) put(termOfGears(number), weights[at])
  for (const tyre of at === 'name' ? tyres : []) putTyre(put, tyre, weights.name)
}

const mostWidths = 60

function putTyre(put: Put, { beadSeat, from, to }: TyreSize, weight: number): void {
  put(termOfTyre(beadSeat), weight)
  for (let width = from; width <= Math.min(to, from + mostWidths); width++) put(termOfTyre(beadSeat, width), weight)
}

/** In a fact it is the material of a part. */
export const frameMaterials = new Set(['carbon', 'aluminium', 'steel', 'titanium'])

/** A kind of bicycle in a bicycle's name is its kind; in its description it may be anything. */
function weightAt(meaning: Meaning, at: SearchedText['at'], isBicycle: boolean): number {
  if (at === 'fact' && frameMaterials.has(meaning.id)) return weights.description
  return meaning.role === 'type' && at === 'name' && isBicycle ? weights.is : weights[at]
}

/** The head of a name is the product: a saddle bag is no saddle. */
function putHead(
  put: Put,
  { phrases, inner, words }: Pick<ReadText, 'phrases' | 'inner' | 'words'>,
  language: 'it' | 'en',
  ofShelf: ReadonlySet<string>,
): void {
  const context = words.findIndex((w) => w.isContext)
  const isThing = ({ role, id, products }: Meaning) => role === 'good' && id !== 'bike' && products !== ''
  // «Bike exhaust "Kids bike"» is no bicycle.
  const isNamed = ({ from, meanings }: Found) =>
    meanings.some((one) => isThing(one) && (from === 0 || !isWholeBicycle(one)))
  const items = phrases.filter(isNamed)
  const before = items.filter(({ from }) => context < 0 || from < context)
  const all = before.length > 0 ? before : items
  const own = all.filter(({ meanings }) => meanings.some((one) => broader(one).some(({ id }) => ofShelf.has(id))))
  const candidates = own.length > 0 ? own : all
  const head = language === 'it' ? candidates[0] : candidates.at(-1)
  if (!head) return
  const meant = head.meanings.filter(isThing)
  // Inside an Italian name, and not what its shelf names: it may be the thing.
  const isSure = language === 'en' || head.from === 0 || own.length > 0 || ofShelf.size === 0
  for (const meaning of meant) putMeaning(put, meaning, isSure ? weights.is : weights.goesWith)
  if (!isSure) return
  const wider = new Set(meant.flatMap((meaning) => [...broader(meaning)]))
  const said = inner.filter(({ from }) => from >= head.from && from < head.to).flatMap(({ meanings }) => meanings)
  for (const { id } of [...meant, ...said.filter((meaning) => wider.has(meaning))])
    put(termOfMeaning(id), weights.calledSo)
}

function putMeaning(put: Put, meaning: Meaning | undefined, weight: number): void {
  if (!meaning) return
  for (const one of broader(meaning)) {
    put(termOfMeaning(one.id), weight)
    for (const id of one.goesWith ?? []) put(termOfMeaning(id), weights.goesWith)
  }
}
