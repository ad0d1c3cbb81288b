import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { insertPasskey } from '#server/accounts/staff/staff-repository.ts'
import type { TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

type Shop = Pick<TestShop, 'deps'>

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

/** A P-256 public key as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([head, Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')])
}

/** A passkey of a person, kept as the shop keeps it, and what answers in its name. */
export async function aPasskey({ deps }: Shop, staffId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = base64url(randomBytes(16))
  await insertPasskey(deps.database.db, {
    id,
    staffId,
    publicKey: base64url(coseKey(publicKey)),
    counter: 0,
    userAgent: '',
    createdAt: deps.clock(),
  })
  const { hostname, origin } = new URL(deps.config.publicUrl)
  const answer = (challenge: string) => {
    const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false })
    // Present and verified; no counter.
    const authenticatorData = Buffer.concat([sha256(hostname), Buffer.from('0500000000', 'hex')])
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    }
  }
  return {
    async logIn(browser: Visitor) {
      const { challenge } = (await browser.post('/api/admin/passkey-login/options')).json()
      return browser.post('/api/admin/passkey-login', { credential: answer(challenge) })
    },
  }
}
