import { isIPv6 } from 'node:net'

/** Whom a limit counts: of an IPv6 address the /64 network, because one subscriber has all of it (rule 476). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%')[0] ?? address
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    // A dotted end counts as two groups.
    const lastSize = last.length + (tail.includes('.') ? 1 : 0)
    while (groups.length + lastSize < 8) groups.push('0')
    groups.push(...last)
  }
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
