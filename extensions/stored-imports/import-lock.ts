import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { dropLeases, findLease, holdLease } from '#server/platform/database/lease-repository.ts'

const leaseName = 'catalog import'
const leaseSeconds = 10
const renewEveryMs = 3_000
const lookEveryMs = 150

/** The right to change the catalogue by a file: one import, of all nodes, has it at a time. */
export interface ImportLock {
  release(): Promise<void>
}

/** Takes the lock if it is free. */
export async function tryImportLock({ db }: Database): Promise<ImportLock | undefined> {
  const holder = crypto.randomUUID()
  const hold = () => holdLease(db, leaseName, holder, leaseSeconds)
  if (!(await hold())) return undefined
  // A failure shows in the next batch, which finds the lock in other hands.
  const timer = setInterval(() => void hold().catch(() => undefined), renewEveryMs).unref()
  return {
    release: async () => {
      clearInterval(timer)
      await dropLeases(db, holder)
    },
  }
}

/** Waits for the lock, so that two files run one after the other. @returns undefined once `goesOn` ends */
export async function awaitImportLock(database: Database, goesOn: () => boolean): Promise<ImportLock | undefined> {
  while (goesOn()) {
    const lane = await tryImportLock(database)
    if (lane) return lane
    await pause(lookEveryMs)
  }
  return undefined
}

/** After a start: waits until it is clear whether the holder of the lock is alive. @returns undefined when it is */
export async function takeOverImportLock(database: Database): Promise<ImportLock | undefined> {
  const { db, kind } = database
  // Its one process is this one.
  if (kind === 'embedded') await dropLeases(db)
  const first = await findLease(db, leaseName)
  for (;;) {
    const lane = await tryImportLock(database)
    if (lane) return lane
    const now = await findLease(db, leaseName)
    if (now && first && now.until > first.until) return undefined
    await pause(lookEveryMs)
  }
}
