import { foldText } from '#shared/domain/platform/fold-text.ts'
import { NumberLists } from './number-lists.ts'
import { broader, type Found, type Meaning, meaningOf, phraseAt, phrasesIn } from './phrase-book.ts'
import { compactName, type Word, wordsIn } from './query-words.ts'

/** The weight of a hit by its place. From `weights.is` on a product is the thing, below it only mentions the word. */
export const weights = {
  /** Exact name: a product called "bag" ranks before a backpack. */
  calledSo: 101,
  is: 100,
  brand: 60,
  goesWith: 55,
  /** For a shelf with mixed content: after products that name the thing themselves. */
  shelf: 56,
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
  /** Compact (compactCode). */
  codes: readonly string[]
  /** Meanings that the shop's own order gives it: a bicycle, of a kind, used. */
  is: readonly string[]
  gears: number | null
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

const saidGears = /(\d{1,2}(?:\/\d{1,2})*)[\s-]*(?:velocita|rapport[oi]|marc[eh]e?|speeds?|gears?|v)(?![\p{L}])/gu

/** Words, meanings, makers and speeds with their products. Append-only, like TextIndex. */
export class MeaningIndex {
  #hits = new NumberLists()

  add(slot: number, product: SearchedProduct): void {
    describe(product, (term, weight) => {
      const last = this.#hits.lastOf(term)
      if (last === undefined || slotOfHit(last) !== slot) this.#hits.push(term, hitOf(slot, weight))
      else if (weightOfHit(last) < weight) this.#hits.replaceLast(term, hitOf(slot, weight))
    })
  }

  /** In the order of the slots; `slotOfHit` and `weightOfHit` decode a hit. */
  hitsOf(term: string): Uint32Array {
    return this.#hits.of(term)
  }
}

type Put = (term: string, weight: number) => void

interface ReadText {
  words: readonly Word[]
  phrases: readonly Found[]
  inner: readonly Found[]
  gears: readonly string[]
}

// Facts and shelf names repeat across products.
const shortTexts = new Map<string, ReadText>()
const maxShortTexts = 5_000
const maxShortLength = 60

function readText(text: string): ReadText {
  const known = shortTexts.get(text)
  if (known) return known
  const words = wordsIn(text)
  const phrases = phrasesIn(words)
  const read = { words, phrases, inner: innerPhrases(words, phrases), gears: gearsIn(text) }
  if (text.length <= maxShortLength) {
    if (shortTexts.size >= maxShortTexts) shortTexts.clear()
    shortTexts.set(text, read)
  }
  return read
}

function gearsIn(text: string): readonly string[] {
  if (!/\d/.test(text)) return []
  return [...foldText(text).matchAll(saidGears)].flatMap(([, numbers]) => numbers?.split('/') ?? [])
}

function describe({ texts, brand, codes, is, gears }: SearchedProduct, put: Put): void {
  const isBicycle = is.includes('bike')
  for (const id of is) {
    putMeaning(put, meaningOf.get(id), weights.is)
    put(termOfMeaning(id), weights.calledSo)
  }
  for (const { text, at, language = 'it' } of texts) {
    if (!text) continue
    // An English name continues after a comma with a measure or colour.
    const { words, phrases, inner, gears: saidHere } = readText(text)
    const head = at === 'name' && language === 'en' ? wordsIn(text.split(',')[0] ?? '').length : words.length
    for (const { stem, isStop } of words) {
      if (!isStop) put(stem, weights[at === 'shelf' ? 'kind' : at])
      // Of «X11SL» people type the 11.
      const digits = at === 'name' ? /^\p{L}+(\d+)/u.exec(stem)?.[1] : undefined
      if (digits) put(digits, weights.fact)
    }
    for (const found of [phrases, inner]) {
      for (const { from, meanings } of found) {
        const isProper = at === 'name' && words[from]?.isProper === true
        for (const meaning of meanings) {
          if (isProper && meaning.role !== 'good' && meaning.role !== 'gender') continue
          if (meaning.role === 'colour' && at !== 'name' && at !== 'colour') continue
          for (const one of broader(meaning)) put(termOfMeaning(one.id), weightAt(one, at, isBicycle))
        }
      }
    }
    if (at === 'name') {
      if (!isBicycle)
        putHead(
          put,
          phrases.filter(({ from }) => from < head),
          inner,
          words,
          language,
        )
      for (const run of properRuns(words)) put(termOfPhrase(run), weights.brand)
    }
    for (const number of saidHere) put(termOfGears(number), weights[at])
  }
  if (gears !== null) put(termOfGears(gears), weights.kind)
  if (brand) {
    put(termOfBrand(brand), weights.brand)
    for (const { stem } of wordsIn(brand)) put(stem, weights.brand)
  }
  for (const code of codes) put(termOfCode(code), weights.is)
}

/** Shorter meanings inside longer phrases: «luce posteriore» is at the rear too. */
function innerPhrases(words: readonly Word[], phrases: readonly Found[]): Found[] {
  return phrases.flatMap(({ from, to }) => {
    const inner: Found[] = []
    for (let at = from; at < to && to - from > 1; at++) {
      const word = words[at]
      const found = word && phraseAt([word], 0)
      if (found) inner.push({ ...found, from: at, to: at + 1 })
    }
    return inner
  })
}

/** A kind of bicycle in a bicycle's name is its kind; in its description it may be anything. */
function weightAt(meaning: Meaning, at: SearchedText['at'], isBicycle: boolean): number {
  return meaning.role === 'type' && at === 'name' && isBicycle ? weights.is : weights[at]
}

/** The head of a name is the product: a saddle bag is no saddle. */
function putHead(
  put: Put,
  phrases: readonly Found[],
  inner: readonly Found[],
  words: readonly Word[],
  language: 'it' | 'en',
): void {
  const context = words.findIndex((w) => w.isContext)
  const items = phrases.filter(({ meanings }) => meanings.some(({ role, id }) => role === 'good' && id !== 'bike'))
  const before = items.filter(({ from }) => context < 0 || from < context)
  const candidates = before.length > 0 ? before : items
  const head = language === 'it' ? candidates[0] : candidates.at(-1)
  if (!head) return
  const meant = head.meanings.filter(({ role }) => role === 'good')
  for (const meaning of meant) putMeaning(put, meaning, weights.is)
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

/** Models of two words and more, «Strada Bianca»: in a name whose other words are not written large. */
function properRuns(words: readonly Word[]): Word[][] {
  if (!words.slice(1).some((w) => !w.isProper && !w.isNumber && !w.isStop && w.text.length > 2)) return []
  const runs: Word[][] = []
  let run: Word[] = []
  for (const word of words) {
    if (word.isProper) run.push(word)
    else {
      if (run.length > 1) runs.push(run)
      run = []
    }
  }
  if (run.length > 1) runs.push(run)
  return runs.flatMap((whole) => (whole.length > 2 ? [whole, whole.slice(0, 2), whole.slice(1)] : [whole]))
}
