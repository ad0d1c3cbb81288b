import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BookParts } from '#server/catalog-index/shelf-book.ts'
import type { FileMemory } from '#server/column-mapping/file-memory.ts'
import { FileProblem, type FileProblemKind } from '#server/file-reading/file-problem.ts'
import type { FileTable } from '#server/file-reading/file-table.ts'
import { readTable } from '#server/file-reading/read-table.ts'
import { problem } from '#server/problems/problem.ts'
import type { ProblemCode } from '#server/problems/problem-table.ts'
import type { Language } from '#shared/domain/language.ts'
import { type CarriedPart, gathering } from './carried-file.ts'
import { type ReadFile, type ReadingWish, rowsOfFile } from './rows-of-file.ts'

type ReadWish = ReadingWish & { language: Language }

/** What the thread is given: data, of which it makes the shop's book of shelves anew. */
export interface ForThread {
  content: Uint8Array
  wish: ReadWish
  memory: Omit<FileMemory, 'book'> & { book: BookParts }
}

/** What the thread says: a part, why the file is none, or why it cannot be read as it is wished. */
export type FromThread =
  | CarriedPart
  | { kind: 'problem'; problem: FileProblemKind; line: number }
  | { kind: 'refused'; code: ProblemCode }

const program = fileURLToPath(new URL('./reading-thread.ts', import.meta.url))
/** Read where nobody notices; larger ones would keep everybody waiting. */
const atOnceBytes = 200 * 1024
/** A workbook is many times its packed size. */
const atOncePackedBytes = 32 * 1024
/** A file that needs more than that to be read is refused, and the shop goes on. */
const threadMegabytes = 256

interface Read {
  table: FileTable
  form: ReadFile
}

/**
 * Reads a file: a small one at once, any other in a thread of its own, which ends when nobody waits for it any more.
 * @throws FileProblem, Problem, and the reason of `gone`
 */
export async function readBeside(
  content: Buffer,
  wish: ReadWish,
  memory: FileMemory,
  gone?: AbortSignal,
): Promise<Read> {
  gone?.throwIfAborted()
  const isPacked = content.subarray(0, 2).toString('latin1') === 'PK'
  if (content.length > (isPacked ? atOncePackedBytes : atOnceBytes)) return inThread(content, wish, memory, gone)
  const table = await readTable(content)
  return { table, form: rowsOfFile(table, wish, memory) }
}

function inThread(content: Buffer, wish: ReadWish, memory: FileMemory, gone: AbortSignal | undefined): Promise<Read> {
  const { mapping, columns, decimalSign, html, language } = wish
  const given: ForThread = {
    content,
    wish: { mapping, columns, decimalSign, html, language },
    memory: { ...memory, book: memory.book.parts },
  }
  const worker = new Worker(program, {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    // What the shop itself was started with, watching its sources for one, is not the thread's.
    execArgv: [],
  })
  const { take, whole } = gathering()
  const end = () => void worker.terminate()
  gone?.addEventListener('abort', end, { once: true })
  return new Promise((resolve, reject) => {
    worker.on('message', (said: FromThread) => {
      if (said.kind === 'problem') reject(new FileProblem(said.problem, said.line))
      else if (said.kind === 'refused') reject(problem(said.code))
      else {
        take(said)
        setImmediate(() => worker.postMessage('next'))
      }
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileProblem('large') : error),
    )
    worker.on('exit', () => {
      gone?.removeEventListener('abort', end)
      const read = whole()
      // What had come until then is not the file.
      if (gone?.aborted) reject(gone.reason)
      else if (read) resolve(read)
      else reject(new Error('a file was not read to its end'))
    })
  })
}
