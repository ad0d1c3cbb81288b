import { plainLetters } from '#shared/domain/platform/fold-text.ts'
import vocabulary from './search-vocabulary.json' with { type: 'json' }

/** A word of a text or query, as the search reads it. */
export interface Word {
  /** Folded: lower case, without accents. */
  readonly text: string
  readonly stem: string
  readonly isNumber: boolean
  /** Capitalised inside a name: a model, not the common word. */
  readonly isProper: boolean
  readonly isStop: boolean
  /** A purpose or accessory follows. */
  readonly isContext: boolean
}

const stops = new Set(vocabulary.stopWords.split(' '))
const contexts = new Set(vocabulary.contextWords)
const elided = /(?<![\p{L}\p{N}])(?:l|d|un|dell|nell|all|sull|dall|quest|c|s|t|m|dov|cos)'(?=\p{L})/gu
const genitive = /'s?(?![\p{L}\p{N}])/gu
// E-bike, M-Wave, V-brake: one word, with and without its hyphen.
const hyphenedLetter = /(?<![\p{L}\p{N}])(\p{L})-(?=[\p{L}\p{N}])/gu
// Written apart it is one word too, and no «and».
const spacedE = /(?<![\p{L}\p{N}])e (?=(?:bike|mtb)s?(?![\p{L}\p{N}]))/giu
const thousands = /(?<=\d)\.(?=\d{3}(?!\d))/g
// "700x28", "700 X 28C" and "700×28 c" are the same two numbers; "1 x 12" and "1x12" are gears, one word.
const times = /(?<=\d\d(?:[.,]\d+)?)\s*[x×]\s*(?=\d)/giu
const timesFew = /(?<=(?<![\d.,])[1-4])\s+x\s*(?=\d)/giu
const widthLetter = /(?<=\d\d\s?[x×]?\s?\d\d)\s?c(?![\p{L}\p{N}])/giu
/** Applied only where their sign occurs: most texts have none, and finding a sign is much faster than a pattern. */
const rewritings: readonly { sign: string; pattern: RegExp; by: string }[] = [
  { sign: "'", pattern: elided, by: ' ' },
  { sign: "'", pattern: genitive, by: ' ' },
  ...['c', 'C'].map((sign) => ({ sign, pattern: widthLetter, by: '' })),
  ...['x', 'X', '×'].flatMap((sign) => [
    { sign, pattern: times, by: ' ' },
    { sign, pattern: timesFew, by: 'x' },
  ]),
  { sign: '-', pattern: hyphenedLetter, by: '$1' },
  { sign: ' ', pattern: spacedE, by: 'e' },
  { sign: '.', pattern: thousands, by: '' },
]
const piece = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{N}]*/gu

/** The words of a text in order. Numbers are separate: "700x28-45" is 700, 28, 45 and "180mm" is 180, mm. */
export function wordsIn(raw: string): Word[] {
  let plain = plainLetters(raw)
  for (const { sign, pattern, by } of rewritings) if (plain.includes(sign)) plain = plain.replace(pattern, by)
  const words: Word[] = []
  for (const match of plain.match(piece) ?? []) {
    const word = (words.length > 0 ? wordInside : wordAtStart).get(match)
    if (word.text === 'x' && words.at(-1)?.isNumber) continue
    words.push(word)
  }
  return words
}

// A catalogue repeats its words.
const maxRemembered = 20_000

function remembering(read: (match: string) => Word) {
  const known = new Map<string, Word>()
  return {
    get(match: string): Word {
      const before = known.get(match)
      if (before) return before
      const word = read(match)
      if (known.size >= maxRemembered) known.clear()
      known.set(match, word)
      return word
    },
  }
}

const wordAtStart = remembering((match) => readWord(match, false))
const wordInside = remembering((match) => readWord(match, /^\p{Lu}\p{Ll}/u.test(match)))

/** «Bicicletta da corridore» is a «bici da corridore». */
const sameStems = new Map(Object.entries({ biciclett: 'bic', bicycl: 'bik' }))

function readWord(match: string, isProper: boolean): Word {
  const text = match.toLowerCase().replace(',', '.')
  const isNumber = /^\d/.test(text)
  return {
    text,
    stem: isNumber ? text : (sameStems.get(stemOf(text)) ?? stemOf(text)),
    isNumber,
    isProper,
    isStop: stops.has(text) || (text.length === 1 && /[aeio]/.test(text)),
    isContext: contexts.has(text),
  }
}

/**
 * The part of a folded word that its endings leave alone, in both languages at once: Italian endings are vowels, English
 * ones begin with -s. "borracce" and "borraccia", "tyres" and "tyre", "giacche" and "giacca" meet.
 */
export function stemOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word
  const bare = singular.replace(/(?<=.{3})(?:i[aeo]|ey|[aeioy])$/, '')
  return bare.replace(/(?<=[cg])h$/, '')
}

const measure = /^[\d.,x×/*"-]+(?:mm|cm|ml|kg|gr|psi|bar|nm|lm|lumeni?|led|wh|ah|inch|viteze|v|t)?$/i
/** «170mm», «12x142mm», «11-34T»: no codes. */
export const isMeasure = (text: string): boolean => measure.test(text)

/** A code without what people leave out or mistake: "RD-M592", "rd m592" and full width, O and 0. */
export function compactCode(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replaceAll('o', '0')
}

/** A maker's name without spaces and hyphens: "M-Wave", "m wave" and "mwave". */
export function compactName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
