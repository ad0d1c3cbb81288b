import { numberAt, type Said, type Token, tokensOf } from './number-words.ts'
import {
  afterPhrases,
  fillers,
  isBeyond,
  limitPhrases,
  nounPhrases,
  phraseIn,
  rangePhrases,
  toPhrases,
  type Unit,
  unitPhrases,
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

const skipFillers = (tokens: readonly Token[], from: number) => {
  let at = from
  while (fillers.has(tokens[at]?.text ?? '') && numberAt(tokens, at)?.to === undefined) at++
  return at
}

interface Amount {
  value: number
  unit: Unit | 'count' | undefined
  to: number
}

/** A number with its unit; a currency may stand before it. Parts of codes and of «700x28» are none. */
function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const isMoney = /^[€$£]$/.test(tokens[from]?.text ?? '')
  const at = isMoney ? from + 1 : from
  const said = numberAt(tokens, at) ?? oneAt(tokens, at)
  if (!said || isJoined(tokens, at - 1) || isJoined(tokens, said.to - 1)) return undefined
  if (isMoney) return { ...said, unit: 'price' }
  return withUnit(tokens, said)
}

/** «Un metro», "a litre". */
const oneAt = (tokens: readonly Token[], at: number): Said | undefined =>
  /^(?:un|una|a)$/.test(tokens[at]?.text ?? '') && phraseIn(unitPhrases, tokens, at + 1)
    ? { value: 1, to: at + 1 }
    : undefined

function withUnit(tokens: readonly Token[], { value, to }: Said): Amount {
  // «2000 in su» is no inch.
  const named = phraseIn(afterPhrases, tokens, to) ? undefined : phraseIn(unitPhrases, tokens, to)
  if (!named) {
    // «120 di escursione».
    const of = /^(?:di|d|of)$/.test(tokens[to]?.text ?? '') ? phraseIn(nounPhrases, tokens, to + 1) : undefined
    if (of) return { value, unit: of.means, to: of.to }
    return { value, unit: /^(?:k|grand)$/.test(tokens[to - 1]?.text ?? '') ? 'price' : undefined, to }
  }
  const { unit, factor } = named.means
  // «1,200 kg»: of goods that are carried, no thousands.
  if (unit === 'kg' && /^\d[.,]\d{3}$/.test(tokens[to - 1]?.text ?? ''))
    return { value: value / 1_000, unit, to: named.to }
  const isMetres = unit === 'mm' && value * factor < 3_000 && value < 3
  // «Un metro e ottanta».
  const more =
    isMetres && factor === 1_000 && Number.isInteger(value) && tokens[named.to]?.text === 'e'
      ? numberAt(tokens, named.to + 1)
      : undefined
  if (more && more.value >= 10 && more.value < 100 && !phraseIn(unitPhrases, tokens, more.to)?.means)
    return { value: value * 1_000 + more.value * 10, unit, to: more.to }
  // «180 cm di altezza», "190 cm tall".
  const noun = phraseIn(nounPhrases, tokens, skipFillers(tokens, named.to))
  if (noun?.means === 'height' && unit === 'mm')
    return { value: isMetres ? value * 100 : (value * factor) / 10, unit: 'height', to: noun.to }
  if (noun?.means === 'travel' && unit === 'mm') return { value: value * factor, unit: 'travel', to: noun.to }
  return { value: value * factor, unit, to: named.to }
}

/** Whether a token is written together with the next one as in «x11», «11-34» and «700x28». */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || one.to !== other.from) return false
  const isUnit = phraseIn(unitPhrases, tokens, at + 1) !== undefined
  return (
    /^[-x×/]$/.test(other.text) ||
    /^[-x×/]$/.test(one.text) ||
    (/^\p{L}/u.test(other.text) && !isUnit && !/^(?:k|mila)$/.test(other.text)) ||
    (/\p{L}$/u.test(one.text) && /^\d/.test(other.text))
  )
}

const leastMoney = 5
/** «Da 11 a 34» is no price. */
const leastOfRange = { between: leastMoney, from: 100 }
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
      const counted = countAt(tokens, at)
      const [first, last] = [tokens[at], tokens[(counted?.to ?? 0) - 1]]
      if (counted && first && last) {
        rest += `${folded.slice(copied, first.from)}${counted.value}`
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

/** «Undici velocità», «corsa cinquantasei» in digits; small and round numbers only before what they count. */
function countAt(tokens: readonly Token[], at: number): Said | undefined {
  const said = /^\d/.test(tokens[at]?.text ?? '') ? undefined : numberAt(tokens, at)
  const unit = said && phraseIn(unitPhrases, tokens, said.to)?.means.unit
  const isMeasure = said && said.value > 10 && said.value < 1_000 && (said.value % 10 > 0 || said.value > 100)
  return isMeasure || unit === 'count' || unit === 'gears' ? said : undefined
}

type Found = { quantity: Omit<Quantity, 'text'>; from?: number | undefined; to: number } | undefined

function quantityAt(tokens: readonly Token[], at: number, noun: Unit | undefined): Found {
  return rangeAt(tokens, at, noun) ?? limitAt(tokens, at, noun) ?? plainAt(tokens, at, noun)
}

function rangeAt(tokens: readonly Token[], at: number, noun: Unit | undefined): Found {
  const opened = phraseIn(rangePhrases, tokens, at)
  const low =
    amountAt(tokens, opened ? skipFillers(tokens, opened.to) : at) ?? (opened ? undefined : spanStart(tokens, at))
  const said = low && phraseIn(toPhrases, tokens, low.to)
  // «Cinquanta sessanta euro».
  const joined = said ?? (low && !low.unit && !/^\d/.test(tokens[low.to]?.text ?? '0') ? low : undefined)
  if (!low || !joined) return undefined
  // «500 a 1000», «500/1000».
  const isPlain = !opened && tokens[low.to]?.text !== '-'
  if (isPlain && said && !plainTo.has(tokens[low.to]?.text ?? '')) return undefined
  const high = amountAt(tokens, skipFillers(tokens, joined.to)) ?? spanStart(tokens, joined.to)
  if (!high || (isPlain && !high.unit && low.value < leastOfRange.from) || (!said && high.value > 2 * low.value))
    return undefined
  const unit = unitOf(
    high.unit ??
      low.unit ??
      noun ??
      ((opened || isPlain) && high.value >= leastOfRange[opened?.means ?? 'from'] ? moneyOf(high.value) : undefined),
    noun,
  )
  if (!unit || (isPlain && (unit !== 'price' || high.value <= low.value))) return undefined
  // «Tra 1 e 2mila»: the thousands of the second.
  const isThousands = !low.unit && high.value >= 1_000 && low.value < 10
  const [a, b] = [isThousands ? low.value * 1_000 : low.value, high.value]
  return { quantity: { unit, min: Math.min(a, b), max: Math.max(a, b) }, to: high.to }
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
  const range = limit.means === 'about' ? rangeAt(tokens, start, noun) : undefined
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
  if (!unit || !plainUnits.has(unit)) return undefined
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
  const centimetres = Math.round(metres * 100 + (more && more.value < 100 ? more.value : 0))
  const end = more && more.value < 100 ? more.to : to
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
