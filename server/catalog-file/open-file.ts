import { FileProblem, fileProblemText } from '#server/file-reading/file-problem.ts'
import type { FileTable } from '#server/file-reading/file-table.ts'
import { readTable } from '#server/file-reading/read-table.ts'
import { problem } from '#server/problems/problem.ts'
import type { ImportQuery, ImportReport } from '#shared/contract/admin-catalog-file.ts'
import type { Language } from '#shared/domain/language.ts'
import { emptyReport, fileShown } from './import-report.ts'
import { type ReadFile, rowsOfFile } from './rows-of-file.ts'

const texts = {
  column: ['Questa colonna manca.', 'This column is missing.'],
  double: [
    'Due colonne hanno questo nome: togline una o cambiale nome.',
    'Two columns have this name: remove one or rename it.',
  ],
} as const

/** The file as a table, and as what its columns say. @throws Problem 400 import_refused when it is no such file at all */
export async function openFile(
  content: Buffer,
  wish: Pick<ImportQuery, 'mapping' | 'columns'> & { language: Language },
  publicUrl: string,
): Promise<{ table: FileTable; form: ReadFile }> {
  const { language } = wish
  const refuse = (line: number, column: string | null, message: string, shown: Partial<ImportReport> = {}) => {
    const error = { line, column, message, value: null, productCode: null, name: null }
    const report = { ...emptyReport, ...shown, errorCount: 1, wrongRows: 1, errors: [error] }
    return problem('import_refused', { details: { report } })
  }
  const textOf = (key: keyof typeof texts) => texts[key][language === 'it' ? 0 : 1]
  let table: FileTable
  try {
    table = await readTable(content)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw refuse(error.line, null, fileProblemText(error.kind, language))
  }
  const form = rowsOfFile(table, wish, publicUrl)
  const wrong = form.missingColumn ?? form.doubleColumn
  if (wrong === undefined) return { table, form }
  throw refuse(1, wrong, textOf(form.missingColumn ? 'column' : 'double'), fileShown(table, form, language))
}
