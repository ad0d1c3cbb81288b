import { numberAt, tokensOf } from './quantities/number-words.ts'
import words from './quantities/quantity-words.json' with { type: 'json' }
import type { Condition } from './query-items.ts'
import type { Word } from './query-words.ts'

const letterSizes = new Set(['3xs', 'xxs', '2xs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl'])
const sizeNames: Readonly<Record<string, string | undefined>> = words.sizes.names
const [sizeMarks, gearWords, ones, gearNames, sizedWords] = [
  words.sizes.marks,
  `${words.gears.words} ${words.gears.short}`,
  words.gears.ones,
  words.gears.words,
  words.sizes.ofThings,
].map((list) => new Set(list.split(' '))) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>]
/** As many as a bicycle may have: 36 V is a battery. */
const mostGears = 33

const sizeBehindMark = new RegExp(String.raw`(?<=(?<!\p{L})(?:${[...sizeMarks].join('|')})\s+)\p{L}{5,}`, 'gu')
/** «Taglia cinquantaquattro» in digits. */
export const sizesInDigits = (folded: string): string =>
  folded.replace(sizeBehindMark, (word) => String(numberAt(tokensOf(word), 0)?.value ?? word))

const feet = /(?<![\d.,])([4-6])\s?(?:ft|foot|feet|')\s?(\d{1,2})?(?:\s?(?:in|inch|inches|"))?(?![\d\p{L}])(?: tall)?/gu
/** «5 ft 10», "6'2", "6 foot tall" as a rider's height; a lock of six feet has neither inches nor a person. */
export const heightsInCentimetres = (folded: string): string =>
  folded.replace(feet, (whole, tall: string, more: string | undefined, at: number) => {
    const isRider =
      more !== undefined || whole.endsWith('tall') || /\b(?:am|is|rider|height)\s*$/.test(folded.slice(0, at))
    return isRider ? `${Math.round(Number(tall) * 30.48 + Number(more ?? 0) * 2.54)} cm tall` : whole
  })

interface Said {
  condition: Condition
  to: number
}

const alternatives = new Set(['o', 'oppure', 'or', 'e', 'and'])

/** «Taglia M», "size 54", a letter that stands alone; «M o L» is either. */
export function readSize(words: readonly Word[], at: number): Said | undefined {
  const said = readOneSize(words, at)
  if (said?.condition.kind !== 'size' || !alternatives.has(words[said.to]?.text ?? '')) return said
  const next = words[said.to + 1]
  const size =
    next && (letterSizes.has(next.text) || (next.isNumber && isFrameSize(next.text)))
      ? next.text.toUpperCase()
      : undefined
  const isAlike = size !== undefined && /^\d/.test(size) === /^\d/.test(said.condition.size)
  return isAlike ? { condition: { ...said.condition, others: [size] }, to: said.to + 2 } : said
}

function readOneSize(words: readonly Word[], at: number): Said | undefined {
  const here = words[at]
  const next = words[at + 1]
  if (!here) return undefined
  const extra = /^(?:extra|x|ics)$/.test(here.text) ? sizeNames[next?.text ?? ''] : undefined
  if (extra && extra !== 'M') return { condition: { kind: 'size', size: `X${extra}` }, to: at + 2 }
  if (sizeMarks.has(here.text) && next) {
    const size =
      sizeNames[next.text] ?? (letterSizes.has(next.text) || next.isNumber ? next.text.toUpperCase() : undefined)
    if (size) return { condition: { kind: 'size', size }, to: at + 2 }
  }
  // Small words are sizes at the end: "e-bike medium".
  const named =
    at > 0 && !next && /^(?:small|medium|large|esse|emme|elle)$/.test(here.text) ? sizeNames[here.text] : undefined
  if (named) return { condition: { kind: 'size', size: named }, to: at + 1 }
  // A lone "s" or "m" is a size only after a product word; "XL jacket" is clear.
  if ((at > 0 || (next && /^x+[sl]$/.test(here.text))) && letterSizes.has(here.text) && !words[at - 1]?.isNumber)
    return { condition: { kind: 'size', size: here.text.toUpperCase() }, to: at + 1 }
  const isAsked = words.length === 1 || words.slice(0, at).some((w) => sizedWords.has(w.stem))
  if (isAsked && here.isNumber && isFrameSize(here.text) && !next?.isNumber && !isMeasure(next))
    return { condition: { kind: 'size', size: here.text }, to: at + 1 }
  return undefined
}

const isFrameSize = (text: string) => /^\d\d$/.test(text) && Number(text) >= 37 && Number(text) <= 64
const isMeasure = (word: Word | undefined) =>
  word !== undefined && /^(?:mm|denti|fori|teeth|t|h|holes|pollici|inch|euro)$/.test(word.text)

/** «11 velocità», «11-speed», «10v», «velocità 11», «1x12». */
export function readSpeeds(words: readonly Word[], at: number): Said | undefined {
  const here = words[at]
  const next = words[at + 1]
  if (!here || !next) return undefined
  const ofEach = /^x(\d{1,2})s?$/.exec(next.text)?.[1]
  if (ofEach && /^[1-3]$/.test(here.text)) {
    const gears = Number(ofEach)
    const to = gearWords.has(words[at + 2]?.text ?? '') ? at + 3 : at + 2
    return { condition: { kind: 'speeds', gears, total: gears * Number(here.text) }, to }
  }
  // «Una sola marcia», «un rapporto».
  const one = ones.has(here.text) ? (next.text === 'sola' || next.text === 'solo' ? at + 2 : at + 1) : 0
  if (one > 0 && gearNames.has(words[one]?.text ?? ''))
    return {
      condition: { kind: 'speeds', gears: 1 },
      to: /^sol[oa]$/.test(words[one + 1]?.text ?? '') ? one + 2 : one + 1,
    }
  const number =
    here.isNumber && gearWords.has(next.text) ? here : gearWords.has(here.text) && next.isNumber ? next : undefined
  if (!number || !/^\d{1,2}$/.test(number.text) || Number(number.text) > mostGears) return undefined
  // «Taglia 42 s» is none, and a lone letter stands after its number only.
  if (number === next && here.text.length < 3) return undefined
  return { condition: { kind: 'speeds', gears: Number(number.text) }, to: at + 2 }
}
