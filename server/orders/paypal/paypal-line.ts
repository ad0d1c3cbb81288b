import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { JsonLine } from '#server/orders/provider-line/json-line.ts'
import { walletErrorOf } from './paypal-issues.ts'
import { type PaypalCredentials, TokenKeeper } from './paypal-tokens.ts'

type Call = Parameters<JsonLine['call']>[0] & {
  /** PayPal-Request-Id: the same one again is answered and not done again. */
  requestId?: string
}

export class PaypalLine {
  private readonly tokens: TokenKeeper
  private readonly line: JsonLine

  constructor(credentials: PaypalCredentials) {
    const tokens = new TokenKeeper(credentials)
    this.tokens = tokens
    this.line = new JsonLine({
      apiUrl: credentials.apiUrl,
      errorOf: walletErrorOf,
      async authorize(signal) {
        const token = await before(signal, tokens.get())
        return { authorization: `Bearer ${token}`, drop: () => tokens.drop(token) }
      },
    })
  }

  /** @throws CredentialsRefused, WalletError unavailable */
  async checkCredentials(): Promise<void> {
    await this.tokens.get()
  }

  call({ requestId, ...call }: Call): Promise<unknown> {
    // Without `prefer` a POST is answered with id and status only.
    const headers = { prefer: 'return=representation', ...(requestId && { 'paypal-request-id': requestId }) }
    return this.line.call({ ...call, headers })
  }
}

function before<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new WalletError('unavailable', 'TOKEN_TIMEOUT')), { once: true }),
  )
  return Promise.race([answer, tooLate])
}
