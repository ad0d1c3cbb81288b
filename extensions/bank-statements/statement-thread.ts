import { workerData } from 'node:worker_threads'
import { postInParts } from '#server/platform/file-reading/messages-from-thread.ts'
import type { StatementForThread, StatementPart } from './open-statement.ts'
import { readStatement } from './read-statement.ts'
import { StatementProblem } from './statement.ts'

// A thread that reads one file and ends.
const { content } = workerData as StatementForThread
await postInParts<StatementPart>(async () => {
  try {
    return [{ statement: await readStatement(Buffer.from(content.buffer, content.byteOffset, content.byteLength)) }]
  } catch (error) {
    if (error instanceof StatementProblem) return [{ line: error.line }]
    throw error
  }
})
