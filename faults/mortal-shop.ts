import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { OwnProcess } from '#test/own-process.ts'
import { type Reply, typeOf } from './persistent-client.ts'
import type { Ask, Told } from './shop-messages.ts'

const startLimitMs = 180_000
const answerLimitMs = 180_000

export class ShopDied extends Error {
  override name = 'ShopDied'
}

interface Place {
  databaseUrl?: string
  databaseFolder: string
  urls: { paypal: string; card: string }
  mailFile: string
  /** The same in every life, because the provider's events come to the shop's. */
  ports: { shop: number; paypal: number; card: number }
}

/** A shop in a process of its own, which is killed and started again on the same database. */
export class MortalShop {
  deaths = 0
  private readonly place: Place
  private child: ChildProcess | undefined
  private aheadMs = 0
  private lastId = 0

  constructor(place: Place) {
    this.place = place
  }

  get isAlive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Starts it if it is not running; again when it is killed meanwhile. @returns the time it took */
  async start(): Promise<number> {
    if (this.isAlive) return 0
    const began = performance.now()
    const { child } = new OwnProcess({
      program: 'faults/shop-process.ts',
      env: {
        ...process.env,
        DATABASE_URL: this.place.databaseUrl ?? '',
        DATABASE_FOLDER: this.place.databaseFolder,
        PROVIDER_URLS: JSON.stringify(this.place.urls),
        MAIL_FILE: this.place.mailFile,
        PORTS: JSON.stringify(this.place.ports),
        AHEAD_MS: String(this.aheadMs),
      },
      hasChannel: true,
      isHeard: true,
    })
    this.child = child
    child.once('exit', (_code, signal) => {
      if (signal === 'SIGKILL') this.deaths++
    })
    const ended = once(child, 'exit')
    const isReady = await Promise.race([
      once(child, 'message', { signal: AbortSignal.timeout(startLimitMs) }).then(() => true),
      ended.then(() => false),
    ])
    if (!isReady) {
      // Killed at a random moment, which this was; by itself it must not end.
      const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
      if (signal !== 'SIGKILL') throw new ShopDied('while starting')
      return performance.now() - began + (await this.start())
    }
    return performance.now() - began
  }

  /** Kills the running process; it stays down until `start`. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || !this.isAlive) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  async untilDead(): Promise<void> {
    if (this.isAlive && this.child) await once(this.child, 'exit')
  }

  /** @throws ShopDied when it dies over it, Error when it fails */
  async ask(ask: Ask): Promise<Told> {
    const { child } = this
    if (!child || !this.isAlive) throw new ShopDied(ask.what)
    const id = ++this.lastId
    const ended = new AbortController()
    try {
      return await new Promise<Told>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${ask.what}: no answer`)), answerLimitMs)
        const onMessage = (message: { id?: number; told?: Told; failure?: string }) => {
          if (message.id !== id) return
          if (message.told?.aheadMs !== undefined) this.aheadMs = message.told.aheadMs
          if (message.told) resolve(message.told)
          else reject(new Error(message.failure))
        }
        const onExit = () => reject(new ShopDied(ask.what))
        child.on('message', onMessage)
        child.once('exit', onExit)
        ended.signal.addEventListener('abort', () => {
          clearTimeout(timer)
          child.off('message', onMessage)
          child.off('exit', onExit)
        })
        child.send({ id, ask }, (error) => error && reject(new ShopDied(ask.what)))
      })
    } finally {
      ended.abort()
    }
  }

  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    const answer = await fetch(`http://127.0.0.1:${this.place.ports.shop}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': typeOf(body) }), connection: 'close' },
      ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return { status: answer.status, body: isJson ? await answer.json() : undefined }
  }

  async login(password: string): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.place.ports.shop}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    })
    return answer.headers
      .getSetCookie()
      .map((c) => c.split(';')[0])
      .join('; ')
  }

  async end(): Promise<void> {
    if (!this.isAlive || !this.child) return
    const { child } = this
    const exited = once(child, 'exit')
    try {
      await this.ask({ what: 'end' })
      child.disconnect()
    } catch (error) {
      // Closing reaches the step of the planned crash when the scenario ended before.
      if (!(error instanceof ShopDied)) throw error
    }
    await exited
  }
}
