import type { Logger } from 'pino'
import type { AnnouncedChanges, ChangeListener } from './db/announced-changes.ts'
import type { Database } from './db/database.ts'

const pollMs = 5_000
const stopWaitMs = 5_000

/** Carries what an outbox holds to where it goes: mails, events for other programs. */
export interface DueSender {
  /** From now on looks for what is due after each transaction that has queued something, and every few seconds. */
  start(): void
  /** Sends what is due now. @returns how much has left */
  sendDue(): Promise<number>
  /** No new attempts; waits a moment for those under way. */
  stop(): Promise<void>
}

interface Work {
  database: Database
  log: Logger
  /** Its name in the log. */
  what: string
  /** On their way at the same time. */
  parallel: number
  /** Takes up the next one that is due and tries it. @returns whether it has left; undefined when none is due */
  sendNext(): Promise<boolean | undefined>
  /** Whether a transaction has queued some. */
  isQueuedBy(changes: AnnouncedChanges): boolean
}

export function openDueSender({ database, log, what, parallel, sendNext, isQueuedBy }: Work): DueSender {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWanted = false
  let current: Promise<void> | undefined

  async function drain(): Promise<number> {
    let sent = 0
    while (!isStopped) {
      const hasLeft = await sendNext()
      if (hasLeft === undefined) break
      if (hasLeft) sent++
    }
    return sent
  }

  async function sendDue(): Promise<number> {
    const counts = await Promise.all(Array.from({ length: parallel }, drain))
    return counts.reduce((sum, n) => sum + n, 0)
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
