import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'

type Parts = Pick<MessagesDeps, 'config' | 'database'>

/** The purpose is a topic whose mails the link stops, or what confirms a request of one (mail-choices.ts). */
interface MailLink {
  purpose: string
  email: string
}

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** The same for the same link, so nothing is stored; it shows the address to no reader of logs. */
export async function mailLinkToken(parts: Parts, { purpose, email }: MailLink): Promise<string> {
  const key = await keyOf(parts)
  const text = `${purpose} ${email.toLowerCase()}`
  const iv = createHmac('sha256', key).update(text).digest().subarray(0, ivBytes)
  const sealing = createCipheriv(cipher, key, iv)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** @throws 400 invalid_token */
export async function openMailLink(parts: Parts, token: string): Promise<MailLink> {
  const key = await keyOf(parts)
  const bytes = Buffer.from(token, 'base64url')
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const sealed = bytes.subarray(ivBytes + tagBytes)
    const [purpose, email] = Buffer.concat([opening.update(sealed), opening.final()])
      .toString('utf8')
      .split(' ')
    if (purpose && email) return { purpose, email }
  } catch {
    // A token that was cut or made up.
  }
  throw problem('invalid_token')
}

const keyOf = async (parts: Parts) =>
  createHmac('sha256', await hashSecretOf(parts))
    .update('links of mails')
    .digest()

export const mailChoicePage = (publicUrl: string, language: Language, token: string) =>
  `${publicUrl}${addressIn('/le-tue-mail', language)}?token=${token}`
