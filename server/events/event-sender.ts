import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type DueSender, openDueSender } from '#server/due-sender.ts'
import { OutsideFailure, requestOutside } from '#server/outside/request-outside.ts'
import { eventMessage } from './event-message.ts'
import { type DueEvent, leaseDueEvent, noteAttempt } from './outgoing-event-repository.ts'

const timeoutMs = 10_000
/** Of an answer nothing is wanted but its status. */
const maxBytes = 64 * 1024
/** A receiver gets one event at a time; longer than an attempt may take. */
const turnMs = timeoutMs + 5_000
const usualParallel = 4
/** What has not arrived for this long is given up after its next attempt (rule 772). */
const givenUpAfterMs = 3 * 86_400_000
/** One event may be too much for a receiver; after some of them in a row it is left alone, and longer each time. */
const patientFailures = 3
const shortestRestMs = 10_000
const longestRestMs = 10 * 60_000

interface Parts {
  database: Database
  config: Pick<Config, 'allowsPrivateReceivers'>
  clock: () => Date
  log: Logger
}

/**
 * Carries events to their receivers, each at least once and those of one object in their order, with back-off for three
 * days while a receiver does not take them (rules 770 and 772).
 */
export function openEventSender({ database, config, clock, log }: Parts): DueSender {
  async function attempt({ event, address, secret, failures }: DueEvent): Promise<boolean> {
    const { error, answer } = await send(address, eventMessage(event, secret, clock()))
    const at = clock()
    if (error === null) {
      await note(event, { state: 'delivered', answer, error, at, restMs: 0 })
      return true
    }
    const isLast = at.getTime() - event.createdAt.getTime() >= givenUpAfterMs
    const said = { eventId: event.id, kind: event.kind, receiver: event.receiverId, answer, reason: error }
    log[isLast ? 'error' : 'warn'](said, 'an event could not be delivered')
    await note(event, { state: isLast ? 'failed' : 'pending', answer, error, at, restMs: restAfter(failures + 1) })
    return false
  }

  const note = (...[event, what]: DropFirst<typeof noteAttempt>) =>
    inTransaction(database, (tx) => noteAttempt(tx, event, what))

  async function send(address: string, message: { headers: Record<string, string>; body: string }) {
    try {
      const { allowsPrivateReceivers: allowPrivate } = config
      const { status } = await requestOutside(address, {
        method: 'POST',
        ...message,
        timeoutMs,
        maxBytes,
        allowPrivate,
      })
      return { answer: status, error: status >= 200 && status < 300 ? null : `answered ${status}` }
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error
      return { answer: null, error: `${error.reason}: ${error.message}` }
    }
  }

  return openDueSender({
    database,
    log,
    what: 'outgoing events',
    parallel: usualParallel,
    sendNext: async () => {
      const due = await inTransaction(database, (tx) => leaseDueEvent(tx, clock(), turnMs))
      return due && attempt(due)
    },
    isQueuedBy: ({ hasEvents }) => hasEvents,
  })
}

type DropFirst<F extends (...args: never[]) => unknown> = F extends (first: never, ...rest: infer R) => unknown
  ? R
  : never

function restAfter(failures: number): number {
  if (failures < patientFailures) return 0
  return Math.min(shortestRestMs * 2 ** Math.min(failures - patientFailures, 10), longestRestMs)
}
