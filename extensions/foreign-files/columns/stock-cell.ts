import { foldText } from '#shared/domain/platform/fold-text.ts'
import words from './cell-words.json' with { type: 'json' }

type StockNote = 'uncounted' | 'untracked' | 'oversold' | 'manyPieces' | 'stockBounds' | 'stockWords'

/** The units of a stock cell; undefined where the file does not count them; another text stays and is refused. */
interface Stock {
  units: string | undefined
  note?: StockNote
  /** Only "there are some": no count for a product that the shop counts itself. */
  isVague?: boolean
}

const { stock } = words
const setOf = (text: string) => new Set(text.split(' '))
const [yes, no, later, units] = [setOf(stock.yes), setOf(stock.no), setOf(stock.later), setOf(words.units)]
const longestCell = 60
const plainNumber = /^\d{1,3}(?:[.,]\d{3})+$|^\d{1,3}(?:\.\d{3})+,0+$|^\d{1,3}(?:,\d{3})+\.0+$|^\d+(?:[.,]0+)?$/
/** Sold without a count; the exports of shop systems say so in columns of their own. */
const untracked =
  /^(?:∞|untracked|not (?:tracked|managed)|no tracking|unlimited|always available|illimitat[oaei]|non (?:gestit|tracciat|monitorat|contat)[oaei]|sempre disponibil[ei]|unbegrenzt|nicht (?:verfolgt|verwaltet)|illimitee?s?|non gere|ilimitad[oa]s?)$/
/** Metres and kilos: "12,5", "2.162,45". */
const fractional = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+|\.\d{1,2}|\.\d{4,})$|^(\d{1,3}(?:,\d{3})+)\.\d+$/
/** "1.200" and "12,00" as whole numbers. */
const wholeOf = (text: string) => {
  const hasBoth = text.includes('.') && text.includes(',')
  const isThousands = /^\d{1,3}(?:[.,]000)+$/.test(text) && !hasBoth
  return (isThousands ? text : text.replace(/[.,]0+$/, '')).replace(/[.,]/g, '')
}

/** At most what the shop counts; longer numbers are codes in a wrong column. */
const most = 99_999
const countOf = (units: string): Stock =>
  /^\d{6,12}$/.test(units) && Number(units) > most ? { units: String(most), note: 'manyPieces' } : { units }

export function readStock(written: string | undefined): Stock {
  // Programs join words: "OutOfStock".
  const apart = (written ?? '').slice(0, longestCell + 1).replace(/([a-z])([A-Z])/g, '$1 $2')
  const text = foldText(apart).replace(/^(?:'|nr?\.? ?(?=\d))/, '')
  if (text === '') return { units: undefined, note: 'uncounted' }
  if (untracked.test(text)) return { units: '1', note: 'untracked', isVague: true }
  const bare = text.replace(/\s/g, '')
  if (plainNumber.test(bare)) return countOf(wholeOf(bare))
  const fraction = fractional.exec(bare)?.slice(1).find(Boolean)
  if (fraction !== undefined) return { ...countOf(wholeOf(fraction)), note: 'stockBounds' }
  if (/^-\d[\d.,]*$/.test(bare)) return { units: '0', note: 'oversold' }
  if (text.length > longestCell) return { units: written }
  if (/^[-–—_./]{1,5}$|^[✗✘×○]$/.test(bare)) return { units: '0', note: 'stockWords' }
  if (/^(\+{1,5}|[✓✔●■√*]{1,5})$/.test(bare)) return { units: '1', note: 'stockWords', isVague: true }
  return boundOf(text) ?? wordsOf(text) ?? { units: written }
}

/** ">20", "10+", "oltre 20 pz", "<5", "10-20". */
function boundOf(text: string): Stock | undefined {
  const beginning = (all: readonly string[]) => all.find((one) => text.startsWith(`${one} `))
  const more = /^(?:>\s*=?|≥|\+)\s*/.exec(text)?.[0] ?? beginning(words.atLeast)
  const less = /^(?:<\s*=?|≤)\s*/.exec(text)?.[0] ?? beginning(words.lessThan)
  const [number, rest = ''] = split(text.slice((more ?? less ?? '').length).trim())
  if (number === undefined) return undefined
  const isMore = words.atLeastAfter.some(
    (one) => rest === one || rest.startsWith(`${one} `) || rest.endsWith(` ${one}`),
  )
  if (less !== undefined)
    return isUnits(rest) ? { units: Number(number) > 1 ? '1' : '0', note: 'stockBounds' } : undefined
  if (isMore || (more !== undefined && isUnits(rest))) return { note: 'stockBounds', ...countOf(number) }
  if (/^[-–]\s?\d{1,5}$/.test(rest)) return { units: number, note: 'stockBounds' }
  return isUnits(rest) ? countOf(number) : undefined
}

function split(text: string): [number: string | undefined, rest: string] {
  const [all, number = ''] = /^(\d[\d.,]{0,11})\s*/.exec(text) ?? []
  return all !== undefined && plainNumber.test(number)
    ? [wholeOf(number), text.slice(all.length).trim()]
    : [undefined, '']
}

const isUnits = (rest: string) => rest === '' || units.has(rest.replace(/[.)]$/, ''))

const phraseIn = (text: string, phrases: readonly string[]) => phrases.some((one) => ` ${text} `.includes(` ${one} `))

function wordsOf(text: string): Stock | undefined {
  const plain = text.replace(/[^\p{L}\d+]+/gu, ' ').trim()
  const tokens = plain.split(' ')
  const has = (known: ReadonlySet<string>, phrases: readonly string[]) =>
    phraseIn(plain, phrases) || tokens.some((token) => known.has(token))
  const isDated = /\d{1,2}\/\d{1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{4}-\d\d/.test(text)
  if (phraseIn(plain, stock.phrases.no) || has(later, stock.phrases.later) || isDated)
    return { units: '0', note: 'stockWords' }
  const isYes = has(yes, stock.phrases.yes)
  // "Non si sa" is no answer, "no" and "stock esaurito" are.
  if (has(no, []) && (!isYes || tokens.length > 1)) return { units: '0', note: 'stockWords' }
  if (!isYes) return undefined
  const counted = tokens.filter((token) => /^\d{1,5}$/.test(token))
  if (counted.length === 1) return { units: counted[0] }
  return { units: '1', note: 'stockWords', isVague: true }
}
