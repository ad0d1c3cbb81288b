import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|(::ffff:)?127(\.\d{1,3}){3}|\[?::1\]?)$/i
const passedOn = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|via)$/

export function isLocalAddress(host: string): boolean {
  return loopback.test(host)
}

/** Of "Negozio.example:3000": "negozio.example". */
export const hostNameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** A proxy says that it speaks for another. */
export const isPassedOn = (headers: object): boolean => Object.keys(headers).some((name) => passedOn.test(name))

/** The shop listens on this machine alone and names no other in its links. */
export function servesThisMachineOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLocalAddress(host) && isLocalAddress(new URL(publicUrl).hostname)
}

/**
 * Whether the caller is on this machine. A proxy beside the shop speaks for others: most say so, the rest pass on the
 * requested host name or speak the old HTTP of an unconfigured proxy.
 */
export function isCalledFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  if (!isLocalAddress(socket.remoteAddress ?? '') || raw.httpVersion === '1.0') return false
  if (isPassedOn(headers)) return false
  return isLocalAddress((headers.host ?? '').replace(/:\d+$/, ''))
}
