import { once } from 'node:events'
import { deserialize, serialize } from 'node:v8'
import { parentPort, Worker } from 'node:worker_threads'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { ProblemCode } from '#server/platform/problems/problem-table.ts'
import { fairTurns } from '#server/platform/throttle/fair-turns.ts'
import { FileProblem, type FileProblemKind } from './file-problem.ts'

/** Messages of a thread: a part, a fault of the file, or a reason why it cannot be read as requested. */
type Said = { part: Uint8Array } | { problem: FileProblemKind; line: number } | { refused: ProblemCode }

/** Small enough to be read at once without delaying other requests. */
const atOnceBytes = 200 * 1024
/** A file that needs more than that to be read is refused, and the shop goes on. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** Limit for the read data: a text that the file has once may stand in many rows. */
const saidBytes = 160 * 1024 * 1024
const maxSeconds = 300
/** Several at once would take the memory of several. */
const inTurn = fairTurns({ atOnce: 2, ofOne: 1, waiting: 50, retryAfterSeconds: 10 })

/** Whether a file is read in a thread: large files, and all packed ones. */
export function isReadInThread(content: Buffer): boolean {
  return content.length > atOnceBytes || content.subarray(0, 2).toString('latin1') === 'PK'
}

/**
 * Runs a program that reads a file in a thread and yields its messages in order; it ends when the caller leaves.
 * @param given the `workerData` of the thread: data, no functions
 * @throws FileProblem, Problem, and the reason of `gone`
 */
export function messagesFromThread<P>(
  program: string,
  given: object,
  take: (part: P) => void,
  gone?: AbortSignal,
): Promise<void> {
  return inTurn.take(async () => {
    gone?.throwIfAborted()
    return runThread(program, given, take, gone)
  })
}

function runThread<P>(program: string, given: object, take: (part: P) => void, gone?: AbortSignal): Promise<void> {
  const worker = new Worker(program, {
    workerData: given,
    resourceLimits: limits,
    // The thread does not inherit the shop's flags, such as `--watch`.
    execArgv: [],
  })
  const end = () => void worker.terminate()
  gone?.addEventListener('abort', end, { once: true })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, maxSeconds * 1_000)
  return new Promise((resolve, reject) => {
    let isWhole = false
    worker.on('message', (said: Said | 'whole') => {
      if (said === 'whole') isWhole = true
      else if ('problem' in said) reject(new FileProblem(said.problem, said.line))
      else if ('refused' in said) reject(problem(said.refused))
      else {
        take(deserialize(said.part) as P)
        setImmediate(() => worker.postMessage('next'))
      }
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      // A text or a list that is longer than any may be.
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError
      reject(isTooMuch ? new FileProblem('large') : error)
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      gone?.removeEventListener('abort', end)
      // Partial data is dropped.
      if (gone?.aborted) reject(gone.reason)
      else if (isWhole) resolve()
      else if (isLate) reject(new FileProblem('large'))
      else reject(new Error('a file was not read to its end'))
    })
  })
}

/** In the thread: posts each part after the one before was taken, which bounds the memory. */
export async function postInParts<P>(read: () => Promise<Iterable<P>>): Promise<void> {
  if (!parentPort) throw new Error('not in a thread')
  const port = parentPort
  const say = (said: Said | 'whole') => port.postMessage(said)
  let bytes = 0
  try {
    for (const one of await read()) {
      const part = serialize(one)
      bytes += part.length
      if (bytes > saidBytes) throw new FileProblem('large')
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
