import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FaultPlace } from '../fault-place.ts'
import type { DatabaseKind } from '../fault-run.ts'
import { Buyers } from './buyers.ts'
import { WholeShop } from './whole-shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const wellWithinMs = 120_000

/** The outcome of one fault. */
export interface Outcome {
  /** The answers to customers meanwhile. */
  seen: string
  /** The broken expectations. */
  broken: string[]
  /** From the end of the fault, or the start after it, until the shop took orders again. */
  wellAfterMs?: number
  /** Why it could not be tried here. */
  skipped?: string
}

export interface MachineCase {
  name: string
  on: readonly DatabaseKind[]
  /** The expectation, in a word, for the table. */
  holds: string
  run(stage: MachineStage): Promise<Outcome>
}

/** The shop of one case: data, database, product and buyers. */
export class MachineStage {
  readonly place: FaultPlace
  readonly dataDir: string
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dist: string
  private readonly running: WholeShop[] = []
  private readonly closers: (() => Promise<void>)[] = []

  private constructor(place: FaultPlace, dataDir: string, databaseUrl: string | undefined, dist: string) {
    this.place = place
    this.dataDir = dataDir
    this.databaseUrl = databaseUrl
    this.dist = dist
  }

  static async open(place: FaultPlace, name: string, dist: string): Promise<MachineStage> {
    const own = name.replace(/\W+/g, '_')
    const where = await place.database(own)
    return new MachineStage(place, join(place.folder, own), 'url' in where ? where.url : undefined, dist)
  }

  /** Starts the shop on the case's data; these variables override the stage's own. */
  async shop(
    change: { databaseUrl?: string; dataDir?: string; env?: Record<string, string> } = {},
  ): Promise<WholeShop> {
    const { dataDir, databaseUrl, dist } = this
    const shop = await WholeShop.start({ dataDir, databaseUrl, dist, ...change })
    this.running.push(shop)
    return shop
  }

  /** Something to buy. */
  async product(shop: WholeShop, stock = 90_000): Promise<number> {
    const cookie = await shop.loginAsAdmin()
    const request = {
      name: 'Telaio di prova',
      description: 'Per le prove.',
      category: 'componenti',
      price: '1199.00',
      stock,
    }
    const made = await shop.call('POST', '/api/admin/products', request, { cookie })
    if (made.status !== 201) throw new Error(`no product: ${made.status} ${JSON.stringify(made.body)}`)
    return made.body.id
  }

  async buyers(shop: () => WholeShop, howMany = 6): Promise<Buyers> {
    const buyers = new Buyers(shop, await this.product(shop()))
    buyers.come(howMany)
    await buyers.untilPromised(20)
    return buyers
  }

  /** Errors in the shops' logs, each once, for the analysis. */
  complaints(): string[] {
    const bugs = this.running.flatMap((shop) => shop.lines.filter((line) => line.includes('"unexpected error"')))
    const texts = bugs.map((line) => {
      const { err } = JSON.parse(line)
      return `${err?.cause?.code ?? ''} ${err?.cause?.message ?? ''} ${String(err?.stack ?? line).slice(0, 1_500)}`
    })
    return [...new Set(texts)].slice(0, 5)
  }

  /** Done at the end, the last one first. */
  atEnd(close: () => Promise<void>): void {
    this.closers.push(close)
  }

  async close(): Promise<void> {
    for (const shop of this.running) {
      if (!shop.isAlive) continue
      shop.signal('SIGKILL')
      await shop.end()
    }
    for (const close of this.closers.reverse()) await close()
  }

  /** Invariants and pictures, as the owner checks them. @returns one line a violation */
  async checkData(change: Record<string, string> = {}): Promise<string[]> {
    const { dataDir, databaseUrl } = this
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...change,
    }
    return new Promise((resolve) => {
      execFile(process.execPath, ['server/commands/check-data.ts'], { cwd: root, env }, (error, out, errors) =>
        resolve(error ? `${out}${errors}`.split('\n').filter(Boolean) : []),
      )
    })
  }
}

/** Waits until it is so. @throws Error naming what never came */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  limitMs = wellWithinMs,
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limitMs) throw new Error(`not within ${limitMs / 1_000} s: ${what}`)
    await setTimeout(50)
  }
  return performance.now() - began
}

/** The status of an address, or `cut`. */
export async function statusOf(shop: WholeShop, path: string, limitMs = 30_000): Promise<number | 'cut'> {
  try {
    return (await shop.call('GET', path, undefined, {}, limitMs)).status
  } catch {
    return 'cut'
  }
}

/** Problems where a value is not the one that must be. */
export function differences(found: Record<string, unknown>, requested: Record<string, unknown>): string[] {
  return Object.entries(requested).flatMap(([what, value]) =>
    JSON.stringify(found[what]) === JSON.stringify(value)
      ? []
      : [`${what}: ${JSON.stringify(found[what])}, not ${JSON.stringify(value)}`],
  )
}
