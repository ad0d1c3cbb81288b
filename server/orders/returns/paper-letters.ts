import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'

/** The characters of the standard PDF fonts. */
const plain = /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€–—‘’“”…•™]*$/
/** The letters of DejaVu Sans for names, in both weights. */
const drawn = new RegExp(
  '[^\\n\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u02af\\u0300-\\u034f\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c' +
    '\\u038e-\\u03a1\\u03a3-\\u0525\\u0531-\\u0556\\u0559-\\u055f\\u0561-\\u0587\\u05d0-\\u05ea\\u060c\\u061b\\u061f' +
    '\\u0621-\\u063a\\u0640-\\u0652\\u0660-\\u066d\\u0679-\\u06bf\\u06cc\\u06f0-\\u06f9\\u10a0-\\u10c5\\u10d0-\\u10fc' +
    '\\u1e00-\\u1efb\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u20b5\\u20b8-\\u20ba\\u20bd\\u2116-\\u2122\\u2190-\\u21ff]+',
  'gu',
)
// pdfkit sets words from the left, and turns only the letters within one.
const fromTheRight = /[\u0590-\u06ff]+(?: +[\u0590-\u06ff]+)+/g

const fileOf = createRequire(import.meta.url).resolve
const fonts = {
  Helvetica: fileOf('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'Helvetica-Bold': fileOf('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}
export type PaperFont = keyof typeof fonts

/** A text as it can be printed, and in which font: letters of alphabets that no font here has are put in Latin ones. */
export function paperLetters(text: string, font: PaperFont): { letters: string; font: string } {
  const composed = text.normalize('NFC')
  if (plain.test(composed)) return { letters: composed, font }
  const letters = composed.replace(drawn, (some) => anyAscii(some))
  if (plain.test(letters)) return { letters, font }
  return { letters: letters.replace(fromTheRight, (run) => run.split(' ').reverse().join(' ')), font: fonts[font] }
}
