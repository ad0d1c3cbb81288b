import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#server/platform/config.ts'
import { networkOf } from '#server/platform/network-address.ts'

/** Far above one process's capacity; more is an attack. */
const maxConnections = 4_096
/** Of one network: a school or an office behind one address, each person with six. */
export const maxOfOneNetwork = 256

/**
 * One network can't use up the connections of all others: beyond its share, or where all are taken, its oldest idle one
 * is closed, and the new one where none is idle. Proxies that TRUST_PROXY names bring everyone from one address.
 */
export function shareConnections(
  server: Server,
  { rateLimit, trustedProxyHops }: Pick<Config, 'rateLimit' | 'trustedProxyHops'>,
): Server {
  const share = rateLimit && trustedProxyHops === 0 ? maxOfOneNetwork : maxConnections
  const networks = new Map<string, Set<Socket>>()
  const answers = new WeakMap<Socket, ServerResponse>()
  let count = 0

  const isIdle = (socket: Socket) => answers.get(socket)?.writableFinished !== false
  function closeOldestIdle(sockets: Iterable<Socket>): boolean {
    for (const socket of sockets) {
      if (socket.destroyed || !isIdle(socket)) continue
      socket.destroy()
      return true
    }
    return false
  }
  const largest = () => [...networks.values()].reduce((most, some) => (some.size > most.size ? some : most))

  server.on('request', ({ socket }, response) => void answers.set(socket, response))
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const own = networks.get(network) ?? new Set()
    networks.set(network, own)
    const isFull = own.size >= share || count >= maxConnections
    const hasRoom = !isFull || closeOldestIdle(own.size >= share ? own : largest())
    own.add(socket)
    count++
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0) networks.delete(network)
      count--
    })
    if (!hasRoom) socket.destroy()
  })
  return server
}
