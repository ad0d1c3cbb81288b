import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isBuilt, programFile } from '../server/build-shop.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** They end what hangs: a busy machine builds and fills a shop ten times slower than a quiet one. */
export const startLimitMs = 600_000

/** Of every shop that is started as a process. */
export const adminPassword = 'officina-di-prova'

const ownConfigFile = join(tmpdir(), `pedivella-own-shop-${process.pid}.json`)

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(ownConfigFile, { force: true })
})

export interface ProcessWish {
  /** From the project's folder. */
  program: string
  env: Record<string, string | undefined>
  flags?: readonly string[]
  /** Messages go both ways. */
  hasChannel?: boolean
  /** Repeats its standard error here. */
  isHeard?: boolean
}

/** How a process has ended. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A program of the project in a process of its own, which ends with its parent. */
export class OwnProcess {
  /** Standard output and standard error, line by line. */
  readonly lines: string[] = []
  readonly pid: number
  readonly child: ChildProcess
  private readonly ended: Promise<Ending>

  constructor({ program, env, flags = [], hasChannel = false, isHeard = false }: ProcessWish) {
    const child = spawn(process.execPath, [...flags, program], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.TEST_CODE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? (['ipc'] as const) : [])],
    })
    this.child = child
    this.pid = child.pid ?? 0
    running.add(child)
    this.ended = once(child, 'close').then(([code, signal]) => {
      running.delete(child)
      return { code, signal }
    })
    // Read to the end: an unread pipe would block the program.
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on('line', (line) => this.lines.push(line))
    if (isHeard) child.stderr?.pipe(process.stderr)
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  /** Waits for a line of its output. @throws Error with its last lines when it ends, or takes too long */
  async untilSaid(pattern: RegExp): Promise<string> {
    for (const deadline = Date.now() + startLimitMs; ; ) {
      const isOver = !this.isAlive || Date.now() > deadline
      if (isOver) await Promise.race([this.ended, new Promise((resolve) => setTimeout(resolve, 1_000))])
      const line = this.lines.find((l) => pattern.test(l))
      if (line !== undefined) return line
      if (isOver) throw new Error(`it did not say ${pattern}:\n${this.lines.slice(-20).join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name)
  }

  /** Waits for an end that was requested elsewhere. */
  end(): Promise<Ending> {
    return this.ended
  }

  /** SIGTERM, as a service manager stops it. */
  stop(): Promise<Ending> {
    this.signal('SIGTERM')
    return this.ended
  }
}

/** A shop that is no demo says who it is, unless its test asks for another file. */
const ownFacts = ({ SHOP_DEMO, SHOP_CONFIG }: ProcessWish['env']) =>
  SHOP_DEMO === 'off' && !SHOP_CONFIG ? { SHOP_CONFIG: ownShopConfig() } : {}

/** The sample's facts with another number and account, so that they count as the shop's own. */
function ownShopConfig(): string {
  const shop = JSON.parse(readFileSync(new URL('../shop.config.json', import.meta.url), 'utf8'))
  shop.legal = { ...shop.legal, vatNumber: '12345670017', taxCode: '12345670017' }
  shop.bank.iban = 'IT37Y0542811101000000123457'
  writeFileSync(ownConfigFile, JSON.stringify(shop))
  return ownConfigFile
}

export interface ShopWish extends Omit<ProcessWish, 'program'> {
  dataDir: string
  /** How the shop is started; without one, as it is shipped where the build is current, else from the sources. */
  program?: string
  port?: number
}

let shippedProgram: string | undefined

/** The built server starts in a third of the sources' processor time. */
function currentProgram(): string {
  shippedProgram ??= isBuilt(root, join(root, 'dist')) ? join('dist', programFile) : 'server/main.ts'
  return shippedProgram
}

/** The shop as it is run in earnest, seen from outside. */
export class ShopProcess extends OwnProcess {
  readonly url: string
  readonly port: number
  readonly dataDir: string

  protected constructor(request: ShopWish, port: number) {
    const { program = currentProgram(), dataDir, env, ...others } = request
    const own = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...ownFacts(env) }
    super({ program, env: { ...own, ADMIN_PASSWORD: adminPassword, ...env }, ...others })
    this.url = `http://127.0.0.1:${port}`
    this.port = port
    this.dataDir = dataDir
  }

  /** Starts it on a free port without waiting. */
  static async spawn(request: ShopWish): Promise<ShopProcess> {
    return new ShopProcess(request, request.port ?? (await freePort()))
  }

  /** Starts it and waits until it is ready. @throws Error with its output when it is not; its files are deleted */
  static async start(request: ShopWish): Promise<ShopProcess> {
    const shop = await ShopProcess.spawn(request)
    return shop.whenReady()
  }

  protected async whenReady(): Promise<this> {
    try {
      await this.untilSaid(/^Pedivella is ready/)
      return this
    } catch (error) {
      this.signal('SIGKILL')
      throw error
    }
  }
}
