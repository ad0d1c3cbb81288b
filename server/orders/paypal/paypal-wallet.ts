import {
  type PaymentSource,
  type Wallet,
  WalletError,
  type WalletOrder,
  type WalletOrderInput,
} from '#server/orders/deps/wallet-provider.ts'
import { foundOrNothing } from '#server/orders/provider-line/json-line.ts'
import { readCreated, readOrder, readRefund } from './paypal-answers.ts'
import { refusalOf } from './paypal-authentication.ts'
import { PaypalEvents } from './paypal-events.ts'
import { AddressRefused } from './paypal-issues.ts'
import { PaypalLine } from './paypal-line.ts'
import { type PaypalMerchant, paypalOrderBody } from './paypal-order-body.ts'
import { type PaypalCredentials, TokenKeeper } from './paypal-tokens.ts'
import { meaningOfPaypal, readPaypalEvent } from './read-paypal-event.ts'

/** Two tries of 5 s: a lost answer is requested again with the same request id. */
const usualLimitMs = 5_000
/** A single attempt: without an answer the outcome is looked up later, and the buyer hears so within 16 s. */
const captureLimitMs = 12_000
const clientTokenKeptMs = 10 * 60_000
interface PaypalSettings extends PaypalCredentials, PaypalMerchant {
  /** The id of our webhook subscription; undefined: no event is trusted. */
  webhookId: string | undefined
  /** The time limit of one try; shorter in tests of time-outs. */
  limits?: { usualMs: number; captureMs: number }
}

export interface PaypalWallet extends Wallet {
  /** @throws CredentialsRefused when id and secret are wrong, WalletError unavailable without an answer */
  checkCredentials(): Promise<void>
  /** Has the provider's events sent to `url`, once, and believes them from then on. @returns the subscription's id */
  subscribe(url: string): Promise<string>
}

/** PayPal over HTTP: the only difference between live, sandbox, demo and tests is `apiUrl`. */
export function openPaypalWallet(settings: PaypalSettings): PaypalWallet {
  const line = new PaypalLine(settings)
  const usual = { limitMs: settings.limits?.usualMs ?? usualLimitMs, tries: 2 }
  const ofCapture = { limitMs: settings.limits?.captureMs ?? captureLimitMs }
  const clientTokens = new TokenKeeper(
    settings,
    { response_type: 'client_token', ...domainOf(settings.publicUrl) },
    clientTokenKeptMs,
  )
  const places = placesOf(settings.apiUrl)
  const call = (path: string, body?: unknown) => line.call({ method: body ? 'POST' : 'GET', path, body, ...usual })
  const events = new PaypalEvents(call, places.certificateOrigins, settings.webhookId)

  async function createOrder(
    input: WalletOrderInput,
    requestId: string,
    source?: PaymentSource,
  ): Promise<{ id: string }> {
    const send = async (withAddress: boolean, id: string) =>
      readCreated(
        await line.call({
          method: 'POST',
          path: '/v2/checkout/orders',
          body: paypalOrderBody(input, settings, withAddress, source),
          requestId: id,
          ...usual,
        }),
      )
    try {
      return await send(true, requestId)
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error
      return send(false, `${requestId}-no-shipping`)
    }
  }

  async function getOrder(id: string): Promise<WalletOrder | undefined> {
    const answer = await foundOrNothing(line.call({ method: 'GET', path: orderPath(id), ...usual }))
    return answer === undefined ? undefined : readAuthenticated(answer)
  }

  /** The browser may pay by a card what was started for something else: its bank's answer is read before money moves. */
  async function captureOrder(id: string, requestId: string): Promise<WalletOrder> {
    const before = await lookBefore(() => getOrder(id))
    if (!before) throw new WalletError('not_found', 'INVALID_RESOURCE_ID')
    if (before.status === 'COMPLETED') return before
    const { instrument, refusal } = before
    if (refusal) throw new WalletError('declined', refusal)
    const path = `${orderPath(id)}/capture`
    const order = readOrder(await line.call({ method: 'POST', path, requestId, ...ofCapture }))
    // The answer of a repeated call may lack the captures; then the order is read.
    if (order.captures.length > 0 || order.status !== 'COMPLETED') return { ...order, instrument }
    return (await getOrder(id)) ?? order
  }

  return {
    name: 'paypal',
    method: 'paypal',
    describe: () => [{ method: 'paypal', instrument: 'wallet', label: 'PayPal' }],
    clientId: settings.clientId,
    environment: places.environment,
    sdkUrl: places.sdkUrl,
    browserOrigins: places.browserOrigins,
    clientToken: () => clientTokens.get(),
    checkCredentials: () => line.checkCredentials(),
    ask: call,
    createOrder,
    getOrder,
    captureOrder,

    async refundCapture({ captureId, amountCents, currency, customId }, requestId) {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      const value = `${Math.trunc(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
      const body = { amount: { currency_code: currency, value }, custom_id: customId }
      return readRefund(await line.call({ method: 'POST', path, body, requestId, ...usual }))
    },

    async getRefund(id) {
      const path = `/v2/payments/refunds/${encodeURIComponent(id)}`
      const answer = await foundOrNothing(line.call({ method: 'GET', path, ...usual }))
      return answer === undefined ? undefined : readRefund(answer)
    },

    readEvent: readPaypalEvent,
    meaningOf: meaningOfPaypal,
    verifyWebhook: (headers, rawBody) => events.verify(headers, rawBody),
    subscribe: (url) => events.subscribe(url),
  }
}

/** What the bank has refused is not approved: the buyer may try another card. */
function readAuthenticated(answer: unknown): WalletOrder {
  const order = readOrder(answer)
  const refusal = order.status === 'COMPLETED' ? undefined : refusalOf(answer)
  if (!refusal) return order
  return { ...order, refusal, status: order.status === 'APPROVED' ? 'PAYER_ACTION_REQUIRED' : order.status }
}

/** Nothing is taken yet: an answer that is lost here is no unknown outcome. */
async function lookBefore<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure !== 'unknown') throw error
    throw new WalletError('unavailable', error.issue, { cause: error })
  }
}

function orderPath(id: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(id)}`
}

/** The token's domain without scheme and subdomain; an address of this machine has none the provider would take. */
function domainOf(publicUrl: string): Record<string, string> {
  const rootDomain = /[a-z\d-]+\.[a-z]{2,}$/i.exec(new URL(publicUrl).hostname)?.[0]
  return rootDomain ? { 'domains[]': rootDomain } : {}
}

function placesOf(apiUrl: string) {
  const { origin, hostname } = new URL(apiUrl)
  const isLive = hostname === 'api-m.paypal.com' || hostname === 'api.paypal.com'
  if (!isLive && !hostname.endsWith('.sandbox.paypal.com')) {
    const sdkUrl = `${origin}/web-sdk/v6/core`
    return {
      environment: 'sandbox' as const,
      sdkUrl,
      browserOrigins: [origin],
      // This machine under its other name is the same emulator.
      certificateOrigins: [
        origin,
        origin.replace('//localhost', '//127.0.0.1'),
        origin.replace('//127.0.0.1', '//localhost'),
      ],
    }
  }
  return {
    environment: isLive ? ('production' as const) : ('sandbox' as const),
    sdkUrl: `https://www.${isLive ? '' : 'sandbox.'}paypal.com/web-sdk/v6/core`,
    browserOrigins: ['https://www.paypal.com', 'https://www.sandbox.paypal.com', 'https://*.paypalobjects.com'],
    certificateOrigins: isLive
      ? ['https://api.paypal.com', 'https://api-m.paypal.com']
      : ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
  }
}
