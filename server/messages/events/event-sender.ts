import type { Logger } from 'pino'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type DueSender, openDueSender } from '#server/platform/due-sender.ts'
import { OutsideFailure, requestOutside } from '#server/platform/request-outside.ts'
import { inSpan, noteFailure } from '#server/platform/tracing/tracing.ts'
import { maxWebhookEndpoints } from '#shared/domain/platform/states/event-kinds.ts'
import { eventMessage } from './event-message.ts'
import { type DueEvent, leaseDueEvent, noteAttempt, turnsAtOnce } from './outgoing-event-repository.ts'

const timeoutMs = 10_000
/** Only the status of an answer matters. */
const maxBytes = 64 * 1024
/** Longer than an attempt may take. */
const turnMs = timeoutMs + 5_000
/** An event of this age fails after its next attempt, once it has had so many. */
const givenUpAfterMs = 3 * 86_400_000
const fewestAttempts = 10

interface Parts {
  database: Database
  config: Pick<Config, 'allowsPrivateReceivers'>
  clock: () => Date
  log: Logger
}

/**
 * Carries events to their receivers, each at least once and those of one object in their order, with back-off for three
 * days while a receiver does not take them.
 */
export function openEventSender({ database, config, clock, log }: Parts): DueSender {
  const attempt = (due: DueEvent) =>
    inSpan(`event ${due.event.kind}`, { trace: due.event.traceParent }, () => tryOnce(due))

  async function tryOnce({ event, address, secret }: DueEvent): Promise<boolean> {
    const { error, answer } = await send(address, eventMessage(event, secret, clock()))
    const at = clock()
    if (error === null) {
      await noteAttempt(database.db, event, { state: 'delivered', answer, error, at })
      return true
    }
    noteFailure(error)
    // The shop itself may have been off for days: then the first failure is no reason.
    const isLast = event.attempts >= fewestAttempts && at.getTime() - event.createdAt.getTime() >= givenUpAfterMs
    const said = { eventId: event.id, kind: event.kind, receiver: event.receiverId, answer, reason: error }
    log[isLast ? 'error' : 'warn'](said, 'an event could not be delivered')
    await noteAttempt(database.db, event, { state: isLast ? 'failed' : 'pending', answer, error, at })
    return false
  }

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
    // So no endpoint waits for another's turns.
    parallel: turnsAtOnce * maxWebhookEndpoints,
    // Receivers take turns, so each event is chosen when a place is free.
    batch: 1,
    isDueByTurns: true,
    takeDue: async () => {
      const due = await leaseDueEvent(database.db, clock(), turnMs)
      return due ? [due] : []
    },
    attempt,
    isQueuedBy: ({ hasEvents }) => hasEvents,
  })
}
