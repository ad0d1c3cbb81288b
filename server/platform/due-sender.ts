import type { Logger } from 'pino'
import type { ChangeListener, CommittedChanges } from '#server/platform/database/committed-changes.ts'
import type { Database } from '#server/platform/database/database.ts'

const pollMs = 5_000
const stopWaitMs = 5_000

/** Delivers the entries of an outbox: mails or webhook events. */
export interface DueSender {
  /** Checks for due entries after each transaction that queued some, and every few seconds. */
  start(): void
  /** Sends due entries. @returns how many were sent */
  sendDue(): Promise<number>
  /** Starts no new attempts and waits a moment for those in flight. */
  stop(): Promise<void>
}

interface Work {
  database: Database
  log: Logger
  /** Its name in the log. */
  what: string
  /** On their way at the same time. */
  parallel: number
  /**
   * Leases the next due entry. @returns a function that tries it, and says whether it was sent; undefined when none is
   * due
   */
  takeNext(): Promise<(() => Promise<boolean>) | undefined>
  /** Whether a transaction has queued entries. */
  isQueuedBy(changes: CommittedChanges): boolean
}

export function openDueSender({ database, log, what, parallel, takeNext, isQueuedBy }: Work): DueSender {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWanted = false
  const listening = new Set<() => void>()
  let current: Promise<void> | undefined

  async function sendDue(): Promise<number> {
    const underWay = new Set<Promise<void>>()
    const failures: unknown[] = []
    let sent = 0
    let news = Promise.withResolvers<void>()
    let hasNews = true
    const tell = () => {
      hasNews = true
      news.resolve()
    }
    const fail = (error: unknown) => void failures.push(error)
    listening.add(tell)
    while (hasNews || underWay.size > 0) {
      // An entry that ends or is queued during the search may make another one due.
      if (!hasNews) await news.promise
      news = Promise.withResolvers()
      hasNews = false
      while (!isStopped && !database.isSuperseded() && failures.length === 0 && underWay.size < parallel) {
        const attempt = await takeNext().catch(fail)
        if (!attempt) break
        const going: Promise<void> = attempt()
          .then((hasLeft) => {
            if (hasLeft) sent++
          }, fail)
          .finally(() => {
            underWay.delete(going)
            tell()
          })
        underWay.add(going)
      }
    }
    listening.delete(tell)
    if (failures.length > 0) throw failures[0]
    return sent
  }

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
    if (!timer || isStopped) return
    isWanted = true
    for (const tell of listening) tell()
    current ??= runUntilQuiet().finally(() => {
      current = undefined
    })
  }

  const hear: ChangeListener = (changes) => {
    if (isQueuedBy(changes)) look()
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
      await Promise.race([current, new Promise((resolve) => setTimeout(resolve, stopWaitMs).unref())])
    },
  }
}
