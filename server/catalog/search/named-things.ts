import { foldText } from '#shared/domain/platform/fold-text.ts'
import { spelledBrand } from './brand-spellings.ts'
import { termOfBrand, termOfCode, termOfMeaning, termOfPhrase } from './meaning-index.ts'
import { phraseAt, phrasesBeginning } from './phrase-book.ts'
import type { Item } from './query-items.ts'
import { compactCode, compactName, isMeasure, type Word, wordsIn } from './query-words.ts'
import { isWheelName } from './tyre-sizes.ts'

/** The catalogue as needed to understand a query. */
export interface Catalogue {
  has(term: string): boolean
  /** Whether a product is the thing; of a kind of bicycle its name may be enough. */
  hasThing(id: string, isNameEnough?: boolean): boolean
  /** Whether a product that is the thing has a fact. */
  hasFact(term: string, key: string): boolean
  /** Compact codes that contain some letters and digits. */
  codesContaining(compact: string): readonly string[]
  /** Words of products with this beginning. */
  wordsBeginning(beginning: string): readonly string[]
}

/** A code is one product, a maker or model some; words are mere properties. */
export const importances = { head: 40, type: 25, code: 60, name: 6, number: 3, word: 5, context: 3 } as const

export const textOf = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map((w) => w.text)
    .join(' ')

/** A model of several words, a maker or a code; names are not read as words. */
export function namedAt(words: readonly Word[], from: number, { has, codesContaining }: Catalogue) {
  for (let to = Math.min(words.length, from + 4); to > from; to--) {
    const some = words.slice(from, to)
    const joined = some.map((w) => w.text).join('')
    const text = textOf(words, from, to)
    const name = (term: string): { to: number; item: Item } => ({
      to,
      item: { role: 'name', terms: [{ term, factor: 1 }], importance: importances.name, text },
    })
    // «Single speed» is a kind, also where a hub is called so.
    const isPhrase = (phraseAt(words, from)?.to ?? 0) >= to
    if (some.length > 1 && !isPhrase && has(termOfPhrase(some))) return name(termOfPhrase(some))
    // «100 mm» is no maker, though one is called 100.
    const isLength = words[from]?.isNumber === true && /^[cm]m$/.test(words[to]?.text ?? '')
    if (has(termOfBrand(joined)) && (some.length > 1 || !phraseAt(words, from)) && !isLength)
      return name(termOfBrand(joined))
    const isCode =
      joined.length >= 4 &&
      !isWheelName(joined) &&
      !isMeasure(joined) &&
      /\d/.test(joined) &&
      /\p{L}/u.test(joined) &&
      /\d|^\p{L}{1,2}$/u.test(some.at(-1)?.text ?? '')
    const codes = isCode ? codesContaining(compactCode(joined)) : []
    if (codes.length > 0) return { to, item: codeItem(codes, text) }
  }
  return undefined
}

function codeItem(codes: readonly string[], text: string): Item {
  const terms = codes.map((code) => ({ term: termOfCode(code), factor: 1 }))
  return { role: 'name', terms, importance: importances.code, text }
}

/** A plain word of some product; a number outside all texts may be part of a code. */
export function wordItem({ text, stem, isNumber }: Word, { has, codesContaining }: Catalogue): Item | undefined {
  const importance = isNumber ? importances.number : importances.word
  const word = { term: stem, factor: 1 }
  // «Fileto» has the stem of another word, and is a usual misspelling.
  const brand = has(stem) ? spelledBrand(text) : undefined
  const maker = brand && termOfBrand(compactName(brand))
  if (maker && has(maker))
    return { role: 'name', terms: [{ term: maker, factor: 1 }, word], importance: importances.name, text }
  if (has(stem)) return { role: 'word', terms: [word], importance, text }
  const codes = isNumber && text.length >= 3 ? codesContaining(compactCode(text)) : []
  return codes.length > 0 ? codeItem(codes, text) : undefined
}

/** Possible completions of the last words: phrases of the vocabulary, words of products. */
export function begunAt(words: readonly Word[], from: number, catalogue: Catalogue): Item | undefined {
  const rest = words.slice(from)
  const content = rest.filter((w, i) => !w.isStop || i === rest.length - 1)
  const beginning = content.map((w) => w.text).join(' ')
  if (beginning.length < 2 || rest[0]?.isStop) return undefined
  const terms = new Map<string, number>()
  const typed = textOf(words, from, words.length)
  const phrases = phrasesBeginning(beginning)
  // «Bici da co» goes on as «bici da corsa», not as «bici comoda».
  const literal = phrases.filter(({ label }) => foldText(label).startsWith(typed))
  const begun = (literal.length > 0 ? literal : phrases).flatMap(({ meanings }) => meanings)
  const known = begun.filter(({ id, role }) => (role === 'good' || role === 'type') && catalogue.hasThing(id))
  const kinds = known.filter(({ id }) => id !== 'bike')
  const things =
    kinds.length > 0 ? kinds : known.length > 0 ? known : begun.filter(({ id }) => catalogue.has(termOfMeaning(id)))
  for (const { id } of things) terms.set(termOfMeaning(id), 1)
  if (content.length === 1) {
    const found = catalogue.wordsBeginning(beginning)
    for (const word of found) {
      const [only] = wordsIn(word)
      if (only && catalogue.has(only.stem)) terms.set(only.stem, 0.9)
    }
  }
  if (terms.size === 0) return undefined
  const isThing = known.length > 0
  return {
    role: isThing ? (things.every(({ role }) => role === 'type') ? 'type' : 'head') : 'word',
    terms: [...terms].map(([term, factor]) => ({ term, factor })),
    importance: isThing ? importances.head : importances.word,
    text: textOf(words, from, words.length),
  }
}
