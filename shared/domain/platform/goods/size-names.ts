import { isOneSize } from './sizes.ts'

const marks = /^(?:TAGLI[AE]|TG\.?|SIZE|MISURA|EU|EUR|NR?\.?)\s+/
/** Names of one letter in words, of the mark of millimetres and of inches behind a number. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/\b(?:EXTRA|X)[ -]?(?=SMALL|LARGE|PICCOL|GRAND)/g, 'X'],
  [/SMALL|PICCOL[AO]/g, 'S'],
  [/MEDIUM|MEDI[AO]/g, 'M'],
  [/LARGE|GRANDE/g, 'L'],
  [/(?<=^\d{1,3}(?:\.\d{1,2})?)\s*(?:CM|"|''|”|″|IN|INCH|POLLICI)$/g, ''],
]
const fractions: Readonly<Record<string, string>> = {
  '½': '.5',
  '⅓': '.33',
  '⅔': '.67',
  '1/2': '.5',
  '1/3': '.33',
  '2/3': '.67',
}

/** A canonical name for equal sizes: «2XL» and «XXL», «tg. m» and «M», «42 1/2» and «42,5», «S - M» and «S/M». */
export function sizeName(size: string): string {
  if (isOneSize(size)) return 'UNICA'
  let name = size.trim().slice(0, longestName).toUpperCase().replace(/\s+/g, ' ').replace(marks, '')
  name = name
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\d) ?([½⅓⅔]|(?<= )[12]\/[23]$)/, (fraction) => fractions[fraction.trim()] ?? fraction)
  for (const [word, short] of spelled) name = name.replace(word, short)
  return name
    .replace(/ ?[/–-] ?/g, '/')
    .split('/')
    .map((part) =>
      part.replace(/^(\d*)(X+)([SL])$/, (_, count: string, xs: string, letter: string) =>
        xed(Number(count || xs.length), letter),
      ),
    )
    .join('/')
}
const longestName = 40
const xed = (count: number, letter: string) => (count > 3 ? `${count}X` : 'X'.repeat(count)) + letter

const letterName = String.raw`(?:\d?X*[SL]|M)`
const plainName = new RegExp(`^(?:${letterName}(?:/${letterName})?|\\d{2}(?:\\.\\d+)?)$`)

/** Whether a word alone can only be a size: letters, or two digits. */
export const isSizeName = (word: string) => plainName.test(sizeName(word))

/** The name for a filter: one for equal letters and numbers, others as they are written. */
export function shownSize(size: string): string {
  if (isOneSize(size)) return 'Unica'
  const name = sizeName(size)
  return plainName.test(name) || /^\d+(?:\.\d+)?(?:\/\d+)?$/.test(name) ? name : size.trim()
}

/** How far from M: «L» is one, «3XS» four below; a longer or shorter cut stands beside its letter. */
function letterRank(part: string): number | undefined {
  const [, extra = '', letter, cut] = /^(\d?X*)([SML])(?: \(?(.*))?$/.exec(part) ?? []
  if (letter === undefined || (extra !== '' && letter === 'M')) return undefined
  const steps = extra === '' ? 1 : 1 + (Number.parseInt(extra, 10) || extra.length)
  const beside = cut && /^(?:LONG|TALL|LUNG|ALT)/.test(cut) ? 0.2 : cut && /^(?:SHORT|CORT|BASS)/.test(cut) ? -0.2 : 0
  return (letter === 'M' ? 0 : letter === 'S' ? -steps : steps) + beside
}

const numberRank = (part: string) => {
  const number = Number.parseFloat(part)
  return Number.isNaN(number) ? undefined : /^\d+ ?MESI|^\d+ ?MONTHS?/.test(part) ? number / 12 : number
}

const systems = ['one', 'letter', 'number', 'other'] as const

/** Its kind of name and how large it is among them; a range stands in its middle, «M (54)» by its letter. */
function rankOf(size: string): [system: (typeof systems)[number], rank: number] {
  const name = sizeName(size)
  if (name === 'UNICA') return ['one', 0]
  const parts = name.split('/')
  const middle = (ranks: (number | undefined)[]) => {
    const known = ranks.filter((rank) => rank !== undefined)
    return known.length > 0 ? known.reduce((sum, rank) => sum + rank, 0) / known.length : undefined
  }
  const letter = middle(parts.map(letterRank))
  if (letter !== undefined) return ['letter', letter]
  // A maker's own steps, «S3».
  const step = /^S(\d)$/.exec(name)
  if (step) return ['letter', Number(step[1])]
  const number = middle(parts.map(numberRank))
  return number === undefined ? ['other', 0] : ['number', number]
}

/** Comparable sizes: letters and centimetres are not. */
export const systemOf = (size: string) => {
  const [system] = rankOf(size)
  return system === 'other' ? 'letter' : system
}

/** The number that a size is; undefined of letters and of ranges. */
export const sizeNumber = (size: string) =>
  /^\d+(?:\.\d+)?$/.test(sizeName(size)) ? Number(sizeName(size)) : undefined

/** One size, letters from small to large, then numbers, then the rest by name. */
export function compareSizes(a: string, b: string): number {
  const [[systemA, rankA], [systemB, rankB]] = [rankOf(a), rankOf(b)]
  return (
    systems.indexOf(systemA) - systems.indexOf(systemB) || rankA - rankB || a.localeCompare(b, 'it', { numeric: true })
  )
}

/** Small to large. */
export const bySize = (a: { size: string }, b: { size: string }) => compareSizes(a.size, b.size)
