import { FileProblem, fileProblemText } from '#server/platform/file-reading/file-problem.ts'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { FileMemory } from '../../foreign-files/mapping/file-memory.ts'
import type { ImportQuery, ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { emptyReport, fileShown } from './import-report.ts'
import { readFileInThread } from './read-file-in-thread.ts'
import type { ReadFile, ReadingOptions } from './rows-of-file.ts'

const texts = {
  column: ['Questa colonna manca.', 'This column is missing.'],
  double: [
    'Due colonne hanno questo nome: togline una o cambiale nome.',
    'Two columns have this name: remove one or rename it.',
  ],
  has: ['Nel file ci sono:', 'The file has:'],
} as const

const columnsNamed = 30

/** The file as a table and as the meaning of its columns. @throws Problem 400 import_refused for other files */
export async function openFile(
  content: Buffer,
  request: ReadingOptions & Partial<Pick<ImportQuery, 'mode'>> & { language: Language },
  memory: FileMemory,
  gone: AbortSignal,
): Promise<{ table: FileTable; form: ReadFile }> {
  const { language } = request
  const refuse = (
    line: number,
    column: string | null,
    message: string,
    allowed: string | null,
    shown: Partial<ImportReport> = {},
  ) => {
    const error = { line, row: line, column, message, allowed, value: null, productCode: null, name: null }
    const report = { ...emptyReport, ...shown, errorCount: 1, wrongRows: 1, errors: [error] }
    return problem('import_refused', { details: { report } })
  }
  const textOf = (key: keyof typeof texts) => texts[key][language === 'it' ? 0 : 1]
  let read: { table: FileTable; form: ReadFile }
  try {
    read = await readFileInThread(content, request, memory, gone)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw refuse(error.line, null, fileProblemText(error.kind, language), null)
  }
  const { table, form } = read
  const wrong = form.missingColumn ?? form.doubleColumn
  // A preview asks for the meaning of columns without names.
  if (wrong === undefined || (table.isHeadless && request.mode === 'preview')) return { table, form }
  const found = table.header.filter((name) => name !== '').slice(0, columnsNamed)
  const allowed = `${textOf('has')} ${found.map((name) => `«${name}»`).join(', ')}`
  throw refuse(1, wrong, textOf(form.missingColumn ? 'column' : 'double'), allowed, fileShown(table, form, language))
}
