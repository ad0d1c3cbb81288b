import { randomBytes, randomUUID } from 'node:crypto'
import type { EmulatorClock } from '../emulator-clock.ts'
import type { FaultScript } from '../fault-script.ts'
import type { LedgerJournal } from '../ledger/ledger-journal.ts'
import type {
  Change,
  DeliveryRecord,
  IdentityRecord,
  SubscriptionRecord,
  WebhookEvent,
} from '../ledger/ledger-records.ts'
import { signedHeaders } from './webhook-signature.ts'

/** PayPal tries 25 times over three days; the emulator does so in about twenty minutes. */
const mostAttempts = 25
const usualTiming = { firstDelayMs: 250, retryDelaysMs: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000] }
const answerTimeoutMs = 10_000

export type WebhookTiming = Partial<typeof usualTiming>

/** Delivers signed events. Each delivery stays in the journal until the subscriber has answered 2xx. */
export class WebhookSender {
  private readonly journal: LedgerJournal
  private readonly identity: IdentityRecord
  private readonly clock: EmulatorClock
  private readonly script: FaultScript
  private readonly timing: typeof usualTiming
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly stopping = new AbortController()
  private announced: { id: string; isUrgent: boolean }[] = []
  private heldIds: string[] = []

  constructor(
    journal: LedgerJournal,
    identity: IdentityRecord,
    clock: EmulatorClock,
    script: FaultScript,
    timing: WebhookTiming = {},
  ) {
    this.journal = journal
    this.identity = identity
    this.clock = clock
    this.script = script
    this.timing = { ...usualTiming, ...timing }
  }

  /** Resumes deliveries of a former process. */
  resume(): void {
    for (const { id, state } of this.journal.rows.deliveries.values()) {
      if (state === 'held') this.heldIds.push(id)
      if (state === 'pending') this.schedule(id, this.timing.firstDelayMs)
    }
    this.releaseHeld()
  }

  subscriptions(): SubscriptionRecord[] {
    return [...this.journal.rows.subscriptions.values()].filter((subscription) => !subscription.isDeleted)
  }

  /** The deliveries of an event, to be committed in one line with its cause. */
  announce(eventType: string, summary: string, resource: (origin: string) => unknown): Change[] {
    const listeners = this.subscriptions().filter(({ eventTypes }) =>
      eventTypes.some((name) => name === '*' || name === eventType),
    )
    if (listeners.length === 0) return []
    const fault = this.script.takeWebhookFault()
    const state = fault === 'drop' ? 'dropped' : fault === 'reorder' ? 'held' : 'pending'
    const eventId = `WH-${randomBytes(9).toString('hex').toUpperCase()}`
    return listeners.flatMap(({ id: webhookId, origin }) => {
      const event = this.event(eventId, eventType, summary, resource(origin), origin)
      return Array.from({ length: fault === 'duplicate' ? 2 : 1 }, (): Change => {
        const id = randomUUID()
        this.announced.push({ id, isUrgent: fault === 'before_response' })
        return { table: 'deliveries', row: { id, webhookId, event, state, attempts: 0 } }
      })
    })
  }

  /** Starts committed deliveries; waits only for the first attempt of those that must precede the answer. */
  async dispatch(): Promise<void> {
    const urgent: Promise<void>[] = []
    for (const { id, isUrgent } of this.announced.splice(0)) {
      const state = this.journal.rows.deliveries.get(id)?.state
      if (state === 'held') this.heldIds.push(id)
      else if (state === 'pending' && isUrgent) urgent.push(this.attempt(id))
      else if (state === 'pending') this.schedule(id, this.timing.firstDelayMs)
    }
    await Promise.all(urgent)
  }

  /** Lets the events go that were held to arrive after a later one. */
  releaseHeld(): void {
    for (const id of this.heldIds.splice(0)) {
      const held = this.journal.rows.deliveries.get(id)
      if (!held) continue
      this.store({ ...held, state: 'pending' })
      this.schedule(id, 0)
    }
  }

  /** Sends the events that name one of `ids` again, one by one, whatever their state. @returns the answers */
  async deliverNow(ids: readonly string[], order: 'forward' | 'backward'): Promise<number[]> {
    const deliveries = [...this.journal.rows.deliveries.values()].filter(({ event }) =>
      ids.some((id) => JSON.stringify(event.resource).includes(`${id}"`)),
    )
    const statuses: number[] = []
    for (const delivery of order === 'forward' ? deliveries : deliveries.reverse()) {
      const subscription = this.journal.rows.subscriptions.get(delivery.webhookId)
      if (subscription && !subscription.isDeleted) statuses.push((await this.post(subscription, delivery)) ?? 0)
    }
    return statuses
  }

  stop(): void {
    this.stopping.abort()
    for (const timer of this.timers.values()) clearTimeout(timer)
  }

  private schedule(id: string, delayMs: number): void {
    const send = () => this.attempt(id).catch((error: unknown) => console.error('Webhook delivery failed', error))
    this.timers.set(id, setTimeout(send, delayMs))
  }

  private async attempt(id: string): Promise<void> {
    this.timers.delete(id)
    const delivery = this.journal.rows.deliveries.get(id)
    const subscription = delivery && this.journal.rows.subscriptions.get(delivery.webhookId)
    if (!subscription || delivery.state !== 'pending') return
    const attempts = delivery.attempts + 1
    const lastStatus = subscription.isDeleted ? undefined : await this.post(subscription, delivery)
    // A delivery cut short by the stop stays pending and is made at the next start.
    if (this.stopping.signal.aborted) return
    const isTaken = lastStatus !== undefined && lastStatus >= 200 && lastStatus < 300
    const isOver = attempts === mostAttempts || subscription.isDeleted
    const state = isTaken ? 'delivered' : isOver ? 'given_up' : 'pending'
    this.store({ ...delivery, attempts, lastStatus, state })
    const { retryDelaysMs } = this.timing
    if (state === 'pending') this.schedule(id, retryDelaysMs[attempts - 1] ?? retryDelaysMs.at(-1) ?? 0)
    this.releaseHeld()
  }

  /** The subscriber's status, or undefined when there was no answer. */
  private async post(subscription: SubscriptionRecord, delivery: DeliveryRecord): Promise<number | undefined> {
    const rawEvent = JSON.stringify(delivery.event)
    const transmission = { id: delivery.id, time: this.clock.stamp(), webhookId: subscription.id, rawEvent }
    try {
      const response = await fetch(subscription.url, {
        method: 'POST',
        headers: signedHeaders(this.identity, subscription.origin, transmission),
        body: rawEvent,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(answerTimeoutMs)]),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return undefined
    }
  }

  private store(row: DeliveryRecord): void {
    this.journal.commit([{ table: 'deliveries', row }])
  }

  private event(id: string, type: string, summary: string, resource: unknown, origin: string): WebhookEvent {
    const kind = type.startsWith('CHECKOUT.ORDER') ? 'checkout-order' : type.endsWith('REFUNDED') ? 'refund' : 'capture'
    const self = `${origin}/v1/notifications/webhooks-events/${id}`
    return {
      id,
      event_version: '1.0',
      create_time: this.clock.stamp(),
      resource_type: kind,
      resource_version: '2.0',
      event_type: type,
      summary,
      resource,
      links: [{ href: self, rel: 'self', method: 'GET' }],
    }
  }
}
