import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'

const startLimitMs = 15_000
const stopLimitMs = 3_000
const restartPauseMs = 500

const started = z.object({ url: z.url() })

export interface RunningEmulator {
  url: string
  close(): Promise<void>
}

interface Emulator {
  /** As the log names it. */
  name: string
  program: string
  /** Where it keeps its ledger. */
  folder: string
  env: Readonly<Record<string, string>>
}

/**
 * A provider's emulator as a child process: it ends with the shop, however that ends, and is
 * started again on the same port when it dies. @throws Error when it does not start
 */
export async function startEmulator(emulator: Emulator, log: Logger): Promise<RunningEmulator> {
  const { name, folder } = emulator
  await mkdir(folder, { recursive: true })
  await waitForPredecessor(emulator)
  let isClosed = false
  let { child, url } = await launch(emulator, 0)

  const keepAlive = (running: ChildProcess) => {
    running.once('exit', (code, signal) => {
      if (isClosed) return
      log.error({ code, signal }, `${name} died and is started again`)
      void restart()
    })
  }
  const restart = async () => {
    while (!isClosed) {
      await setTimeout(restartPauseMs)
      try {
        // On the port the browser's pages already know.
        ;({ child, url } = await launch(emulator, Number(new URL(url).port)))
        keepAlive(child)
        return
      } catch (error) {
        log.error({ err: error }, `${name} did not start again`)
      }
    }
  }
  keepAlive(child)
  return {
    url,
    async close() {
      isClosed = true
      await stop(child)
    },
  }
}

async function launch(
  { name, program, folder, env }: Emulator,
  port: number,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(program, {
    // Without the shop's own settings: the emulator refuses to run beside real credentials.
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    // Ctrl-C is for the shop, which then ends it in its turn.
    detached: true,
  })
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal: AbortSignal.timeout(startLimitMs) }),
      once(child, 'exit').then(([code]) => {
        throw new Error(`${name} ended with code ${code}`)
      }),
    ])
    if (child.pid) await writeFile(join(folder, 'pid'), String(child.pid))
    return { child, url: started.parse(message).url }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** The emulator of a shop that was killed ends by itself; two on one ledger would lose payments. */
async function waitForPredecessor({ program, folder }: Emulator): Promise<void> {
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => ''))
  for (let waitedMs = 0; pid > 0 && waitedMs < startLimitMs && (await isRunning(pid, program)); waitedMs += 50) {
    await setTimeout(50)
  }
}

/** Process ids are reused: only the command line is certain, where the system shows it. */
async function isRunning(pid: number, program: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes(program)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const isSlow = await Promise.race([ended.then(() => false), setTimeout(stopLimitMs, true, { ref: false })])
  if (isSlow) child.kill('SIGKILL')
}
