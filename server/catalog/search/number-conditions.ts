import type { Cents } from '#shared/domain/platform/money.ts'

export interface PriceRange {
  minCents: Cents | undefined
  maxCents: Cents | undefined
}

const amount = String.raw`(?:€\s*)?(\d{1,3}(?:[.\s]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)(k)?\s*(€|euro?s?\b|eur\b)?`
const product = String.raw`(?:\s+(?:i|gli|ai|a|di|da|the|of|prezzo|di|un|circa))*\s*`
const max = new RegExp(
  String.raw`(?<![\p{L}])(?:sotto|meno|non piu|massimo|max\.?|fino|entro|inferiore|inferiori|al massimo|budget|under|below|up to|less than|at most|no more than|cheaper than|within|maximum|spesa)${product}${amount}`,
  'u',
)
const min = new RegExp(
  String.raw`(?<![\p{L}])(?:sopra|oltre|piu di|almeno|minimo|min\.?|superiore|a partire|over|above|more than|at least|minimum|starting at)${product}${amount}`,
  'u',
)
const between = new RegExp(
  String.raw`(?<![\p{L}])(?:tra|fra|between|da|from)${product}${amount}\s*(?:e|ed|and|a|ai|to|fino a|-|–)(?:\s+(?:i|gli|ai))?\s*${amount}`,
  'u',
)
const span = new RegExp(String.raw`(?<![\d])${amount}\s*[-–]\s*${amount}`, 'u')
const about = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:circa|intorno a[il]?|sui|sugli|attorno a[il]?|da|around|about|for)\s*)?${amount}`,
  'gu',
)
// A number with a unit other than money is a measure, whatever precedes it.
const measured =
  /^\s*(?:kg|g|gr|grammi|mm|cm|m|metri|psi|bar|lumen|lm|litri|litro|l|ml|wh|w|watt|km|denti|fori|velocita|rapporti|marce|speeds?|gears?|pollici|inch|anni|years|"|''|x\d)(?![\p{L}])/u

interface PriceRead {
  range: PriceRange | undefined
  /** The query without the price words. */
  rest: string
}

/** Reads «sotto 500 €», «tra 50 e 90», «from 50 to 90 euros», «max 1000», «€300» out of a folded query. */
export function readPrice(query: string): PriceRead {
  if (!/\d/.test(query)) return { range: undefined, rest: query }
  const two = between.exec(query)
  if (two && (two[3] || two[6] || /^(?:tra|fra|between)/.test(two[0])) && !isMeasured(query, two)) {
    return { range: rangeOf(centsIn(two[1], two[2] ?? two[5]), centsIn(two[4], two[5])), rest: without(query, two) }
  }
  const joined = span.exec(query)
  if (joined?.[6] || joined?.[3])
    return { range: rangeOf(centsIn(joined[1]), centsIn(joined[4])), rest: without(query, joined) }
  const below = max.exec(query)
  if (below && isMoney(query, below)) {
    return { range: { minCents: undefined, maxCents: centsIn(below[1], below[2]) }, rest: without(query, below) }
  }
  const above = min.exec(query)
  if (above && isMoney(query, above)) {
    return { range: { minCents: centsIn(above[1], above[2]), maxCents: undefined }, rest: without(query, above) }
  }
  for (const near of query.matchAll(about)) {
    if (!near[3] && !near[0].includes('€')) continue
    const cents = centsIn(near[1], near[2]) ?? 0
    return {
      range: { minCents: Math.round(cents * 0.75), maxCents: Math.round(cents * 1.15) },
      rest: without(query, near),
    }
  }
  return { range: undefined, rest: query }
}

function isMoney(query: string, match: RegExpExecArray): boolean {
  if (match[3] || match[0].includes('€')) return true
  return !isMeasured(query, match) && (centsIn(match[1], match[2]) ?? 0) >= 500
}

function isMeasured(query: string, match: RegExpExecArray): boolean {
  return measured.test(query.slice(match.index + match[0].length))
}

function without(query: string, match: RegExpExecArray): string {
  return `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`.trim()
}

function centsIn(number: string | undefined, thousand?: string): Cents | undefined {
  if (number === undefined) return undefined
  const plain = /^\d{1,3}(?:[.\s]\d{3})+/.test(number) ? number.replace(/[.\s]/g, '') : number
  return Math.round(Number(plain.replace(',', '.')) * (thousand ? 1_000 : 1) * 100)
}

function rangeOf(a: Cents | undefined, b: Cents | undefined): PriceRange {
  return { minCents: Math.min(a ?? 0, b ?? 0), maxCents: Math.max(a ?? 0, b ?? 0) }
}
