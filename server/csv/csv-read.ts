import { CsvError, parse } from 'csv-parse/sync'

export interface CsvTable {
  header: string[]
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
  kind: 'empty' | 'quotes' | 'too_long'
  constructor(line: number, kind: CsvProblem['kind']) {
    super(`line ${line}: ${kind}`)
    this.line = line
    this.kind = kind
  }
}

const delimiters = [';', ',', '\t'] as const
const maxRowCharacters = 200_000

/**
 * Reads a CSV file as spreadsheets write them: separated by semicolons, commas or tabs, with or without a byte order
 * mark, in UTF-8 or, where it is not that, in Windows-1252. Empty lines are left out, surrounding space is kept.
 * @param headWithin in how many lines the table begins: what stands above it may hold other separators
 * @throws CsvProblem
 */
export function readCsv(content: Buffer, headWithin = 1): CsvTable {
  const text = decodeText(content)
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text, headWithin),
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxRowCharacters,
    }) as unknown as typeof records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number((error as { lines?: number }).lines ?? 1)
    throw new CsvProblem(line, error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'quotes')
  }
  const [first, ...rest] = records
  if (!first) throw new CsvProblem(1, 'empty')
  return {
    header: first.record.map((name) => name.trim()),
    rows: rest
      .map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  }
}

/** The reader tells the line on which a row ends. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
}

/** In UTF-8 or, where it is not that, in Windows-1252; UTF-16 where the file says so. */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function delimiterOf(text: string, headWithin: number): string {
  const lines = text.slice(0, 10_000).split(/\r\n|\n|\r/, headWithin)
  const unquoted = lines.map((line) => line.replace(/"[^"]*"/g, ''))
  const counts = delimiters.map((d) => Math.max(...unquoted.map((line) => line.split(d).length)))
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}
