import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { CallBudget } from './call-budget.ts'
import { readSubscription, readSubscriptions, readVerdict } from './paypal-answers.ts'
import { readTransmission, type Transmission, WebhookSignatures } from './paypal-webhook-signature.ts'

/** Budget for unverified events: genuine ones cost a call only for a new certificate. */
const strangersCalls = { max: 5, withinMs: 10 * 60_000 }

export const webhookEventTypes = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.COMPLETED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
]

/** A POST with a body, else a GET. */
type Call = (path: string, body?: unknown) => Promise<unknown>

/** The provider's events: where they are sent, and which of them are genuine. */
export class PaypalEvents {
  #call: Call
  #budget = new CallBudget(strangersCalls.max, strangersCalls.withinMs)
  #signatures: WebhookSignatures
  #webhookId: string | undefined

  constructor(call: Call, certificateOrigins: readonly string[], webhookId: string | undefined) {
    this.#call = call
    this.#signatures = new WebhookSignatures(certificateOrigins, this.#budget)
    this.#webhookId = webhookId
  }

  async verify(headers: Parameters<typeof readTransmission>[0], rawBody: Buffer): Promise<boolean> {
    const transmission = readTransmission(headers)
    if (!transmission || !this.#webhookId) return false
    const verdict = await this.#signatures.check(transmission, this.#webhookId, rawBody)
    return verdict === 'unsure' ? this.#askVerdict(transmission, this.#webhookId, rawBody) : verdict === 'genuine'
  }

  async subscribe(url: string): Promise<string> {
    const path = '/v1/notifications/webhooks'
    const { webhooks } = readSubscriptions(await this.#call(path))
    const known = webhooks.find((w) => w.url === url)
    const body = { url, event_types: webhookEventTypes.map((name) => ({ name })) }
    const { id } = known ?? readSubscription(await this.#call(path, body))
    this.#webhookId = id
    return id
  }

  async #askVerdict(transmission: Transmission, id: string, rawBody: Buffer): Promise<boolean> {
    const path = '/v1/notifications/verify-webhook-signature'
    // The event goes back byte for byte: the signature is over exactly these bytes.
    const webhookEvent = JSON.parse(rawBody.toString('utf8'))
    const body = {
      auth_algo: transmission.algorithm,
      cert_url: transmission.certUrl,
      transmission_id: transmission.id,
      transmission_sig: transmission.signature,
      transmission_time: transmission.time,
      webhook_id: id,
      webhook_event: webhookEvent,
    }
    if (!this.#budget.spend()) throw new WalletError('unavailable', 'TOO_MANY_VERDICTS')
    const { verification_status: status } = readVerdict(await this.#call(path, body))
    if (status === 'SUCCESS') this.#budget.giveBack()
    return status === 'SUCCESS'
  }
}
