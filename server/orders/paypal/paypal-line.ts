import { setTimeout } from 'node:timers/promises'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { assertNoTransaction } from '#server/platform/database/transaction.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { fetchWhole, parseJson } from './paypal-fetch.ts'
import { walletErrorOf } from './paypal-issues.ts'
import { type PaypalCredentials, TokenKeeper } from './paypal-tokens.ts'

const pauseMs = 200

interface PaypalCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  /** PayPal-Request-Id: the same one again is answered and not done again. */
  requestId?: string
  limitMs: number
  /** Number of attempts of an idempotent call without a readable answer. */
  tries?: number
}

/** One authorised call to the provider after the other. Answers the JSON of a success, throws WalletError otherwise. */
export class PaypalLine {
  private readonly credentials: PaypalCredentials
  private readonly tokens: TokenKeeper
  private readonly breaker = new CircuitBreaker()

  constructor(credentials: PaypalCredentials) {
    this.credentials = credentials
    this.tokens = new TokenKeeper(credentials)
  }

  /** @throws CredentialsRefused, WalletError unavailable */
  async checkCredentials(): Promise<void> {
    await this.tokens.get()
  }

  async call(call: PaypalCall): Promise<unknown> {
    assertNoTransaction(`${call.method} ${call.path}`)
    const { tries = 1 } = call
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(call)
      } catch (error) {
        const isOver = error instanceof WalletError && error.failure === 'unknown'
        if (attempt >= tries || !isOver) throw error
        await setTimeout(pauseMs)
      }
    }
  }

  private async attempt(call: PaypalCall): Promise<unknown> {
    const signal = AbortSignal.timeout(call.limitMs)
    const token = await this.tokenBefore(signal)
    const first = await this.send(call, token, signal)
    if (first.status !== 401) return read(first)
    // The token has ended early; a new one, once.
    this.tokens.drop(token)
    return read(await this.send(call, await this.tokenBefore(signal), signal))
  }

  private async tokenBefore(signal: AbortSignal): Promise<string> {
    const tooLate = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new WalletError('unavailable', 'TOKEN_TIMEOUT')), { once: true }),
    )
    return Promise.race([this.tokens.get(), tooLate])
  }

  private async send({ method, path, body, requestId }: PaypalCall, token: string, signal: AbortSignal) {
    if (!this.breaker.mayPass()) throw new WalletError('unavailable', 'CIRCUIT_OPEN')
    try {
      const answer = await fetchWhole(`${this.credentials.apiUrl}${path}`, {
        method,
        signal,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          // Without it a POST is answered with id and status only.
          prefer: 'return=representation',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(requestId && { 'paypal-request-id': requestId }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      })
      this.breaker.answered()
      return answer
    } catch (error) {
      if (error instanceof WalletError && error.issue === 'TIMEOUT') this.breaker.timedOut()
      throw error
    }
  }
}

function read({ status, text }: { status: number; text: string }): unknown {
  if (status === 204) return undefined
  if (status >= 200 && status < 300) return parseJson(text)
  throw walletErrorOf(status, readableOrNothing(text))
}

/** The status alone decides when an error's body cannot be read. */
function readableOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
