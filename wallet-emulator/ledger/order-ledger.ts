import { randomInt } from 'node:crypto'
import type { EmulatorClock } from '../emulator-clock.ts'
import { authenticationOf, type BuyerDecision } from '../instruments/instrument-rules.ts'
import { centsOf, toMoney } from '../money-amounts.ts'
import type { OrderRequest } from '../order-rules.ts'
import { captureAloneAnswer, orderAnswer } from '../provider-answers.ts'
import { unknownResource, unprocessable } from '../provider-error.ts'
import type { RequestIds } from '../request-ids.ts'
import type { LedgerJournal } from './ledger-journal.ts'
import type { CaptureRecord, Change, OrderRecord, RefundRecord, SourceName } from './ledger-records.ts'

/** A fault of the outcome, not of the connection: requested only by an operation that is about to decide. */
export type OutcomeFault = 'decline' | 'pending' | 'wrong_amount' | 'too_late'
export type TakeOutcome = () => OutcomeFault | undefined

export type Announce = (eventType: string, summary: string, resource: (origin: string) => unknown) => Change[]

/** PayPal forgets an order that is not captured; third parties report three hours. */
const orderLifetimeMs = 3 * 3_600_000

export class OrderLedger {
  private readonly journal: LedgerJournal
  private readonly clock: EmulatorClock
  private readonly requestIds: RequestIds
  private readonly announce: Announce

  constructor(journal: LedgerJournal, clock: EmulatorClock, requestIds: RequestIds, announce: Announce) {
    this.journal = journal
    this.clock = clock
    this.requestIds = requestIds
    this.announce = announce
  }

  list(): OrderRecord[] {
    return [...this.journal.rows.orders.values()]
  }

  /** Throws PayPal's 404 for an unknown or forgotten order. */
  requireOrder(id: string): OrderRecord {
    const order = this.journal.rows.orders.get(id)
    const isForgotten = order?.status !== 'COMPLETED' && this.ageMs(order) > orderLifetimeMs
    if (!order || isForgotten) throw unknownResource()
    return order
  }

  captureOf(order: OrderRecord): CaptureRecord | undefined {
    return order.captureId === undefined ? undefined : this.journal.rows.captures.get(order.captureId)
  }

  refundsOf(capture: CaptureRecord | undefined): RefundRecord[] {
    return (capture?.refundIds ?? []).flatMap((id) => this.journal.rows.refunds.get(id) ?? [])
  }

  create(request: OrderRequest, scope: string | undefined, takeOutcome: TakeOutcome): OrderRecord {
    const outcome = takeOutcome()
    if (outcome === 'decline') throw unprocessable('PAYEE_ACCOUNT_RESTRICTED')
    const at = this.clock.stamp()
    const order: OrderRecord = {
      ...request,
      id: providerId(),
      status: request.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      instrument: 'accepted',
      createTime: at,
      updateTime: at,
    }
    if (outcome === 'wrong_amount') order.unit = { ...order.unit, amount: oneCentOff(order.unit.amount) }
    this.journal.commit([{ table: 'orders', row: order }, ...this.requestIds.remember(scope, 'order', order.id)])
    return order
  }

  /** The buyer's answer on the approval page. A second answer before the capture replaces the first. */
  answerForBuyer(id: string, decision: BuyerDecision): OrderRecord {
    const order = this.requireOrder(id)
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
    const status = decision === 'cancel' ? unapproved(order) : 'APPROVED'
    const instrument = decision === 'decline' ? 'refused' : 'accepted'
    const authentication = authenticationOf(decision, order.source)
    const isSame = order.status === status && order.instrument === instrument
    if (isSame && order.authentication?.liability_shift === authentication?.liability_shift) return order
    const { authentication: _former, ...rest } = order
    const answered: OrderRecord = {
      ...{ ...rest, status, instrument, updateTime: this.clock.stamp() },
      ...(authentication && { authentication }),
    }
    const news =
      decision === 'cancel'
        ? []
        : this.announce('CHECKOUT.ORDER.APPROVED', 'An order has been approved by buyer', (origin) =>
            orderAnswer(origin, answered),
          )
    this.journal.commit([{ table: 'orders', row: answered }, ...news])
    return answered
  }

  /** The provider's script has sent the card that pays; without a decision its bank asks the holder first. */
  confirmCard(id: string, source: SourceName, decision: BuyerDecision | undefined): OrderRecord {
    const { authentication: _former, ...order } = this.requireOrder(id)
    const isAsking = { status: 'PAYER_ACTION_REQUIRED', source, updateTime: this.clock.stamp() } as const
    const waiting: OrderRecord = { ...order, ...isAsking }
    this.journal.commit([{ table: 'orders', row: waiting }])
    return decision ? this.answerForBuyer(id, decision) : waiting
  }

  /**
   * Captures an approved order, once. Answers 'declined' for a refused instrument: the buyer then has to approve again
   * if the refusal was the buyer's choice, or may try again if it was a fault.
   */
  capture(id: string, scope: string | undefined, takeOutcome: TakeOutcome): OrderRecord | 'declined' {
    const order = this.requireOrder(id)
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
    this.refuseUsedInvoice(order)
    const outcome = takeOutcome()
    if (order.instrument === 'refused' || outcome === 'decline') return this.decline(order, scope)
    const at = this.clock.stamp()
    const { currency_code, value } = order.unit.amount
    const amount = { currency_code, value }
    const capture: CaptureRecord = {
      id: providerId(),
      orderId: order.id,
      status: outcome === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: outcome === 'wrong_amount' ? oneCentOff(amount) : amount,
      refundIds: [],
      createTime: at,
      updateTime: at,
    }
    const completed: OrderRecord = { ...order, status: 'COMPLETED', captureId: capture.id, updateTime: at }
    this.journal.commit([
      { table: 'orders', row: completed },
      { table: 'captures', row: capture },
      ...this.requestIds.remember(scope, 'order', order.id),
      ...this.announceCapture(completed, capture),
      ...this.announce('CHECKOUT.ORDER.COMPLETED', 'Checkout Order Completed', (origin) =>
        orderAnswer(origin, completed, capture),
      ),
    ])
    return completed
  }

  announceCapture(order: OrderRecord, capture: CaptureRecord): Change[] {
    const { value, currency_code } = capture.amount
    const event = capture.status === 'DECLINED' ? 'DENIED' : capture.status
    const summary = `Payment ${event.toLowerCase()} for ${currency_code} ${value} ${currency_code}`
    return this.announce(`PAYMENT.CAPTURE.${event}`, summary, (origin) => captureAloneAnswer(origin, order, capture))
  }

  private decline(order: OrderRecord, scope: string | undefined): 'declined' {
    const isBuyersChoice = order.instrument === 'refused'
    const status = isBuyersChoice ? unapproved(order) : order.status
    this.journal.commit([
      { table: 'orders', row: { ...order, status, instrument: 'accepted', updateTime: this.clock.stamp() } },
      ...this.requestIds.remember(scope, 'declined', order.id),
    ])
    return 'declined'
  }

  private refuseUsedInvoice(order: OrderRecord): void {
    const invoice = order.unit.invoice_id
    if (invoice === undefined) return
    const isUsed = this.list().some((other) => other.status === 'COMPLETED' && other.unit.invoice_id === invoice)
    if (isUsed) throw unprocessable('DUPLICATE_INVOICE_ID')
  }

  private ageMs(order: OrderRecord | undefined): number {
    return order ? this.clock.nowMs() - Date.parse(order.updateTime) : 0
  }
}

/** Like the provider's: 17 capitals and digits. */
export function providerId(): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  return Array.from({ length: 17 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

export function oneCentOff<T extends { currency_code: string; value: string }>(amount: T): T {
  const cents = centsOf(amount)
  return { ...amount, ...toMoney(cents > 1n ? cents - 1n : cents, amount.currency_code) }
}

function unapproved(order: OrderRecord): 'PAYER_ACTION_REQUIRED' | 'CREATED' {
  return order.hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
}
