/** The price of a cell. `text` is a plain decimal number: "1299.90". */
export type PriceCell =
  | { kind: 'amount'; text: string }
  /** Empty, or words without a number. */
  | { kind: 'none'; isEmpty: boolean }
  /** To be corrected: `sign` is the decimal separator of the column's other cells, where they agree. */
  | { kind: 'unclear'; why: PriceDoubt; sign: DecimalSign | undefined }

/** Two readings; decimals written otherwise than in the rest; more than two of them; no number at all. */
export type PriceDoubt = 'ambiguous' | 'other_sign' | 'decimals' | 'unreadable'
export type DecimalSign = ',' | '.'

interface Reading {
  whole: string
  decimals: string
}

/**
 * Reads a column of prices with one decimal sign, derived from all its cells: "60.745" beside "34.99" is not sixty
 * thousand. Ambiguous cells, and cells that contradict the others, are unclear and stay out.
 * @param known the chosen sign: then nothing is ambiguous, and other signs are wrong
 */
export function readPriceColumn(cells: readonly string[], known?: DecimalSign): PriceCell[] {
  const bare = cells.map(bareNumber)
  const signs = bare.map(signsOf)
  const count = (sign: DecimalSign) => signs.filter((found) => found.length === 1 && found[0] === sign).length
  const [commas, points] = [count(','), count('.')]
  const sign = known ?? (commas > points ? ',' : points > commas ? '.' : undefined)
  const isTorn = !known && commas > 0 && points > 0
  return bare.map((text, i) => {
    if (text === undefined) return { kind: 'none', isEmpty: (cells[i] ?? '').trim() === '' }
    const possible = signs[i] ?? []
    const unclear = (why: PriceDoubt): PriceCell => ({ kind: 'unclear', why, sign })
    if (possible.length === 0) return unclear('unreadable')
    if (possible.length === 2 && !/[.,]/.test(text)) return amountOf(readWith(',', text)) ?? unclear('unreadable')
    if (possible.length === 2 && (sign === undefined || isTorn)) return unclear('ambiguous')
    if (sign === undefined || !possible.includes(sign)) return unclear('other_sign')
    const reading = readWith(sign, text)
    // "60.745" where points separate decimals: it may be a thousands separator of the other shop.
    if (possible.length === 2 && reading?.decimals) return unclear('decimals')
    return amountOf(reading) ?? unclear('decimals')
  })
}

/** The figures and signs of a cell, without currency; undefined where there is no figure. */
function bareNumber(cell: string): string | undefined {
  if (!/\d/.test(cell)) return undefined
  return cell
    .trim()
    .replace(/^(€|eur\b|euro\b)|(€|euro?)$/gi, '')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[’´`]/g, "'")
    .trim()
}

const forms: Record<DecimalSign, RegExp> = {
  ',': /^(-?(?:\d+|[1-9]\d{0,2}(?:([.' ])\d{3})(?:\2\d{3})*))(?:,(\d+|-{1,2}|[–—]))?$/,
  '.': /^(-?(?:\d+|[1-9]\d{0,2}(?:([,' ])\d{3})(?:\2\d{3})*))(?:\.(\d+|-{1,2}|[–—]))?$/,
}

/** The number, if this sign separates its decimals. "1.299,-" has none. */
function readWith(sign: DecimalSign, text: string): Reading | undefined {
  const match = forms[sign].exec(text)
  if (!match) return undefined
  return { whole: (match[1] ?? '').replace(/[., ']/g, ''), decimals: (match[3] ?? '').replace(/\D/g, '') }
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
