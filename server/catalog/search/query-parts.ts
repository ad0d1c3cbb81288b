import { termOfMeaning } from './meaning-index.ts'
import { begunAt, type Catalogue, namedAt, textOf, wordItem } from './named-things.ts'
import { type Found, phraseAt } from './phrase-book.ts'
import type { Condition, Item, QueryOrder } from './query-items.ts'
import type { Word } from './query-words.ts'
import vocabulary from './search-vocabulary.json' with { type: 'json' }
import { readSize, readSpeeds } from './size-words.ts'
import { frameAt, negationAt, superlativeAt } from './spoken-words.ts'

/** A part of the query with its interpretation. */
export interface Part {
  text: string
  isContext: boolean
  found?: Found
  item?: Item
  number?: { values: readonly number[]; text: string }
}

export interface PartsRead {
  parts: Part[]
  conditions: Condition[]
  unknown: string[]
  isElsewhere: boolean
  order: QueryOrder | undefined
}

/** Frequent searches outside of this shop's range, and makers asked for by name: not treated as typing errors. */
const elsewhere = new Set(`${vocabulary.soldElsewhere} ${vocabulary.knownMakers}`.split(' '))
const cheapWords = new Set(
  'economico economica economici economiche cheap cheaper cheapest affordable conveniente convenienti'.split(' '),
)
const conjunctions = new Set(['e', 'ed', 'o', 'od', 'ne', 'and', 'or', 'nor'])
const byPrice: QueryOrder = { by: 'price', isDescending: false }

/** Reads a query's words one after the other. */
export class PartReader {
  #words: readonly Word[]
  #catalogue: Catalogue
  #isTyping: boolean
  #at = 0
  #isContext = false
  /** Where the negation begins that holds here. */
  #notFrom: number | undefined
  #read: PartsRead = { parts: [], conditions: [], unknown: [], isElsewhere: false, order: undefined }

  constructor(words: readonly Word[], catalogue: Catalogue, isTyping: boolean) {
    this.#words = words
    this.#catalogue = catalogue
    this.#isTyping = isTyping
  }

  readAll(): PartsRead {
    while (this.#at < this.#words.length) this.#readNext()
    return this.#read
  }

  #readNext(): void {
    const words = this.#words
    const at = this.#at
    const word = words[at] as Word
    const named = namedAt(words, at, this.#catalogue)
    const said = readSpeeds(words, at) ?? readSize(words, at)
    if (named && (!said || named.to > said.to)) return this.#putItem(named.item, named.to)
    if (said) return this.#putCondition(said.condition, said.to)
    const found = phraseAt(words, at)
    const passed = this.#passOver(found)
    if (passed) return
    this.#isContext ||= word.isContext
    if (this.#isTyping) {
      const begun = begunAt(words, at, this.#catalogue)
      if (begun) return this.#putItem(begun, words.length)
    }
    if (found) return this.#putFound(found)
    this.#at++
    if (word.isStop) return
    if (cheapWords.has(word.text)) this.#read.order ??= byPrice
    else this.#putWord(word)
  }

  /** Negations, superlatives and words without meaning. @returns whether there were some */
  #passOver(found: Found | undefined): boolean {
    const words = this.#words
    const at = this.#at
    const superlative = superlativeAt(words, at)
    const frame = frameAt(words, at) ?? 0
    const negation = negationAt(words, at) ?? 0
    const least = found?.to ?? 0
    if (superlative && superlative.to >= least) {
      this.#read.order ??= superlative.means
      this.#at = superlative.to
    } else if (frame >= least && frame > negation) this.#at = frame
    else if (negation > 0 && negation >= least) this.#negate(negation)
    else return false
    return true
  }

  /** What follows is excluded; at the end it is what precedes: «elettrica no». */
  #negate(to: number): void {
    const last = to === this.#words.length ? this.#read.parts.pop() : undefined
    if (last) this.#exclude(last, `${textOf(this.#words, this.#at, to)} ${last.text}`)
    else this.#notFrom ??= this.#at
    this.#at = to
  }

  #put(part: Part, to: number): void {
    if (this.#notFrom !== undefined) this.#exclude(part, textOf(this.#words, this.#notFrom, to))
    else this.#read.parts.push(part)
    this.#moveTo(to)
  }

  /** A negation holds for what is joined to the excluded thing: «senza luci e parafanghi». */
  #moveTo(to: number): void {
    const isJoined = conjunctions.has(this.#words[to]?.text ?? '') && phraseAt(this.#words, to + 1)
    if (!isJoined) this.#notFrom = undefined
    this.#at = to
  }

  #exclude({ found, item, text: own }: Part, text: string): void {
    const { conditions, unknown } = this.#read
    const condition = found?.meanings.find(({ role }) => role === 'condition')
    if (condition) {
      conditions.push({ kind: 'condition', id: condition.id === 'used' ? 'new' : 'used' })
      return
    }
    const terms = item?.terms.map(({ term }) => term) ?? found?.meanings.map(({ id }) => termOfMeaning(id)) ?? []
    if (terms.length > 0) conditions.push({ kind: 'not', terms, text })
    else unknown.push(own)
  }

  #putItem(item: Item, to: number): void {
    this.#put({ text: textOf(this.#words, this.#at, to), isContext: this.#isContext, item }, to)
  }

  #putCondition(condition: Condition, to: number): void {
    // «Non taglia M» is rare, and nothing is claimed about it.
    if (this.#notFrom === undefined) this.#read.conditions.push(condition)
    else this.#read.unknown.push(textOf(this.#words, this.#at, to))
    this.#moveTo(to)
  }

  #putFound(found: Found): void {
    const { conditions } = this.#read
    const condition = this.#notFrom === undefined ? conditionOf(found, conditions) : undefined
    if (condition) this.#putCondition(condition, found.to)
    else this.#put({ text: textOf(this.#words, this.#at, found.to), isContext: this.#isContext, found }, found.to)
  }

  /** The word just passed. */
  #putWord(word: Word): void {
    const { parts, unknown } = this.#read
    const isLast = this.#at === this.#words.length
    const put = (part: Omit<Part, 'text' | 'isContext'>) =>
      this.#put({ text: word.text, isContext: this.#isContext, ...part }, this.#at)
    const item = wordItem(word, this.#catalogue)
    if (word.isNumber && (!item || item.role === 'word') && this.#notFrom === undefined) {
      const unit = this.#words[this.#at]?.text ?? ''
      const isUnit = /^(?:mm|cm)$/.test(unit)
      const values = valuesOf(Number(word.text), isUnit ? unit : '')
      parts.push({
        text: word.text,
        isContext: this.#isContext,
        ...(item && { item }),
        number: { values, text: isUnit ? `${word.text} ${unit}` : word.text },
      })
      return
    }
    if (item) return put({ item })
    if (elsewhere.has(word.text)) this.#read.isElsewhere = true
    else {
      const begun = isLast && word.text.length >= 3 ? begunAt(this.#words, this.#at - 1, this.#catalogue) : undefined
      if (begun) return put({ item: begun })
      unknown.push(word.text)
    }
    this.#notFrom = undefined
  }
}

/** The numbers that mean the same: a handlebar of 42 cm has 420 mm. */
function valuesOf(value: number, unit: string): number[] {
  if (unit === 'cm') return [value, value * 10]
  return unit === 'mm' && value % 10 === 0 ? [value, value / 10] : [value]
}

function conditionOf(found: Found, known: readonly Condition[]): Condition | undefined {
  const meaning = found.meanings.find(({ role }) => role === 'colour' || role === 'condition' || role === 'gender')
  if (!meaning || found.meanings.some(({ role }) => role === 'good')) return undefined
  const kind = meaning.role as 'colour' | 'condition' | 'gender'
  return known.some((one) => one.kind === kind && kind !== 'colour') ? undefined : { kind, id: meaning.id }
}
