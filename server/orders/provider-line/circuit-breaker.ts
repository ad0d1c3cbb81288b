import { WalletError } from '#server/orders/deps/wallet-provider.ts'

const threshold = 5
const restMs = 15_000

/**
 * Spares callers the wait for an unresponsive provider: after 5 time-outs in a row all calls fail for 15 s, then one
 * call at a time is tried until an answer comes. Quick refusals do not count: they cost no time.
 */
export class CircuitBreaker {
  private timeOuts = 0
  private openUntilMs = 0
  private readonly nowMs: () => number

  constructor(nowMs: () => number = () => performance.now()) {
    this.nowMs = nowMs
  }

  /** @throws WalletError unavailable while it rests */
  async through<T>(send: () => Promise<T>, isTimeOut: (error: WalletError) => boolean): Promise<T> {
    if (!this.mayPass()) throw new WalletError('unavailable', 'CIRCUIT_OPEN')
    try {
      const answer = await send()
      this.answered()
      return answer
    } catch (error) {
      if (error instanceof WalletError && isTimeOut(error)) this.timedOut()
      else this.answered()
      throw error
    }
  }

  mayPass(): boolean {
    if (this.timeOuts < threshold) return true
    if (this.nowMs() < this.openUntilMs) return false
    this.openUntilMs = this.nowMs() + restMs
    return true
  }

  answered(): void {
    this.timeOuts = 0
  }

  timedOut(): void {
    this.timeOuts++
    if (this.timeOuts >= threshold) this.openUntilMs = this.nowMs() + restMs
  }
}
