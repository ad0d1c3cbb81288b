import type { EmulatorClock } from '../emulator-clock.ts'
import { centsOf, toMoney } from '../money-amounts.ts'
import { refundAnswer } from '../provider-answers.ts'
import { unknownResource, unprocessable } from '../provider-error.ts'
import { isFields, RequestChecks } from '../request-checks.ts'
import type { RequestIds } from '../request-ids.ts'
import type { LedgerJournal } from './ledger-journal.ts'
import type { CaptureRecord, CaptureStatus, Change, Money, OrderRecord, RefundRecord } from './ledger-records.ts'
import { type Announce, type OrderLedger, oneCentOff, providerId, type TakeOutcome } from './order-ledger.ts'

export type RefundRequest = { amount?: Money; invoiceId?: string; customId?: string; noteToPayer?: string }

/** Reads the body of POST /v2/payments/captures/{id}/refund; an empty one asks for all that is left. */
export function readRefundRequest(body: unknown): RefundRequest {
  const checks = new RequestChecks()
  const given = isFields(body) ? body : {}
  if (body !== undefined && body !== null && !isFields(body)) checks.badSyntax('/')
  const request = {
    amount: checks.money(given, 'amount', '', 'above_zero'),
    invoiceId: checks.text(given, 'invoice_id', '', { max: 127 }),
    customId: checks.text(given, 'custom_id', '', { max: 127 }),
    noteToPayer: checks.text(given, 'note_to_payer', '', { max: 255 }),
  }
  checks.refuse()
  return request
}

export class RefundLedger {
  private readonly journal: LedgerJournal
  private readonly clock: EmulatorClock
  private readonly requestIds: RequestIds
  private readonly orders: OrderLedger
  private readonly announce: Announce

  constructor(
    journal: LedgerJournal,
    clock: EmulatorClock,
    requestIds: RequestIds,
    orders: OrderLedger,
    announce: Announce,
  ) {
    this.journal = journal
    this.clock = clock
    this.requestIds = requestIds
    this.orders = orders
    this.announce = announce
  }

  requireCapture(id: string): CaptureRecord {
    const capture = this.journal.rows.captures.get(id)
    if (!capture) throw unknownResource()
    return capture
  }

  requireRefund(id: string): RefundRecord {
    const refund = this.journal.rows.refunds.get(id)
    if (!refund) throw unknownResource()
    return refund
  }

  orderOf(capture: CaptureRecord): OrderRecord {
    const order = this.journal.rows.orders.get(capture.orderId)
    if (!order) throw new Error(`Capture ${capture.id} has no order`)
    return order
  }

  /** Refunds the requested amount, or the rest; the sum of refunds never exceeds the capture. */
  refund(captureId: string, request: RefundRequest, scope: string | undefined, takeOutcome: TakeOutcome): RefundRecord {
    const capture = this.requireCapture(captureId)
    const left = this.leftCents(capture)
    refuseUnrefundable(capture, left)
    const asked = request.amount ?? toMoney(left, capture.amount.currency_code)
    if (asked.currency_code !== capture.amount.currency_code) {
      throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code')
    }
    if (centsOf(asked) > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value')
    const outcome = takeOutcome()
    if (outcome === 'decline') throw unprocessable('REFUND_FAILED_INSUFFICIENT_FUNDS')
    if (outcome === 'too_late') throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED')
    const at = this.clock.stamp()
    const amount = outcome === 'wrong_amount' ? oneCentOff(asked) : asked
    const given = centsOf(capture.amount) - left + centsOf(amount)
    const refund: RefundRecord = {
      ...request,
      id: providerId(),
      captureId,
      status: outcome === 'pending' ? 'PENDING' : 'COMPLETED',
      amount,
      totalRefunded: toMoney(given, amount.currency_code),
      createTime: at,
      updateTime: at,
    }
    this.journal.commit([
      { table: 'refunds', row: refund },
      ...this.requestIds.remember(scope, 'refund', refund.id),
      ...this.recount({ ...capture, refundIds: [...capture.refundIds, refund.id] }, refund),
      ...this.announceRefund(refund),
    ])
    return refund
  }

  /** Ends the wait of a pending capture, as the provider's review does; false when it does not wait. */
  settleCapture(id: string, outcome: 'completed' | 'denied'): boolean {
    const capture = this.requireCapture(id)
    if (capture.status !== 'PENDING') return false
    const status = outcome === 'completed' ? 'COMPLETED' : 'DECLINED'
    const settled: CaptureRecord = { ...capture, status, updateTime: this.clock.stamp() }
    this.journal.commit([
      { table: 'captures', row: settled },
      ...this.orders.announceCapture(this.orderOf(settled), settled),
    ])
    return true
  }

  settleRefund(id: string, outcome: 'completed' | 'denied'): boolean {
    const refund = this.requireRefund(id)
    if (refund.status !== 'PENDING') return false
    const status = outcome === 'completed' ? 'COMPLETED' : 'FAILED'
    const settled: RefundRecord = { ...refund, status, updateTime: this.clock.stamp() }
    this.journal.commit([
      { table: 'refunds', row: settled },
      ...this.recount(this.requireCapture(refund.captureId), settled),
      ...this.announceRefund(settled),
    ])
    return true
  }

  private announceRefund(refund: RefundRecord): Change[] {
    if (refund.status !== 'COMPLETED') return []
    const { value, currency_code } = refund.amount
    const summary = `A ${currency_code} ${value} ${currency_code} capture payment was refunded`
    return this.announce('PAYMENT.CAPTURE.REFUNDED', summary, (origin) => refundAnswer(origin, refund))
  }

  /** The capture's row after `changed`, which may not be stored yet. */
  private recount(capture: CaptureRecord, changed: RefundRecord): Change[] {
    const refunds = capture.refundIds.map((id) => (id === changed.id ? changed : this.requireRefund(id)))
    const given = sumOf(refunds)
    const status: CaptureStatus =
      given === 0n ? 'COMPLETED' : given === centsOf(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return [{ table: 'captures', row: { ...capture, status, updateTime: changed.updateTime } }]
  }

  private leftCents(capture: CaptureRecord): bigint {
    return centsOf(capture.amount) - sumOf(capture.refundIds.map((id) => this.requireRefund(id)))
  }
}

function sumOf(refunds: RefundRecord[]): bigint {
  return refunds
    .filter((refund) => refund.status !== 'FAILED')
    .reduce((sum, refund) => sum + centsOf(refund.amount), 0n)
}

function refuseUnrefundable(capture: CaptureRecord, left: bigint): void {
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE')
  if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED')
  if (left === 0n) throw unprocessable('CAPTURE_FULLY_REFUNDED')
}
