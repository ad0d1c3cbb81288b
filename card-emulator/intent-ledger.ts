import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmulatorClock } from '../wallet-emulator/emulator-clock.ts'
import type { TakeOutcome } from '../wallet-emulator/ledger/order-ledger.ts'
import type { CardEvents } from './card-events.ts'

type Status =
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled'

type Charge = {
  id: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  captured: boolean
  type: string
}
export type Refund = {
  id: string
  charge: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  own: string
}
export type Intent = {
  id: string
  secret: string
  amount: number
  currency: string
  payment: string
  status: Status
  received: number
  charge?: Charge
  lastError?: { code: string; decline_code?: string; message: string }
}

/** A refusal in the provider's own shape. */
export class CardError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, type: string, code: string, more: Record<string, unknown> = {}) {
    super(code)
    this.status = status
    this.body = { error: { type, code, message: code, ...more } }
  }
}

const refusal = (code: string, more: Record<string, unknown> = {}) =>
  new CardError(400, 'invalid_request_error', code, more)
const missing = () => new CardError(404, 'invalid_request_error', 'resource_missing')
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const declined = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }

/** In memory, and in a file where there is a folder for it. */
export class IntentLedger {
  readonly intents: Map<string, Intent>
  readonly refunds: Map<string, Refund>
  private readonly file: string | undefined
  private readonly clock: EmulatorClock
  private readonly events: CardEvents

  constructor(clock: EmulatorClock, events: CardEvents, dataDir?: string) {
    this.file = dataDir && join(dataDir, 'ledger.json')
    const kept = this.file && existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {}
    this.intents = new Map(kept.intents)
    this.refunds = new Map(kept.refunds)
    this.clock = clock
    this.events = events
  }

  /** After each call that may have changed it. */
  save(): void {
    if (!this.file) return
    const text = JSON.stringify({ intents: [...this.intents], refunds: [...this.refunds] })
    writeFileSync(`${this.file}.part`, text, { mode: 0o600 })
    renameSync(`${this.file}.part`, this.file)
  }

  require(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw missing()
    return intent
  }

  create(form: URLSearchParams, takeOutcome: TakeOutcome): Intent {
    const amount = Number(form.get('amount'))
    if (!Number.isSafeInteger(amount) || amount < 50) throw refusal('amount_too_small', { param: 'amount' })
    const outcome = takeOutcome()
    if (outcome === 'decline') throw refusal('account_invalid')
    const id = newId('pi')
    const intent: Intent = {
      id,
      secret: `${id}_secret_${randomBytes(9).toString('hex')}`,
      amount: outcome === 'wrong_amount' ? amount - 1 : amount,
      currency: form.get('currency') ?? 'eur',
      payment: form.get('metadata[payment]') ?? '',
      status: 'requires_payment_method',
      received: 0,
    }
    this.intents.set(id, intent)
    return intent
  }

  /** What the buyer does in the browser, or a test for them. */
  decide(id: string, decision: 'succeed' | 'decline' | 'cancel' | 'ask', type = 'card'): Intent {
    const intent = this.require(id)
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
      throw this.unexpected(intent)
    delete intent.lastError
    switch (decision) {
      case 'succeed':
        intent.status = 'requires_capture'
        intent.charge = { id: newId('ch'), amount: intent.amount, status: 'succeeded', captured: false, type }
        this.tell('payment_intent.amount_capturable_updated', intent)
        break
      case 'decline':
        this.decline(intent)
        break
      case 'ask':
        intent.status = 'requires_action'
        break
      case 'cancel':
        intent.status = 'requires_payment_method'
    }
    return intent
  }

  capture(id: string, takeOutcome: TakeOutcome): Intent {
    const intent = this.require(id)
    if (intent.status !== 'requires_capture' || !intent.charge) throw this.unexpected(intent)
    const outcome = takeOutcome()
    if (outcome === 'decline') {
      this.decline(intent)
      throw new CardError(402, 'card_error', declined.code, { decline_code: declined.decline_code })
    }
    intent.charge.captured = true
    if (outcome === 'pending') {
      intent.charge.status = 'pending'
      intent.status = 'processing'
      this.tell('payment_intent.processing', intent)
      return intent
    }
    intent.received = outcome === 'wrong_amount' ? intent.amount - 1 : intent.amount
    intent.status = 'succeeded'
    this.tell('payment_intent.succeeded', intent)
    return intent
  }

  cancel(id: string): Intent {
    const intent = this.require(id)
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw this.unexpected(intent)
    intent.status = 'canceled'
    this.tell('payment_intent.canceled', intent)
    return intent
  }

  refund(form: URLSearchParams, takeOutcome: TakeOutcome): Refund {
    const charge = form.get('charge') ?? ''
    const intent = [...this.intents.values()].find((one) => one.charge?.id === charge)
    if (!intent) throw missing()
    const left = intent.received - this.givenBack(intent)
    if (left <= 0) throw refusal('charge_already_refunded')
    const amount = Number(form.get('amount') ?? left)
    if (amount > left) throw refusal('amount_too_large', { param: 'amount' })
    const outcome = takeOutcome()
    if (outcome === 'decline') throw refusal('balance_insufficient')
    if (outcome === 'too_late') throw refusal('charge_not_refundable')
    const refund: Refund = {
      id: newId('re'),
      charge,
      amount: outcome === 'wrong_amount' ? amount - 1 : amount,
      status: outcome === 'pending' ? 'pending' : 'succeeded',
      own: form.get('metadata[refund]') ?? '',
    }
    this.refunds.set(refund.id, refund)
    this.tell('charge.refunded', intent)
    return refund
  }

  /** Ends the wait of what is pending; false where it does not wait. */
  settle(id: string, outcome: 'completed' | 'denied'): boolean {
    const refund = this.refunds.get(id)
    const intent = refund ? this.ofCharge(refund.charge) : (this.intents.get(id) ?? this.ofCharge(id))
    if (!intent) return false
    if (refund) {
      if (refund.status !== 'pending') return false
      refund.status = outcome === 'completed' ? 'succeeded' : 'failed'
      this.tell('charge.refund.updated', intent)
      return true
    }
    if (intent.status !== 'processing' || !intent.charge) return false
    intent.charge.status = outcome === 'completed' ? 'succeeded' : 'failed'
    if (outcome === 'completed') intent.received = intent.amount
    else intent.lastError = declined
    intent.status = outcome === 'completed' ? 'succeeded' : 'requires_payment_method'
    this.tell(outcome === 'completed' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent)
    return true
  }

  refundsOf({ charge }: Intent): Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.charge === charge?.id)
  }

  givenBack(intent: Intent): number {
    return this.refundsOf(intent)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  answerOf(intent: Intent, isWhole: boolean): Record<string, unknown> {
    const { id, secret, amount, currency, payment, status, received, charge, lastError } = intent
    const whole = charge && {
      id: charge.id,
      object: 'charge',
      amount: charge.amount,
      amount_refunded: this.givenBack(intent),
      captured: charge.captured,
      status: charge.status,
      billing_details: { email: null },
      payment_method_details: { type: charge.type, ...(charge.type === 'card' && { card: { wallet: null } }) },
    }
    return {
      ...{ id, object: 'payment_intent', amount, currency, status, client_secret: secret, amount_received: received },
      amount_capturable: status === 'requires_capture' ? amount : 0,
      capture_method: 'manual',
      metadata: payment ? { payment } : {},
      receipt_email: null,
      latest_charge: (isWhole ? whole : charge?.id) ?? null,
      last_payment_error: lastError ? { type: 'card_error', ...lastError } : null,
      created: Math.floor(this.clock.nowMs() / 1_000),
      livemode: false,
    }
  }

  private ofCharge(charge: string): Intent | undefined {
    return [...this.intents.values()].find((one) => one.charge?.id === charge)
  }

  private decline(intent: Intent): void {
    intent.status = 'requires_payment_method'
    intent.lastError = declined
    this.tell('payment_intent.payment_failed', intent)
  }

  private unexpected(intent: Intent): CardError {
    return refusal('payment_intent_unexpected_state', { payment_intent: this.answerOf(intent, false) })
  }

  private tell(type: string, intent: Intent): void {
    this.events.announce(type, intent.id, this.answerOf(intent, false))
  }
}

export const refundAnswer = ({ id, charge, amount, status, own }: Refund) => ({
  ...{ id, object: 'refund', charge, amount, status, currency: 'eur' },
  metadata: own ? { refund: own } : {},
})
