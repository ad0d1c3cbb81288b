import { setTimeout } from 'node:timers/promises'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { assertNoTransaction } from '#server/platform/database/transaction.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { fetchWhole, parseJson, type RawAnswer } from './fetch-whole.ts'

const pauseMs = 200

interface JsonCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  /** Such as the provider's idempotency key. */
  headers?: Record<string, string>
  limitMs: number
  /** Number of attempts of an idempotent call without a readable answer. */
  tries?: number
}

interface Provider {
  apiUrl: string
  /** @param signal the end of this try */
  authorize(signal: AbortSignal): Promise<Authorization> | Authorization
  /** The meaning of an answer that is no success; its body is undefined where it cannot be read. */
  errorOf(status: number, body: unknown): WalletError
}

interface Authorization {
  authorization: string
  /** It was refused, and another may do. */
  drop?(): void
}

/** One call to a provider's JSON API after the other. Answers the JSON of a success, throws WalletError alone. */
export class JsonLine {
  private readonly provider: Provider
  private readonly breaker = new CircuitBreaker()

  constructor(provider: Provider) {
    this.provider = provider
  }

  async call(call: JsonCall): Promise<unknown> {
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

  private async attempt(call: JsonCall): Promise<unknown> {
    const signal = AbortSignal.timeout(call.limitMs)
    const { authorization, drop } = await this.provider.authorize(signal)
    const first = await this.send(call, authorization, signal)
    if (first.status !== 401 || !drop) return this.read(first)
    drop()
    return this.read(await this.send(call, (await this.provider.authorize(signal)).authorization, signal))
  }

  private send({ method, path, body, headers }: JsonCall, authorization: string, signal: AbortSignal) {
    const isPost = method === 'POST'
    return this.breaker.through(
      () =>
        fetchWhole(`${this.provider.apiUrl}${path}`, {
          method,
          signal,
          headers: {
            ...{ authorization, accept: 'application/json', ...headers },
            ...(isPost && { 'content-type': 'application/json' }),
          },
          ...(isPost && { body: JSON.stringify(body ?? {}) }),
        }),
      ({ issue }) => issue === 'TIMEOUT',
    )
  }

  private read({ status, text }: RawAnswer): unknown {
    if (status === 204) return undefined
    if (status >= 200 && status < 300) return parseJson(text)
    throw this.provider.errorOf(status, readableOrNothing(text))
  }
}

/** The status alone decides when an error's body cannot be read. */
function readableOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined for what the provider does not know, or no longer does. */
export async function foundOrNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WalletError && error.failure === 'not_found') return undefined
    throw error
  }
}
