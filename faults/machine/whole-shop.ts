import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/free-port.ts'
import type { Reply } from '../persistent-client.ts'
import type { Feeling } from './process-probe.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const probe = new URL('./process-probe.ts', import.meta.url).href
const startLimitMs = 180_000
const answerLimitMs = 60_000

const adminPassword = 'officina-di-prova'

interface ShopWish {
  dataDir: string
  databaseUrl?: string | undefined
  /** Folder of the built pages. */
  dist: string
  port?: number
  env?: Record<string, string>
  flags?: readonly string[]
}

/** How a process of the shop has ended, and what it said. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** The shop as it is run in earnest, server/main.ts in a process of its own, seen from outside. */
export class WholeShop {
  readonly url: string
  /** Standard output and standard error, line by line. */
  readonly lines: string[] = []
  readonly pid: number
  private readonly child: ChildProcess
  private readonly ended: Promise<Ending>

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.pid = child.pid ?? 0
    this.url = `http://127.0.0.1:${port}`
    this.ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on('line', (line) => this.lines.push(line))
  }

  /** Starts a process and does not wait for it. */
  static async spawn({ dataDir, databaseUrl, dist, port, env, flags = [] }: ShopWish): Promise<WholeShop> {
    const own = port ?? (await freePort())
    const child = spawn(process.execPath, [...flags, '--import', probe, 'server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(own),
        DATA_DIR: dataDir,
        DIST_DIR: dist,
        ADMIN_PASSWORD: adminPassword,
        RATE_LIMIT: 'off',
        SHOP_DEMO: 'on',
        LOG_LEVEL: 'warn',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const killAtExit = () => child.kill('SIGKILL')
    process.once('exit', killAtExit)
    child.once('exit', () => process.off('exit', killAtExit))
    return new WholeShop(child, own)
  }

  /** Starts it and waits until it is ready. @throws Error with what it said when it is not */
  static async start(wish: ShopWish): Promise<WholeShop> {
    const shop = await WholeShop.spawn(wish)
    await shop.untilSaid(/^Pedivella is ready/)
    return shop
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Waits for a line of its output. @throws Error when it ends, or takes too long */
  async untilSaid(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + startLimitMs
    for (;;) {
      const line = this.lines.find((l) => pattern.test(l))
      if (line !== undefined) return line
      if (!this.isAlive || Date.now() > deadline)
        throw new Error(`the shop did not say ${pattern}:\n${this.lines.slice(-20).join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name)
  }

  /** Waits for its end, which somebody else has asked for. */
  async end(): Promise<Ending> {
    return this.ended
  }

  /** SIGTERM, as a service manager stops it. */
  async stop(): Promise<Ending> {
    this.signal('SIGTERM')
    return this.ended
  }

  async feel(): Promise<Feeling & { files: number }> {
    const told = once(this.child, 'message', { signal: AbortSignal.timeout(answerLimitMs) })
    this.child.send('how are you')
    const [feeling] = (await told) as [Feeling]
    return { ...feeling, files: openFiles(this.pid) }
  }

  /** Moves its clock, and no other's. */
  async ahead(ms: number): Promise<void> {
    const told = once(this.child, 'message', { signal: AbortSignal.timeout(answerLimitMs) })
    this.child.send({ aheadMs: ms })
    await told
  }

  async call(
    method: string,
    path: string,
    body?: object | undefined,
    headers: Record<string, string> = {},
    limitMs = answerLimitMs,
  ): Promise<Reply & { cookie: string; headers: Headers }> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    })
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const content = isJson ? await answer.json() : await answer.text()
    const cookie = answer.headers.getSetCookie().map((c) => c.split(';')[0])
    return { status: answer.status, body: content, cookie: cookie.join('; '), headers: answer.headers }
  }

  async loginAsAdmin(): Promise<string> {
    return (await this.call('POST', '/api/admin/login', { password: adminPassword })).cookie
  }
}

function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return Number.NaN
  }
}
