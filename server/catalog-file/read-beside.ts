import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { FileProblem, type FileProblemKind } from '#server/file-reading/file-problem.ts'
import type { FileTable } from '#server/file-reading/file-table.ts'
import { readTable } from '#server/file-reading/read-table.ts'
import type { ImportQuery } from '#shared/contract/admin-catalog-file.ts'
import type { Language } from '#shared/domain/language.ts'
import { type CarriedPart, gathering } from './carried-file.ts'
import { type ReadFile, rowsOfFile } from './rows-of-file.ts'

export type ReadWish = Pick<ImportQuery, 'mapping' | 'columns'> & { language: Language }

/** What the thread says: a part, or why the file is none. */
export type FromThread = CarriedPart | { kind: 'problem'; problem: FileProblemKind; line: number }

const program = fileURLToPath(new URL('./reading-thread.ts', import.meta.url))
/** Read where nobody notices; larger ones would keep everybody waiting. */
const atOnceBytes = 200 * 1024
/** A workbook is many times its packed size. */
const atOncePackedBytes = 32 * 1024
/** A file that needs more than that to be read is refused, and the shop goes on. */
const threadMegabytes = 256

/** Reads a file: a small one at once, any other in a thread of its own. @throws FileProblem */
export async function readBeside(content: Buffer, wish: ReadWish): Promise<{ table: FileTable; form: ReadFile }> {
  const isPacked = content.subarray(0, 2).toString('latin1') === 'PK'
  if (content.length > (isPacked ? atOncePackedBytes : atOnceBytes)) return inThread(content, wish)
  const table = await readTable(content)
  return { table, form: rowsOfFile(table, wish) }
}

function inThread(content: Buffer, wish: ReadWish): Promise<{ table: FileTable; form: ReadFile }> {
  const { mapping, columns, language } = wish
  const worker = new Worker(program, {
    workerData: { content, wish: { mapping, columns, language } },
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    // What the shop itself was started with, watching its sources for one, is not the thread's.
    execArgv: [],
  })
  const { take, whole } = gathering()
  return new Promise((resolve, reject) => {
    worker.on('message', (said: FromThread) => {
      if (said.kind === 'problem') reject(new FileProblem(said.problem, said.line))
      else take(said)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileProblem('large') : error),
    )
    worker.on('exit', () => {
      const read = whole()
      if (read) resolve(read)
      else reject(new Error('a file was not read to its end'))
    })
  })
}
