import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Database } from '#server/platform/database/database.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { buildEmulator } from '../../wallet-emulator/emulator-app.ts'
import { FaultPlan } from '../fault-plan.ts'
import { emptyDatabase, type FaultShop, openFaultShop } from '../fault-shop.ts'
import { findBrokenPromises, recover } from '../oracle.ts'
import { listOrderedLines } from '../oracle-repository.ts'
import { EmulatorControl } from '../providers/emulator-control.ts'
import { seededRandom } from '../seeded-random.ts'
import { type Deed, faultsOfHistory } from './crowd-history.ts'

interface CrowdWish {
  seed: number
  buyers: number
  /** The stock of each of three products. */
  pieces: number
}

export interface CrowdOutcome {
  broken: string[]
  orders: number
  refusals: number
  calls: number
}

const euro = (cents: number) => (cents / 100).toFixed(2)

/** Many buyers at once, by bank and wallet, some clicking twice, some going away; then their record is judged. */
export async function letCrowdIn(database: Database, folder: string, request: CrowdWish): Promise<CrowdOutcome> {
  const emulator = buildEmulator({ dataDir: folder })
  const control = new EmulatorControl(await emulator.listen({ port: 0, host: '127.0.0.1' }))
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
  const patience = { usualMs: 30_000, captureMs: 30_000 }
  const shop = await openFaultShop({
    database,
    urls: { paypal: control.url },
    plan: new FaultPlan(),
    clock: () => new Date(clock.now),
    patience,
  })
  try {
    await emptyDatabase(database)
    const shelf = new Map<number, { pieces: number; priceCents: number }>()
    for (let i = 0; i < 3; i++) {
      const priceCents = 110_000 + i * 100
      shelf.set((await aProduct(shop.sound, { stock: request.pieces, priceCents })).id, {
        pieces: request.pieces,
        priceCents,
      })
    }
    const crowd = new Crowd(shop, control, shelf, seededRandom(request.seed))
    await Promise.all(Array.from({ length: request.buyers }, (_, i) => crowd.buy(i + 1)))
    const { history } = crowd
    const orders = await listOrderedLines(database.db)
    const broken = faultsOfHistory(history, orders, shelf)
    await recover(shop.sound, (minutes) => {
      clock.now += minutes * 60_000
    })
    const evidence = {
      providers: control,
      ignored: new Set<string>(),
      promised: new Set(history.flatMap((d) => d.orderNumber ?? [])),
      mails: shop.mails,
      shelf: Object.fromEntries([...shelf].map(([id, { pieces }]) => [id, pieces])),
      mostOrders: request.buyers,
    }
    broken.push(...(await findBrokenPromises(shop, evidence)))
    const refusals = history.filter((d) => d.status === 409).length
    return { broken, orders: orders.length, refusals, calls: history.length }
  } finally {
    await shop.close()
    await emulator.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

class Crowd {
  readonly history: Deed[] = []
  private readonly shop: FaultShop
  private readonly control: EmulatorControl
  private readonly shelf: ReadonlyMap<number, { pieces: number; priceCents: number }>
  private readonly random: () => number

  constructor(
    shop: FaultShop,
    control: EmulatorControl,
    shelf: ReadonlyMap<number, { pieces: number; priceCents: number }>,
    random: () => number,
  ) {
    this.shop = shop
    this.control = control
    this.shelf = shelf
    this.random = random
  }

  async buy(buyer: number): Promise<void> {
    const ids = [...this.shelf.keys()]
    const productId = ids[Math.floor(this.random() * ids.length)] ?? 0
    const quantity = 1 + Math.floor(this.random() * 2)
    const request = { buyer, productId, quantity }
    const clicks = this.random() < 0.3 ? 2 : 1
    if (this.random() < 0.5) return this.buyByBank(request, clicks)
    return this.buyByWallet(request, clicks, this.random() < 0.2)
  }

  private async buyByBank(request: Pick<Deed, 'buyer' | 'productId' | 'quantity'>, clicks: number): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => this.call({ ...request, what: 'bank' }, '/api/orders', bodyOf(request, 'bank'), headers)
    await Promise.all(Array.from({ length: clicks }, send))
  }

  private async buyByWallet(
    request: Pick<Deed, 'buyer' | 'productId' | 'quantity'>,
    clicks: number,
    goesAway: boolean,
  ): Promise<void> {
    const amount = euro(request.quantity * (this.shelf.get(request.productId)?.priceCents ?? 0))
    const order = { amount, currency: 'EUR', intent: 'capture', checkout: bodyOf(request, 'paypal') }
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body } = await this.call({ ...request, what: 'start' }, '/order', order, headers)
    if (status !== 201) return
    if (goesAway) {
      await this.call({ ...request, what: 'give_up' }, `/order/${body.id}`)
      return
    }
    await this.control.decide(body.id, 'approve')
    const send = () => this.call({ ...request, what: 'capture' }, `/order/${body.id}/capture`, {})
    await Promise.all(Array.from({ length: clicks }, send))
  }

  private async call(
    deed: Pick<Deed, 'buyer' | 'what' | 'productId' | 'quantity'>,
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const beganMs = performance.now()
    const method = deed.what === 'give_up' ? 'DELETE' : 'POST'
    const answer = await this.shop.app.inject({ method, url, headers, ...(payload && { payload }) })
    const body = answer.json<{ id: string; orderNumber?: string; code?: string }>()
    const status = answer.statusCode
    const orderNumber = status < 300 ? body.orderNumber : undefined
    this.history.push({ ...deed, beganMs, endedMs: performance.now(), status, code: body.code, orderNumber })
    return { status, body }
  }
}

function bodyOf({ productId, quantity }: Pick<Deed, 'productId' | 'quantity'>, paymentMethod: string) {
  return anOrderBody({ items: [{ productId, quantity }], order: { paymentMethod } })
}
