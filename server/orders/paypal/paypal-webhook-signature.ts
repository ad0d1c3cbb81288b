import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { WalletError, type WebhookHeaders } from '#server/orders/deps/wallet-provider.ts'
import { fetchWhole, type RawAnswer } from '#server/orders/provider-line/fetch-whole.ts'
import type { CallBudget } from './call-budget.ts'

const certificateLimitMs = 5_000
const keptMs = 24 * 3_600_000
/** PayPal repeats a delivery for three days. */
const longestDelayMs = 3 * 24 * 3_600_000 + 3_600_000
const maxKept = 10
/** How long an address without a certificate, or an unreachable one, is not tried again. */
const restMs = { none: 10 * 60_000, unreachable: 30_000 }
const maxResting = 200
const certificatePath = /^\/v1\/notifications\/certs\/[\w.-]{1,100}$/

const algorithms: Record<string, string> = { SHA256withRSA: 'RSA-SHA256' }

export interface Transmission {
  id: string
  time: string
  signature: string
  certUrl: string
  algorithm: string
}

/** `unsure` when the certificate is not valid now: PayPal can still be asked. */
type SignatureVerdict = 'genuine' | 'forged' | 'unsure'

export function readTransmission(headers: WebhookHeaders): Transmission | undefined {
  const one = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' && value.length <= 2_048 ? value : ''
  }
  const transmission = {
    id: one('paypal-transmission-id'),
    time: one('paypal-transmission-time'),
    signature: one('paypal-transmission-sig'),
    certUrl: one('paypal-cert-url'),
    algorithm: one('paypal-auth-algo'),
  }
  return Object.values(transmission).includes('') ? undefined : transmission
}

/** Checks the provider's signature by itself (rule 473). */
export class WebhookSignatures {
  private readonly allowedOrigins: readonly string[]
  private readonly budget: CallBudget
  private readonly certificates = new Map<string, { certificate: X509Certificate; untilMs: number }>()
  private readonly resting = new Map<string, { why: keyof typeof restMs; untilMs: number }>()
  private readonly underWay = new Map<string, Promise<X509Certificate | undefined>>()

  /**
   * @param allowedOrigins where certificates may come from: any other would be the forger's own
   * @param budget what unknown certificates may cost
   */
  constructor(allowedOrigins: readonly string[], budget: CallBudget) {
    this.allowedOrigins = allowedOrigins
    this.budget = budget
  }

  /** @throws WalletError unavailable while the certificate cannot be had: a genuine event comes again */
  async check(transmission: Transmission, webhookId: string, rawBody: Buffer): Promise<SignatureVerdict> {
    const { id, time, signature, certUrl } = transmission
    const algorithm = algorithms[transmission.algorithm]
    if (!algorithm || !this.isAllowed(certUrl) || isStale(time)) return 'forged'
    const certificate = await this.certificateAt(certUrl)
    if (!certificate) return 'forged'
    if (!holdsNow(certificate)) return 'unsure'
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    const isRight = verify(algorithm, signed, certificate.publicKey, Buffer.from(signature, 'base64'))
    return isRight ? 'genuine' : 'forged'
  }

  private isAllowed(certUrl: string): boolean {
    if (!URL.canParse(certUrl)) return false
    const { origin, pathname, search, href } = new URL(certUrl)
    return this.allowedOrigins.includes(origin) && certificatePath.test(pathname) && search === '' && href === certUrl
  }

  /** @returns undefined when the provider has no such certificate */
  private async certificateAt(url: string): Promise<X509Certificate | undefined> {
    const kept = this.certificates.get(url)
    if (kept && kept.untilMs > Date.now()) return kept.certificate
    const rest = this.resting.get(url)
    if (rest && rest.untilMs > Date.now()) {
      if (rest.why === 'none') return undefined
      throw new WalletError('unavailable', 'NO_CERTIFICATE')
    }
    const fetching = this.underWay.get(url) ?? this.fetchCertificate(url).finally(() => this.underWay.delete(url))
    this.underWay.set(url, fetching)
    return fetching
  }

  private async fetchCertificate(url: string): Promise<X509Certificate | undefined> {
    // A formerly good one is fetched again, whatever the strangers' budget.
    const isKnown = this.certificates.has(url)
    if (!isKnown && !this.budget.spend()) throw new WalletError('unavailable', 'TOO_MANY_CERTIFICATES')
    const certificate = readCertificate(await this.fetchRemembering(url))
    if (!certificate) {
      this.rest(url, 'none')
      return undefined
    }
    if (!isKnown && holdsNow(certificate)) this.budget.giveBack()
    if (this.certificates.size >= maxKept && !isKnown) this.certificates.clear()
    this.certificates.set(url, { certificate, untilMs: Date.now() + keptMs })
    return certificate
  }

  private async fetchRemembering(url: string): Promise<RawAnswer> {
    try {
      const answer = await fetchWhole(url, { signal: AbortSignal.timeout(certificateLimitMs) })
      if (answer.status === 429 || answer.status >= 500) throw new Error(`certificate answered ${answer.status}`)
      return answer
    } catch (error) {
      this.rest(url, 'unreachable')
      throw new WalletError('unavailable', 'NO_CERTIFICATE', { cause: error })
    }
  }

  private rest(url: string, why: keyof typeof restMs): void {
    if (this.resting.size >= maxResting) this.resting.clear()
    this.resting.set(url, { why, untilMs: Date.now() + restMs[why] })
  }
}

function readCertificate({ status, text }: RawAnswer): X509Certificate | undefined {
  if (status !== 200) return undefined
  try {
    return new X509Certificate(text)
  } catch {
    return undefined
  }
}

function isStale(time: string): boolean {
  const sentMs = Date.parse(time)
  return !(Math.abs(Date.now() - sentMs) <= longestDelayMs)
}

function holdsNow(certificate: X509Certificate): boolean {
  const now = Date.now()
  return Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo)
}
