import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { fetchWhole } from './paypal-fetch.ts'
import type { WebhookHeaders } from './wallet.ts'

const certificateLimitMs = 5_000
const keptMs = 24 * 3_600_000
/** PayPal repeats a delivery for three days. */
const longestDelayMs = 3 * 24 * 3_600_000 + 3_600_000
const maxKept = 10

const algorithms: Record<string, string> = { SHA256withRSA: 'RSA-SHA256' }

export interface Transmission {
  id: string
  time: string
  signature: string
  certUrl: string
  algorithm: string
}

/** `unsure` when the certificate could not be had or does not hold now: PayPal itself can still be asked. */
export type SignatureVerdict = 'genuine' | 'forged' | 'unsure'

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

/** Checks the provider's signature by itself (payments-reliability-security.md 1.7). */
export class WebhookSignatures {
  private readonly allowedOrigins: readonly string[]
  private readonly certificates = new Map<string, { certificate: X509Certificate; untilMs: number }>()

  /** @param allowedOrigins where certificates may come from: any other would be the forger's own */
  constructor(allowedOrigins: readonly string[]) {
    this.allowedOrigins = allowedOrigins
  }

  async check(transmission: Transmission, webhookId: string, rawBody: Buffer): Promise<SignatureVerdict> {
    const { id, time, signature, certUrl } = transmission
    const algorithm = algorithms[transmission.algorithm]
    if (!algorithm || !this.isAllowed(certUrl) || isStale(time)) return 'forged'
    const certificate = await this.certificateAt(certUrl)
    if (!certificate || !holdsNow(certificate)) return 'unsure'
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    const isRight = verify(algorithm, signed, certificate.publicKey, Buffer.from(signature, 'base64'))
    return isRight ? 'genuine' : 'forged'
  }

  private isAllowed(certUrl: string): boolean {
    return URL.canParse(certUrl) && this.allowedOrigins.includes(new URL(certUrl).origin)
  }

  private async certificateAt(url: string): Promise<X509Certificate | undefined> {
    const kept = this.certificates.get(url)
    if (kept && kept.untilMs > Date.now()) return kept.certificate
    try {
      const { status, text } = await fetchWhole(url, { signal: AbortSignal.timeout(certificateLimitMs) })
      if (status !== 200) return undefined
      const certificate = new X509Certificate(text)
      if (this.certificates.size >= maxKept) this.certificates.clear()
      this.certificates.set(url, { certificate, untilMs: Date.now() + keptMs })
      return certificate
    } catch {
      // Not to be had, or no certificate: the verdict is "unsure" and PayPal is asked.
      return undefined
    }
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
