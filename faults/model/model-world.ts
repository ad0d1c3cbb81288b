import { randomUUID } from 'node:crypto'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { freePort } from '#test/free-port.ts'
import { aCustomer, type TestCustomer, Visitor } from '#test/visitor.ts'
import { type FaultKind, FaultPlan } from '../fault-plan.ts'
import { emptyDatabase, type FaultShop, openFaultShop } from '../fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from '../oracle.ts'
import { listOrders } from '../oracle-repository.ts'
import { Providers } from '../providers/adapter.ts'
import { openProviders } from '../providers/providers-inside.ts'
import { type OrderInTables, readCredits, readOrders } from './model-repository.ts'
import { creditInWords, orderInWords } from './order-in-words.ts'
import type { Article, ModelOrder, ModelProduct } from './order-model.ts'
import { noteBack } from './order-moves.ts'
import { type SentRequest, ShopModel } from './shop-model.ts'

/** Reading every book takes longer than most acts. */
const actsPerAudit = 12

export interface ProductWish {
  priceCents: number
  /** Stock of each size; a single one without sizes. */
  stock: readonly number[]
}

const sizeNames = ['M', 'L']

interface ShownProduct {
  stock: number
  sizes: { size: string; stock: number }[]
}

const morning = Date.parse('2026-11-20T09:00:00Z')

/** The real shop on a real database beside the emulator, in the hands of the commands. */
export class ModelWorld {
  shop: FaultShop
  readonly providers: Providers
  readonly promised = new Set<string>()
  customer: TestCustomer | undefined
  private readonly database: Database
  private readonly clock: { now: number }
  private readonly reopen: () => Promise<FaultShop>
  private readonly stop: () => Promise<void>
  /** Where the next request with a key breaks off, once, before it is repeated. */
  stumble: { at: number; kind: FaultKind } | undefined
  private readonly plan: FaultPlan
  private readonly ids = new Map<string, string>()
  private acts = 0
  private latest = morning
  private ignored: ReadonlySet<string> = new Set()
  private shelf: Record<number, number> = {}

  private constructor(
    database: Database,
    shop: FaultShop,
    providers: Providers,
    clock: { now: number },
    plan: FaultPlan,
    reopen: () => Promise<FaultShop>,
    stop: () => Promise<void>,
  ) {
    this.database = database
    this.shop = shop
    this.providers = providers
    this.clock = clock
    this.plan = plan
    this.reopen = reopen
    this.stop = stop
  }

  static async open(database: Database, folder: string): Promise<ModelWorld> {
    const { urls, close } = await openProviders(folder)
    const clock = { now: morning }
    const plan = new FaultPlan()
    const ports = { shop: await freePort(), paypal: await freePort(), card: await freePort() }
    const wish = { database, urls, plan, clock: () => new Date(clock.now), ports }
    const reopen = () => openFaultShop(wish)
    return new ModelWorld(database, await reopen(), new Providers(urls), clock, plan, reopen, close)
  }

  /** An empty shop with these products, on the same morning, and the model of it. */
  async begin(requests: readonly ProductWish[]): Promise<ShopModel> {
    await emptyDatabase(this.database)
    await this.providers.calm()
    await this.shop.deps.catalog.refresh()
    await this.offerPickUp()
    this.clock.now = morning
    this.latest = morning
    this.promised.clear()
    this.shop.logged.length = 0
    this.shop.mails.length = 0
    this.customer = undefined
    this.stumble = undefined
    this.ids.clear()
    this.shelf = {}
    this.ignored = new Set(await this.providers.knownIds())
    const products: Article[] = []
    for (const { stock, priceCents } of requests) {
      const sizes = stock.map((units, i) => [stock.length > 1 ? (sizeNames[i] ?? '') : '', units] as const)
      const { id } = await aProduct(this.shop.sound, { sizes: Object.fromEntries(sizes), priceCents })
      const product: ModelProduct = { id, priceCents }
      products.push(...sizes.map(([size, shelf]) => ({ product, size, shelf })))
      this.shelf[id] = stock.reduce((sum, units) => sum + units, 0)
    }
    return new ShopModel(this.clock.now, products, this.shop.deps.shop.shipping)
  }

  private async offerPickUp(): Promise<void> {
    const admin = await this.admin()
    const { version, rules } = (await admin.get('/api/admin/delivery')).json<{ version: number; rules: object }>()
    const answer = await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
    if (answer.statusCode !== 200) throw new Error(`picking up cannot be offered: ${answer.body}`)
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
    this.latest = Math.max(this.latest, this.clock.now)
  }

  work(): Promise<void> {
    return ownWork(this.shop.deps)
  }

  /** Sends a request with a key; one that is to break off is sent twice: once with a lost answer, then again. */
  async send(request: Omit<SentRequest, 'key'>, key: string = randomUUID()) {
    const visitor = request.who === 'admin' ? await this.admin() : this.guest()
    const headers = { 'idempotency-key': key }
    if (this.stumble) {
      this.plan.arm(this.stumble.at, this.stumble.kind)
      this.stumble = undefined
      await visitor.post(request.path, request.body, headers)
      this.plan.disarm()
    }
    return visitor.post(request.path, request.body, headers)
  }

  /** The order's path for staff. */
  adminPath({ number }: ModelOrder): string {
    return `/api/admin/orders/${this.ids.get(number)}`
  }

  idOf({ number }: ModelOrder): string {
    return this.ids.get(number) ?? ''
  }

  /** A path of the order with its key. */
  ownPath({ number }: ModelOrder, rest: string): string {
    return `/api/orders/${number}${rest}?k=${this.shop.deps.orderKeys.of(number)}`
  }

  /** Compares everything that visitors, the administrator and the database show with the model. @throws Error */
  async compare(model: ShopModel): Promise<void> {
    const isAudit = ++this.acts % actsPerAudit === 0
    const wrong = isAudit ? (await checkInvariants(this.shop.sound)).map(violationText) : []
    for (const product of model.products) {
      const shown = (await this.guest().get(`/api/products/${product.id}`)).json<ShownProduct>()
      const free = model.sizesOf(product).map((article) => `${article.size}:${model.free(article)}`)
      const real =
        shown.sizes.length > 0 ? shown.sizes.map(({ size, stock }) => `${size}:${stock}`) : [`:${shown.stock}`]
      if (String(real) !== String(free)) wrong.push(`product ${product.id} shows ${real} pieces, not ${free}`)
      if (!isAudit && !model.isReviewed) continue
      const reviews = (await this.guest().get(`/api/products/${product.id}/reviews`)).json<{ id: number }[]>()
      const approved = model.reviews.filter((r) => r.product === product && r.isApproved).map((r) => r.id)
      if (String(reviews.map((r) => r.id).sort()) !== String(approved.sort()))
        wrong.push(`I12 product ${product.id} shows the reviews ${reviews.map((r) => r.id)}, not ${approved}`)
    }
    const rows = await readOrders(this.database.db)
    for (const row of rows) this.learn(row, model)
    const real = rows.map((row) => row.words).sort()
    const expected = model.orders.map(orderInWords).sort()
    if (String(real) !== String(expected)) wrong.push(`orders are\n${real.join('\n')}\nnot\n${expected.join('\n')}`)
    const credits = (await readCredits(this.database.db)).sort()
    learnRests(credits, model)
    const known = model.credits.map(creditInWords).sort()
    if (String(credits) !== String(known)) wrong.push(`credits are\n${credits.join('\n')}\nnot\n${known.join('\n')}`)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  }

  /** Names that the shop gave, and what of the provider's doing has come through. */
  private learn({ id, number, refunds, returns }: OrderInTables, model: ShopModel): void {
    this.ids.set(number, id)
    const order = model.orders.find((one) => one.number === number)
    if (!order) return
    for (const row of refunds) {
      const refund = order.refunds.find((one) => one.id === row.id)
      const found = refund ?? order.refunds.find((one) => !one.id && one.cents === row.cents)
      if (!found) continue
      found.id = row.id
      if (found.kind === 'wallet' && row.isBack) found.isBack = true
    }
    noteBack(order)
    for (const [i, row] of returns.entries()) {
      const one = order.returns[i]
      if (one) Object.assign(one, row)
    }
  }

  /** The order the shop has made of a wallet payment by itself. */
  async numbersByWallet(): Promise<Map<string, string>> {
    const orders = await listOrders(this.database.db)
    return new Map(orders.flatMap((o) => (o.providerOrderId ? [[o.providerOrderId, o.orderNumber] as const] : [])))
  }

  /** All is brought to its end, and the books of shop and provider are compared. @throws Error */
  async end(model: ShopModel): Promise<void> {
    await this.providers.clearFaults()
    // Jobs due before the clock was set back must finish too.
    this.clock.now = this.latest
    for (const { id, by } of model.wallets) await this.providers.of(by).settlePending(id, 'completed')
    await recover(this.shop.sound, (minutes) => this.jump(minutes))
    const evidence = {
      providers: this.providers,
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

/** The shop gives the rest of a credit its id: it is the open one that the model has not named yet. */
function learnRests(credits: readonly string[], model: ShopModel): void {
  const named = new Set(model.credits.map(({ id }) => id))
  for (const words of credits) {
    const [id = '', cents] = words.split(' ')
    const rest = named.has(id) ? undefined : model.credits.find((one) => one.id === '' && one.cents === Number(cents))
    if (rest) rest.id = id
  }
}
