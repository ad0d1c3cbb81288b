import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const dayMs = 86_400_000
const oid = {
  commonName: [0x55, 0x04, 0x03],
  sha256WithRsa: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b],
}

/** A key and a self-signed X.509 certificate of ten years. Node signs but cannot make certificates: hence the DER. */
export function makeWebhookCertificate(
  commonName: string,
  now: Date,
): { privateKeyPem: string; certificatePem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = sequence(der(0x06, Buffer.from(oid.sha256WithRsa)), der(0x05, Buffer.alloc(0)))
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from(oid.commonName)), der(0x0c, Buffer.from(commonName, 'utf8')))),
  )
  const toBeSigned = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    sequence(time(new Date(now.getTime() - dayMs)), time(new Date(now.getTime() + 3650 * dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = sequence(toBeSigned, algorithm, bitString(sign('sha256', toBeSigned, privateKey)))
  return {
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificatePem: toPem(certificate),
  }
}

function der(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content])
}

function lengthBytes(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function integer(bytes: Buffer): Buffer {
  return der(0x02, bytes)
}

function bitString(bytes: Buffer): Buffer {
  return der(0x03, Buffer.concat([Buffer.from([0]), bytes]))
}

/** UTCTime, which X.509 wants for years up to 2049. */
function time(date: Date): Buffer {
  return der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`, 'ascii'))
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
