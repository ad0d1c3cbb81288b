import type { NewOrderInput } from '#shared/contract/orders.ts'
import {
  captureWalletOrder,
  createWalletOrder,
  getWalletOrder,
  releaseWalletOrder,
  type WalletStanding,
} from '#shared/contract/wallet.ts'
import { ApiError } from '#web/api.ts'
import { orderProblem } from './order-problem.ts'
import type { WalletFlowParts, WalletNoteName, WalletState } from './wallet-state.ts'

const startLimitMs = 30_000
const captureLimitMs = 20_000
const readLimitMs = 15_000
const quickPolls = 15
const quickPollMs = 1_500
const slowPollMs = 5_000
const turnsWhenClosed = 50

/**
 * A wallet payment from the button to the order, whatever happens on the way. It never asks for money twice: an outcome
 * that is not known is looked up until it is, and the cart is emptied only by an order that stands.
 */
export class WalletFlow {
  state: WalletState = { step: 'idle' }
  private readonly parts: WalletFlowParts
  private wanted: NewOrderInput | undefined
  private creationFailure: unknown
  private isClosed = false

  constructor(parts: WalletFlowParts) {
    this.parts = parts
  }

  /** The screen is there again: what an earlier one has left under way is taken up. */
  open(): void {
    this.isClosed = false
    if (this.state.step === 'idle' && this.parts.memory.read()) void this.resume()
  }

  /** The screen goes. Money that may have been taken is followed to its end; else no goods are held any longer. */
  close(): void {
    this.isClosed = true
    if (this.state.step !== 'capturing' && this.state.step !== 'verifying') void this.release()
  }

  get isBusy(): boolean {
    return this.state.step === 'waiting' || this.state.step === 'capturing' || this.state.step === 'verifying'
  }

  /** The button was pressed for this order; the provider's window opens next and asks for `createOrder`. */
  begin(body: NewOrderInput): void {
    this.wanted = body
    this.creationFailure = undefined
    this.set({ step: 'waiting' })
  }

  /** The same order once more, another way. */
  beginAgain(): void {
    if (this.wanted) this.begin(this.wanted)
  }

  async createOrder(): Promise<{ orderId: string }> {
    const body = this.wanted
    if (!body) throw new Error('a wallet order without a checkout')
    try {
      const { id } = await this.startOnce(body)
      this.parts.memory.write({ orderId: id, body })
      return { orderId: id }
    } catch (error) {
      this.creationFailure = error
      throw error
    }
  }

  /** The buyer has approved: the money is taken now. */
  async approved(orderId: string): Promise<void> {
    this.set({ step: 'capturing' })
    try {
      const { api } = this.parts
      const signal = AbortSignal.timeout(captureLimitMs)
      await this.follow(await api(captureWalletOrder, { params: { id: orderId } }, { signal }), orderId)
    } catch (error) {
      await this.refused(error, orderId)
    }
  }

  /** The button of an approved payment that was not completed. */
  async complete(): Promise<void> {
    const open = this.parts.memory.read()
    if (open) await this.approved(open.orderId)
  }

  /** The window was closed or the payment cancelled in it; it may have been approved all the same. */
  async cancelled(orderId = this.parts.memory.read()?.orderId): Promise<void> {
    if (orderId) await this.leave(orderId)
    else this.note('cancelled')
  }

  /** The provider's script gave up. */
  async failed(error: unknown): Promise<void> {
    if (this.state.step !== 'waiting') return
    if (isBlocked(error)) return this.note('blocked')
    const failure = this.creationFailure
    this.creationFailure = undefined
    if (failure === undefined) {
      await this.release()
      return this.note('away')
    }
    if (isAway(failure)) return this.note('away')
    this.problem(failure)
  }

  /** Nothing will come of the payment: its goods are free again. The buyer is not told when that fails; it ends by itself. */
  async release(): Promise<void> {
    const open = this.parts.memory.read()
    this.drop()
    if (open) await this.parts.api(releaseWalletOrder, { params: { id: open.orderId } }).catch(() => undefined)
  }

  private async startOnce(body: NewOrderInput): Promise<{ id: string }> {
    const { api, attempt, memory } = this.parts
    // Another cart or address: the goods of the payment before would stand in the way of their own buyer.
    if (memory.read() && !attempt.isFor(body)) await this.release()
    const call = () =>
      api(
        createWalletOrder,
        { body: { amount: body.order.total ?? '', currency: 'EUR', intent: 'capture', checkout: body } },
        { headers: { 'idempotency-key': attempt.keyFor(body) }, signal: AbortSignal.timeout(startLimitMs) },
      )
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'idempotency_conflict') throw error
      attempt.forget()
      return call()
    }
  }

  private async resume(): Promise<void> {
    const open = this.parts.memory.read()
    if (!open) return
    this.set({ step: 'verifying', isLong: false })
    try {
      const standing = await this.look(open.orderId)
      if (standing.status === 'CREATED') return await this.startAfresh()
      if (standing.status === 'APPROVED') return this.set({ step: 'approved', isAway: false })
      await this.follow(standing, open.orderId)
    } catch (error) {
      if (isUnknownPayment(error)) await this.startAfresh()
      else await this.verify(open.orderId)
    }
  }

  private async startAfresh(): Promise<void> {
    await this.release()
    this.set({ step: 'idle' })
  }

  private async leave(orderId: string): Promise<void> {
    const standing = await this.look(orderId).catch(() => undefined)
    if (standing?.status === 'APPROVED') return this.set({ step: 'approved', isAway: false })
    if (standing && standing.status !== 'CREATED') return this.follow(standing, orderId)
    await this.release()
    this.note('cancelled')
  }

  /** What a payment's standing means for the buyer. */
  private async follow(standing: WalletStanding, orderId: string): Promise<void> {
    switch (standing.status) {
      case 'COMPLETED':
        return this.finish(orderId, standing.orderNumber)
      case 'PENDING':
        // With an order the provider only checks the money: the order stands, its mail says so.
        return standing.orderNumber ? this.finish(orderId, standing.orderNumber) : this.verify(orderId)
      case 'APPROVED':
        return this.set({ step: 'approved', isAway: false })
      case 'CREATED':
        return this.note('declined')
      case 'DECLINED':
        return this.end('refused')
      case 'EXPIRED':
        return this.end('expired')
      case 'REFUNDED':
        return this.end('refunded')
    }
  }

  private async refused(error: unknown, orderId: string): Promise<void> {
    if (!(error instanceof ApiError)) return this.verify(orderId)
    switch (error.code) {
      case 'payment_declined':
        // The same payment may be approved again with another card: it keeps its goods and its key.
        return error.problem?.retryable === true ? this.note('declined') : this.end('refused')
      case 'payment_not_approved':
        return this.note('declined')
      case 'payment_expired':
      case 'payment_not_found':
        return this.end('expired')
      case 'payment_sold_out':
        return this.end('soldOut')
      case 'payment_amount_mismatch':
        return this.end('refunded')
      case 'payment_provider_unavailable':
        return this.set({ step: 'approved', isAway: true })
      case 'price_changed':
      case 'insufficient_stock':
      case 'product_unavailable':
        return this.problem(error)
      default:
        return this.verify(orderId)
    }
  }

  private async verify(orderId: string): Promise<void> {
    for (let polls = 0; this.mayGoOn(polls); polls++) {
      const isLong = polls >= quickPolls
      this.set({ step: 'verifying', isLong })
      await this.parts.wait(isLong ? slowPollMs : quickPollMs)
      try {
        const standing = await this.look(orderId)
        if (standing.status !== 'PENDING' || standing.orderNumber) return await this.follow(standing, orderId)
      } catch (error) {
        if (isUnknownPayment(error)) return this.end('expired')
      }
    }
  }

  /** Paid: the order is fetched, and the cart emptied, until that has worked. */
  private async finish(orderId: string, orderNumber: string | undefined): Promise<void> {
    const open = this.parts.memory.read()
    if (open?.orderId !== orderId) return this.parts.onElsewhere?.(orderNumber)
    const { order, items } = open.body
    const body = { order: { ...order, paymentStatus: 'paid', paypalOrderId: orderId }, items }
    for (let tries = 0; this.mayGoOn(tries); tries++) {
      if (!(await this.parts.place(body))) {
        this.drop()
        return this.set({ step: 'idle' })
      }
      this.set({ step: 'verifying', isLong: tries > 0 })
      await this.parts.wait(slowPollMs)
    }
  }

  /** On a closed screen for some minutes more; then the order's mail tells. */
  private mayGoOn(turns: number): boolean {
    return !this.isClosed || turns < turnsWhenClosed
  }

  private look(orderId: string): Promise<WalletStanding> {
    const signal = AbortSignal.timeout(readLimitMs)
    return this.parts.api(getWalletOrder, { params: { id: orderId } }, { signal })
  }

  private problem(error: unknown): void {
    this.drop()
    this.set({ step: 'idle' })
    this.parts.onProblem(orderProblem(error))
  }

  private end(note: WalletNoteName): void {
    this.drop()
    this.note(note)
  }

  private note(note: WalletNoteName): void {
    this.set({ step: 'note', note })
  }

  private drop(): void {
    this.parts.memory.clear()
    this.parts.attempt.forget()
  }

  private set(state: WalletState): void {
    this.state = state
    if (!this.isClosed) this.parts.onChange(state)
  }
}

function isBlocked(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === 'ERR_DEV_UNABLE_TO_OPEN_POPUP'
}

function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_provider_unavailable'
}

function isUnknownPayment(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_not_found'
}
