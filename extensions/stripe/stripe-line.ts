import type Stripe from 'stripe'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { CircuitBreaker } from '#server/orders/paypal/circuit-breaker.ts'
import { assertNoTransaction } from '#server/platform/database/transaction.ts'
import { connectionLost, walletErrorOf } from './stripe-errors.ts'

/** The provider's own package, read when it is needed first. Throws WalletError alone. */
export class StripeLine {
  private readonly secretKey: string
  private readonly api: URL
  private readonly breaker = new CircuitBreaker()
  private client: Promise<Stripe> | undefined

  constructor(secretKey: string, api: URL) {
    this.secretKey = secretKey
    this.api = api
  }

  async call<T>(what: string, send: (stripe: Stripe) => Promise<T>): Promise<T> {
    assertNoTransaction(what)
    if (!this.breaker.mayPass()) throw new WalletError('unavailable', 'CIRCUIT_OPEN')
    try {
      this.client ??= this.open()
      const answer = await send(await this.client)
      this.breaker.answered()
      return answer
    } catch (thrown) {
      const error = walletErrorOf(thrown)
      if (error.issue === connectionLost && error.failure === 'unknown') this.breaker.timedOut()
      else this.breaker.answered()
      throw error
    }
  }

  private async open(): Promise<Stripe> {
    const { default: Package } = await import('stripe')
    const { hostname: host, port, protocol } = this.api
    const isPlain = protocol === 'http:'
    return new Package(this.secretKey, {
      host,
      port: port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
      telemetry: false,
    })
  }
}
