import type { WalletStanding } from '#shared/contract/orders/wallet.ts'
import { orderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { ApiError } from '#web/platform/api.ts'
import { type WalletCalls, walletCalls } from './wallet-calls.ts'
import { isAway, isUnknownPayment, outcomeOfRefusal, outcomeOfStanding, type WalletOutcome } from './wallet-outcome.ts'
import type { StartedPayment, WalletFlowParts, WalletNoteName, WalletState } from './wallet-state.ts'

const quickPolls = 15
const quickPollMs = 1_500
const slowPollMs = 5_000
const turnsWhenClosed = 50

/**
 * A wallet payment from the button to the order, whatever happens on the way. It never asks for money twice: an outcome
 * that is not known is looked up until it is, and the cart is emptied only by an order that stands.
 */
export class WalletFlow<Wanted> {
  state: WalletState = { step: 'idle' }
  started: StartedPayment | undefined
  private readonly parts: WalletFlowParts<Wanted>
  private readonly calls: WalletCalls
  private wanted: Wanted | undefined
  private creationFailure: unknown
  private isClosed = false

  constructor(parts: WalletFlowParts<Wanted>) {
    this.parts = parts
    this.calls = parts.calls ?? walletCalls(parts.api)
  }

  /** The screen is shown: resumes an unfinished payment. */
  open(): void {
    this.isClosed = false
    if (this.state.step === 'idle' && this.parts.subject.memory.read()) void this.resume()
  }

  /** The screen closes. A possible capture is followed to its end; else the reservation is released. */
  close(): void {
    this.isClosed = true
    if (this.state.step !== 'capturing' && this.state.step !== 'verifying') void this.release()
  }

  get isBusy(): boolean {
    return this.state.step === 'waiting' || this.state.step === 'capturing' || this.state.step === 'verifying'
  }

  /** The button was pressed for this; the provider's window opens next and asks for `createOrder`. */
  begin(requested: Wanted): void {
    this.wanted = requested
    this.creationFailure = undefined
    this.set({ step: 'waiting' })
  }

  beginAgain(): void {
    if (this.wanted !== undefined) this.begin(this.wanted)
  }

  async createOrder(): Promise<string> {
    const { wanted } = this
    if (wanted === undefined) throw new Error('a wallet order for nothing')
    try {
      this.started = await this.startOnce(wanted)
      const { id } = this.started
      this.parts.subject.memory.write({ providerOrderId: id, wanted })
      return id
    } catch (error) {
      this.creationFailure = error
      throw error
    }
  }

  async approved(providerOrderId: string): Promise<void> {
    this.set({ step: 'capturing' })
    try {
      await this.follow(await this.calls.capture(providerOrderId), providerOrderId)
    } catch (error) {
      await this.act(outcomeOfRefusal(error), providerOrderId)
    }
  }

  /** Refused before the shop was asked: the same payment may be tried again, with its reservation. */
  declined(): void {
    this.note('declined')
  }

  async complete(): Promise<void> {
    const open = this.parts.subject.memory.read()
    if (open) await this.approved(open.providerOrderId)
  }

  /** The window was closed or the payment cancelled in it; it may have been approved all the same. */
  async cancelled(providerOrderId = this.parts.subject.memory.read()?.providerOrderId): Promise<void> {
    if (providerOrderId) await this.leave(providerOrderId)
    else this.note('cancelled')
  }

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

  /** The payment is abandoned: its stock is released. A failure is silent; the reservation expires by itself. */
  async release(): Promise<void> {
    const open = this.parts.subject.memory.read()
    this.drop()
    if (open) await this.calls.release(open.providerOrderId).catch(() => undefined)
  }

  private async startOnce(requested: Wanted): Promise<StartedPayment> {
    const { api, subject } = this.parts
    const { attempt, memory } = subject
    // Another cart or address: the earlier payment's reservation would block its own buyer.
    if (memory.read() && !attempt.isFor(requested)) await this.release()
    const call = () => subject.start(api, requested, attempt.keyFor(requested))
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'idempotency_conflict') throw error
      attempt.forget()
      return call()
    }
  }

  private async resume(): Promise<void> {
    const open = this.parts.subject.memory.read()
    if (!open) return
    this.set({ step: 'verifying', isLong: false })
    try {
      const standing = await this.calls.read(open.providerOrderId)
      if (standing.status === 'CREATED') return await this.startAfresh()
      if (standing.status === 'APPROVED') return this.set({ step: 'approved', isAway: false })
      await this.follow(standing, open.providerOrderId)
    } catch (error) {
      if (isUnknownPayment(error)) await this.startAfresh()
      else await this.verify(open.providerOrderId)
    }
  }

  private async startAfresh(): Promise<void> {
    await this.release()
    this.set({ step: 'idle' })
  }

  private async leave(providerOrderId: string): Promise<void> {
    const standing = await this.calls.read(providerOrderId).catch(() => undefined)
    if (standing?.status === 'APPROVED') return this.set({ step: 'approved', isAway: false })
    if (standing && standing.status !== 'CREATED') return this.follow(standing, providerOrderId)
    await this.release()
    this.note('cancelled')
  }

  private async follow(standing: WalletStanding, providerOrderId: string): Promise<void> {
    await this.act(outcomeOfStanding(standing), providerOrderId)
  }

  private async act(outcome: WalletOutcome, providerOrderId: string): Promise<void> {
    switch (outcome.next) {
      case 'finish':
        return this.finish(providerOrderId, outcome.orderNumber)
      case 'verify':
        return this.verify(providerOrderId)
      case 'show':
        return this.set(outcome.state)
      case 'end':
        return this.end(outcome.note)
      case 'explain':
        return this.problem(outcome.error)
    }
  }

  private async verify(providerOrderId: string): Promise<void> {
    for (let polls = 0; this.mayGoOn(polls); polls++) {
      const isLong = polls >= quickPolls
      this.set({ step: 'verifying', isLong })
      await this.parts.wait(isLong ? slowPollMs : quickPollMs)
      try {
        const standing = await this.calls.read(providerOrderId)
        if (standing.status !== 'PENDING' || standing.orderNumber) return await this.follow(standing, providerOrderId)
      } catch (error) {
        if (isUnknownPayment(error)) return this.end('expired')
      }
    }
  }

  /** Paid: retries until the result is read. */
  private async finish(providerOrderId: string, orderNumber: string | undefined): Promise<void> {
    const open = this.parts.subject.memory.read()
    if (open?.providerOrderId !== providerOrderId) return this.parts.onElsewhere?.(orderNumber)
    for (let tries = 0; this.mayGoOn(tries); tries++) {
      const trouble = await this.parts.finish(open)
      if (!trouble) {
        this.drop()
        return this.set({ step: 'idle' })
      }
      this.set({ step: 'verifying', isLong: tries > 0, isSignedOut: trouble.kind === 'session' })
      await this.parts.wait(slowPollMs)
    }
  }

  /** On a closed screen for some minutes more; then the order's mail informs the buyer. */
  private mayGoOn(turns: number): boolean {
    return !this.isClosed || turns < turnsWhenClosed
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
    this.parts.subject.memory.clear()
    this.parts.subject.attempt.forget()
  }

  private set(state: WalletState): void {
    this.state = state
    if (!this.isClosed) this.parts.onChange(state)
  }
}

function isBlocked(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === 'ERR_DEV_UNABLE_TO_OPEN_POPUP'
}
