import { CsvProblem, decodeText } from '#server/platform/csv/csv-read.ts'
import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { readCbi } from './read-cbi.ts'
import { readMt940 } from './read-mt940.ts'
import { type Statement, StatementProblem } from './statement.ts'

/** By its beginning: XML, CBI, MT940; all other files have to be a table. @throws StatementProblem */
export async function readStatement(content: Buffer): Promise<Statement> {
  const statement = await readEntries(content)
  const { credits, debits, leftOut } = statement
  // Without a readable entry it is no statement, or one of another account.
  const isNone = leftOut.length > 0 && leftOut.every(({ why }) => ['unreadable', 'day', 'currency'].includes(why))
  if (isNone && credits.length === 0 && debits === 0) throw new StatementProblem(leftOut[0]?.place)
  return statement
}

async function readEntries(content: Buffer): Promise<Statement> {
  const text = decodeText(content)
  const beginning = text.slice(0, 2_000)
  if (/^\s*</.test(beginning)) return readCamt(text)
  if (/^ ?RH/m.test(beginning)) return readCbi(text)
  if (/^:20:/m.test(beginning)) return readMt940(text)
  try {
    return readBankCsv(content)
  } catch (error) {
    throw error instanceof CsvProblem ? new StatementProblem(error.line) : error
  }
}
