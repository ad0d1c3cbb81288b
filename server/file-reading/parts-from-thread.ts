import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import { Problem, problem } from '#server/problems/problem.ts'
import type { ProblemCode } from '#server/problems/problem-table.ts'
import { FileProblem, type FileProblemKind } from './file-problem.ts'

/** What a thread says: a part, why the file is none, or why it cannot be read as it is wished. */
type Said<P> = { part: P } | { problem: FileProblemKind; line: number } | { refused: ProblemCode }

/** Read where nobody notices; larger ones would keep everybody waiting. */
const atOnceBytes = 200 * 1024
/** A workbook is many times its packed size. */
const atOncePackedBytes = 32 * 1024
/** A file that needs more than that to be read is refused, and the shop goes on. */
const threadMegabytes = 256

/** Whether a file is so large that it is read in a thread of its own. */
export function isReadBeside(content: Buffer): boolean {
  const isPacked = content.subarray(0, 2).toString('latin1') === 'PK'
  return content.length > (isPacked ? atOncePackedBytes : atOnceBytes)
}

/**
 * Runs a program that reads a file in a thread, and takes what it says one part after the other; it ends when nobody waits
 * for it any more.
 * @param given what the thread finds as its `workerData`: data, and no functions
 * @throws FileProblem, Problem, and the reason of `gone`
 */
export function partsFromThread<P>(
  program: string,
  given: object,
  take: (part: P) => void,
  gone?: AbortSignal,
): Promise<void> {
  const worker = new Worker(program, {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
    // What the shop itself was started with, watching its sources for one, is not the thread's.
    execArgv: [],
  })
  const end = () => void worker.terminate()
  gone?.addEventListener('abort', end, { once: true })
  return new Promise((resolve, reject) => {
    let isWhole = false
    worker.on('message', (said: Said<P> | 'whole') => {
      if (said === 'whole') isWhole = true
      else if ('problem' in said) reject(new FileProblem(said.problem, said.line))
      else if ('refused' in said) reject(problem(said.refused))
      else {
        take(said.part)
        setImmediate(() => worker.postMessage('next'))
      }
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileProblem('large') : error),
    )
    worker.on('exit', () => {
      gone?.removeEventListener('abort', end)
      // What had come until then is not the file.
      if (gone?.aborted) reject(gone.reason)
      else if (isWhole) resolve()
      else reject(new Error('a file was not read to its end'))
    })
  })
}

/** In the thread: says what is read, each part when the one before has been taken; faster, and all came in one go. */
export async function sayInParts<P>(read: () => Promise<Iterable<P>>): Promise<void> {
  if (!parentPort) throw new Error('not in a thread')
  const port = parentPort
  const say = (said: Said<P> | 'whole') => port.postMessage(said)
  try {
    for (const part of await read()) {
      say({ part })
      await once(port, 'message')
    }
    say('whole')
  } catch (error) {
    if (error instanceof FileProblem) say({ problem: error.kind, line: error.line })
    else if (error instanceof Problem) say({ refused: error.code })
    else throw error
  }
}
