import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { EmulatorClock } from './emulator-clock.ts'

const demoClient = { id: 'demo', secret: 'demo' }

const kinds = {
  server: { prefix: 'A21AA', lifetimeSeconds: 32_400 },
  client: { prefix: 'EMU.', lifetimeSeconds: 900 },
}

/** Tokens are signed, not stored, so that those of before a restart still hold, as the provider's do. */
export class AccessTokens {
  private readonly secret: string
  private readonly clock: EmulatorClock

  constructor(secret: string, clock: EmulatorClock) {
    this.secret = secret
    this.clock = clock
  }

  issue(kind: keyof typeof kinds): { access_token: string; expires_in: number } {
    const { prefix, lifetimeSeconds } = kinds[kind]
    const expiresAtMs = this.clock.nowMs() + lifetimeSeconds * 1000
    const claims = `${expiresAtMs.toString(36)}-${randomBytes(9).toString('base64url')}`
    return { access_token: `${prefix}${claims}.${this.sign(claims)}`, expires_in: lifetimeSeconds }
  }

  /** Whether an Authorization header has a valid server token; a browser's client token opens nothing here. */
  accepts(authorization: string | undefined): boolean {
    return this.isOf('server', authorization)
  }

  /** Whether it has a browser's token, for what the provider's script sends. */
  isClients(authorization: string | undefined): boolean {
    return this.isOf('client', authorization)
  }

  private isOf(kind: keyof typeof kinds, authorization: string | undefined): boolean {
    const { prefix } = kinds[kind]
    const parts = /^Bearer (A21AA|EMU\.)([^.\s]+)\.([A-Za-z0-9_-]+)$/.exec(authorization ?? '')
    const [, givenPrefix, claims = '', signature = ''] = parts ?? []
    const expiresAtMs = Number.parseInt(claims.split('-')[0] ?? '', 36)
    return givenPrefix === prefix && isSame(signature, this.sign(claims)) && expiresAtMs > this.clock.nowMs()
  }

  private sign(claims: string): string {
    return createHmac('sha256', this.secret).update(claims).digest('base64url')
  }
}

export function isDemoClient(authorization: string | undefined): boolean {
  const expected = Buffer.from(`${demoClient.id}:${demoClient.secret}`).toString('base64')
  return isSame(authorization ?? '', `Basic ${expected}`)
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
