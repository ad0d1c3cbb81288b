import { parentPort, workerData } from 'node:worker_threads'
import { FileProblem } from '#server/file-reading/file-problem.ts'
import { readTable } from '#server/file-reading/read-table.ts'
import { partsOf } from './carried-file.ts'
import type { FromThread, ReadWish } from './read-beside.ts'
import { rowsOfFile } from './rows-of-file.ts'

// A thread of its own: reads one file and ends.
const { content, wish } = workerData as { content: Uint8Array; wish: ReadWish }
const say = (said: FromThread) => parentPort?.postMessage(said)
try {
  const table = await readTable(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  for (const part of partsOf(table, rowsOfFile(table, wish), wish.language)) say(part)
} catch (error) {
  if (!(error instanceof FileProblem)) throw error
  say({ kind: 'problem', problem: error.kind, line: error.line })
}
