import { foldText } from './fold-text.ts'
import words from './price-words.json' with { type: 'json' }

/** The price of a cell. `text` is a plain decimal number: "1299.90"; an odd one has other signs than its column. */
export type PriceCell =
  | { kind: 'amount'; text: string; isOdd?: boolean }
  /** Empty, or words without a number. */
  | { kind: 'none'; isEmpty: boolean }
  /** To be corrected: `sign` is the decimal separator of the column's other cells, where they agree. */
  | { kind: 'unclear'; why: PriceDoubt; sign: DecimalSign | undefined }

/**
 * Two readings; decimals written otherwise than in the rest; more than two of them; no number at all; the price of
 * several; another currency; without VAT in a column of others.
 */
export type PriceDoubt = 'ambiguous' | 'other_sign' | 'decimals' | 'unreadable' | 'several' | 'currency' | 'net'
export type DecimalSign = ',' | '.'

/** How many times more cells with one sign than with the other leave no doubt about thousands. */
const clearMajority = 4

interface Reading {
  whole: string
  decimals: string
}

/**
 * Reads a column of prices with one decimal sign, derived from all its cells: "60.745" beside "34.99" is not sixty
 * thousand. Ambiguous cells are unclear and stay out; a cell with another sign than most is read where it can have one
 * value only: "12.50" among commas.
 * @param known the chosen sign: then nothing is ambiguous, and other signs are wrong
 */
export function readPriceColumn(cells: readonly string[], known?: DecimalSign): PriceCell[] {
  const read = cells.map(bareNumber)
  const bare = read.map((one) => one?.text)
  const doubts = read.map((one) => one?.doubt)
  const signs = bare.map(signsOf)
  const count = (sign: DecimalSign) => signs.filter((found) => found.length === 1 && found[0] === sign).length
  const [commas, points] = [count(','), count('.')]
  const sign = known ?? (commas > points ? ',' : points > commas ? '.' : undefined)
  const isTorn =
    !known && commas > 0 && points > 0 && Math.max(commas, points) < Math.min(commas, points) * clearMajority
  const isEven = commas === points
  const lengths = bare.flatMap((text, i) => {
    const isSure = text !== undefined && sign !== undefined && signs[i]?.length === 1
    return isSure ? readWith(sign, text)?.decimals.length || [] : []
  })
  // "1.250,000" and "0,500" beside "12,500": the column has three decimals.
  const hasThree = !isTorn && lengths.length > 0 && lengths.every((length) => length === 3)
  return bare.map((text, i) => {
    if (text === undefined) return { kind: 'none', isEmpty: (cells[i] ?? '').trim() === '' }
    const possible = signs[i] ?? []
    const unclear = (why: PriceDoubt): PriceCell => ({ kind: 'unclear', why, sign })
    if (doubts[i]) return unclear(doubts[i])
    if (possible.length === 0) return unclear('unreadable')
    if (possible.length === 2 && !/[.,]/.test(text)) return amountOf(readWith(',', text)) ?? unclear('unreadable')
    if (possible.length === 2 && (sign === undefined || isTorn)) return unclear('ambiguous')
    if (sign === undefined || !possible.includes(sign)) {
      const odd = known || isEven ? undefined : amountOf(readWith(possible[0] ?? ',', text))
      return odd && /[.,]\d{1,2}$/.test(text) ? { ...odd, isOdd: true } : unclear('other_sign')
    }
    const reading = readWith(sign, text)
    // "60.745" where points separate decimals: it may be a thousands separator of the other shop.
    if (possible.length === 2 && reading?.decimals && !known && !hasThree) return unclear('decimals')
    return amountOf(reading) ?? unclear('decimals')
  })
}

const { each, gross, several, net, currency } = words
const setOf = (text: string) => new Set(text.split(' '))
const [eachWords, severalWords, currencyWords] = [setOf(each), setOf(several), setOf(currency)]
const longestCell = 60

/** The figures and signs of a cell, without euro and "each"; undefined where there is no figure. */
function bareNumber(cell: string): { text: string; doubt?: PriceDoubt } | undefined {
  if (!/\d/.test(cell)) return undefined
  const plain = cell
    .trim()
    .slice(0, longestCell + 1)
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[’´`]/g, "'")
    .replace(/^(€|eur\b|euro\b)|(€|euro?)$/gi, '')
    .trim()
  const [all = '', before = '', number = '', after = ''] =
    /^([^\d-]*?)(-?[.,]?\d[\d.,' ]*(?:[-–—]{1,2}(?!\s*\d))?)(.*)$/s.exec(plain) ?? []
  // Bookkeepers put what is below zero in brackets, spreadsheets shorten long numbers.
  if (/^\(.*\)$/.test(plain)) return { text: `-${plain.slice(1, -1).trim()}` }
  if (/\de[+-]?\d/i.test(plain)) return { text: '', doubt: 'unreadable' }
  const beside = foldText(`${before} ${after}`.replace(/€/g, ' '))
  if (plain.length > longestCell || all === '' || beside === '') return { text: plain }
  if (net.some((one) => beside.includes(one))) return { text: '', doubt: 'net' }
  if (/[$£¥]/.test(beside)) return { text: '', doubt: 'currency' }
  const tokens = gross
    .reduce((rest, one) => rest.replace(one, ' '), beside)
    .split(/[^\p{L}\d%]+/u)
    .filter((token) => token !== '' && token !== 'eur' && token !== 'euro')
  if (tokens.some((token) => currencyWords.has(token))) return { text: '', doubt: 'currency' }
  if (tokens.some((token) => severalWords.has(token))) return { text: '', doubt: 'several' }
  // Other words and signs may change the amount: "da 12,50", "12,50*", "10 %".
  const isPlain = tokens.every((token) => eachWords.has(token)) && !/[*%~≈<>+=]/.test(beside)
  return { text: isPlain ? number.trim() : plain }
}

const forms: Record<DecimalSign, RegExp> = {
  ',': /^(-?(?:\d+|[1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*|(?=,\d)))(?:,(\d+|-{1,2}|[–—]))?$/,
  '.': /^(-?(?:\d+|[1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*|(?=\.\d)))(?:\.(\d+|-{1,2}|[–—]))?$/,
}

/** The number, if this sign separates its decimals. "1.299,-" has none. */
function readWith(sign: DecimalSign, text: string): Reading | undefined {
  const match = forms[sign].exec(text)
  if (!match) return undefined
  return {
    whole: (match[1] ?? '').replace(/[., ']/g, '').replace(/^-?$/, '$&0'),
    decimals: (match[3] ?? '').replace(/\D/g, ''),
  }
}

/** The possible decimal separators of a number: a single one decides, two decide nothing. */
function signsOf(text: string | undefined): DecimalSign[] {
  return text === undefined ? [] : ([',', '.'] as const).filter((sign) => readWith(sign, text) !== undefined)
}

/** Undefined with more than two significant decimals. */
function amountOf(reading: Reading | undefined): PriceCell | undefined {
  if (!reading || !/^\d{0,2}0*$/.test(reading.decimals)) return undefined
  return { kind: 'amount', text: `${reading.whole}.${reading.decimals.slice(0, 2).padEnd(2, '0')}` }
}
