import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { reconcilePayments } from '#server/orders/payments/reconcile-payments.ts'
import { sendDueRefunds } from '#server/orders/payments/send-refunds.ts'
import { openPaypalWallet, type PaypalWallet } from '#server/orders/paypal/paypal-wallet.ts'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { checkouts, payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { buildEmulator } from '../wallet-emulator/emulator-app.ts'
import { EmulatorClient } from '../wallet-emulator/emulator-harness.ts'
import { anOrderBody, aProduct } from './factories.ts'
import { openTestShop, type TestShop } from './test-app.ts'

/** The real emulator on its own port. */
export async function openEmulator(): Promise<EmulatorClient> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pedivella-wallet-'))
  const app = buildEmulator({ dataDir, webhooks: { firstDelayMs: 0, retryDelaysMs: [20] } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return new EmulatorClient(url, async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

/** Shorter than in production, so that tests of time-outs are short; longer than the pauses of a busy machine. */
export const shortLimits = { usualMs: 1_500, captureMs: 1_500 }
/** For whatever is not about time-outs. */
const patientLimits = { usualMs: 20_000, captureMs: 20_000 }

export function walletOf(emulator: EmulatorClient, change: Partial<Parameters<typeof openPaypalWallet>[0]> = {}) {
  return openPaypalWallet({
    apiUrl: emulator.url,
    clientId: 'demo',
    clientSecret: 'demo',
    webhookId: undefined,
    shop: { name: 'Cicli Pedivella' },
    publicUrl: 'http://localhost:3000',
    limits: patientLimits,
    ...change,
  })
}

/** The order is read before its capture: what fails of the reads is what comes after. */
export const readBefore = { delayMs: 0 }

/** A shop whose wallet is the emulator. */
export class WalletShop {
  readonly shop: TestShop
  readonly emulator: EmulatorClient
  readonly wallet: PaypalWallet

  private constructor(shop: TestShop, emulator: EmulatorClient, wallet: PaypalWallet) {
    this.shop = shop
    this.emulator = emulator
    this.wallet = wallet
  }

  static async open(
    emulator: EmulatorClient,
    change: Parameters<typeof openTestShop>[0] = {},
    limits = patientLimits,
  ): Promise<WalletShop> {
    const wallet = walletOf(emulator, { limits })
    return new WalletShop(await openTestShop({ wallet, ...change }), emulator, wallet)
  }

  get deps(): Deps {
    return this.shop.deps
  }

  /** After each test the consistency checks must pass. */
  async close(): Promise<void> {
    await this.emulator.control('DELETE', 'faults')
    const violations = await checkInvariants(this.deps)
    await this.shop.close()
    if (violations.length > 0) throw new Error(violations.map(violationText).join('\n'))
  }

  /** Answers the emulator's events too, over a real socket. */
  async listen(): Promise<void> {
    await this.shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = this.shop.app.server.address() as AddressInfo
    await this.wallet.subscribe(`http://127.0.0.1:${port}/api/webhooks/paypal`)
  }

  call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) {
    return this.shop.app.inject({ method, url, ...(payload && { payload }), headers })
  }

  /** One product of 1199.00 with the given stock; its delivery is free. */
  async product(stock = 5): Promise<number> {
    return (await aProduct(this.deps, { stock, priceCents: 119_900 })).id
  }

  /** The body of our own page for POST /order. */
  start(productId: number, quantity = 1, headers: Record<string, string> = {}, change: object = {}) {
    const amount = (1_199 * quantity).toFixed(2)
    const checkout = anOrderBody({ items: [{ productId, quantity }], order: { paymentMethod: 'paypal' } })
    return this.call('POST', '/order', { amount, currency: 'EUR', intent: 'capture', checkout, ...change }, headers)
  }

  /** A started payment with reserved stock. @returns the provider's id */
  async started(productId: number, quantity = 1, headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.start(productId, quantity, headers)
    if (answer.statusCode !== 201) throw new Error(`not started: ${answer.body}`)
    return answer.json<{ id: string }>().id
  }

  async approved(productId: number, quantity = 1): Promise<string> {
    const id = await this.started(productId, quantity)
    await this.emulator.decide(id, 'approve')
    return id
  }

  /** The bare call: an amount and nothing else. */
  async bareApproved(amount: string): Promise<string> {
    const answer = await this.call('POST', '/order', { amount, currency: 'EUR', intent: 'capture' })
    if (answer.statusCode !== 201) throw new Error(`not started: ${answer.body}`)
    const { id } = answer.json<{ id: string }>()
    await this.emulator.decide(id, 'approve')
    return id
  }

  capture(id: string) {
    return this.call('POST', `/order/${id}/capture`)
  }

  standing(id: string) {
    return this.call('GET', `/order/${id}`)
  }

  placeWith(providerOrderId: string, productId: number, quantity = 1, order: object = {}, headers = {}) {
    const body = anOrderBody({
      items: [{ productId, quantity }],
      order: { paymentMethod: 'paypal', paymentStatus: 'paid', paypalOrderId: providerOrderId, ...order },
    })
    return this.call('POST', '/api/orders', body, headers)
  }

  async payment(providerOrderId: string) {
    const [row] = await this.deps.database.db
      .select()
      .from(payments)
      .where(eq(payments.providerOrderId, providerOrderId))
    if (!row) throw new Error(`no payment ${providerOrderId}`)
    return row
  }

  async stock(productId: number): Promise<{ stock: number; reserved: number }> {
    const [row] = await this.deps.database.db.select().from(productSizes).where(eq(productSizes.productId, productId))
    return { stock: row?.stock ?? Number.NaN, reserved: row?.reserved ?? Number.NaN }
  }

  orders() {
    return this.deps.database.db.select().from(orders)
  }

  refunds() {
    return this.deps.database.db.select().from(refunds)
  }

  async counts(): Promise<{ payments: number; checkouts: number; orders: number; refunds: number }> {
    const { db } = this.deps.database
    const rows = async (table: typeof payments | typeof checkouts | typeof orders | typeof refunds) =>
      (await db.select({ n: count() }).from(table))[0]?.n ?? 0
    return {
      payments: await rows(payments),
      checkouts: await rows(checkouts),
      orders: await rows(orders),
      refunds: await rows(refunds),
    }
  }

  ledger(id: string) {
    return this.emulator.ledgerOf(id)
  }

  async mails(): Promise<string[]> {
    await this.deps.mailSender.sendDue()
    return this.shop.mailer.sent.map((m) => m.subject)
  }

  /** The minute's work, `minutes` later. */
  async later(amount: { minutes?: number; hours?: number }): Promise<void> {
    this.shop.clock.advance(amount)
    await reconcilePayments(this.deps)
    await sendDueRefunds(this.deps)
  }
}
