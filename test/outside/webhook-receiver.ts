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

type Answer = number | undefined

/** A real HTTP receiver of webhook events. */
export class WebhookReceiver {
  readonly taken: ReceivedEvent[] = []
  /** Everything that came, taken or not. */
  readonly seen: ReceivedEvent[] = []
  readonly requests: { headers: Record<string, unknown>; body: string }[] = []
  /** The status it answers an event with, as soon as it answers; undefined hangs up. */
  answer: (event: ReceivedEvent) => Answer | Promise<Answer> = () => 204
  underWay: ReceivedEvent[] = []
  mostAtOnce = 0
  /** Of one object. */
  mostOfOne = 0
  private readonly server: Server
  private constructor(server: Server) {
    this.server = server
  }

  static async open(): Promise<WebhookReceiver> {
    const server = createServer()
    const receiver = new WebhookReceiver(server)
    server.on('request', (request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', async () => {
        receiver.requests.push({ headers: request.headers, body })
        const event = JSON.parse(body) as ReceivedEvent
        receiver.begin(event)
        const status = await receiver.answer(event)
        if (status !== undefined && status >= 200 && status < 300) receiver.taken.push(event)
        receiver.underWay = receiver.underWay.filter((one) => one !== event)
        if (status === undefined) response.destroy()
        else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  private begin(event: ReceivedEvent): void {
    this.seen.push(event)
    this.underWay.push(event)
    this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay.length)
    const ofIt = this.underWay.filter(
      ({ object }) => object.type === event.object.type && object.id === event.object.id,
    )
    this.mostOfOne = Math.max(this.mostOfOne, ofIt.length)
  }

  /** Holds its answers until released. */
  hold(): { release(status?: Answer): void } {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    this.answer = () => promise
    return {
      release: (status = 204) => {
        this.answer = () => status
        resolve(status)
      },
    }
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}

/** Whether a signature is valid, by the check in docs/api.md. */
export function isSigned(request: WebhookReceiver['requests'][number] | undefined, secret: string): boolean {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request?.headers['pedivella-signature']))
  if (!match || !request) return false
  return createHmac('sha256', secret).update(`${match[1]}.${request.body}`).digest('hex') === match[2]
}
