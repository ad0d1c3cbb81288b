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
