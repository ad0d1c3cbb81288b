import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { anOrderBody } from '#test/factories.ts'
import type { WholeShop } from './whole-shop.ts'

const pauseMs = 100
const answerLimitMs = 60_000

/** A stream of bank orders; buyers without an answer repeat the request with the same key. */
export class Buyers {
  /** Orders that were promised with a success. */
  readonly promised = new Set<string>()
  /** The number of each answer: a status, or `cut` where the connection broke. */
  readonly answers = new Map<string, number>()
  slowestMs = 0
  lastPromiseAt = 0
  private wishes = 0
  private wantsMore = true
  private readonly shop: () => WholeShop
  private readonly productId: number
  private running: Promise<void>[] = []
  private readonly complaints = new Set<string>()

  /** @param shop the running process; another one after a restart */
  constructor(shop: () => WholeShop, productId: number) {
    this.shop = shop
    this.productId = productId
  }

  come(howMany: number): void {
    this.wantsMore = true
    this.running = Array.from({ length: howMany }, () => this.buyOnAndOn())
  }

  /** Starts no new orders and finishes those in progress. */
  async leave(): Promise<void> {
    this.wantsMore = false
    await Promise.all(this.running)
  }

  async untilPromised(more: number): Promise<void> {
    const enough = this.promised.size + more
    while (this.promised.size < enough) await setTimeout(20)
  }

  /** "12 × 201, 3 × 503": a summary of the answers. */
  seen(): string {
    const counts = [...this.answers].sort(([a], [b]) => a.localeCompare(b)).map(([what, n]) => `${n} × ${what}`)
    return `${counts.join(', ')}; slowest ${(this.slowestMs / 1_000).toFixed(1)} s`
  }

  /** Invalid answers, and acknowledged orders that do not exist. */
  async broken(): Promise<string[]> {
    const numbers = await this.storedOrders()
    const lost = [...this.promised].filter((number) => !numbers.has(number))
    const found = [...this.complaints]
    if (lost.length > 0) found.push(`${lost.length} promised orders are not there: ${lost.slice(0, 3).join(', ')}`)
    if (numbers.size > this.wishes) found.push(`${this.wishes} wishes became ${numbers.size} orders`)
    return found
  }

  private async storedOrders(): Promise<Set<string>> {
    const cookie = await this.shop().loginAsAdmin()
    const numbers = new Set<string>()
    for (let offset = 0; ; offset += 100) {
      const page = await this.shop().call('GET', `/api/admin/orders?limit=100&offset=${offset}`, undefined, { cookie })
      if (page.status !== 200) throw new Error(`no list of orders: ${page.status}`)
      for (const order of page.body) numbers.add(order.orderNumber)
      if (page.body.length < 100) return numbers
    }
  }

  private async buyOnAndOn(): Promise<void> {
    while (this.wantsMore) {
      this.wishes++
      const key = randomUUID()
      // After the last new order, open requests are repeated until they have an answer.
      while (!(await this.ask(key))) await setTimeout(pauseMs)
    }
  }

  private async ask(key: string): Promise<boolean> {
    const request = anOrderBody({ items: [{ productId: this.productId, quantity: 1 }] })
    const began = performance.now()
    try {
      const { status, body, headers } = await this.shop().call(
        'POST',
        '/api/orders',
        request,
        { 'idempotency-key': key },
        answerLimitMs,
      )
      this.count(String(status), began)
      if (status === 503 && !headers.get('retry-after')) this.complaints.add('a 503 without Retry-After')
      // 200: the order that an earlier question with this key had made.
      const hasOrder = status === 200 || status === 201
      if (!hasOrder && status !== 503) this.complaints.add(`answered ${status}: ${JSON.stringify(body)}`)
      if (!hasOrder) return false
      this.promised.add(body.orderNumber)
      this.lastPromiseAt = performance.now()
      return true
    } catch (error) {
      this.count('cut', began)
      if ((error as Error).name === 'TimeoutError') this.complaints.add(`no answer within ${answerLimitMs / 1_000} s`)
      return false
    }
  }

  private count(what: string, began: number): void {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1)
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
  }
}
