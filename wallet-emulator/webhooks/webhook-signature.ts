import { sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { IdentityRecord } from '../ledger/ledger-records.ts'

export const certificatePath = '/v1/notifications/certs/CERT-EMULATOR'
const algorithm = 'SHA256withRSA'

export type Transmission = { id: string; time: string; webhookId: string; rawEvent: string }

export function signedHeaders(identity: IdentityRecord, origin: string, transmission: Transmission): HeadersInit {
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-time': transmission.time,
    'paypal-transmission-sig': sign('sha256', signedText(transmission), identity.privateKeyPem).toString('base64'),
    'paypal-cert-url': `${origin}${certificatePath}`,
    'paypal-auth-algo': algorithm,
  }
}

export type SignatureClaim = Transmission & { certUrl: string; authAlgo: string; signature: string }

export function isSignedByUs(identity: IdentityRecord, origin: string, claim: SignatureClaim): boolean {
  const isOurs = claim.authAlgo === algorithm && claim.certUrl === `${origin}${certificatePath}`
  return isOurs && verify('sha256', signedText(claim), identity.certificatePem, Buffer.from(claim.signature, 'base64'))
}

function signedText({ id, time, webhookId, rawEvent }: Transmission): Buffer {
  return Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawEvent)}`)
}
