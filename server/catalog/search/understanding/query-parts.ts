import { begunAt, type Catalogue, namedAt, textOf, wordItem } from '../named-things.ts'
import { type Found, phraseAt } from '../phrase-book.ts'
import type { Condition, Item } from '../query-items.ts'
import type { Word } from '../query-words.ts'
import { readSize, readSpeeds } from '../size-words.ts'
import { askingAt, frameAt, isCarrying, isRefusing, negationAt, superlativeAt } from '../spoken-words.ts'
import { standardAt } from '../standards.ts'
import { exclude } from './excluded-parts.ts'
import { compoundAt, numberPart, standardsWithin } from './parts-of-names.ts'
import { isChoice, isPropertyAfter, isSingleSpeed, phraseMeant } from './phrase-meant.ts'
import {
  byPrice,
  cheapWords,
  conditionOf,
  conjunctions,
  elsewhere,
  isBicycle,
  isColour,
  isDecided,
  isNamedGood,
  isThing,
  links,
  type Part,
  type PartsRead,
  placeIn,
  purposes,
} from './query-part.ts'

/** Reads a query's words one after the other. */
export class PartReader {
  #words: readonly Word[]
  #catalogue: Catalogue
  #isTyping: boolean
  #at = 0
  #isContext = false
  #isPurpose = false
  /** Where a word ends after which the requested thing stands. */
  #askedFrom = Number.POSITIVE_INFINITY
  #isOf: (key: string) => boolean
  /** Where the negation begins that holds here. */
  #notFrom: number | undefined
  /** Where its words end, and where the negation of the last excluded thing began. */
  #notTo = 0
  #excludedFrom: number | undefined
  /** The last colour or the like that was asked for. */
  #property: Found | undefined
  /** The last excluded thing is a sort of it only. */
  #isNarrowed = false
  #read: PartsRead = { parts: [], conditions: [], unknown: [], isElsewhere: false, isBegun: false, order: undefined }

  /** @param isOf whether products of the requested kind have a fact */
  constructor(words: readonly Word[], catalogue: Catalogue, isTyping: boolean, isOf: (key: string) => boolean) {
    this.#isOf = isOf
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
    this.#askedFrom = askingAt(words, at) ?? this.#askedFrom
    const named = namedAt(words, at, this.#catalogue)
    const isKind = isSingleSpeed(words, at) && !this.#read.parts.some(isThing)
    const said = isKind ? undefined : (readSpeeds(words, at) ?? readSize(words, at))
    // «Mtb ht» is a hardtail, though a maker of pedals is called so.
    const isStandard = this.#read.parts.some(isBicycle) && (this.#standardAt(at)?.to ?? 0) >= (named?.to ?? 0)
    if (named && !isStandard && (!said || named.to > said.to)) this.#putItem(named.item, named.to)
    else if (said) this.#putCondition(said.condition, said.to)
    else this.#readMeaning(words[at] as Word)
  }

  #readMeaning(word: Word): void {
    const at = this.#at
    const found = this.#phraseAt(at)
    const standard = this.#standardAt(at)
    if (this.#passOver(Math.max(found?.to ?? 0, standard?.to ?? 0))) return
    // «Non in plastica rosa» excludes the colour.
    const isOfColour = !found && !standard && !word.isStop && isColour(phraseAt(this.#words, at + 1))
    if (this.#notFrom !== undefined && (isCarrying(word) || isOfColour)) {
      this.#at++
      return
    }
    // «Motore non nel mozzo».
    if (standard?.isExcluded) this.#notFrom ??= at
    this.#isContext ||= word.isContext
    this.#isPurpose = purposes.has(word.text) || (this.#isPurpose && !word.isContext)
    const begun = this.#isTyping ? begunAt(this.#words, at, this.#catalogue) : undefined
    if (begun) this.#putItem(begun, this.#words.length)
    else if (standard && standard.to >= (found?.to ?? 0) && !this.#isDecided(found)) {
      const both = found && found.to === standard.to ? { found } : {}
      this.#put({ ...this.#partTo(standard.to), ...both, standards: standard.standards }, standard.to)
    } else if (found) this.#putFound(found)
    else this.#readWord(word)
  }

  #readWord(word: Word): void {
    this.#at++
    // «Bici d corsa».
    if (word.text.length === 1 && !word.isNumber && this.#words.length > 1) return
    if (!word.isStop) {
      if (cheapWords.has(word.text)) this.#read.order ??= byPrice
      else this.#putWord(word)
      // A verb ends the negation: what «non fa passare l'acqua» is for rain.
    } else if (!links.has(word.text)) this.#notFrom = undefined
  }

  /** «Mtb con reggisella telescopico», «senza luci»: a thing as well, but here it is a property. */
  #isDecided(found: Found | undefined): boolean {
    const isOfThing = this.#isContext && this.#read.parts.some(isThing) && found && isNamedGood({ found })
    return this.#notFrom === undefined && !isOfThing && isDecided(found, this.#catalogue)
  }

  #phraseAt(at: number): Found | undefined {
    return phraseMeant(this.#words, at, {
      catalogue: this.#catalogue,
      standardTo: this.#standardAt(at + 1)?.to,
      isNegated: this.#notFrom !== undefined && !this.#read.parts.some(isThing),
    })
  }

  /** «HG 11v»: its last number may be that of the speeds. */
  #standardAt(at: number) {
    const found = standardAt(this.#words, at, this.#isOf) ?? compoundAt(this.#words, at, this.#catalogue)
    // «Manubrio non da corsa» asks for a handlebar.
    if (found?.isExcluded && !this.#read.parts.some(isThing)) return undefined
    const isOfSpeeds = found && found.to > at + 1 && readSpeeds(this.#words, found.to - 1)
    return isOfSpeeds ? standardAt(this.#words.slice(0, found.to - 1), at, this.#isOf) : found
  }

  #partTo(to: number): Omit<Part, 'found' | 'item'> {
    const place = placeIn(this.#words, this.#at, this.#askedFrom)
    // «Per la mia bici serve un campanello».
    const [isContext, isPurpose] = place.isAsked ? [false, false] : [this.#isContext, this.#isPurpose]
    return { text: textOf(this.#words, this.#at, to), isContext, isPurpose, ...place }
  }

  /** Negations, superlatives and words without meaning. @returns whether there were some */
  #passOver(least: number): boolean {
    const words = this.#words
    const at = this.#at
    const superlative = superlativeAt(words, at)
    const frame = frameAt(words, at)
    const negation = negationAt(words, at) ?? this.#neitherAt(at) ?? 0
    if (superlative && superlative.to >= least) {
      this.#read.order ??= superlative.means
      this.#at = superlative.to
    } else if (frame && frame.to >= least && frame.to > negation) {
      this.#notFrom = undefined
      const asked = frame.means === 'purpose' ? isNamedGood : isThing
      this.#isContext ||= frame.means !== 'frame' && this.#read.parts.some(asked)
      this.#at = frame.to
    }
    // «Senza freni a disco» is not «senza freni».
    else if (negation > 0 && (negation >= least || this.#endOf(negation) > least)) this.#negate(negation)
    else return false
    return true
  }

  /** «Né nero né rosso»; without an accent it is «ne avete» as well. */
  #neitherAt(at: number): number | undefined {
    const next = this.#words.findIndex(({ text }, i) => i > at && !links.has(text))
    const isKnown =
      this.#words[at]?.text === 'ne' &&
      next > at &&
      (this.#endOf(next) > 0 || namedAt(this.#words, next, this.#catalogue))
    return isKnown ? at + 1 : undefined
  }

  /** Where the phrase or standard ends that begins at a word. */
  #endOf = (at: number) => Math.max(phraseAt(this.#words, at)?.to ?? 0, this.#standardAt(at)?.to ?? 0)

  /** What follows is excluded; at the end it is what precedes: «elettrica no». */
  #negate(to: number): void {
    const isEnd = this.#words.slice(to).every(({ isStop }) => isStop)
    const last = isEnd ? (this.#takeProperty() ?? this.#read.parts.pop()) : undefined
    if (last) this.#exclude(last, `${textOf(this.#words, this.#at, to)} ${last.text}`)
    else if (this.#notFrom === undefined) [this.#notFrom, this.#notTo] = [this.#at, to]
    this.#at = to
  }

  /** «Casco nero no»: what was asked for just before. */
  #takeProperty(): Part | undefined {
    const found = this.#property
    if (found?.to !== this.#at) return undefined
    this.#read.conditions.pop()
    return { text: textOf(this.#words, found.from, found.to), isContext: false, isPurpose: false, found }
  }

  #put(part: Part, to: number): void {
    // «Non voglio un casco nero»: the thing is asked for, and its property is excluded.
    const isRefused =
      this.#notFrom !== undefined &&
      isRefusing(this.#words[this.#notFrom]) &&
      isThing(part) &&
      !this.#read.parts.some(isThing) &&
      isPropertyAfter(this.#words, to, (at) => this.#standardAt(at) !== undefined)
    if (isRefused) {
      this.#read.parts.push(part)
      this.#at = to
      return
    }
    if (this.#notFrom !== undefined && !part.found?.isOfNot) this.#exclude(part, this.#saidNot(this.#notFrom, to))
    else this.#read.parts.push(part)
    this.#moveTo(to, part)
  }

  /** «Senza luci e parafanghi» is «senza luci», then «senza parafanghi». */
  #saidNot(from: number, to: number): string {
    const isFurther = this.#excludedFrom === from && this.#notTo > from && !this.#isNarrowed
    this.#excludedFrom = from
    const own = textOf(this.#words, isFurther ? this.#at : from, to)
    return isFurther ? `${textOf(this.#words, from, this.#notTo)} ${own}` : own
  }

  /** A negation holds for what is joined to the excluded thing: «senza luci e parafanghi». */
  #moveTo(to: number, part?: Part): void {
    const isJoined = conjunctions.has(this.#words[to]?.text ?? '') && phraseAt(this.#words, to + 1)
    // «Senza motore centrale» excludes a sort of motor.
    const isThing = this.#notFrom !== undefined && part?.found?.meanings.some(({ role }) => role === 'good')
    const sort = isThing ? phraseAt(this.#words, to)?.meanings.some(({ role }) => role === 'quality') : false
    // «Shimano 105» is one of theirs.
    const next = this.#words[to]
    const isModel = part?.item?.role === 'name' && next?.isNumber === true && this.#notFrom !== undefined
    this.#isNarrowed = isModel || (isThing === true && (sort === true || this.#standardAt(to) !== undefined))
    // «Without electric motor» excludes both.
    const isNextGood = phraseAt(this.#words, to)?.meanings.some(({ id, role }) => role === 'good' && id !== 'bike')
    const isBefore = isNextGood && part?.found?.meanings.some(({ role }) => role === 'type')
    if (!isJoined && !isBefore && !this.#isNarrowed) this.#notFrom = undefined
    this.#at = to
  }

  #exclude(part: Part, text: string): void {
    if (this.#isNarrowed) this.#read.conditions.pop()
    exclude(this.#read, part, text)
  }

  #putItem(item: Item, to: number): void {
    this.#put({ ...this.#partTo(to), item }, to)
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
    const before = conditions.at(-1)
    if (condition?.kind === 'colour' && before?.kind === 'colour' && isChoice(this.#words, this.#at, this.#property)) {
      // «Casco nero o rosso».
      conditions[conditions.length - 1] = { ...before, others: [...(before.others ?? []), condition.id] }
      this.#property = found
      this.#moveTo(found.to)
    } else if (condition) {
      this.#property = found
      this.#putCondition(condition, found.to)
    } else {
      const from = this.#at
      const [asked] = this.#read.parts.filter(isThing)
      const isForThing = this.#isContext && asked !== undefined && !isBicycle(asked)
      this.#put({ ...this.#partTo(found.to), found }, found.to)
      const isOf = (key: string) => (isForThing || key === 'position') && this.#isOf(key)
      if (found.to > from + 1) this.#read.parts.push(...standardsWithin(this.#words, from, found.to, isOf))
    }
  }

  /** The word just passed. */
  #putWord(word: Word): void {
    const { unknown } = this.#read
    const isLast = this.#at === this.#words.length
    const place = { text: word.text, isContext: this.#isContext, isPurpose: this.#isPurpose }
    const item = wordItem(word, this.#catalogue)
    const begun = isLast && word.text.length >= 3 ? begunAt(this.#words, this.#at - 1, this.#catalogue) : undefined
    if (word.isNumber && (this.#notFrom === undefined || !item))
      this.#read.parts.push(numberPart(word, this.#words[this.#at], { ...place, ...(item && { item }) }))
    else if (item) this.#put({ ...place, item }, this.#at)
    else if (elsewhere.has(word.text)) this.#read.isElsewhere = true
    else if (begun) {
      this.#read.isBegun ||= !this.#isTyping
      this.#put({ ...place, item: begun }, this.#at)
    } else unknown.push(word.text)
    if (!item && !begun) this.#notFrom = undefined
  }
}
