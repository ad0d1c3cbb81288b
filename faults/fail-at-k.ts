import { rmSync } from 'node:fs'
import type { Database } from '#server/db/database.ts'
import { aProduct } from '#test/factories.ts'
import { buildEmulator } from '../wallet-emulator/emulator-app.ts'
import { EmulatorControl } from './emulator-control.ts'
import { type FaultKind, FaultPlan, faultKinds } from './fault-plan.ts'
import { adminPassword, emptyDatabase, type FaultShop, openFaultShop } from './fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from './oracle.ts'
import { PersistentClient, type Reply } from './persistent-client.ts'
import { type Scenario, type Stage, scenarios } from './scenarios.ts'

export interface FaultCase {
  scenario: Scenario
  /** The k-th step that leaves the program fails; 0: none. */
  at: number
  kind: FaultKind
}

export interface CaseResult {
  /** Whether the k-th step was reached. */
  hasFired: boolean
  /** The step, as the trace calls it. */
  point: string | undefined
  steps: number
  broken: string[]
}

/** Runs scenarios in which one step fails, each on an empty shop, and holds the books against each other afterwards. */
export class FailAtK {
  private readonly database: Database
  private readonly plan = new FaultPlan()
  private readonly control: EmulatorControl
  private readonly shop: FaultShop
  private readonly clock: { now: number }
  private readonly stop: () => Promise<void>

  private constructor(parts: {
    database: Database
    plan: FaultPlan
    control: EmulatorControl
    shop: FaultShop
    clock: { now: number }
    stop: () => Promise<void>
  }) {
    this.database = parts.database
    this.plan = parts.plan
    this.control = parts.control
    this.shop = parts.shop
    this.clock = parts.clock
    this.stop = parts.stop
  }

  static async open(database: Database, folder: string): Promise<FailAtK> {
    const emulator = buildEmulator({ dataDir: folder })
    const control = new EmulatorControl(await emulator.listen({ port: 0, host: '127.0.0.1' }))
    const plan = new FaultPlan()
    const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
    const shop = await openFaultShop({ database, emulatorUrl: control.url, plan, clock: () => new Date(clock.now) })
    const stop = async () => {
      await shop.close()
      await emulator.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return new FailAtK({ database, plan, control, shop, clock, stop })
  }

  close(): Promise<void> {
    return this.stop()
  }

  /** How many steps the scenario takes when nothing fails. */
  async stepsOf(scenario: Scenario): Promise<number> {
    return (await this.run({ scenario, at: 0, kind: 'error' })).steps
  }

  async run({ scenario, at, kind }: FaultCase): Promise<CaseResult> {
    await emptyDatabase(this.database)
    await this.shop.deps.catalog.refresh()
    this.shop.mails.length = 0
    const ignored = new Set((await this.control.ledger()).map((e) => e.orderId))
    const client = new PersistentClient({ send: (...given) => this.send(...given), revive: async () => undefined })
    const prepared = await scenario.prepare(this.stage(client))
    this.plan.arm(at, kind)
    await prepared.run()
    const steps = this.plan.passed.length
    const point = this.plan.passed[at - 1]
    const hasFired = this.plan.disarm()
    await this.control.clearFaults()
    await recover(this.shop.sound, (minutes) => this.advance(minutes))
    const evidence = { emulator: this.control, ignored, promised: client.promised, mails: this.shop.mails }
    return { hasFired: at > 0 && hasFired, point, steps, broken: await findBrokenPromises(this.shop.sound, evidence) }
  }

  /** Each step of each scenario in each of the four ways. */
  async *everyCase(kinds: readonly FaultKind[] = faultKinds): AsyncGenerator<FaultCase> {
    for (const scenario of scenarios) {
      const steps = await this.stepsOf(scenario)
      for (let at = 1; at <= steps; at++) for (const kind of kinds) yield { scenario, at, kind }
    }
  }

  private stage(client: PersistentClient): Stage {
    return {
      client,
      emulator: this.control,
      product: async (stock) => (await aProduct(this.shop.sound, { stock, priceCents: 119_900 })).id,
      later: async (minutes) => {
        this.advance(minutes)
        // A turn that fails is followed by another, as the jobs do it.
        for (let turn = 0; turn < 2; turn++) await ownWork(this.shop.deps).catch(() => undefined)
      },
      adminCookie: async () => {
        const answer = await this.shop.app.inject({
          method: 'POST',
          url: '/api/admin/login',
          payload: { password: adminPassword },
        })
        return answer.cookies.map((c) => `${c.name}=${c.value}`).join('; ')
      },
    }
  }

  private advance(minutes: number): void {
    this.clock.now += minutes * 60_000
  }

  private async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const answer = await this.shop.app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body && { payload: body }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined }
  }
}
