// Invisible characters: Unicode's property, further format characters, the Braille blank and a note without a head. The
// signs before Arabic numbers are format characters too, but visible.
const invisible =
  '(?![\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}])[\\p{DI}\\p{Cf}\\p{NChar}\\u2800\\u{1D159}]'
const joining = `[${[
  ...['Arabic', 'Syriac', 'Mandaic', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar', 'Khmer', 'Mongolian'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`
const emoji = '\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?'

/**
 * Places where an invisible character changes the display: flags, emoji, joined scripts, variants of Chinese letters.
 */
const kept = [
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
  `${emoji}(?:\\u200D${emoji})*`,
  '[0-9#*]\\uFE0F\\u20E3',
  '\\p{Script=Han}[\\u{E0100}-\\u{E01EF}]',
  '\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]',
  `${joining}\\p{M}*[\\u200C\\u200D](?=${joining})`,
].join('|')
const shownOrNot = new RegExp(`(${kept})|${invisible}`, 'gu')
const allInvisible = new RegExp(invisible, 'gu')
const isPlain = /^[\x20-\x7e]*$/
const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Without what shows nothing, composed (NFC); empty where nothing would be seen. */
function visibleText(text: string): string {
  const shown = text.replace(shownOrNot, '$1').normalize('NFC')
  return isSeen.test(shown) ? shown : shown.replace(/\P{Cc}/gu, '')
}

/** One stored line: without invisible characters, with single plain spaces, trimmed. */
export function cleanLine(text: string): string {
  const shown = isPlain.test(text) ? text : visibleText(text).replace(/\p{Zs}/gu, ' ')
  return shown.replace(/ {2,}/g, ' ').trim()
}

/** The same for several lines. */
export function cleanProse(text: string): string {
  const shown = isPlain.test(text) ? text : visibleText(text)
  return shown.replace(/\p{Zs}{2,}/gu, ' ').trim()
}

/** Compatible forms as the plain ones (full-width letters), without anything that shows nothing. */
const plainForm = (text: string) => text.normalize('NFKC').replace(allInvisible, '').normalize('NFKC')

/** Where a row of such signs at the end of a text begins: found backwards, because `+$` tries it from each of them. */
function endBefore(text: string, sign: RegExp): number {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return end
}

/** An e-mail address without the characters that chats, PDFs and mail programs add. */
export function cleanEmail(text: string): string {
  const address = plainForm(text)
    .replaceAll('\u3002', '.')
    .replace(/^(?:mailto:|[\s<"'\u2018-\u201f\u00ab\u2039])+/iu, '')
  return address.slice(0, endBefore(address, /[\s>"'\u2018-\u201f\u00bb\u203a.,;:]/u))
}

// Opening and closing ones of every script are Unicode's Pi, Pf, Ps („ and 「 too) and Pe; the others are no punctuation.
const quotes = '"\'`\u2032-\u2037\u02b9\u02bb\u02bc\u02bd\u02c8\u275b-\u275e\\p{Pi}\\p{Pf}\\p{Ps}\\p{Pe}'
const quoteSigns = new RegExp(`[${quotes}]`, 'gu')

/** Without the quotes of a text or a chat: „PV-1“, «PV-1», 「PV-1」. */
const withoutQuotes = (text: string): string => text.replaceAll('\u00b4', '').replace(quoteSigns, '')

const quoteSign = new RegExp(`[${quotes}\u00b4]`, 'u')
const openingQuotes = new RegExp(`^[${quotes}\u00b4]+`, 'u')

/** A searched text without the quotes around all of it. */
export function unquoted(text: string): string {
  const whole = text.trim()
  const end = endBefore(whole, quoteSign)
  const inside = whole.slice(0, end).replace(openingQuotes, '')
  const isQuoted = inside.length < end && end < whole.length && /[\p{L}\p{N}]/u.test(inside)
  return isQuoted ? inside : text
}

/** A code in capitals without the dots, quotes and spaces of where it was copied; every dash is a hyphen. */
export function hyphenedCode(text: string): string {
  return withoutQuotes(plainForm(text.replaceAll('\u00b4', '')))
    .toUpperCase()
    .replace(/[\s.,;:·]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .normalize('NFC')
}

/** The same without hyphens. */
export const cleanCode = (text: string): string => hyphenedCode(text).replaceAll('-', '')

/** A password before hashing: independent of how keyboards compose letters (NFKC). */
export const cleanPassword = (text: string): string => plainForm(text)
export const passwordLength = (text: string): number => [...cleanPassword(text)].length
