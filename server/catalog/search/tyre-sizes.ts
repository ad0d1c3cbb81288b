import notations from './notations.json' with { type: 'json' }

/** The rim and the widths of a tyre, tube or rim, in millimetres; no width is 0. */
export interface TyreSize {
  beadSeat: number
  from: number
  to: number
}

interface Found extends TyreSize {
  at: number
  text: string
}

/** The diameter of the rim by the name of the wheel. */
const beadSeats: Readonly<Record<string, number | undefined>> = notations.rims
const rims = [...new Set(Object.values(beadSeats)), 590, 630, 635, 540, 451, 349].join('|')
const etrto = new RegExp(String.raw`(?<![\d.,])(\d{2})\s?[-/]\s?(${rims})(?![\d.,])`, 'g')
const french = /(?<![\d.,])(700|650)\s?([abc]?)\s?[x×/*]\s?(\d{2})(?:\s?[-/]\s?(\d{2}))?\s?c?(?![\d.,]|\s?mm)/g
const inches =
  /(?<![\d.,])(\d{2}(?:[.,]5)?)"?(?:\s?\/\s?650b)?\s?[x×]\s?(\d[.,]\d{1,3})(?:"?\s?[-/]\s?(\d[.,]\d{1,3}))?(?![\d.,])/g

/** Of a wheel alone. */
const wheels = /(?<![\d.,/x×])(?:(700|650)\s?([bc])|(29)er)(?![\d\p{L}]|\s?[x×/*]\s?\d)/gu

const number = (text: string) => Number(text.replace(',', '.'))
const millimetres = (inch: string) => Math.round(number(inch) * 25.4)
/** 700c, 650b: no code, though it has a letter. */
export const isWheelName = (text: string) => Object.hasOwn(beadSeats, text)

const rimOf = (name: string) => beadSeats[name.replace(',', '.')]

/** The tyre sizes of a folded text in any notation: 28-622, 700x28c, 27.5x2.4, 28 x 1.75. */
export function tyreSizesIn(text: string): Found[] {
  if (!/\d\s?(?:[a-c]?\s?[-x×/*]|[bc]|er)/.test(text)) return []
  const found: Found[] = []
  for (const { 0: whole, 1: width = '', 2: rim = '', index } of text.matchAll(etrto))
    found.push({ beadSeat: Number(rim), from: Number(width), to: Number(width), at: index, text: whole })
  for (const { 0: whole, 1: circle = '', 2: letter = '', 3: from = '', 4: to = from, index } of text.matchAll(french)) {
    const beadSeat = rimOf(circle + (letter || (circle === '700' ? 'c' : 'b')))
    if (beadSeat) found.push({ beadSeat, from: Number(from), to: Number(to), at: index, text: whole })
  }
  for (const { 0: whole, 1: circle = '', 2: from = '', 3: to = from, index } of text.matchAll(inches)) {
    const beadSeat = rimOf(circle)
    if (beadSeat) found.push({ beadSeat, from: millimetres(from), to: millimetres(to), at: index, text: whole })
  }
  for (const { 0: whole, 1: circle = '', 2: letter = '', 3: inch, index } of text.matchAll(wheels)) {
    const beadSeat = rimOf(inch ?? circle + letter)
    if (beadSeat) found.push({ beadSeat, from: 0, to: 0, at: index, text: whole })
  }
  return found
}
