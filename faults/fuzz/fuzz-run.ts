import { AnswerCheck } from './answer-check.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { FuzzShop } from './fuzz-shop.ts'
import { fuzzSecrets } from './fuzz-shop.ts'
import { FuzzWorld } from './fuzz-world.ts'
import { withLiterals } from './hostile-values.ts'
import { type OpenApiDocument, type Operation, operationsOf } from './openapi-shape.ts'
import { makeRequest, ownRole } from './request-maker.ts'
import { WireClient } from './wire-client.ts'

export interface Finding {
  operation: string
  problem: string
  count: number
  /** Number of the first request that showed it, and that request. */
  index: number
  example: string
}

interface FuzzResult {
  sent: number
  statuses: ReadonlyMap<string, number>
  findings: readonly Finding[]
  slowestMs: number
}

interface FuzzWish {
  seed: number
  requests: number
  /** Only this one, and all its details. */
  only?: number
  concurrency?: number
  /** Longer is a finding; a machine that has other things to do wants none. */
  slowMs?: number
  /** Addresses besides those of the document. */
  extra?: readonly Operation[]
  /** Called now and then with the number of sent requests. */
  onProgress?: (sent: number) => void
}

const freshenEvery = 250
const progressEvery = 10_000

/** Generates requests from a seed and the served document, and checks every answer against it. */
export async function fuzz(shop: FuzzShop, wish: FuzzWish): Promise<FuzzResult> {
  const document = (await shop.app.inject('/api/openapi.json')).json<OpenApiDocument>()
  const operations = [...operationsOf(document), ...(wish.extra ?? [])]
  const runner = new FuzzRunner(shop, new AnswerCheck(document, operations), wish)
  await runner.freshen()
  const clients = Array.from({ length: wish.concurrency ?? 12 }, () => new WireClient(shop.port))
  let next = wish.only ?? 0
  const end = wish.only === undefined ? wish.requests : wish.only + 1
  await Promise.all(
    clients.map(async (client) => {
      while (next < end) {
        const index = next++
        if (index % freshenEvery === freshenEvery - 1) await runner.freshen()
        if (index > 0 && index % progressEvery === 0) wish.onProgress?.(index)
        await runner.send(client, index, makeRequest(operations, wish.seed, index))
      }
    }),
  )
  for (const client of clients) client.close()
  runner.readLog()
  return runner.result()
}

/** A single request. @returns its answer and its faults */
export async function sendOne(shop: FuzzShop, request: FuzzRequest) {
  const document = (await shop.app.inject('/api/openapi.json')).json<OpenApiDocument>()
  const check = new AnswerCheck(document, operationsOf(document))
  const world = new FuzzWorld(shop)
  await world.makeAll()
  const client = new WireClient(shop.port)
  const answer = await client.send(addressed(request, world, shop.port))
  client.close()
  return { answer, problems: answer ? check.problemsOf(request, answer) : ['hung up'] }
}

class FuzzRunner {
  private readonly world: FuzzWorld
  private readonly shop: FuzzShop
  private readonly check: AnswerCheck
  private readonly wish: FuzzWish
  private readonly findings = new Map<string, Finding>()
  private readonly statuses = new Map<string, number>()
  private sent = 0
  private slowestMs = 0
  private isFreshening: Promise<void> | undefined
  private readonly underWay = new Set<Promise<boolean>>()

  constructor(shop: FuzzShop, check: AnswerCheck, wish: FuzzWish) {
    this.shop = shop
    this.check = check
    this.wish = wish
    this.world = new FuzzWorld(shop)
  }

  /** Waits for requests in flight, which could delete new targets. */
  async freshen(): Promise<void> {
    this.isFreshening ??= (async () => {
      while (this.underWay.size > 0) await Promise.allSettled(this.underWay)
      await this.world.makeAll()
      this.isFreshening = undefined
    })()
    await this.isFreshening
  }

  async send(client: WireClient, index: number, request: FuzzRequest): Promise<void> {
    while (this.isFreshening) await this.isFreshening
    const sending = this.sendNow(client, index, request)
    this.underWay.add(sending)
    const isLoggedOut = await sending
    this.underWay.delete(sending)
    if (isLoggedOut) await this.freshen()
  }

  /** @returns whether the client has lost its session */
  private async sendNow(client: WireClient, index: number, request: FuzzRequest): Promise<boolean> {
    const onWire = addressed(request, this.world, this.shop.port)
    const began = performance.now()
    this.sent++
    try {
      const answer = await client.send(onWire)
      const tookMs = performance.now() - began
      this.slowestMs = Math.max(this.slowestMs, tookMs)
      if (!answer) {
        this.count('hung up')
        // Half a body is not worth a word; everything else is.
        if (request.claimedLength === undefined) this.find(request, 'hung up', index, onWire)
        return false
      }
      this.count(String(answer.status))
      if (this.isSlow(tookMs) && this.isSlow(await timed(() => client.send(onWire))))
        this.find(request, `took more than ${this.wish.slowMs} ms`, index, onWire, ` (${Math.round(tookMs)} ms)`)
      for (const problem of this.check.problemsOf(request, answer))
        this.find(
          request,
          problem,
          index,
          onWire,
          `\n    ${answer.status} ${answer.body.toString('utf8').slice(0, 500)}`,
        )
      return request.role === ownRole(request.path) && answer.body.includes('"code":"unauthorized"')
    } catch (error) {
      this.find(request, error instanceof Error ? error.message : String(error), index, onWire)
      return false
    }
  }

  /** The log is read by people and by machines elsewhere: no secret, and no fault that the answers hid. */
  readLog(): void {
    const secrets = Object.values(fuzzSecrets)
    for (const line of this.shop.log) {
      const logged = { operation: 'the log', kind: 'valid' } as const
      if (secrets.some((secret) => line.includes(secret))) this.find(logged, 'holds a secret', -1, undefined, line)
      const { level, msg } = JSON.parse(line) as { level: number; msg?: string }
      if (level >= 50) this.find(logged, `error: ${msg}`, -1, undefined, line.slice(0, 2_000))
    }
  }

  result(): FuzzResult {
    const { sent, statuses, slowestMs } = this
    return { sent, statuses, slowestMs, findings: [...this.findings.values()].sort((a, b) => b.count - a.count) }
  }

  /** A busy machine is slow now and then; only two slow answers count. */
  private isSlow(tookMs: number): boolean {
    return this.wish.slowMs !== undefined && tookMs > this.wish.slowMs
  }

  private count(status: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
  }

  private find(
    { operation, kind }: Pick<FuzzRequest, 'operation' | 'kind'>,
    problem: string,
    index: number,
    sent?: ReturnType<typeof addressed>,
    more = '',
  ): void {
    const key = `${operation} ${problem}`
    const known = this.findings.get(key)
    if (known) {
      known.count++
      return
    }
    const shown = sent && [
      `${sent.method} ${sent.path.slice(0, 300)}`,
      JSON.stringify(sent.headers).slice(0, 600),
      sent.body?.toString('utf8').slice(0, 600) ?? '',
    ]
    const example = `${kind}: ${shown?.join('\n    ') ?? ''}${more}`
    this.findings.set(key, { operation, problem, count: 1, index, example })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The shop's own names in place of the placeholders, as bytes for the wire. */
function addressed(request: FuzzRequest, { names, cookieOf }: FuzzWorld, port: number) {
  const name = (text: string) => (text.startsWith('@') ? String(names[text.slice(1)] ?? text) : text)
  const path = request.path.replace(/\uE001([^\uE001]*)\uE001/g, (_all, text: string) => encoded(name(text)))
  const query = request.query.map(([key, value]) => `${encoded(key)}=${encoded(name(String(value)))}`).join('&')
  const cookie = cookieOf(request.role)
  const headers: [string, string][] = request.headers.map(([key, value]) => [key, value])
  if (!headers.some(([key]) => key === 'host')) headers.unshift(['host', `127.0.0.1:${port}`])
  if (cookie) headers.push(['cookie', cookie])
  return {
    method: request.method,
    path: request.rawPath ?? (query ? `${path}?${query}` : path),
    headers,
    body: request.bytes ?? (request.json === undefined ? undefined : jsonBytes(request.json, names)),
    ...(request.claimedLength !== undefined && { claimedLength: request.claimedLength }),
    ...(request.isChunked && { isChunked: true }),
  }
}

function jsonBytes(json: unknown, names: FuzzWorld['names']): Buffer {
  const named = JSON.stringify(json, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('@') ? (names[value.slice(1)] ?? value) : value,
  )
  return Buffer.from(withLiterals(named))
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
