import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FaultKind, FaultPlan } from '../fault-plan.ts'

export interface FaultyProvider {
  url: string
  /** Every Authorization header that came by. */
  secrets: ReadonlySet<string>
  close(): Promise<void>
}

/** Between the shop and the emulator: any call may fail before it arrives, or after it was done. Port 0: any. */
export async function openFaultyProvider(target: string, plan: FaultPlan, port = 0): Promise<FaultyProvider> {
  const secrets = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const [, secret] = incoming.headers.authorization?.split(' ') ?? []
    if (secret) secrets.add(secret)
    forward(incoming, outgoing, target, plan).catch(() => outgoing.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secrets,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  plan: FaultPlan,
): Promise<void> {
  const body = await read(incoming)
  const path = incoming.url ?? '/'
  const name = `provider ${incoming.method} ${path.replace(/[A-Z0-9]{17}|(?:pi|re|ch)_\w+|(?<=certs\/).+/g, ':id')}`
  try {
    const answer = await plan.pass({ name, work: () => call(target, incoming, body), fail })
    outgoing.writeHead(answer.status, { 'content-type': answer.type, connection: 'close' })
    outgoing.end(answer.body)
  } catch (error) {
    const kind = error instanceof Injected ? error.kind : 'lost'
    if (kind === 'timeout') return
    if (kind === 'lost') return void outgoing.destroy()
    outgoing.writeHead(500, { 'content-type': 'application/json' })
    outgoing.end('{"name":"INTERNAL_SERVER_ERROR"}')
  }
}

class Injected extends Error {
  kind: FaultKind
  constructor(kind: FaultKind) {
    super(`injected ${kind}`)
    this.kind = kind
  }
}

async function fail(kind: FaultKind): Promise<never> {
  throw new Injected(kind)
}

async function call(target: string, incoming: IncomingMessage, body: Buffer) {
  // The host stays: the emulator's certificate is then fetched through here too.
  const { connection: _connection, ...headers } = incoming.headers
  const outgoing = request(`${target}${incoming.url}`, { method: incoming.method, headers, agent: false })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const type = answer.headers['content-type'] ?? 'application/json'
  return { status: answer.statusCode ?? 500, type, body: await read(answer) }
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
