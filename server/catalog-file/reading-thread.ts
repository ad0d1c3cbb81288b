import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { ShelfBook } from '#server/catalog-index/shelf-book.ts'
import { FileProblem } from '#server/file-reading/file-problem.ts'
import { readTable } from '#server/file-reading/read-table.ts'
import { Problem } from '#server/problems/problem.ts'
import { partsOf } from './carried-file.ts'
import type { ForThread, FromThread } from './read-beside.ts'
import { rowsOfFile } from './rows-of-file.ts'

// A thread of its own: reads one file and ends.
const { content, wish, memory } = workerData as ForThread
const say = (said: FromThread) => parentPort?.postMessage(said)
try {
  const table = await readTable(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  const form = rowsOfFile(table, wish, { ...memory, book: new ShelfBook(...memory.book) })
  for (const part of partsOf(table, form, wish.language)) {
    say(part)
    // Until it is wanted: what is sent faster than it is taken is taken in one go, and everybody waits.
    if (parentPort) await once(parentPort, 'message')
  }
} catch (error) {
  if (error instanceof FileProblem) say({ kind: 'problem', problem: error.kind, line: error.line })
  else if (error instanceof Problem) say({ kind: 'refused', code: error.code })
  else throw error
}
