import { type ChildProcess, fork, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

export interface RunningProcess {
  pid: number
  stop(): Promise<void>
}

/** Starts a program of the shop and waits for a line it says. */
export async function startProgram(
  file: string,
  env: Record<string, string>,
  isReady: (line: string) => boolean,
  flags: readonly string[] = [],
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [...flags, pathOf(file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const running = watchOver(child, file)
  const lines = createInterface(child.stdout)
  await new Promise<void>((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`${file} ended with ${code} before it was ready`))
    child.once('exit', fail)
    // The listener stays: a pipe that nobody reads would stop the program.
    lines.on('line', (line) => {
      if (!isReady(line)) return
      child.off('exit', fail)
      resolve()
    })
  })
  return running
}

export interface BenchPart<Answer> extends RunningProcess {
  /** What it said to its task. */
  answer: Answer
  ask<Told>(question: Serializable): Promise<Told>
}

/** Starts a part of the bench in a process of its own, tells it its task and waits for its first answer. */
export async function startPart<Answer>(file: string, task: Serializable): Promise<BenchPart<Answer>> {
  const child = fork(pathOf(file), { execArgv: [] })
  const running = watchOver(child, file)
  const ask = async <Told>(question: Serializable): Promise<Told> => {
    child.send(question)
    return new Promise<Told>((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`${file} ended with ${code}`))
      child.once('exit', fail)
      child.once('message', (message) => {
        child.off('exit', fail)
        resolve(message as Told)
      })
    })
  }
  return { ...running, ask, answer: await ask<Answer>(task) }
}

function watchOver(child: ChildProcess, file: string): RunningProcess {
  const { pid } = child
  if (pid === undefined) throw new Error(`${file} did not start`)
  children.add(child)
  child.once('exit', () => children.delete(child))
  return {
    pid,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url))
}
