import { foldText } from '#shared/domain/platform/fold-text.ts'
import { termOfBrand, termOfCode, termOfMeaning, termOfPhrase } from './meaning-index.ts'
import { readPrice } from './number-conditions.ts'
import { type Found, type Meaning, meaningOf, phraseAt, phrasesBeginning } from './phrase-book.ts'
import type { Condition, Item, Understood } from './query-items.ts'
import { compactCode, type Word, wordsIn } from './query-words.ts'
import vocabulary from './search-vocabulary.json' with { type: 'json' }
import { readSize, readSpeeds } from './size-words.ts'

/** The catalogue as needed to understand a query. */
export interface Catalogue {
  /** Whether a product contains a term, and whether a product is the thing. */
  has(term: string): boolean
  hasThing(id: string): boolean
  /** Compact codes that contain some letters and digits. */
  codesContaining(compact: string): readonly string[]
  /** Words of products with this beginning. */
  wordsBeginning(beginning: string): readonly string[]
}

/** Frequent searches outside of this shop's range, and makers asked for by name: not treated as typing errors. */
const elsewhere = new Set(`${vocabulary.soldElsewhere} ${vocabulary.knownMakers}`.split(' '))
const cheapWords = new Set(
  'economico economica economici economiche cheap cheaper cheapest affordable conveniente convenienti'.split(' '),
)
const maxWords = 12

/** A part of the query with its interpretation. */
interface Part {
  text: string
  isContext: boolean
  found?: Found
  item?: Item
}

/** @param isTyping whether the last word may be the beginning of one */
export function understandQuery(query: string, catalogue: Catalogue, isTyping = false): Understood {
  const price = readPrice(foldText(query))
  const conditions: Condition[] = price.range ? [{ kind: 'price', range: price.range }] : []
  const words = wordsIn(price.rest).slice(0, maxWords)
  const parts: Part[] = []
  const unknown: string[] = []
  let isElsewhere = false
  let isCheap = false
  let isContext = false
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word
    isContext ||= word.isContext
    const isLast = at === words.length - 1
    const said = readSpeeds(words, at) ?? readSize(words, at)
    const named = namedAt(words, at, catalogue)
    if (named && (!said || named.to > said.to)) {
      parts.push({ text: textOf(words, at, named.to), isContext, item: named.item })
      at = named.to
      continue
    }
    if (said) {
      conditions.push(said.condition)
      at = said.to
      continue
    }
    if (isTyping) {
      const begun = begunAt(words, at, catalogue)
      if (begun) {
        parts.push({ text: textOf(words, at, words.length), isContext, item: begun })
        break
      }
    }
    const found = phraseAt(words, at)
    if (found) {
      const condition = conditionOf(found, conditions)
      if (condition) conditions.push(condition)
      else parts.push({ text: textOf(words, at, found.to), isContext, found })
      at = found.to
      continue
    }
    at++
    if (word.isStop) continue
    if (cheapWords.has(word.text)) {
      isCheap = true
      continue
    }
    const item = wordItem(word, catalogue)
    if (item) parts.push({ text: word.text, isContext, item })
    else if (elsewhere.has(word.text)) isElsewhere = true
    else {
      const begun = isLast && word.text.length >= 3 ? begunAt(words, at - 1, catalogue) : undefined
      if (begun) parts.push({ text: word.text, isContext, item: begun })
      else unknown.push(word.text)
    }
  }
  const items = itemsOf(parts, catalogue)
  const known = items.filter(({ terms }) => terms.some(({ term }) => catalogue.has(term)))
  const isMissing = items.some((one) => one.role === 'type' && !known.includes(one))
  return {
    items: isMissing ? known.filter(({ text }) => text !== '') : known,
    conditions,
    unknown,
    isPartial: items.some((one) => one.text !== '' && !known.includes(one)),
    isElsewhere,
    isCheap,
  }
}

const textOf = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map((w) => w.text)
    .join(' ')

/** A model of several words, a maker or a code; names are not read as words. */
function namedAt(words: readonly Word[], from: number, { has, codesContaining }: Catalogue) {
  for (let to = Math.min(words.length, from + 4); to > from; to--) {
    const some = words.slice(from, to)
    const joined = some.map((w) => w.text).join('')
    const text = textOf(words, from, to)
    const name = (term: string, importance = 6): { to: number; item: Item } => ({
      to,
      item: { role: 'name', terms: [{ term, factor: 1 }], importance, text },
    })
    if (some.length > 1 && has(termOfPhrase(some))) return name(termOfPhrase(some))
    if (has(termOfBrand(joined)) && (some.length > 1 || !phraseAt(words, from))) return name(termOfBrand(joined))
    const isCode =
      joined.length >= 4 &&
      /\d/.test(joined) &&
      /\p{L}/u.test(joined) &&
      /\d|^\p{L}{1,2}$/u.test(some.at(-1)?.text ?? '')
    const codes = isCode ? codesContaining(compactCode(joined)) : []
    if (codes.length > 0) {
      const terms = codes.map((code) => ({ term: termOfCode(code), factor: 1 }))
      return { to, item: { role: 'name', terms, importance: 10, text } satisfies Item }
    }
  }
  return undefined
}

function conditionOf(found: Found, known: readonly Condition[]): Condition | undefined {
  const meaning = found.meanings.find(({ role }) => role === 'colour' || role === 'condition' || role === 'gender')
  if (!meaning || found.meanings.some(({ role }) => role === 'good')) return undefined
  const kind = meaning.role as 'colour' | 'condition' | 'gender'
  return known.some((one) => one.kind === kind && kind !== 'colour') ? undefined : { kind, id: meaning.id }
}

/** A plain word of some product; a number outside all texts may be part of a code. */
function wordItem({ text, stem, isNumber }: Word, { has, codesContaining }: Catalogue): Item | undefined {
  if (has(stem)) return { role: 'word', terms: [{ term: stem, factor: 1 }], importance: isNumber ? 3 : 5, text }
  const codes = isNumber && text.length >= 3 ? codesContaining(compactCode(text)) : []
  if (codes.length === 0) return undefined
  return { role: 'name', terms: codes.map((code) => ({ term: termOfCode(code), factor: 1 })), importance: 10, text }
}

/** Possible completions of the last words: phrases of the vocabulary, words of products. */
function begunAt(words: readonly Word[], from: number, catalogue: Catalogue): Item | undefined {
  const rest = words.slice(from)
  const content = rest.filter((w, i) => !w.isStop || i === rest.length - 1)
  const beginning = content.map((w) => w.text).join(' ')
  if (beginning.length < 2 || rest[0]?.isStop) return undefined
  const terms = new Map<string, number>()
  const begun = phrasesBeginning(beginning).flatMap((phrase) => phrase.meanings)
  const known = begun.filter(({ id, role }) => (role === 'good' || role === 'type') && catalogue.hasThing(id))
  const things = known.length > 0 ? known : begun.filter(({ id }) => catalogue.has(termOfMeaning(id)))
  for (const { id } of things) terms.set(termOfMeaning(id), 1)
  if (content.length === 1) {
    const found = catalogue.wordsBeginning(beginning)
    for (const word of found) {
      const [only] = wordsIn(word)
      if (only && catalogue.has(only.stem)) terms.set(only.stem, 0.9)
    }
  }
  if (terms.size === 0) return undefined
  const isThing = things.length > 0
  return {
    role: isThing ? (things.every(({ role }) => role === 'type') ? 'type' : 'head') : 'word',
    terms: [...terms].map(([term, factor]) => ({ term, factor })),
    importance: isThing ? 8 : 5,
    text: textOf(words, from, words.length),
  }
}

/** Decides which of the named things is the requested one, and the role of the others. */
function itemsOf(parts: readonly Part[], catalogue: Catalogue): Item[] {
  const isGood = (part: Part) => part.found?.meanings.some(({ role }) => role === 'good') === true
  const isBike = (part: Part) => part.found?.meanings.some(({ id }) => id === 'bike') === true
  const isType = (part: Part) => !isGood(part) && part.found?.meanings.some(({ role }) => role === 'type') === true
  const direct = parts.filter((p) => isGood(p) && !p.isContext)
  const meant = parts.filter((p) => isGood(p) && (!isBike(p) || parts.length === 1))
  const goods = direct.length > 0 ? direct : parts.some((p) => isType(p) && !p.isContext) ? [] : meant
  const others = goods.filter((p) => !isBike(p))
  const isEnglish = others.length > 1 && others.every((p) => !p.found?.languages.has('it'))
  const head = (isEnglish ? others.at(-1) : others[0]) ?? goods[0]
  const isAboutBikes = head ? isBike(head) : parts.some(isType)
  const items: Item[] = []
  // A kind alone is one of bicycles, where there are any.
  if (isAboutBikes && !head) items.push(item('head', [meaningOf.get('bike')], 2, ''))
  for (const part of parts) {
    if (part.item) items.push(part.item)
    else if (part === head) items.push(item('head', goodsFirst(part.found?.meanings ?? [], catalogue), 8, part.text))
    else if (isBike(part)) continue
    else if (isAboutBikes && isType(part) && !part.isContext)
      items.push(item('type', part.found?.meanings, head ? 6 : 8, part.text))
    else items.push(item('context', part.found?.meanings, part.isContext && isGood(part) ? 2 : 3, part.text))
  }
  return items
}

/** A word with a product meaning and another one means the product, if there are any. */
function goodsFirst(found: readonly Meaning[], catalogue: Catalogue): readonly Meaning[] {
  const goods = found.filter(({ role }) => role === 'good')
  return goods.some(({ id }) => catalogue.has(termOfMeaning(id))) ? goods : found
}

function item(
  role: Item['role'],
  found: readonly (Meaning | undefined)[] | undefined,
  importance: number,
  text: string,
): Item {
  const terms = new Map<string, number>()
  for (const meaning of found ?? []) {
    if (!meaning) continue
    terms.set(termOfMeaning(meaning.id), 1)
    for (const id of meaning.servedBy ?? []) terms.set(termOfMeaning(id), 0.3)
  }
  return { role, terms: [...terms].map(([term, factor]) => ({ term, factor })), importance, text }
}
