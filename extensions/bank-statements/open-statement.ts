import { fileURLToPath } from 'node:url'
import { FileProblem } from '#server/platform/file-reading/file-problem.ts'
import { isReadInThread, messagesFromThread } from '#server/platform/file-reading/messages-from-thread.ts'
import { readStatement } from './read-statement.ts'
import { type Statement, StatementProblem } from './statement.ts'

export interface StatementForThread {
  content: Uint8Array
}
export type StatementPart = { statement: Statement } | { line: number | undefined }

const program = fileURLToPath(new URL('./statement-thread.ts', import.meta.url))

/** A small file at once, any other in a thread. @throws StatementProblem */
export async function openStatement(content: Buffer): Promise<Statement> {
  if (!isReadInThread(content)) return readStatement(content)
  const given: StatementForThread = { content }
  let said: StatementPart = { line: undefined }
  try {
    await messagesFromThread<StatementPart>(program, given, (part) => {
      said = part
    })
  } catch (error) {
    throw error instanceof FileProblem ? new StatementProblem() : error
  }
  return statementOf(said)
}

function statementOf(said: StatementPart): Statement {
  if ('statement' in said) return said.statement
  throw new StatementProblem(said.line)
}
