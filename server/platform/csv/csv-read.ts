import { CsvError, parse } from 'csv-parse/sync'

export interface CsvTable {
  header: string[]
  /** The row of the header, as it was written. */
  head: CsvRow
  rows: CsvRow[]
}

export interface CsvRow {
  /** The line of the file on which the row begins; the header is on line 1. */
  line: number
  cells: string[]
}

export class CsvProblem extends Error {
  override name = 'CsvProblem'
  line: number
  kind: 'empty' | 'quotes' | 'too_long' | 'large'
  constructor(line: number, kind: CsvProblem['kind']) {
    super(`line ${line}: ${kind}`)
    this.line = line
    this.kind = kind
  }
}

const delimiters = [';', ',', '\t', '|'] as const
const maxRowCharacters = 200_000
/** For all rows together: an empty cell takes as much memory as a short text. */
const maxCells = 3_000_000

/** ="00124": a spreadsheet's way to keep the zeros. */
const numberAsText = /^="([^"]*)"$/

interface HowToRead {
  /** Whether a quote inside a cell (27") is a character, and a formula of a text is that text. */
  isLenient?: boolean
}

/**
 * Reads a CSV file as spreadsheets write them: separated by semicolons, commas, tabs or bars, or as a first line `sep=`
 * says, with or without a byte order mark, in UTF-8, UTF-16 or else Windows-1252. Empty lines are left out, surrounding
 * space is kept.
 * @throws CsvProblem
 */
export function readCsv(content: Buffer, { isLenient = false }: HowToRead = {}): CsvTable {
  const whole = decodeText(content)
  const reported = /^\ufeff?sep=(.)(?:\r\n|\n|\r)/i.exec(whole)
  const text = reported ? whole.slice(reported[0].length) : whole
  const linesAbove = reported ? 1 : 0
  let read = 0
  let cells = 0
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, {
      bom: true,
      delimiter: reported?.[1] ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_quotes: isLenient,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxRowCharacters,
      on_record: (record, info) => {
        read = info.lines
        cells += record.length
        if (cells > maxCells) throw new CsvProblem(read + linesAbove, 'large')
        return record
      },
    }) as unknown as typeof records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as { lines?: number }).lines ?? 1)
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new CsvProblem(line + linesAbove, 'too_long')
    // The parser reports the end of the file; the open quote is in the row after the last complete one.
    throw new CsvProblem((error.code === 'CSV_QUOTE_NOT_CLOSED' ? read + 1 : line) + linesAbove, 'quotes')
  }
  const [first, ...rest] = records
  if (!first) throw new CsvProblem(1, 'empty')
  const rowOf = ({ record, info }: typeof first): CsvRow => ({
    line: info.lines - breaksIn(record) + linesAbove,
    cells: isLenient ? record.map((cell) => cell.replace(numberAsText, '$1')) : record,
  })
  return {
    header: first.record.map((name) => name.trim()),
    head: rowOf(first),
    rows: rest.map(rowOf).filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  }
}

/** The parser reports the line on which a row ends. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
}

/** As UTF-8 or else Windows-1252; UTF-16 by its mark or when every other byte is empty. */
export function decodeText(content: Buffer, isBeginning = false): string {
  const wide = wideEncodingOf(content)
  if (wide) return new TextDecoder(wide).decode(content)
  try {
    // A beginning may end within a character.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content, { stream: isBeginning })
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

const wideBytesLookedAt = 400

function wideEncodingOf(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  const looked = content.subarray(0, wideBytesLookedAt)
  const empty = [0, 0]
  for (const [i, byte] of looked.entries()) if (byte === 0) empty[i % 2] = (empty[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = empty
  const most = looked.length / 2
  if (most >= 4 && odd > most * 0.7 && even < most * 0.1) return 'utf-16le'
  if (most >= 4 && even > most * 0.7 && odd < most * 0.1) return 'utf-16be'
  return undefined
}

const linesLookedAt = 60

/** The separator that parts most lines into the same number of cells: titles and notes may hold others. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 60_000).split(/\r\n|\n|\r/, linesLookedAt)
  // Of a line whose cells are all quoted nothing but its separators is left, tabs too.
  const unquoted = lines.filter((line) => line.trim() !== '').map((line) => line.replace(/"[^"]*"/g, ''))
  const weights = delimiters.map((delimiter) => {
    const widths = Map.groupBy(
      unquoted.map((line) => line.split(delimiter).length),
      (width) => width,
    )
    return Math.max(...[...widths].map(([width, all]) => (width === 1 ? 0 : width * all.length)))
  })
  return delimiters[weights.indexOf(Math.max(...weights))] ?? ';'
}
