import type Stripe from 'stripe'
import { CircuitBreaker } from '#server/orders/provider-line/circuit-breaker.ts'
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

  call<T>(what: string, send: (stripe: Stripe) => Promise<T>): Promise<T> {
    assertNoTransaction(what)
    return this.breaker.through(
      async () => {
        try {
          this.client ??= this.open()
          return await send(await this.client)
        } catch (thrown) {
          throw walletErrorOf(thrown)
        }
      },
      ({ issue, failure }) => issue === connectionLost && failure === 'unknown',
    )
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
