import { createHmac, randomBytes } from 'node:crypto'
import type { EmulatorClock } from '../wallet-emulator/emulator-clock.ts'
import type { FaultScript } from '../wallet-emulator/fault-script.ts'

type Delivery = {
  id: string
  type: string
  about: string
  raw: string
  state: string
  attempts: number
  lastStatus?: number
}
export type EventTiming = { firstDelayMs: number; retryDelayMs: number }
const usualTiming: EventTiming = { firstDelayMs: 250, retryDelayMs: 2_000 }
const mostAttempts = 25

/** Signed events to one address, each until it is taken. */
export class CardEvents {
  url: string | undefined
  readonly deliveries: Delivery[] = []
  private readonly secret: string
  private readonly clock: EmulatorClock
  private readonly script: FaultScript
  private readonly timing: EventTiming
  private readonly timers = new Set<NodeJS.Timeout>()
  private urgent: Delivery[] = []
  private held: Delivery[] = []
  private isStopped = false

  constructor(secret: string, clock: EmulatorClock, script: FaultScript, timing: Partial<EventTiming> = {}) {
    this.secret = secret
    this.clock = clock
    this.script = script
    this.timing = { ...usualTiming, ...timing }
  }

  announce(type: string, about: string, object: unknown): void {
    if (!this.url) return
    const fault = this.script.takeWebhookFault()
    const id = `evt_${randomBytes(12).toString('hex')}`
    const created = Math.floor(this.clock.nowMs() / 1_000)
    const raw = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } })
    for (let copies = fault === 'duplicate' ? 2 : 1; copies > 0; copies--) {
      const delivery: Delivery = { id, type, about, raw, state: fault === 'drop' ? 'dropped' : 'pending', attempts: 0 }
      this.deliveries.push(delivery)
      if (fault === 'drop') continue
      if (fault === 'reorder') this.held.push(delivery)
      else if (fault === 'before_response') this.urgent.push(delivery)
      else this.schedule(delivery, this.timing.firstDelayMs)
    }
  }

  /** Those that have to be taken before the call that caused them is answered. */
  async sendUrgent(): Promise<void> {
    await Promise.all(this.urgent.splice(0).map((delivery) => this.attempt(delivery)))
  }

  releaseHeld(): void {
    for (const delivery of this.held.splice(0)) this.schedule(delivery, 0)
  }

  /** Once more, whatever became of them. @returns the answers */
  async deliverNow(ids: readonly string[], order: 'forward' | 'backward'): Promise<number[]> {
    const all = this.deliveries.filter(({ about }) => ids.includes(about))
    const statuses: number[] = []
    for (const delivery of order === 'forward' ? all : all.toReversed())
      statuses.push((await this.post(delivery.raw)) ?? 0)
    return statuses
  }

  /** For events that a test writes itself, `ageSeconds` old. @returns the status, or undefined without an answer */
  async post(raw: string, { secret = this.secret, ageSeconds = 0 } = {}): Promise<number | undefined> {
    if (!this.url) return undefined
    const time = Math.floor(Date.now() / 1_000) - ageSeconds
    const signature = createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex')
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
        body: raw,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return undefined
    }
  }

  stop(): void {
    this.isStopped = true
    for (const timer of this.timers) clearTimeout(timer)
  }

  private schedule(delivery: Delivery, delayMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.attempt(delivery)
    }, delayMs)
    this.timers.add(timer)
  }

  private async attempt(delivery: Delivery): Promise<void> {
    delivery.attempts++
    delivery.lastStatus = await this.post(delivery.raw)
    if (this.isStopped) return
    const isTaken = delivery.lastStatus !== undefined && delivery.lastStatus >= 200 && delivery.lastStatus < 300
    delivery.state = isTaken ? 'delivered' : delivery.attempts === mostAttempts ? 'given_up' : 'pending'
    if (delivery.state === 'pending') this.schedule(delivery, this.timing.retryDelayMs)
    this.releaseHeld()
  }
}
