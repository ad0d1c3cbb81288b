import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** Another running program holds the embedded database; opening it twice would lose committed rows. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/** A process is the one that wrote the lock when number and start time agree: numbers are used again after a crash. */
async function startTimeOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const facts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A killed process keeps its id as a zombie until its parent has read its exit code; it holds nothing any more.
    return facts[0] === 'Z' || facts[0] === 'X' ? undefined : facts[19]
  } catch {
    try {
      process.kill(pid, 0)
      return 'unknown'
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'unknown' : undefined
    }
  }
}

/**
 * Takes the lock file or throws. A lock left behind by a killed process is taken over.
 * @returns a function that gives the lock back
 * @throws LockedError when a living process holds it
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${await startTimeOf(process.pid)}`
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, mine, { flag: 'wx' })
      // Two starts may both find the same dead lock; the later one removes the earlier one's. A look back decides.
      if (attempt > 0) await setTimeout(100)
      if ((await readFile(file, 'utf8').catch(() => '')) === mine) return async () => rm(file, { force: true })
      continue
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid, startTime] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
    const holder = Number(pid)
    const isAlive = holder > 0 && startTime !== undefined && (await startTimeOf(holder)) === startTime
    if (isAlive) {
      throw new LockedError(
        `the database in ${file.replace(/\.lock$/, '')} is in use by process ${holder}; only one program may open it`,
      )
    }
    await rm(file, { force: true })
  }
  throw new LockedError(`the lock ${file} cannot be taken`)
}
