import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { decompress } from 'woff2-encoder'

/** The characters of the standard PDF fonts. */
const plain = /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€–—‘’“”…•™]*$/
// pdfkit sets words from the left, and turns only the letters within one.
const fromTheRight = /[\u0590-\u06ff]+(?: +[\u0590-\u06ff]+)+/g

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

const { resolve } = createRequire(import.meta.url)
const wideFonts = {
  Helvetica: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'Helvetica-Bold': resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}
export type PaperFont = keyof typeof wideFonts

interface Slice {
  file: string
  ranges: number[][]
}

// The shapes of a Han letter differ: where all have it, the Japanese one.
const families = ['jp', 'sc', 'tc', 'kr', 'thai'].map((name): Slice[] => {
  const folder = `@fontsource-variable/noto-sans-${name}`
  const listed: Record<string, string> = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'))
  return Object.entries(listed).map(([key, letters]) => ({
    file: resolve(`${folder}/files/noto-sans-${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: letters.split(',').map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    ),
  }))
})

const sliceOf = (family: readonly Slice[], code: number) =>
  family.find(({ ranges }) => ranges.some(([from = 0, to = from]) => from <= code && code <= to))

// Opened here, since fontkit spoils the outlines of a compressed file when it embeds them.
const fontBytes = new LRUCache<string, Promise<Buffer>>({
  max: 20,
  memoMethod: async (file) => {
    const bytes = readFileSync(file)
    return file.endsWith('.woff2') ? Buffer.from(await decompress(bytes)) : bytes
  },
})

type OpenFont = (file: string) => Promise<Font>

/** Fonts for one document: a font remembers what its glyphs stood for in the document that it was embedded in before. */
function openFonts(): OpenFont {
  const opened = new Map<string, Promise<Font>>()
  return (file) => {
    const font = opened.get(file) ?? fontBytes.memo(file).then((bytes) => oneFont(bytes, file))
    opened.set(file, font)
    return font
  }
}

function oneFont(bytes: Buffer, file: string): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error(`${file} holds several fonts`)
  return font
}

interface PaperRun {
  letters: string
  /** Or the name of a standard one of PDF. */
  font: Font | PaperFont
  /** Only the thinnest weight of a family can be embedded: its outlines are drawn thicker. */
  isThin: boolean
}

/** A text in runs of one font each; a letter that no font here has is a box, and `missing`. */
export function paperLetters(): (text: string, weight: PaperFont) => Promise<{ runs: PaperRun[]; missing: string[] }> {
  const open = openFonts()
  return (text, weight) => runsOf(text, { weight, open })
}

async function runsOf(text: string, { weight, open }: { weight: PaperFont; open: OpenFont }) {
  const lines = text.normalize('NFC').split('\n')
  const composed = lines.map((line) => line.replace(unseen, '').replace(/\p{Z}/gu, ' ')).join('\n')
  const missing: string[] = []
  const runs: PaperRun[] = []
  if (plain.test(composed)) return { runs: [{ letters: composed, font: weight, isThin: false }], missing }
  const turned = [...composed.replace(fromTheRight, (run) => run.split(' ').reverse().join(' '))]
  const wide = await open(wideFonts[weight])
  const chosen = inOrderOfUse(turned)
  for (const [i, letter] of turned.entries()) {
    // pdfkit turns a word with the space after it.
    const isAfterTurned = letter === ' ' && /[\u0590-\u06ff]/.test(turned[i - 1] ?? '')
    const found = isAfterTurned ? weight : letter === '\n' ? wide : await fontOf(letter, { wide, chosen, open })
    if (!found) missing.push(letter)
    const font = found ?? wide
    const last = runs.at(-1)
    if (last?.font === font) last.letters += found ? letter : '□'
    else runs.push({ letters: found ? letter : '□', font, isThin: isThin(font) })
  }
  return { runs, missing }
}

const isThin = (font: Font | PaperFont) => typeof font !== 'string' && font.variationAxes.wght?.default === 100

async function fontOf(
  letter: string,
  { wide, chosen, open }: { wide: Font; chosen: readonly Slice[][]; open: OpenFont },
): Promise<Font | undefined> {
  const code = letter.codePointAt(0) ?? 0
  if (wide.hasGlyphForCodePoint(code)) return wide
  for (const family of chosen) {
    const slice = sliceOf(family, code)
    const font = slice && (await open(slice.file))
    // What the list names is not always in the file.
    if (font?.hasGlyphForCodePoint(code)) return font
  }
  return undefined
}

/** The family that has most of the letters first, so that a name is in one. */
function inOrderOfUse(letters: readonly string[]): Slice[][] {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  const uses = families.map((family) => ({ family, count: codes.filter((code) => sliceOf(family, code)).length }))
  return uses.toSorted((a, b) => b.count - a.count).map(({ family }) => family)
}
