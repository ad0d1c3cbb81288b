/** What Windows-1252 shows for the bytes 80 to 9F; five of them are control characters there. */
const shownFor = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const bytes = new Map<string, number>()
for (let byte = 0x80; byte <= 0xff; byte++) bytes.set(String.fromCharCode(byte), byte)
for (const [i, shown] of [...shownFor].entries()) bytes.set(shown, 0x80 + i)

const following = `[\\u0080-\\u00bf${[...shownFor].filter((one) => one > '\u00ff').join('')}]`
/** A character of two, three or four bytes, each of which was read as a character of its own. */
const torn = new RegExp(`[Â-ß]${following}|[à-ï]${following}{2}|[ð-ô]${following}{3}`, 'gu')
/** Its last byte may be lost: a no-break space is trimmed or becomes a plain one, an unassigned one is left out. */
const lost: readonly [RegExp, string][] = [
  [/([ÂÃ])(?: (?= )|(?= |$))/gu, '$1\u00a0'],
  [new RegExp(`â€(?!${following})`, 'gu'), 'â€\u009d'],
]
/** Characters of European languages, their quotes and dashes, arrows, signs, marks and pictures. */
const usual =
  /^[\u0080-\u017f\u0192\u0218-\u021b\u02c6-\u02dd\u0391-\u03c9\u0400-\u045f\u1e00-\u1eff\u2000-\u22ff\u2460-\u27bf\ufeff\ufb00-\ufb06]$|^\p{ExtPict}$|^\p{Mn}$/u
/** Å» may be the end of a word in French quotes. */
const doubtful = /^[\u00c4-\u00df][»›®©°™”’…]$/u

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
function joined(text: string): string | undefined {
  try {
    const read = decoder.decode(Uint8Array.from([...text], (one) => bytes.get(one) ?? 0))
    return usual.test(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** Whether a text certainly holds UTF-8 that was read as Windows-1252 or Latin-1. */
export function isTwiceEncoded(text: string): boolean {
  return (text.match(torn) ?? []).some((one) => !doubtful.test(one) && joined(one) !== undefined)
}

/** Programs have done it up to three times. */
const mostTimes = 4

/** The text as it was, in a file that holds such texts. */
export function encodedOnce(text: string): string {
  let now = text
  for (let i = 0; i < mostTimes && (i === 0 || isTwiceEncoded(now)); i++) {
    const whole = lost.reduce((one, [form, completed]) => one.replace(form, completed), now)
    now = whole.replace(torn, (one) => joined(one) ?? one)
  }
  return now.replaceAll('\ufeff', '')
}
