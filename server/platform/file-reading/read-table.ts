import { CsvProblem, decodeText, readCsv } from '#server/platform/csv/csv-read.ts'
import { detectFileKind } from './detect-file-kind.ts'
import { requireWidth } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import type { FileTable } from './file-table.ts'
import { readJson } from './read-json.ts'
import { readXlsx } from './read-xlsx.ts'
import { readXml } from './read-xml.ts'

const bytesLookedAt = 64 * 1024

/** A list of products as a table, known by its first bytes: Excel, XML, JSON or CSV. @throws FileProblem */
export async function readTable(content: Buffer): Promise<FileTable> {
  const is = detectFileKind(content, decodeText(content.subarray(0, bytesLookedAt), true))
  if ('problem' in is) throw new FileProblem(is.problem)
  if (is.kind === 'xlsx') return readXlsx(content)
  if (is.kind === 'xml') return readXml(decodeText(content))
  if (is.kind === 'json') return readJson(decodeText(content))
  try {
    const table = readCsv(content, { isLenient: true })
    requireWidth(table.header.length)
    return { kind: 'csv', ...table, otherSheets: [] }
  } catch (error) {
    throw error instanceof CsvProblem ? new FileProblem(error.kind, error.line) : error
  }
}
