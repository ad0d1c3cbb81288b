import { isGtin } from '#shared/domain/catalog/gtin.ts'

const leftDigits = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const turned = (bars: string) => [...bars].reverse().join('')
const opposite = (bars: string) => bars.replace(/./g, (bar) => (bar === '1' ? '0' : '1'))
/** Which of the left digits are written in the other way: they stand for the first digit. */
const parities = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ')

/** Bars and spaces of an EAN-8 or EAN-13, of equal width: 1 is black. */
function eanBars(code: string): string {
  const parity = code.length === 13 ? (parities[Number(code[0])] ?? '') : '0000'
  const digits = [...(code.length === 13 ? code.slice(1) : code)].map((digit) => leftDigits[Number(digit)] ?? '')
  const half = digits.length / 2
  const left = digits.slice(0, half).map((bars, i) => (parity[i] === '1' ? turned(opposite(bars)) : bars))
  return ['101', ...left, '01010', ...digits.slice(half).map(opposite), '101'].join('')
}

// ISO/IEC 15417: widths of bar and space by value, the start of code set B is 104, of C 105, the end 106.
const widths = `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
  113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121
  211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124
  121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241
  114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
  114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)

function code128Bars(text: string): string {
  const isPairs = /^(\d\d)+$/.test(text)
  const data = isPairs
    ? (text.match(/../g) ?? []).map(Number)
    : [...text].map((letter) => (letter.codePointAt(0) ?? 32) - 32)
  const start = isPairs ? 105 : 104
  const check = data.reduce((sum, value, i) => sum + value * (i + 1), start) % 103
  return [start, ...data, check, 106]
    .map((value) =>
      [...(widths[value] ?? '')].map((width, i) => (i % 2 === 0 ? '1' : '0').repeat(Number(width))).join(''),
    )
    .join('')
}

/** Bars that scanners of tills read: an EAN as such, other codes as Code 128; undefined where it has other letters. */
export function barsOf(code: string): string | undefined {
  if (isGtin(code) && (code.length === 8 || code.length === 13)) return eanBars(code)
  return /^[\x20-\x7e]+$/.test(code) ? code128Bars(code) : undefined
}
