import { rmSync } from 'node:fs'
import { checkInvariants, violationText } from '#server/books/check-invariants.ts'
import type { Database } from '#server/db/database.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { freePort } from '#test/free-port.ts'
import { aCustomer, type TestCustomer, Visitor } from '#test/visitor.ts'
import { buildEmulator } from '../../wallet-emulator/emulator-app.ts'
import { EmulatorControl } from '../emulator-control.ts'
import { FaultPlan } from '../fault-plan.ts'
import { emptyDatabase, type FaultShop, openFaultShop } from '../fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from '../oracle.ts'
import { listOrders } from '../oracle-repository.ts'
import { type ModelProduct, ShopModel } from './shop-model.ts'

const morning = Date.parse('2026-11-20T09:00:00Z')

/** The real shop on a real database beside the emulator, in the hands of the commands. */
export class ModelWorld {
  shop: FaultShop
  readonly control: EmulatorControl
  readonly promised = new Set<string>()
  customer: TestCustomer | undefined
  private readonly database: Database
  private readonly clock: { now: number }
  private readonly reopen: () => Promise<FaultShop>
  private readonly stop: () => Promise<void>
  private ignored: ReadonlySet<string> = new Set()
  private shelf: Record<number, number> = {}

  private constructor(
    database: Database,
    shop: FaultShop,
    control: EmulatorControl,
    clock: { now: number },
    reopen: () => Promise<FaultShop>,
    stop: () => Promise<void>,
  ) {
    this.database = database
    this.shop = shop
    this.control = control
    this.clock = clock
    this.reopen = reopen
    this.stop = stop
  }

  static async open(database: Database, folder: string): Promise<ModelWorld> {
    const emulator = buildEmulator({ dataDir: folder })
    const control = new EmulatorControl(await emulator.listen({ port: 0, host: '127.0.0.1' }))
    const clock = { now: morning }
    const ports = { shop: await freePort(), provider: await freePort() }
    const wish = { database, emulatorUrl: control.url, plan: new FaultPlan(), clock: () => new Date(clock.now), ports }
    const reopen = () => openFaultShop(wish)
    const stop = async () => {
      await emulator.close()
      rmSync(folder, { recursive: true, force: true })
    }
    return new ModelWorld(database, await reopen(), control, clock, reopen, stop)
  }

  /** An empty shop with these products, on the same morning, and the model of it. */
  async begin(wishes: readonly { stock: number; priceCents: number }[]): Promise<ShopModel> {
    await emptyDatabase(this.database)
    await this.control.clearFaults()
    await this.control.holdEvents()
    await this.shop.deps.catalog.refresh()
    this.clock.now = morning
    this.promised.clear()
    this.shop.logged.length = 0
    this.shop.mails.length = 0
    this.customer = undefined
    this.shelf = {}
    this.ignored = new Set((await this.control.ledger()).map((e) => e.orderId))
    const products: ModelProduct[] = []
    for (const { stock, priceCents } of wishes) {
      const { id } = await aProduct(this.shop.sound, { stock, priceCents })
      products.push({ id, shelf: stock, priceCents })
      this.shelf[id] = stock
    }
    return new ShopModel(this.clock.now, products)
  }

  async close(): Promise<void> {
    await this.shop.close()
    await this.stop()
  }

  guest(): Visitor {
    return new Visitor(this.shop)
  }

  admin(): Promise<Visitor> {
    return anAdministrator({ app: this.shop.app, deps: this.shop.sound })
  }

  async theCustomer(): Promise<Visitor> {
    this.customer ??= await aCustomer(this.shop)
    return this.customer
  }

  /** The shop stops and starts again; buyers and clock go on. */
  async restart(): Promise<void> {
    const { mails, logged } = this.shop
    await this.shop.close()
    this.shop = await this.reopen()
    this.shop.mails.unshift(...mails)
    this.shop.logged.unshift(...logged)
    if (this.customer) this.customer.shop = this.shop
  }

  jump(minutes: number): void {
    this.clock.now += minutes * 60_000
  }

  work(): Promise<void> {
    return ownWork(this.shop.deps)
  }

  /** Everything a visitor, the administrator and the books say, against the model. @throws Error */
  async compare(model: ShopModel): Promise<void> {
    const wrong = (await checkInvariants(this.shop.sound)).map(violationText)
    for (const product of model.products) {
      const shown = (await this.guest().get(`/api/products/${product.id}`)).json<{ stock: number; price: string }>()
      const expected = model.free(product)
      if (shown.stock !== expected) wrong.push(`product ${product.id} shows ${shown.stock} pieces, not ${expected}`)
      const reviews = (await this.guest().get(`/api/products/${product.id}/reviews`)).json<{ id: number }[]>()
      const approved = model.reviews.filter((r) => r.product === product && r.isApproved).map((r) => r.id)
      if (String(reviews.map((r) => r.id).sort()) !== String(approved.sort()))
        wrong.push(`I12 product ${product.id} shows the reviews ${reviews.map((r) => r.id)}, not ${approved}`)
    }
    const real = (await listOrders(this.database.db)).map((o) =>
      [o.orderNumber, o.orderStatus, o.paymentMethod, o.paymentStatus, o.totalCents, o.refundedCents].join(' '),
    )
    const expected = model.orders.map((o) =>
      [o.number, o.status, o.method, o.payment, o.totalCents, o.refundedCents].join(' '),
    )
    if (String(real.sort()) !== String(expected.sort())) wrong.push(`orders are ${real}, not ${expected}`)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  }

  /** The order the shop has made of a wallet payment by itself. */
  async numbersByWallet(): Promise<Map<string, string>> {
    const orders = await listOrders(this.database.db)
    return new Map(orders.flatMap((o) => (o.providerOrderId ? [[o.providerOrderId, o.orderNumber] as const] : [])))
  }

  /** All is brought to its end, and the books of shop and provider are compared. @throws Error */
  async end(model: ShopModel): Promise<void> {
    await this.control.clearFaults()
    await recover(this.shop.sound, (minutes) => this.jump(minutes))
    const evidence = {
      emulator: this.control,
      ignored: this.ignored,
      promised: this.promised,
      mails: this.shop.mails,
      shelf: this.shelf,
      mostOrders: model.orders.length + model.wallets.length,
    }
    const broken = await findBrokenPromises(this.shop, evidence)
    if (broken.length > 0) throw new Error(broken.join('\n'))
  }
}
