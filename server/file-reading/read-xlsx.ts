import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import { FileProblem } from './file-problem.ts'
import { type FileRow, type FileTable, numberText } from './file-table.ts'

/** What a workbook may be once it is unpacked: twice the largest that a shop's catalogue has been seen to be. */
const unpackedBytes = 48 * 1024 * 1024
const headWithin = 12

class Figure {
  text: string
  constructor(text: string) {
    this.text = text
  }
}

const isNeeded = (name: string) =>
  /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels\/|workbook\.xml|sharedStrings\.xml|styles\.xml|worksheets\/))/.test(
    name,
  ) && /\.(xml|rels)$/.test(name)

/**
 * The first sheet of a workbook that holds a table: formulas as the values they had, days as ISO, numbers as such.
 * Nothing is unpacked beyond what the archive says of itself and `unpackedBytes` allows.
 * @throws FileProblem
 */
export async function readXlsx(content: Buffer): Promise<FileTable> {
  const bytes = plainWorkbook(content)
  // Loaded when the first such file comes: nobody else needs it.
  const { default: readSheets } = await import('read-excel-file/universal')
  let sheets: { sheet: string; data: unknown[][] }[]
  try {
    sheets = (await readSheets(bytes, {
      trim: false,
      parseNumber: (text: string) => new Figure(text),
    } as never)) as unknown as typeof sheets
  } catch (cause) {
    throw Object.assign(new FileProblem('broken_excel'), { cause })
  }
  const filled = sheets.filter(({ data }) => data.some((row) => row.some(isFilled)))
  const [first, ...others] = [
    ...filled.filter(({ data }) => data.length > 1),
    ...filled.filter((s) => s.data.length < 2),
  ]
  if (!first) throw new FileProblem('empty')
  return { kind: 'xlsx', ...tableOf(first.data), otherSheets: others.map(({ sheet }) => sheet) }
}

/** The same workbook with its tables only, not packed: the reader has nothing left to unpack. */
function plainWorkbook(content: Buffer): ArrayBuffer {
  let size = 0
  let isWorkbook = false
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (name === 'xl/workbook.xml') isWorkbook = true
    if (!isNeeded(name)) return false
    size += originalSize
    if (size > unpackedBytes) throw new FileProblem('large')
    return true
  }
  let parts: Record<string, Uint8Array>
  try {
    // What is written beyond the size that an entry declares falls away: a bomb stays as small as it says it is.
    parts = unzipSync(content, { filter })
  } catch (cause) {
    throw cause instanceof FileProblem ? cause : Object.assign(new FileProblem('broken_excel'), { cause })
  }
  if (!isWorkbook) throw new FileProblem('zip')
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer
}

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && cell !== ''

/** A title or an address may stand above the table: it begins at the first row that is about as wide as the widest. */
function tableOf(data: readonly (readonly unknown[])[]): { header: string[]; rows: FileRow[] } {
  const widths = data.slice(0, headWithin).map((row) => row.filter(isFilled).length)
  const head = widths.findIndex((width) => width > 0 && width * 2 >= Math.max(...widths))
  const header = (data[head] ?? []).map((cell) => textOf(cell).trim())
  while (header.at(-1) === '') header.pop()
  const rows = data.slice(head + 1).flatMap((row, i): FileRow[] => {
    if (!row.some(isFilled)) return []
    const numbers = new Set(row.flatMap((cell, column) => (cell instanceof Figure ? [column] : [])))
    return [{ line: head + i + 2, cells: row.map(textOf), numbers }]
  })
  return { header, rows }
}

function textOf(cell: unknown): string {
  if (cell instanceof Figure) return numberText(Number(cell.text))
  if (cell instanceof Date) {
    const iso = cell.toISOString()
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso
  }
  if (typeof cell === 'boolean') return cell ? 'sì' : 'no'
  return isFilled(cell) ? String(cell) : ''
}
