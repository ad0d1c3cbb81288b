import { cleanEmail } from './clean-text.ts'
import { labelFromAscii } from './punycode.ts'

const localPart = /^[^\s@<>(),;:\\"[\]\p{Cc}]+$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const maxLocalPart = 64
const maxLabel = 63

/** One @, a dotted domain whose last part is no number; parts as long as the mail servers' rules let them be (RFC 5321, 1035). */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, labels] = [text.slice(0, at), text.slice(at + 1).split('.')]
  if (at < 1 || !localPart.test(local) || local.length > maxLocalPart) return false
  if (labels.length < 2 || !labels.every((one) => label.test(one) && asciiLength(one) <= maxLabel)) return false
  const last = labels.at(-1) ?? ''
  return last.length >= 2 && !/^\p{N}+$/u.test(last)
}

/** In the form of name servers: "münchen" is "xn--mnchen-3ya". */
function asciiLength(one: string): number {
  if (/^[\x20-\x7e]*$/.test(one)) return one.length
  try {
    return new URL(`https://${one}.it`).hostname.length - '.it'.length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const isHost = /^[\p{L}\p{M}\p{N}.-]+$/u
const isAsciiOnly = /^[\x20-\x7e]*$/

/** One mailbox, however it was copied, and its domain in letters: as «zoe@exämple.it» for «zoe@xn--exmple-cua.it» too. */
export function mailboxOf(text: string): string {
  const email = cleanEmail(text)
  const at = email.lastIndexOf('@') + 1
  const ascii = asciiHost(email.slice(at))
  if (ascii === undefined) return email
  try {
    const readable = email.slice(0, at) + ascii.split('.').map(labelFromAscii).join('.')
    return isEmailAddress(readable) ? readable : email
  } catch {
    return email
  }
}

/** The address, and as it was stored before there was one spelling: with its domain in the form of name servers. */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1
  const ascii = asciiHost(email.slice(at))
  return ascii === undefined ? [email] : [email, email.slice(0, at) + ascii]
}

/** Undefined where the domain has letters of ASCII only, or none that name servers know. */
function asciiHost(domain: string): string | undefined {
  if (!isHost.test(domain) || (isAsciiOnly.test(domain) && !/(^|\.)xn--/i.test(domain))) return undefined
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return undefined
  }
}
