import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Bytes in flight at the stop may still become a request for so long. */
const beginMs = 1_000
/** Requests that are answered may take so long; the whole stop has ten seconds. */
const answerMs = 7_500

/**
 * A stop waits for requests in flight only: a connection with a request that never ends would keep the server and the
 * database open for ever.
 */
export function installGracefulStop(app: FastifyInstance): void {
  const connections = new Set<Socket>()
  const answered = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    answered.add(socket)
    reply.raw.once('close', () => answered.delete(socket))
    done()
  })
  app.addHook('preClose', async () => {
    // One that never listened has no connections, and would be kept in memory by the timers.
    if (!app.server.listening) return
    const cut = (isOver: (socket: Socket) => boolean) => {
      for (const socket of connections) if (isOver(socket)) socket.destroy()
    }
    const timers = [
      setTimeout(cut, beginMs, (socket: Socket) => !answered.has(socket)).unref(),
      setTimeout(cut, answerMs, () => true).unref(),
    ]
    app.server.once('close', () => timers.map(clearTimeout))
  })
}
