import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedEvent {
  id: string
  kind: string
  createdAt: string
  object: { type: string; id: string }
  data: Record<string, unknown>
}

/** Somebody else's program that is told of events, really listening. */
export class EventReceiver {
  readonly taken: ReceivedEvent[] = []
  /** Everything that came, taken or not. */
  readonly seen: ReceivedEvent[] = []
  readonly requests: { headers: Record<string, unknown>; body: string }[] = []
  /** The status it answers an event with; undefined hangs up. */
  answer: (event: ReceivedEvent) => number | undefined = () => 204
  underWay = 0
  mostAtOnce = 0
  private readonly server: Server
  private constructor(server: Server) {
    this.server = server
  }

  static async open(): Promise<EventReceiver> {
    const server = createServer()
    const receiver = new EventReceiver(server)
    server.on('request', (request, response) => {
      receiver.underWay++
      receiver.mostAtOnce = Math.max(receiver.mostAtOnce, receiver.underWay)
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        receiver.requests.push({ headers: request.headers, body })
        const event = JSON.parse(body) as ReceivedEvent
        receiver.seen.push(event)
        const status = receiver.answer(event)
        if (status !== undefined && status >= 200 && status < 300) receiver.taken.push(event)
        receiver.underWay--
        if (status === undefined) response.destroy()
        else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Whether a signature is the shop's, as docs/api.md says to check it. */
export function isSigned(request: EventReceiver['requests'][number] | undefined, secret: string): boolean {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request?.headers['pedivella-signature']))
  if (!match || !request) return false
  return createHmac('sha256', secret).update(`${match[1]}.${request.body}`).digest('hex') === match[2]
}
