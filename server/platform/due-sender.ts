import type { Logger } from 'pino'
import type { ChangeListener, CommittedChanges } from '#server/platform/database/committed-changes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { actAs } from './database/actor.ts'
import { outsideTraces } from './tracing/tracing.ts'

const pollMs = 5_000
const stopWaitMs = 5_000
/** With an attempt's longest time this stays below the shortest lease of a minute (back-off.ts). */
const beginWithinMs = 20_000

/** Delivers the entries of an outbox: mails or webhook events. */
export interface DueSender {
  /** Checks for due entries after each transaction that queued some, and every few seconds. */
  start(): void
  /** Sends due entries. @returns how many were sent */
  sendDue(): Promise<number>
  /** Starts no new attempts and waits a moment for those in flight. */
  stop(): Promise<void>
}

interface Work<Entry> {
  database: Database
  log: Logger
  /** Its name in the log. */
  what: string
  /** On their way at the same time. */
  parallel: number
  /** Leased at most in one statement. */
  batch: number
  /** How long after a commit others may join its entries in one lease. */
  gatherMs?: number
  /** Leases due entries, in their order. */
  takeDue(most: number): Promise<Entry[]>
  /** @returns whether it was sent */
  attempt(entry: Entry): Promise<boolean>
  /** Ends the lease of an entry that was not begun; without it the lease ends by itself. */
  giveBack?(entry: Entry): Promise<unknown>
  /** An entry that ends may make another one due. */
  isDueByTurns?: boolean
  /** Whether a transaction has queued entries. */
  isQueuedBy(changes: CommittedChanges): boolean
}

export function openDueSender<Entry>(work: Work<Entry>): DueSender {
  const { database, log, what, gatherMs = 0 } = work
  let timer: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let isStopped = false
  let isWanted = false
  const listening = new Set<() => void>()
  let current: Promise<void> | undefined

  const sendDue = () => sendAllDue(work, listening, () => isStopped || database.isSuperseded())

  async function runUntilQuiet(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await sendDue()
      } catch (error) {
        log.error({ err: error }, `${what} could not be read`)
      }
    }
  }

  function look(): void {
    gathering = undefined
    if (!timer || isStopped) return
    isWanted = true
    for (const tell of listening) tell()
    current ??= outsideTraces(() => actAs({ kind: 'job', action: what }, runUntilQuiet)).finally(() => {
      current = undefined
    })
  }

  const hear: ChangeListener = (changes) => {
    if (!work.isQueuedBy(changes)) return
    if (gatherMs > 0) gathering ??= setTimeout(look, gatherMs)
    else look()
  }

  return {
    sendDue,
    start() {
      timer ??= setInterval(look, pollMs)
      timer.unref()
      database.listeners.add(hear)
      look()
    },
    async stop() {
      isStopped = true
      database.listeners.delete(hear)
      clearInterval(timer)
      clearTimeout(gathering)
      await Promise.race([current, new Promise((resolve) => setTimeout(resolve, stopWaitMs).unref())])
    },
  }
}

/** One entry after another is leased and attempted, some at once, until none is due. @returns the number of sent ones */
async function sendAllDue<Entry>(
  work: Work<Entry>,
  listening: Set<() => void>,
  isOver: () => boolean,
): Promise<number> {
  const { parallel, batch } = work
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  const leased: Entry[] = []
  let leasedAt = 0
  let sent = 0
  let mayBeDue = true
  let news = Promise.withResolvers<void>()
  const tell = () => {
    mayBeDue = true
    news.resolve()
  }
  const fail = (error: unknown) => void failures.push(error)
  const goesOn = () => !isOver() && failures.length === 0
  const begin = (entry: Entry) => {
    const going: Promise<void> = work
      .attempt(entry)
      .then((hasLeft) => {
        if (hasLeft) sent++
      }, fail)
      .finally(() => {
        underWay.delete(going)
        if (work.isDueByTurns) mayBeDue = true
        news.resolve()
      })
    underWay.add(going)
  }
  const giveBackAll = async () => {
    for (const entry of leased.splice(0)) await work.giveBack?.(entry).catch(fail)
  }
  listening.add(tell)
  for (;;) {
    while (goesOn() && underWay.size < parallel && (leased.length > 0 || mayBeDue)) {
      if (leased.length === 0) {
        mayBeDue = false
        leasedAt = performance.now()
        leased.push(...((await work.takeDue(batch).catch(fail)) ?? []))
        if (leased.length === batch) mayBeDue = true
      } else if (performance.now() - leasedAt > beginWithinMs) {
        await giveBackAll()
        mayBeDue = true
      } else for (const entry of leased.splice(0, 1)) begin(entry)
    }
    if (underWay.size === 0 && !(mayBeDue && goesOn())) break
    await news.promise
    news = Promise.withResolvers()
  }
  listening.delete(tell)
  await giveBackAll()
  if (failures.length > 0) throw failures[0]
  return sent
}
