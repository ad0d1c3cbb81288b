import type { Logger } from 'pino'
import type { Database } from './db/database.ts'
import { holdLease } from './db/lease-repository.ts'

/** Work done again and again by one node of those that run. */
export interface Job {
  name: string
  everySeconds: number
  run(): Promise<unknown>
}

/**
 * Runs each job at its interval, the first time right away; a failure is logged and tried again at the next turn.
 * @returns stop: no further turn begins, and the one under way is awaited
 */
export function startJobs(jobs: readonly Job[], database: Database, log: Logger): () => Promise<void> {
  const holder = crypto.randomUUID()
  const timers = new Map<string, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  let isStopped = false

  const turn = async (job: Job) => {
    try {
      // Held past the next turn, so that the work stays where it is while that node lives.
      if (await holdLease(database.db, job.name, holder, job.everySeconds + 30)) await job.run()
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed')
    }
    if (!isStopped) schedule(job, job.everySeconds * 1000)
  }
  const schedule = (job: Job, delayMs: number) => {
    const timer = setTimeout(() => {
      const running = turn(job).finally(() => underWay.delete(running))
      underWay.add(running)
    }, delayMs)
    timer.unref()
    timers.set(job.name, timer)
  }
  for (const job of jobs) schedule(job, 0)
  return async () => {
    isStopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(underWay)
  }
}
