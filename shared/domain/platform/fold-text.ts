/** Signs that keyboards, phones and programs write for one another, each with the plain one. */
export const signs = {
  "'": '`´‘’‚‛ʹʻʼʽˈ′‵＇',
  '-': '‐‑‒–—―−﹣－⁃',
  ' ': '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t',
} as const

/** Accents, points and what shows nothing, as a class of regular expressions here and in PostgreSQL. */
const unseen =
  '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f' +
  '\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]'

/** Letters that no accent makes, full-width ones, and Greek and Cyrillic capitals, whose small ones not every database knows. */
export const letters: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ł: 'l', Ł: 'l', đ: 'd', Đ: 'd', ø: 'o', Ø: 'o', ħ: 'h', Ħ: 'h', ı: 'i', ð: 'd', Ð: 'd', ς: 'σ' }),
  ...[...small(0x391, 0x3a9), ...small(0x400, 0x42f)],
  ...wide(0xff10, 0x30, 10),
  ...wide(0xff21, 0x61, 26),
  ...wide(0xff41, 0x61, 26),
])
/** Letters that are two. */
export const pairs = {
  ß: 'ss',
  ẞ: 'ss',
  ﬁ: 'fi',
  ﬂ: 'fl',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  þ: 'th',
  Þ: 'th',
} as const

function small(from: number, to: number): [string, string][] {
  const all = Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i))
  return all.flatMap((one) => (one.toLowerCase() === one ? [] : [[one, one.toLowerCase()]]))
}

function wide(from: number, to: number, count: number): [string, string][] {
  return Array.from({ length: count }, (_, i) => [String.fromCharCode(from + i), String.fromCharCode(to + i)])
}

const plainSigns = new Map(
  Object.entries(signs).flatMap(([plain, odd]) => [...odd].map((one) => [one, plain] as const)),
)
const anySign = new RegExp(`[${[...plainSigns.keys()].join('')}]`, 'gu')
const anyUnseen = new RegExp(unseen, 'gu')
const anyLetter = new RegExp(`[${[...letters.keys(), ...Object.keys(pairs)].join('')}]`, 'gu')
const fullWidth = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
const isPlain = /^[\n\x20-\x5f\x61-\x7e]*$/

/** Capitals as they are, without accents; every apostrophe, hyphen and space is the plain one. */
export function plainLetters(text: string): string {
  if (isPlain.test(text)) return text
  return text
    .replace(anySign, (sign) => plainSigns.get(sign) ?? sign)
    .replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .normalize('NFD')
    .replace(anyUnseen, '')
}

/** For comparison: lower case without accents, plain signs. `text-match-repository` does the same in SQL. */
function foldLetters(text: string): string {
  const plain = plainLetters(text).toLowerCase()
  return isPlain.test(plain)
    ? plain
    : plain.replace(anyLetter, (one) => letters.get(one) ?? pairs[one as keyof typeof pairs])
}

/** The same without apostrophes, hyphens and spaces: "Dell’Acqua", "dell acqua" and "dellacqua". */
export const squeezed = (text: string): string => foldLetters(text).replace(/['\- ]/g, '')

const onlyPhone = /^[\d\s+()./-]{4,}$/

/** The digits of a possible telephone number, without Italy's prefix; undefined for other texts. */
export function phoneDigits(text: string): string | undefined {
  const plain = plainLetters(text).trim()
  if (!onlyPhone.test(plain)) return undefined
  const digits = plain.replace(/\D/g, '')
  const own = /^(?:\+|00)/.test(plain) ? digits.replace(/^(?:00)?39/, '') : digits
  return own.length < 4 ? undefined : own
}

/** Lower case without accents or surrounding space, so that `citta` finds `città`; plain apostrophes and hyphens. */
export const foldText = (text: string): string => foldLetters(text).trim()
