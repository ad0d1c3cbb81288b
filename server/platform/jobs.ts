import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import { dropLeases, holdLease } from '#server/platform/database/lease-repository.ts'
import { actAs } from './database/actor.ts'
import { signalsOf } from './signals.ts'
import { inSpan } from './tracing/tracing.ts'

export interface Job {
  name: string
  everySeconds: number
  /** Seconds after a missed turn until another node takes over; default 30. */
  spareSeconds?: number
  /** @param stop long jobs check it between two batches and may throw its reason when the shop ends */
  run(stop?: AbortSignal): Promise<unknown>
}

const usualSpareSeconds = 30
/** Work that waits for an unresponsive service is abandoned; open work resumes at the next start. */
const stopWaitMs = 5_000

/**
 * Runs each job at its interval, the first time right away; a failure is logged and tried again at the next turn.
 * @returns stop: no further turn begins, running jobs are signalled and awaited for a limited time
 */
export function startJobs(jobs: readonly Job[], database: Database, log: Logger): () => Promise<void> {
  const holder = crypto.randomUUID()
  const timers = new Map<string, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  const { jobs: seen } = signalsOf(database)
  const failuresOf = ({ name }: Job) => seen.get(name)?.failures ?? 0
  const stopping = new AbortController()
  const { signal: stop } = stopping
  // The embedded database has one process only, so the holders of its leases have died.
  const begun = database.kind === 'embedded' ? dropLeases(database.db) : Promise.resolve()
  begun.catch((error: unknown) => log.error({ err: error }, 'leases of an earlier life stay for a while'))

  const turn = async (job: Job) => {
    try {
      await begun.catch(() => undefined)
      // Held past the next turn, so that the work stays where it is while that node lives.
      const seconds = job.everySeconds + (job.spareSeconds ?? usualSpareSeconds)
      if (!stop.aborted && !database.isSuperseded() && (await holdLease(database.db, job.name, holder, seconds))) {
        // Awaited inside: a query begins when it is waited for.
        await actAs({ kind: 'job', action: job.name }, () => inSpan(`job ${job.name}`, {}, async () => job.run(stop)))
        seen.set(job.name, { failures: failuresOf(job), succeededAt: new Date() })
      }
    } catch (error) {
      if (stop.aborted && error === stop.reason) return
      seen.set(job.name, { failures: failuresOf(job) + 1, succeededAt: seen.get(job.name)?.succeededAt })
      // Abandoned by the stop, when the database closes: the next start does the work.
      log[stop.aborted ? 'warn' : 'error']({ err: error, job: job.name }, 'job failed')
    }
    if (!stop.aborted) schedule(job, job.everySeconds * 1000)
  }
  const schedule = (job: Job, delayMs: number) => {
    const timer = setTimeout(() => {
      const running = turn(job).finally(() => underWay.delete(running))
      underWay.add(running)
    }, delayMs)
    timer.unref()
    timers.set(job.name, timer)
  }
  // Another node, or this one started again, does the work at its next turn and not when the lease is over.
  const giveUpLeases = () =>
    dropLeases(database.db, holder).catch((error: unknown) => log.warn({ err: error }, 'leases stay for a while'))
  for (const job of jobs) schedule(job, 0)
  return async () => {
    stopping.abort()
    for (const timer of timers.values()) clearTimeout(timer)
    const enough = pause(stopWaitMs, undefined, { ref: false })
    await Promise.race([Promise.all(underWay).then(giveUpLeases), enough])
  }
}
