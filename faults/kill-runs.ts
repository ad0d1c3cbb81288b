import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { EmulatorControl } from './emulator-control.ts'
import { killKinds } from './fault-plan.ts'
import { adminPassword } from './fault-shop.ts'
import { MortalShop, ShopDied } from './mortal-shop.ts'
import { PersistentClient } from './persistent-client.ts'
import { type Scenario, type Stage, scenarios } from './scenarios.ts'
import type { Ask, Told } from './shop-messages.ts'

const emulatorProgram = fileURLToPath(new URL('../wallet-emulator/main.ts', import.meta.url))

/** Where the shop dies: at a step of its trace, or at a moment after the scenario has begun. */
export type Death = { at: number; kind: (typeof killKinds)[number] } | { afterMs: number }

export interface KillResult {
  deaths: number
  broken: string[]
}

/** A step worth dying at: where the books of two sides change. */
export interface NamedPoint {
  scenario: Scenario
  name: string
  death: Extract<Death, { at: number }>
}

/** kill -9 of the shop's process in the middle of its work, restart, and the comparison of all books. */
export class KillRuns {
  private readonly shop: MortalShop
  private readonly control: EmulatorControl
  private readonly emulator: ChildProcess

  private constructor(shop: MortalShop, control: EmulatorControl, emulator: ChildProcess) {
    this.shop = shop
    this.control = control
    this.emulator = emulator
  }

  /** The emulator lives in a process of its own: it is another company's computer and survives the shop. */
  static async open(folder: string, databaseUrl?: string): Promise<KillRuns> {
    const emulator = fork(emulatorProgram, {
      env: { PATH: process.env.PATH, PORT: '0', WALLET_DATA_DIR: join(folder, 'wallet') },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [{ url }] = (await once(emulator, 'message')) as [{ url: string }]
    const place = { databaseFolder: join(folder, 'database'), emulatorUrl: url, mailFile: join(folder, 'mails.jsonl') }
    return new KillRuns(new MortalShop({ ...place, databaseUrl }), new EmulatorControl(url), emulator)
  }

  async close(): Promise<void> {
    await this.shop.end()
    const exited = once(this.emulator, 'exit')
    this.emulator.kill('SIGTERM')
    await exited
  }

  /** Every commit, provider call and mail of every scenario, before and after it: the rows C1 to C26 of section 2.11. */
  async namedPoints(): Promise<NamedPoint[]> {
    const found: NamedPoint[] = []
    for (const scenario of scenarios) {
      const points = await this.trace(scenario)
      for (const [index, name] of points.entries()) {
        if (!/^(commit|provider|mail)/.test(name)) continue
        for (const kind of killKinds) found.push({ scenario, name, death: { at: index + 1, kind } })
      }
    }
    return found
  }

  /** The steps of a scenario in which nobody dies. */
  async trace(scenario: Scenario): Promise<string[]> {
    const { prepared } = await this.begin(scenario)
    await this.shop.ask({ what: 'arm', at: 0, kind: 'error' })
    await prepared.run()
    return (await this.shop.ask({ what: 'disarm' })).points ?? []
  }

  async run(scenario: Scenario, death: Death): Promise<KillResult> {
    const ignored = (await this.control.ledger()).map((e) => e.orderId)
    const { prepared, client } = await this.begin(scenario)
    const deathsBefore = this.shop.deaths
    if ('at' in death) await this.shop.ask({ what: 'arm', ...death })
    else setTimeout(death.afterMs).then(() => this.shop.kill())
    await prepared.run()
    if (!('at' in death)) await this.shop.untilDead()
    await this.control.clearFaults()
    const { broken = [] } = await this.askLiving({ what: 'recover', ignored, promised: [...client.promised] })
    return { deaths: this.shop.deaths - deathsBefore, broken }
  }

  /**
   * How long a buyer's money is in the air after the worst moment to die: the capture is done at the provider, its answer
   * not written down. Only the shop's own work, at its own pace, puts it right.
   * @returns milliseconds until the shop answers again, and until the order stands
   */
  async crashToOrder(): Promise<{ restartMs: number; orderMs: number }> {
    const [wallet] = scenarios
    if (!wallet) throw new Error('no scenario')
    const points = await this.trace(wallet)
    const at = points.findIndex((name) => name.endsWith('/capture')) + 1
    const { prepared } = await this.begin(wallet, async () => {
      throw new ShopDied('the buyer has left: nobody asks again')
    })
    await this.shop.ask({ what: 'arm', at, kind: 'kill_after' })
    await prepared.run().catch(() => undefined)
    await this.shop.untilDead()
    const died = performance.now()
    const restartMs = await this.shop.start()
    await this.shop.ask({ what: 'jobs' })
    while ((await this.shop.ask({ what: 'orders' })).count === 0) await setTimeout(100)
    return { restartMs, orderMs: performance.now() - died }
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
    await this.shop.start()
    await this.shop.ask({ what: 'empty' })
    const client = new PersistentClient({ send: (...given) => this.shop.send(...given), revive })
    return { client, prepared: await scenario.prepare(this.stage(client)) }
  }

  private stage(client: PersistentClient): Stage {
    return {
      client,
      emulator: this.control,
      product: async (stock) => (await this.shop.ask({ what: 'product', stock })).id ?? 0,
      later: async (minutes) => {
        await this.askLiving({ what: 'work', minutes })
      },
      adminCookie: () => this.shop.login(adminPassword),
    }
  }
}
