import { z } from 'zod'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { fetchWhole, parseJson } from '#server/orders/provider-line/fetch-whole.ts'

const tokenLimitMs = 8_000
const minuteMs = 60_000

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export interface PaypalCredentials {
  apiUrl: string
  clientId: string
  clientSecret: string
}

export class CredentialsRefused extends WalletError {
  override name = 'CredentialsRefused'
}

/**
 * A token that is fetched on demand, by one call for all waiting callers, and kept until shortly before it expires.
 * @param form the request, besides the client credentials
 * @param longestMs the maximum time it is kept
 */
export class TokenKeeper {
  private readonly credentials: PaypalCredentials
  private readonly form: Record<string, string>
  private readonly longestMs: number
  private kept: { token: string; untilMs: number } | undefined
  private underWay: Promise<string> | undefined

  constructor(credentials: PaypalCredentials, form: Record<string, string> = {}, longestMs = Number.POSITIVE_INFINITY) {
    this.credentials = credentials
    this.form = form
    this.longestMs = longestMs
  }

  /** @throws CredentialsRefused, WalletError unavailable */
  async get(): Promise<string> {
    if (this.kept && this.kept.untilMs > Date.now()) return this.kept.token
    this.underWay ??= this.fetch().finally(() => {
      this.underWay = undefined
    })
    return this.underWay
  }

  /** Not accepted any more; a newer one that came meanwhile stays. */
  drop(token: string): void {
    if (this.kept?.token === token) this.kept = undefined
  }

  private async fetch(): Promise<string> {
    const { apiUrl, clientId, clientSecret } = this.credentials
    const askedMs = Date.now()
    try {
      const { status, text } = await fetchWhole(`${apiUrl}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', ...this.form }).toString(),
        signal: AbortSignal.timeout(tokenLimitMs),
      })
      if (status === 401) throw new CredentialsRefused('unavailable', 'INVALID_CLIENT')
      if (status !== 200) throw new WalletError('unavailable', `TOKEN_HTTP_${status}`)
      const { access_token, expires_in } = tokenAnswer.parse(parseJson(text))
      const lifeMs = Math.min(expires_in * 1_000 - minuteMs, this.longestMs)
      this.kept = { token: access_token, untilMs: askedMs + lifeMs }
      return access_token
    } catch (error) {
      if (error instanceof CredentialsRefused) throw error
      const issue = error instanceof WalletError ? error.issue : 'UNREADABLE_TOKEN'
      // Without a token there was no request: certainly no money moved.
      throw new WalletError('unavailable', issue, { cause: error })
    }
  }
}
