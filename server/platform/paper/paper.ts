import { fairTurns } from '#server/platform/throttle/fair-turns.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { PaperFont } from './paper-letters.ts'

const marginPt = 56
const colors = { ink: '#13221D', soft: '#41514C', line: '#D6C9C2' }
const weights = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const satisfies Record<string, PaperFont>

interface Style {
  isBold?: boolean
  isSoft?: boolean
}

/** A sheet of A4 that is written from the top down. */
interface Paper {
  say(text: string, sizePt: number, style?: Style): Promise<void>
  heading(text: string): Promise<void>
  /** Free lines, of the size that was written last. */
  space(lines: number): void
  line(): void
  /** A frame with a name and the word that it is known by. */
  codeBox(name: string, code: string): void
  /** The letters that no font here has, by number: a box stands for each. */
  unprinted(): string[]
  finish(): Promise<Buffer>
}

/** One sheet at a time, whatever it is: drawing takes the processor. */
export const inPaperTurn = fairTurns({ atOnce: 1, waiting: 50, retryAfterSeconds: 5 })

/** Loads its library with the first sheet: 35 MB that most runs of the shop never need. */
export async function openPaper(info: { title: string; author: string; language: Language }): Promise<Paper> {
  const [{ default: Document }, { paperLetters }] = await Promise.all([import('pdfkit'), import('./paper-letters.ts')])
  const runsOf = paperLetters()
  const sheet = new Document({
    size: 'A4',
    margin: marginPt,
    lang: info.language,
    info: { Title: info.title, Author: info.author },
  })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => sheet.once('end', resolve).once('error', reject))
  const missed = new Set<string>()
  const widthPt = sheet.page.width - 2 * marginPt

  const say: Paper['say'] = async (text, sizePt, { isBold = false, isSoft = false } = {}) => {
    const color = isSoft ? colors.soft : colors.ink
    const { runs, missing } = await runsOf(text, isBold ? weights.bold : weights.plain)
    for (const letter of missing) missed.add(letter)
    for (const [i, { letters, font, isThin }] of runs.entries())
      sheet
        // Its types do not know of opened fonts.
        .font(font as string)
        .fontSize(sizePt)
        .fillColor(color)
        .strokeColor(color)
        .lineWidth(sizePt * (isBold ? 0.08 : 0.035))
        .text(letters, {
          continued: i < runs.length - 1,
          fill: true,
          stroke: isThin,
          // Fonts of one line stand on one height.
          ...(runs.length > 1 && { baseline: -sizePt * 0.8 }),
        })
  }
  return {
    say,
    heading: async (text) => {
      sheet.moveDown(0.9)
      await say(text, 11, { isBold: true, isSoft: true })
      sheet.moveDown(0.25)
    },
    space: (lines) => void sheet.moveDown(lines),
    line: () =>
      void sheet
        .lineWidth(0.5)
        .strokeColor(colors.line)
        .moveTo(marginPt, sheet.y)
        .lineTo(marginPt + widthPt, sheet.y)
        .stroke(),
    codeBox: (name, code) => {
      const top = sheet.y
      const left = marginPt + 16
      sheet.lineWidth(1.5).strokeColor(colors.ink).rect(marginPt, top, widthPt, 74).stroke()
      sheet
        .font(weights.plain)
        .fontSize(11)
        .fillColor(colors.soft)
        .text(name, left, top + 12)
      sheet
        .font(weights.bold)
        .fontSize(30)
        .fillColor(colors.ink)
        .text(code, left, top + 30)
      sheet.x = marginPt
      sheet.y = top + 84
    },
    unprinted: () => [...missed].map(numberOf),
    finish: async () => {
      sheet.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

const numberOf = (letter: string) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
