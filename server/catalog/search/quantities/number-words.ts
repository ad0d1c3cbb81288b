import words from './quantity-words.json' with { type: 'json' }

/** A piece of a folded query: a word, a number or a sign. */
export interface Token {
  readonly text: string
  readonly from: number
  readonly to: number
}

const pieces = /\d+(?:[.,]\d+)*|\p{L}+|[^\s\p{L}\d]/gu
const longest = 40

export const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(pieces)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))

const valuesOf = (list: string) =>
  new Map(list.split(', ').map((one) => [one.split(' ')[0] ?? '', Number(one.split(' ')[1])]))
const numbers = valuesOf(words.numbers)
const tens = [...numbers].filter(([, value]) => value >= 20 && value <= 90)
const multipliers = valuesOf(words.multipliers)
const joins = new Set(words.joins)
const halves = new Set(words.halves)
const units = ['un', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']

/** «milleduecento», «settecentocinquanta», «ventuno», «duemila», «quarantina». */
function compoundOf(word: string): number | undefined {
  if (word.length > longest) return undefined
  if (word.endsWith('ina')) return numbers.get(word.replace(/na$/, '')) ?? numbers.get(word.replace(/ina$/, 'a'))
  const [, thousands, rest = ''] = /^(.*?)mila(.*)$/.exec(word) ?? /^(mille)(.*)$/.exec(word) ?? []
  if (thousands === undefined) return below1000(word)
  const before = thousands === 'mille' ? 1 : below1000(thousands)
  const after = rest === '' ? 0 : below1000(rest)
  // «Milledue» is twelve hundred too.
  const hundreds = thousands === 'mille' && (after ?? 0) < 10 ? 100 : 1
  return before === undefined || after === undefined ? undefined : before * 1_000 + after * hundreds
}

function below1000(word: string): number | undefined {
  const at = word.indexOf('cent')
  if (at < 0) return below100(word)
  const before = at === 0 ? 1 : below10(word.slice(0, at))
  // «Centottanta» has lost the vowel of «cento».
  const rest = [word.slice(at + 5), word.slice(at + 4)].map((end) => (end === '' ? 0 : below100(end)))
  const after = word[at + 4] === 'o' ? (rest[0] ?? rest[1]) : rest[1]
  return before === undefined || after === undefined ? undefined : before * 100 + after
}

const below10 = (word: string) => (units.includes(word) ? numbers.get(word) : undefined)

function below100(word: string): number | undefined {
  const known = numbers.get(word)
  if (known !== undefined && known < 100) return known
  for (const [ten, value] of tens) {
    if (!word.startsWith(ten.slice(0, -1))) continue
    const unit = word.slice(word.startsWith(ten) ? ten.length : ten.length - 1)
    const more = below10(unit)
    if (more !== undefined) return value + more
  }
  return undefined
}

/** A number as it is written or said, and the token after it. */
export interface Said {
  value: number
  to: number
}

/** «1.200», «7,5», «1.5k», «milleduecento», «mille e due», "two hundred and fifty", «uno e mezzo». */
export function numberAt(tokens: readonly Token[], at: number): Said | undefined {
  const first = groupAt(tokens, at)
  if (!first) return undefined
  let { value, to } = first
  while (joins.has(tokens[to]?.text ?? '')) {
    const half = tokens[to + 1]?.text === 'a' ? to + 2 : to + 1
    if (halves.has(tokens[half]?.text ?? '')) return { value: value + 0.5 * stepOf(value), to: half + 1 }
    const more = groupAt(tokens, to + 1)
    // «Ventisette e due», «trentuno e otto» are diameters.
    if (more && isDiameter(value) && more.value < 10 && !isDigits(tokens[to - 1]) && !isDigits(tokens[to + 1]))
      return { value: (value * 10 + more.value) / 10, to: more.to }
    const isOfThousands = value >= 1_000 && value % 1_000 === 0 && more !== undefined && more.value < 10
    if (!more || more.value >= placeOf(value) || (isDigits(tokens[to + 1]) && !isOfThousands)) break
    // «Mille e due» is twelve hundred.
    value += isOfThousands ? more.value * 100 : more.value
    to = more.to
  }
  return { value, to }
}

const isDiameter = (value: number) => value > 20 && value < 100 && value % 10 > 0
const isDigits = (token: Token | undefined) => /^\d/.test(token?.text ?? '')
const stepOf = (value: number) => (value % 1_000 === 0 ? 1_000 : 1)
/** The place of the last digit that is not 0: 100 of 1,200. */
function placeOf(value: number): number {
  let place = 1
  while (value > 0 && value % (place * 10) === 0) place *= 10
  return place
}

export const isArticle = (text: string | undefined): boolean => /^(?:un|una|a)$/.test(text ?? '')

function groupAt(tokens: readonly Token[], at: number): Said | undefined {
  const { text = '' } = tokens[at] ?? {}
  if (isDigits(tokens[at])) return digitsAt(tokens, at)
  if (halves.has(text)) return { value: 0.5, to: at + (tokens[at + 1]?.text === 'a' ? 2 : 1) }
  /** Finished thousands, and the number below them. */
  let thousands = 0
  let value = 0
  let to = at
  for (; to < tokens.length; to++) {
    const word = tokens[to]?.text ?? ''
    const times = multipliers.get(word)
    if (times === 1_000 && thousands === 0) {
      thousands = (value || 1) * times
      value = 0
    } else if (times === 100 && value < 100) value = (value || 1) * times
    else {
      const more = to > at && isArticle(word) ? undefined : (times ?? numbers.get(word) ?? compoundOf(word))
      if (more === undefined || (thousands + value > 0 && more >= placeOf(thousands + value))) break
      value += more
    }
  }
  // «Un» and "a" are numbers before a multiplier only.
  if (to === at || (to === at + 1 && isArticle(text))) return undefined
  return { value: thousands + value, to }
}

function digitsAt(tokens: readonly Token[], at: number): Said {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  const value = numericValue(token.text)
  // «1 200»: a thousand with a blank.
  if (/^\d{1,2}$/.test(token.text) && /^\d{3}$/.test(next?.text ?? '') && next?.from === token.to + 1)
    return { value: value * 1_000 + Number(next.text), to: at + 2 }
  const times = multipliers.get(next?.text ?? '')
  return times === undefined ? { value, to: at + 1 } : { value: value * times, to: at + 2 }
}

function numericValue(digits: string): number {
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
      ? digits.replaceAll(',', '')
      : digits.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : Number(/^\d+/.exec(plain)?.[0])
}

/** Behind the metres: «e ottanta», «e mezzo». */
export const centimetresOf = (more: Said | undefined) =>
  more?.value === 0.5 ? 50 : more && more.value >= 10 && more.value < 100 ? more.value : 0

/** «Tra 1 e 2mila», «dai sei ai settecento»: in the thousands or hundreds of the second. */
export const asFarAs = (low: number, high: number): number =>
  low >= 10 ? low : ([1_000, 100].find((place) => high % 100 === 0 && low * place < high) ?? 1) * low
