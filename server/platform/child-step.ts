import { spawn } from 'node:child_process'
import { once } from 'node:events'

const endWaitMs = 5_000

/**
 * Runs a part of a start in a process of its own, which frees its memory at its end. A stop signal reaches it first; it
 * ends with a killed parent (`exitWithParent`). @throws StepFailed when it fails: it has printed why
 */
export async function runStep(program: string, args: readonly string[] = []): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let isStopping = false
  const stop = () => {
    isStopping = true
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), endWaitMs).unref()
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const signal of signals) process.on(signal, stop)
  const [code] = (await once(child, 'exit')) as [number | null]
  for (const signal of signals) process.off(signal, stop)
  if (isStopping) process.exit(0)
  if (code !== 0) throw new StepFailed()
}

/** A failure that was already printed. */
export class StepFailed extends Error {
  override name = 'StepFailed'
}

/** Ends the program of a step with the start that launched it; an orphan would block the next start. */
export function exitWithParent(): void {
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
}

/** One line a step, with a count: `Building 1/4: the browser's files`. */
export function countSteps(what: string, of: number): (step: string) => void {
  let at = 0
  return (step) => void process.stdout.write(`${what} ${++at}/${of}: ${step}\n`)
}
