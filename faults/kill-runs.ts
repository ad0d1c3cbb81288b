import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { killKinds } from './fault-plan.ts'
import { adminPassword } from './fault-shop.ts'
import { MortalShop, ShopDied } from './mortal-shop.ts'
import { PersistentClient } from './persistent-client.ts'
import { Providers, paypal } from './providers/adapter.ts'
import { startProviders } from './providers/emulator-process.ts'
import type { Scenario, Stage } from './scenarios/scenario-steps.ts'
import { scenarios } from './scenarios/scenarios.ts'
import type { Ask, Told } from './shop-messages.ts'

const mostLogins = 5
const loginPauseMs = 1_000

/** The crash of the shop: at a step of its trace, or at a moment after the start of the scenario. */
export type Death = { at: number; kind: (typeof killKinds)[number] } | { afterMs: number }

export interface KillResult {
  deaths: number
  broken: string[]
}

/** A step worth dying at: where something that lasts has just changed, or is about to. */
export interface NamedPoint {
  scenario: Scenario
  name: string
  death: Extract<Death, { at: number }>
}

export interface Trace {
  steps: string[]
  durationMs: number
}

/** kill -9 of the shop's process in the middle of its work, restart, and the comparison of all books. */
export class KillRuns {
  private readonly shop: MortalShop
  private readonly providers: Providers
  private readonly stop: () => Promise<unknown>

  private constructor(shop: MortalShop, providers: Providers, stop: () => Promise<unknown>) {
    this.shop = shop
    this.providers = providers
    this.stop = stop
  }

  static async open(folder: string, databaseUrl?: string): Promise<KillRuns> {
    const { urls, stop } = await startProviders(folder)
    const place = {
      databaseUrl,
      databaseFolder: join(folder, 'database'),
      urls,
      mailFile: join(folder, 'mails.jsonl'),
      ports: { shop: await freePort(), paypal: await freePort(), card: await freePort() },
    }
    return new KillRuns(new MortalShop(place), new Providers(urls), stop)
  }

  async close(): Promise<void> {
    await this.shop.end()
    await this.stop()
  }

  /** The steps of a scenario without a crash. */
  async trace(scenario: Scenario): Promise<Trace> {
    const { prepared } = await this.begin(scenario)
    await this.shop.ask({ what: 'arm', at: 0, kind: 'error' })
    const began = performance.now()
    await prepared.run()
    const durationMs = performance.now() - began
    return { steps: (await this.shop.ask({ what: 'disarm' })).points ?? [], durationMs }
  }

  /** A case that cannot go on is a finding; the next one starts from the beginning. */
  async run(scenario: Scenario, death: Death): Promise<KillResult> {
    const deathsBefore = this.shop.deaths
    const broken = await this.brokenBy(scenario, death).catch((error: unknown) => [
      error instanceof Error ? String(error.stack) : String(error),
    ])
    return { deaths: this.shop.deaths - deathsBefore, broken }
  }

  private async brokenBy(scenario: Scenario, death: Death): Promise<string[]> {
    const ignored = await this.providers.knownIds()
    const { prepared, client, shelf } = await this.begin(scenario)
    const killed = 'at' in death ? this.shop.ask({ what: 'arm', ...death }) : this.killAfter(death.afterMs)
    if ('at' in death) await killed
    await prepared.run()
    await killed
    await this.providers.clearFaults()
    await this.providers.decideWaiting(new Set(ignored))
    const { mostOrders = 1 } = scenario
    const promised = [...client.promised]
    const { broken = [] } = await this.askLiving({ what: 'recover', ignored, promised, shelf, mostOrders })
    return broken
  }

  /**
   * The time until a payment is settled after a crash around the capture, with the buyer gone. Only the shop's own
   * jobs, at their own pace, repair it; they were running before the crash too.
   * @returns milliseconds from the crash until the shop answers again, and until the order is paid
   */
  async crashToOrder(scenario: Scenario, death: Extract<Death, { at: number }>) {
    const { prepared } = await this.begin(scenario, async () => {
      throw new ShopDied('the buyer has left and does not ask again')
    })
    await this.shop.ask({ what: 'jobs' })
    await this.shop.ask({ what: 'arm', ...death })
    await prepared.run().catch(() => undefined)
    await this.shop.untilDead()
    const died = performance.now()
    await this.shop.start()
    const restartMs = performance.now() - died
    await this.shop.ask({ what: 'jobs' })
    while ((await this.shop.ask({ what: 'paid' })).count === 0) await setTimeout(100)
    return { restartMs, paidMs: performance.now() - died }
  }

  private async killAfter(afterMs: number): Promise<void> {
    await setTimeout(afterMs)
    await this.shop.kill()
  }

  /** Work that the scenario has left behind may still reach the point of death: then the next life answers. */
  private async askLiving(ask: Ask): Promise<Told> {
    for (;;) {
      await this.shop.start()
      try {
        return await this.shop.ask(ask)
      } catch (error) {
        if (!(error instanceof ShopDied)) throw error
        await this.shop.untilDead()
      }
    }
  }

  private async begin(scenario: Scenario, revive: () => Promise<unknown> = () => this.shop.start()) {
    // Disarm the previous case: its step may not have been reached.
    await this.askLiving({ what: 'disarm' })
    await this.askLiving({ what: 'empty' })
    await this.providers.calm()
    const client = new PersistentClient({ send: (...given) => this.shop.send(...given), revive })
    const shelf: Record<number, number> = {}
    return { client, shelf, prepared: await scenario.prepare(this.stage(client, shelf)) }
  }

  private stage(client: PersistentClient, shelf: Record<number, number>): Stage {
    return {
      client,
      adapter: paypal,
      emulator: this.providers.paypal,
      providers: this.providers,
      product: async (stock) => {
        const { id = 0 } = await this.shop.ask({ what: 'product', stock })
        shelf[id] = stock
        return id
      },
      later: async (minutes) => {
        await this.askLiving({ what: 'work', minutes, turns: 1 })
      },
      laterTwice: async (minutes) => {
        await this.askLiving({ what: 'work', minutes, turns: 2 })
      },
      adminCookie: () => this.login(),
    }
  }

  /** The administrator too comes back when the shop dies at the login. */
  private async login(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      await this.shop.start()
      try {
        return await this.shop.login(adminPassword)
      } catch (error) {
        if (attempt >= mostLogins) throw error
        // The connection breaks a moment before the end is known; what failed otherwise is tried again as well.
        await Promise.race([this.shop.untilDead(), setTimeout(loginPauseMs)])
      }
    }
  }
}

/** Durable changes: the end of a transaction, a single statement, a call, a mail. */
const lasting = /^(commit|provider|mail|alone (insert|update|delete))/

/** Before and after each lasting change of each scenario. */
export async function lastingPoints(runs: KillRuns): Promise<NamedPoint[]> {
  const found: NamedPoint[] = []
  for (const scenario of scenarios) {
    const { steps } = await runs.trace(scenario)
    for (const [index, name] of steps.entries()) {
      if (!lasting.test(name)) continue
      for (const kind of killKinds) found.push({ scenario, name, death: { at: index + 1, kind } })
    }
  }
  return found
}
