import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { holdLease } from '#server/platform/database/lease-repository.ts'
import { emptyTestDatabase } from '#test/test-database.ts'
import { startJobs } from './jobs.ts'

const log = pino({ level: 'silent' })

it('work that a dead process has left is taken up: at once where no other can be, else when its time is over', async () => {
  const database = await emptyTestDatabase()
  const leftSeconds = database.kind === 'embedded' ? 3_600 : 2
  await holdLease(database.db, 'count', 'a dead process', leftSeconds)
  const began = performance.now()
  let turns = 0
  const run = async () => turns++
  onTestFinished(startJobs([{ name: 'count', everySeconds: 0.2, run }], database, log))
  await vi.waitFor(() => expect(turns).toBeGreaterThan(0), { timeout: 15_000, interval: 20 })
  const waitedMs = performance.now() - began
  if (database.kind === 'postgres') expect(waitedMs).toBeGreaterThan(leftSeconds * 900)
  expect(await holdLease(database.db, 'count', 'another', 1)).toBe(false)
})

/** Starts one job and waits until it runs. @returns its stop function, and the log */
async function underWay(run: (stop?: AbortSignal) => Promise<unknown>) {
  const logged: string[] = []
  const begun = Promise.withResolvers<void>()
  const job = {
    name: 'long',
    everySeconds: 60,
    run: async (signal?: AbortSignal) => {
      begun.resolve()
      await run(signal)
    },
  }
  const stop = startJobs(
    [job],
    await emptyTestDatabase(),
    pino({}, { write: (line: string) => void logged.push(line) }),
  )
  await begun.promise
  return { stop, logged }
}

it('a long work is told when the shop ends, and that it breaks off is no failure', async () => {
  let hasEnded = false
  const { stop, logged } = await underWay(async (signal) => {
    if (signal) await once(signal, 'abort')
    hasEnded = true
    signal?.throwIfAborted()
  })
  await stop()
  expect([hasEnded, logged]).toEqual([true, []])
})

it('a job that waits for a silent server does not keep the shop from ending', async () => {
  const { stop } = await underWay(() => new Promise(() => undefined))
  await stop()
})

it('a shop that has ended leaves its work to the next one', async () => {
  const database = await emptyTestDatabase()
  const done = Promise.withResolvers<void>()
  const stop = startJobs([{ name: 'hourly', everySeconds: 3_600, run: async () => done.resolve() }], database, log)
  await done.promise
  expect(await holdLease(database.db, 'hourly', 'the next', 1)).toBe(false)
  await stop()
  expect(await holdLease(database.db, 'hourly', 'the next', 1)).toBe(true)
})
