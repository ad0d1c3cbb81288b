import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '#server/platform/config.ts'
import { hostNameOf, isLocalAddress, isPassedOn } from '#server/platform/local-machine.ts'
import { isForMachines } from './request-language.ts'

const privateNetwork = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[?(fc|fd|fe80))/i
/** Names inside a network: a container, a service, a machine. */
const inner = /^[^.]+$|\.(local|internal|cluster\.local)$/

/**
 * Where a page at another host leads; undefined: it is answered here. A proxy that does not pass the name on, and a
 * health check by the machine's own name, are no visitors.
 */
export function publicAddressOf(
  { method, url = '/', headers }: IncomingMessage,
  { publicUrl, hasPublicUrl }: Pick<Config, 'publicUrl' | 'hasPublicUrl'>,
): string | undefined {
  if (!hasPublicUrl || (method !== 'GET' && method !== 'HEAD')) return undefined
  const host = hostNameOf(headers.host ?? '')
  if (host === '' || host === new URL(publicUrl).hostname || isLocalAddress(host)) return undefined
  if ((isIP(host) === 0 && inner.test(host)) || (privateNetwork.test(host) && isPassedOn(headers))) return undefined
  const path = url.split('?')[0] ?? '/'
  const isPage = path.startsWith('/') && !isForMachines(path) && !/\.[a-z\d]{2,5}$/i.test(path)
  return isPage ? publicUrl + url : undefined
}
