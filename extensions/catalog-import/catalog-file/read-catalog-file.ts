import { type FileTable, rowsIn } from '#server/platform/file-reading/file-table.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { FileMemory } from '../../foreign-files/mapping/file-memory.ts'
import { FileNotes } from '../../foreign-files/mapping/file-notes.ts'
import { encodedOnceTable, nameTwiceEncoded, SpoiltTexts } from '../../foreign-files/repair/spoilt-texts.ts'
import { withHeader } from './find-header.ts'
import { type ReadFile, type ReadingOptions, rowsOfFile } from './rows-of-file.ts'

/**
 * A file as a table and as products. Names of columns are read in the encoding that they once had, the rows only on
 * request. @throws FileProblem, Problem
 */
export async function readCatalogFile(
  content: Buffer,
  request: ReadingOptions & { language: Language },
  memory: FileMemory,
): Promise<{ table: FileTable; form: ReadFile }> {
  const written = await readTable(content)
  const notes = new FileNotes()
  const spoilt = new SpoiltTexts(request.texts)
  const whole = encodedOnceTable(written)
  const headed = withHeader(whole ?? written, memory, request.language)
  if (!whole) return { table: headed, form: rowsOfFile(headed, request, memory, spoilt, notes) }
  const rowAt = new Map(rowsIn(written).map((row) => [row.line, row]))
  const asWritten = headed.rows.map((row) => rowAt.get(row.line) ?? row)
  nameTwiceEncoded(headed, asWritten, spoilt, notes)
  const table = request.texts === 'repair' ? headed : { ...headed, rows: asWritten }
  return { table, form: rowsOfFile(table, request, memory, spoilt, notes) }
}
