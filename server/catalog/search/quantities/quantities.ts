import { type Amount, amountAt, oneAt, skipFillers, withUnit } from './amounts.ts'
import { asFarAs, centimetresOf, numberAt, type Token, tokensOf } from './number-words.ts'
import {
  afterPhrases,
  isBeyond,
  limitPhrases,
  nounPhrases,
  phraseIn,
  rangePhrases,
  toPhrases,
  type Unit,
} from './quantity-phrases.ts'

/** A limit, range or approximate amount. */
export interface Quantity {
  unit: Unit
  min?: number | undefined
  max?: number | undefined
  /** Said without a limit. */
  near?: number
  /** «Più di»: the limit itself comes last. */
  isBeyond?: boolean
  /** As it was typed. */
  text: string
}

interface QuantitiesRead {
  quantities: readonly Quantity[]
  /** The query without their words. */
  rest: string
}

const leastMoney = 5
const leastLoad = 10
/** «Da 11 a 34» is no price. */
const leastOfRange = { between: leastMoney, from: 100 }
const leastBeside = 30
const plainTo = new Set(['a', 'to', '/'])

/** Reads «sotto 500 €», «tra settecento e mille», «meno di 8 kg», "between 50 and 90", «alto 1,80» out of a folded query. */
export function readQuantities(folded: string): QuantitiesRead {
  const tokens = tokensOf(folded)
  const quantities: Quantity[] = []
  let rest = ''
  let copied = 0
  let noun: { unit: Unit; to: number; from: number } | undefined
  for (let at = 0; at < tokens.length; ) {
    const named = phraseIn(nounPhrases, tokens, at)
    if (named) {
      noun = { unit: named.means, from: at, to: skipFillers(tokens, named.to) }
      if (!quantityAt(tokens, at, undefined)) {
        at = named.to
        continue
      }
    }
    const isOfNoun = noun !== undefined && noun.to >= at
    const found = quantityAt(tokens, at, isOfNoun ? noun?.unit : undefined)
    if (!found) {
      const counted = inDigitsAt(tokens, at)
      const [first, last] = [tokens[at], tokens[(counted?.to ?? 0) - 1]]
      if (counted && first && last) {
        rest += `${folded.slice(copied, first.from)}${counted.text}`
        copied = last.to
      }
      at = counted?.to ?? at + 1
      continue
    }
    const start = isOfNoun && noun && found.quantity.unit === noun.unit && noun.unit !== 'mm' ? noun.from : at
    const from = Math.min(start, found.from ?? start)
    const [first, last] = [tokens[from], tokens[found.to - 1]]
    if (first && last) {
      quantities.push({ ...found.quantity, text: folded.slice(tokens[at]?.from, last.to) })
      rest += `${folded.slice(copied, first.from)} `
      copied = last.to
    }
    at = found.to
    noun = undefined
  }
  return { quantities, rest: (rest + folded.slice(copied)).trim() }
}

/** «Undici velocità», «corsa cinquantasei», «lungo un metro e ottanta» in digits; small and round numbers need a unit or a «da». */
function inDigitsAt(tokens: readonly Token[], at: number): { text: string; to: number } | undefined {
  const said = numberAt(tokens, at) ?? oneAt(tokens, at)
  if (!said || /^\d/.test(tokens[at]?.text ?? '')) return undefined
  const { value, to } = said
  const own = withUnit(tokens, said)
  if (own.unit === 'mm' && own.value >= 1_000) return { text: `${own.value / 10} cm`, to: own.to }
  const isMeasure = value > 10 && value < 1_000 && (value % 10 > 0 || value > 100)
  const isLast = value > 2 && to === tokens.length && /^(?:da|a|del|numero)$/.test(tokens[at - 1]?.text ?? '')
  return own.unit || isMeasure || isLast ? { text: String(value), to } : undefined
}

type Found = { quantity: Omit<Quantity, 'text'>; from?: number | undefined; to: number } | undefined

function quantityAt(tokens: readonly Token[], at: number, noun: Unit | undefined): Found {
  return rangeAt(tokens, at, noun) ?? limitAt(tokens, at, noun) ?? plainAt(tokens, at, noun)
}

function rangeAt(tokens: readonly Token[], at: number, noun: Unit | undefined, isAbout = false): Found {
  const opened = phraseIn(rangePhrases, tokens, at)
  const low =
    amountAt(tokens, opened ? skipFillers(tokens, opened.to) : at) ?? (opened ? undefined : spanStart(tokens, at))
  if (!low) return undefined
  const said = phraseIn(toPhrases, tokens, low.to)
  // «Cinquanta sessanta euro», «50 80 euro».
  const isDigits = /^\d/.test(tokens[low.to]?.text ?? '0')
  const isBeside =
    !said && !low.unit && (!isDigits || (low.value >= leastBeside && amountAt(tokens, low.to)?.unit === 'price'))
  if (!said && !isBeside) return undefined
  // «500 a 1000», «500/1000».
  const isPlain = !opened && tokens[low.to]?.text !== '-'
  if (isPlain && said && !plainTo.has(tokens[low.to]?.text ?? '')) return undefined
  const to = said?.to ?? low.to
  const high = amountAt(tokens, skipFillers(tokens, to)) ?? spanStart(tokens, to)
  const from = high && (low.unit ? low.value : asFarAs(low.value, high.value))
  if (!high || !from || (isPlain && !high.unit && from < leastOfRange.from) || (isBeside && high.value > 2 * from))
    return undefined
  const unit = unitOf(
    high.unit ??
      low.unit ??
      noun ??
      ((opened || isPlain) && high.value >= leastOfRange[opened?.means ?? 'from'] ? moneyOf(high.value) : undefined),
    noun,
  )
  if (!unit || (isPlain && ((unit !== 'price' && !isAbout) || high.value <= from))) return undefined
  return { quantity: { unit, min: Math.min(from, high.value), max: Math.max(from, high.value) }, to: high.to }
}

/** A range with a hyphen, «50-90 euro»: its numbers are joined. */
function spanStart(tokens: readonly Token[], at: number): Amount | undefined {
  const said = /^\d/.test(tokens[at]?.text ?? '') ? numberAt(tokens, at) : undefined
  const before = tokens[at - 1]
  const isFree = before === undefined || /^[-/]$/.test(before.text) || before.to < (tokens[at]?.from ?? 0)
  const isSpan = ['-', '/'].some((sign) => tokens[said?.to ?? 0]?.text === sign || before?.text === sign)
  if (!said || !isFree || !isSpan) return undefined
  return withUnit(tokens, said)
}

function limitAt(tokens: readonly Token[], at: number, noun: Unit | undefined): Found {
  const first = phraseIn(limitPhrases, tokens, at)
  if (!first) return undefined
  // «Budget massimo», «spendere circa».
  const limit = phraseIn(limitPhrases, tokens, first.to) ?? first
  // «Non voglio spendere più di mille».
  const negated = limit.means === 'min' ? negationBefore(tokens, at) : undefined
  const start = skipFillers(tokens, limit.to)
  const range = limit.means === 'about' ? rangeAt(tokens, start, noun, true) : undefined
  if (range) return range
  const nested = phraseIn(nounPhrases, tokens, start)
  const amount = amountAt(tokens, nested ? skipFillers(tokens, nested.to) : start)
  if (!amount) return undefined
  const unit = unitOf(amount.unit ?? nested?.means ?? noun ?? moneyOf(amount.value), nested?.means ?? noun)
  // «Sui mille massimo».
  const after = limit.means === 'about' ? limitBehind(tokens, amount.to) : undefined
  const means = negated === undefined ? (after?.means ?? limit.means) : 'max'
  // «Non più di 8 kg» takes 8 in.
  const isOut = negated === undefined && isBeyond(tokens, at, first.to) && limit === first
  return (
    unit && {
      quantity: { ...withLimit(means, unit, amount.value), ...(isOut && { isBeyond: true }) },
      from: negated,
      to: after?.to ?? amount.to,
    }
  )
}

/** In «sui cinquecento massimo seicento» the limit is that of the second. */
function limitBehind(tokens: readonly Token[], at: number) {
  const found = phraseIn(afterPhrases, tokens, at)
  const before = found && phraseIn(limitPhrases, tokens, at)
  return before && numberAt(tokens, skipFillers(tokens, before.to)) ? undefined : found
}

const verbsBetween = 3

/** Where «non» stands a few verbs before a limit. */
function negationBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - verbsBetween); before--) {
    if (/^(?:non|not|don|dont)$/.test(tokens[before]?.text ?? '')) return before
  }
  return undefined
}

function withLimit(limit: 'max' | 'min' | 'about', unit: Unit, value: number): Omit<Quantity, 'text'> {
  return limit === 'about' ? { unit, near: value } : { unit, [limit]: value }
}

const plainUnits: ReadonlySet<Unit | 'count' | undefined> = new Set(['price', 'kg', 'age', 'height', 'load', 'travel'])

/** A number with a unit, or after its noun; lengths and counts stay words of the query unless a limit follows. */
function plainAt(tokens: readonly Token[], at: number, noun: Unit | undefined): Found {
  const amount = amountAt(tokens, at)
  if (!amount) return undefined
  const followed = limitBehind(tokens, amount.to)
  if (followed) {
    const unit = unitOf(amount.unit ?? noun ?? moneyOf(amount.value), noun)
    return unit && { quantity: withLimit(followed.means, unit, amount.value), to: followed.to }
  }
  const unit = unitOf(amount.unit ?? noun, noun)
  if (unit === 'height') return heightAt(tokens, amount)
  // «Autonomia di 60 km».
  if (unit === 'km' && noun === unit) return { quantity: { unit, min: amount.value }, to: amount.to }
  if (!unit || !plainUnits.has(unit)) return undefined
  // «Carico due buste».
  if (unit === 'load' && amount.unit === undefined && amount.value < leastLoad) return undefined
  // «Con mille euro»: what there is to spend.
  const isBudget = unit === 'price' && /^(?:con|ho|with)$/.test(tokens[at - 1]?.text ?? '')
  return { quantity: isBudget ? { unit, max: amount.value } : { unit, near: amount.value }, to: amount.to }
}

/** «1,80», «180 cm», «un metro e ottanta», «1 m 80»: in centimetres. */
function heightAt(tokens: readonly Token[], { value, unit, to }: Amount): Found {
  const said = unit === 'mm' ? value / 10 : value
  const metres = said < 3 ? said : said / 100
  const joined = /^(?:e|m|,)$/.test(tokens[to]?.text ?? '') ? to + 1 : to
  const more = Number.isInteger(metres) ? numberAt(tokens, joined) : undefined
  const isMore = more !== undefined && more.value < 100
  const centimetres = Math.round(metres * 100 + (isMore ? centimetresOf(more) || more.value : 0))
  const end = isMore ? more.to : to
  return heights.from <= centimetres && centimetres <= heights.to
    ? { quantity: { unit: 'height', near: centimetres }, to: end }
    : undefined
}

/** Of riders, in centimetres. */
const heights = { from: 70, to: 230 }

const moneyOf = (value: number): Unit | undefined => (value >= leastMoney ? 'price' : undefined)

/** «Alto 180 cm» is a height, «portata 120 kg» a load. */
function unitOf(unit: Unit | 'count' | undefined, noun: Unit | undefined): Unit | undefined {
  if (unit === 'count') return undefined
  if ((unit === 'mm' && (noun === 'height' || noun === 'travel')) || (unit === 'kg' && noun === 'load')) return noun
  return unit
}
