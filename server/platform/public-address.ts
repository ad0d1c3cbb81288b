import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface CheckedAddress {
  address: string
  family: number
}

/** Why a host is not spoken to. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
  reason: 'unknown' | 'private'
  constructor(reason: 'unknown' | 'private', message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

// IANA's special-purpose address registry.
const reservedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
// Of IPv6 the one block assigned to the internet, less the parts that map to other addresses: mapped and translated
// IPv4, local, link-local and multicast addresses are outside of it.
const globalV6 = ['2000::', 3] as const
const reservedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [net, prefix] of reservedV4) reserved.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of reservedV6) reserved.addSubnet(net, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...globalV6, 'ipv6')

/**
 * Whether an address is a public internet address: not of this machine, its network or its provider, and not reserved
 * (rule 765).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  // A zone id marks a link-local address of this machine.
  if (family !== 6 || address.includes('%')) return false
  return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

type Resolve = (host: string) => Promise<CheckedAddress[]>
const resolveAll: Resolve = (host) => lookup(host, { all: true })

/**
 * The addresses of a host, all of them public: a name with a private one is refused as a whole.
 * @param host as `URL.hostname` gives it @throws AddressRefused
 */
export async function resolvePublic(
  host: string,
  { allowPrivate = false, resolve = resolveAll }: { allowPrivate?: boolean; resolve?: Resolve } = {},
): Promise<CheckedAddress[]> {
  const plain = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(plain)
  const found = family > 0 ? [{ address: plain, family }] : await resolveName(plain, resolve)
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused('private', `${host} is not a public address`)
  return found
}

/** For `http.request`: connects to the checked address, whatever the name resolves to by then. */
export function pinnedLookup(addresses: readonly CheckedAddress[]): LookupFunction {
  return (host, options, done) => {
    const requested = options.family === 4 || options.family === 'IPv4' ? 4 : options.family ? 6 : 0
    const usable = addresses.filter(({ family }) => requested === 0 || family === requested)
    const [first] = usable
    if (!first) done(new AddressRefused('unknown', `${host} has no such address`), '', 0)
    else if (options.all) done(null, usable)
    else done(null, first.address, first.family)
  }
}

async function resolveName(host: string, resolve: Resolve): Promise<CheckedAddress[]> {
  const found = await resolve(host).catch((cause: unknown) => {
    throw new AddressRefused('unknown', `${host} cannot be found`, { cause })
  })
  if (found.length === 0) throw new AddressRefused('unknown', `${host} has no address`)
  return found
}
