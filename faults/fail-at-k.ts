import type { Database } from '#server/platform/database/database.ts'
import { aProduct } from '#test/factories.ts'
import { type FaultKind, FaultPlan, faultKinds } from './fault-plan.ts'
import { adminPassword, emptyDatabase, type FaultShop, openFaultShop } from './fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from './oracle.ts'
import { PersistentClient, type Reply, typeOf } from './persistent-client.ts'
import { Providers, paypal } from './providers/adapter.ts'
import { openProviders } from './providers/providers-inside.ts'
import type { Scenario, Stage } from './scenarios/scenario-steps.ts'
import { scenarios } from './scenarios/scenarios.ts'

export interface FaultCase {
  scenario: Scenario
  /** The k-th step that leaves the program fails; 0: none. */
  at: number
  kind: FaultKind
}

export interface CaseResult {
  /** The number of injected faults. */
  fired: number
  /** The step, as the trace calls it. */
  point: string | undefined
  steps: number
  broken: string[]
}

/** Runs scenarios in which one step fails, each on an empty shop, and holds the books against each other afterwards. */
export class FailAtK {
  private readonly database: Database
  private readonly plan = new FaultPlan()
  private readonly providers: Providers
  private readonly shop: FaultShop
  private readonly clock: { now: number }
  private readonly stop: () => Promise<void>

  private constructor(parts: {
    database: Database
    plan: FaultPlan
    providers: Providers
    shop: FaultShop
    clock: { now: number }
    stop: () => Promise<void>
  }) {
    this.database = parts.database
    this.plan = parts.plan
    this.providers = parts.providers
    this.shop = parts.shop
    this.clock = parts.clock
    this.stop = parts.stop
  }

  static async open(database: Database, folder: string): Promise<FailAtK> {
    const { urls, close } = await openProviders(folder)
    const plan = new FaultPlan()
    const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
    const shop = await openFaultShop({ database, urls, plan, clock: () => new Date(clock.now) })
    const stop = async () => {
      await shop.close()
      await close()
    }
    return new FailAtK({ database, plan, providers: new Providers(urls), shop, clock, stop })
  }

  close(): Promise<void> {
    return this.stop()
  }

  /** The number of steps of the scenario without faults. */
  async stepsOf(scenario: Scenario): Promise<number> {
    return (await this.run({ scenario, at: 0, kind: 'error' })).steps
  }

  /** The trace of the scenario when nothing fails. */
  async traceOf(scenario: Scenario): Promise<string[]> {
    await this.run({ scenario, at: 0, kind: 'error' })
    return [...this.plan.passed]
  }

  run({ scenario, at, kind }: FaultCase): Promise<CaseResult> {
    return this.runWith(scenario, at, () => this.plan.arm(at, kind))
  }

  /** Every step may fail, each with this probability, again and again. */
  runStorm(scenario: Scenario, probability: number, random: () => number): Promise<CaseResult> {
    return this.runWith(scenario, 0, () => this.plan.storm(probability, random))
  }

  private async runWith(scenario: Scenario, at: number, begin: () => void): Promise<CaseResult> {
    const { shop, providers, plan } = this
    await emptyDatabase(this.database)
    await shop.deps.catalog.refresh()
    shop.mails.length = 0
    shop.logged.length = 0
    const ignored = new Set(await providers.knownIds())
    await providers.calm()
    const client = new PersistentClient({ send: (...given) => this.send(...given), revive: async () => undefined })
    const shelf: Record<number, number> = {}
    const prepared = await scenario.prepare(this.stage(client, shelf))
    begin()
    await prepared.run()
    const steps = plan.passed.length
    const point = plan.passed[at - 1]
    const fired = plan.disarm()
    await providers.clearFaults()
    await providers.decideWaiting(ignored)
    await recover(shop.sound, (minutes) => this.advance(minutes))
    const broken = await findBrokenPromises(shop, {
      providers,
      ignored,
      promised: client.promised,
      mails: shop.mails,
      shelf,
      mostOrders: scenario.mostOrders ?? 1,
    })
    return { fired, point, steps, broken }
  }

  /** Each step of each scenario in each of the four ways. */
  async *everyCase(kinds: readonly FaultKind[] = faultKinds): AsyncGenerator<FaultCase> {
    for (const scenario of scenarios) {
      const steps = await this.stepsOf(scenario)
      for (let at = 1; at <= steps; at++) for (const kind of kinds) yield { scenario, at, kind }
    }
  }

  private stage(client: PersistentClient, shelf: Record<number, number>): Stage {
    const work = () => ownWork(this.shop.deps).catch(() => undefined)
    return {
      client,
      adapter: paypal,
      emulator: this.providers.paypal,
      providers: this.providers,
      product: async (stock) => {
        const { id } = await aProduct(this.shop.sound, { stock, priceCents: 119_900 })
        shelf[id] = stock
        return id
      },
      later: async (minutes) => {
        this.advance(minutes)
        // A turn that fails is followed by another, as the jobs do it.
        for (let turn = 0; turn < 2; turn++) await work()
      },
      laterTwice: async (minutes) => {
        this.advance(minutes)
        await Promise.all([work(), work()])
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
      headers: { ...headers, ...(body && { 'content-type': typeOf(body) }) },
      ...(body && { payload: body }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined }
  }
}
