import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { anOrderBody } from '#test/factories.ts'
import type { WholeShop } from '../machine/whole-shop.ts'
import { EmulatorControl } from '../providers/emulator-control.ts'
import { judgeAnswer } from './soak-verdict.ts'

const pages = ['/', '/biciclette', '/accessori', '/abbigliamento', '/componenti', '/privacy', '/?q=casco']
const searches = ['gravel', 'casco', 'catena', 'camra', 'luce', 'manopole', 'bici da corsa', 'zaino']
const lists = ['biciclette', 'accessori', 'abbigliamento', 'componenti']
const customers = 12
const soldProducts = 4
const piecesEach = 99_999
/** Its delivery is free. */
const price = '1199.00'
const sessionMs = 30 * 60_000
const pageSize = 100

interface Visit {
  /** Of a thousand visits, how many are of this kind. */
  share: number
  name: string
  go(pick: Pick): Promise<Answered>
}

interface Answered {
  status: number
  headers: Headers
}

type Pick = <T>(from: readonly T[]) => T

/** Everything that customers and the administrator do in a day, each at its share. */
export class SoakVisitors {
  readonly counts = new Map<string, number>()
  readonly failures: string[] = []
  refusals = 0
  /** Orders that were promised. */
  readonly orders: string[] = []
  private readonly shop: WholeShop
  private readonly emulator: EmulatorControl
  private readonly random: () => number
  private admin = ''
  private adminSince = 0
  private readonly sessions: string[] = []
  private readonly sold: { id: number; slug: string }[] = []
  private shown: string[] = []

  constructor(shop: WholeShop, emulatorUrl: string, random: () => number) {
    this.shop = shop
    this.emulator = new EmulatorControl(emulatorUrl)
    this.random = random
  }

  async prepare(): Promise<void> {
    const cookie = await this.adminCookie()
    for (let i = 0; i < soldProducts; i++) {
      const request = { name: `Telaio di prova ${i}`, description: 'Per le prove.', category: 'componenti' }
      const made = await this.shop.call(
        'POST',
        '/api/admin/products',
        { ...request, price, stock: piecesEach },
        { cookie },
      )
      if (made.status !== 201) throw new Error(`no product: ${JSON.stringify(made.body)}`)
      this.sold.push(made.body)
    }
    for (let i = 0; i < customers; i++) {
      const name = { firstName: 'Giulia', lastName: 'Ferrari', password: 'pedali e catena' }
      const request = { ...name, email: `giulia.${randomUUID()}@example.org`, phone: '' }
      this.sessions.push((await this.shop.call('POST', '/api/customer/register', request)).cookie)
    }
    const all = await this.shop.call('GET', '/api/products?limit=100')
    this.shown = all.body.map((p: { slug: string }) => p.slug)
  }

  /** One random visit; failures are recorded. */
  async visit(): Promise<void> {
    let lot = this.random() * 1_000
    const visit = this.visits.find(({ share }) => {
      lot -= share
      return lot < 0
    })
    if (!visit) return
    this.counts.set(visit.name, (this.counts.get(visit.name) ?? 0) + 1)
    try {
      const answer = await visit.go((from) => from[Math.floor(this.random() * from.length)] as never)
      const verdict = judgeAnswer(answer)
      if (verdict === 'refused') this.refusals++
      if (verdict === 'failed') this.failures.push(`${visit.name}: ${answer.status}`)
    } catch (error) {
      this.failures.push(`${visit.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  private readonly visits: readonly Visit[] = [
    { share: 250, name: 'page', go: (pick) => this.get(pick(pages)) },
    { share: 150, name: 'product page', go: (pick) => this.get(`/prodotto/${pick(this.shown)}`) },
    { share: 150, name: 'list', go: (pick) => this.get(`/api/products?category=${pick(lists)}&limit=24`) },
    { share: 40, name: 'facets', go: (pick) => this.get(`/api/products/facets?category=${pick(lists)}`) },
    { share: 120, name: 'search', go: (pick) => this.get(`/api/products?q=${encodeURIComponent(pick(searches))}`) },
    {
      share: 50,
      name: 'suggestions',
      go: (pick) => this.get(`/api/search/suggestions?q=${pick(searches).slice(0, 4)}`),
    },
    { share: 130, name: 'cart', go: (pick) => this.useCart(pick(this.sessions), pick(this.sold).id) },
    { share: 50, name: 'bank order', go: (pick) => this.orderByBank(pick(this.sold).id) },
    { share: 25, name: 'wallet order', go: (pick) => this.orderByWallet(pick(this.sold).id) },
    { share: 25, name: 'admin edit', go: (pick) => this.editProduct(pick(this.sold).id) },
    { share: 7, name: 'admin lists', go: () => this.readLists() },
    { share: 3, name: 'image upload', go: () => this.uploadImage() },
  ]

  private get(path: string, cookie?: string) {
    return this.shop.call('GET', path, undefined, { ...(cookie && { cookie }), 'accept-encoding': 'gzip' })
  }

  private async useCart(cookie: string, productId: number): Promise<Answered> {
    const added = await this.shop.call('POST', '/api/customer/cart', { productId, quantity: 1 }, { cookie })
    if (added.status !== 201) return added
    if (added.body.quantity > 20) {
      const removed = await this.shop.call('DELETE', `/api/customer/cart/${added.body.id}`, undefined, { cookie })
      // Another of this customer's tabs was quicker: then the cart shows it.
      if (removed.status !== 404) return removed
    }
    return this.get('/api/customer/cart', cookie)
  }

  private async orderByBank(productId: number): Promise<Answered> {
    const request = anOrderBody({ items: [{ productId, quantity: 1 }] })
    const answer = await this.shop.call('POST', '/api/orders', request, { 'idempotency-key': randomUUID() })
    return this.promised(answer)
  }

  private async orderByWallet(productId: number): Promise<Answered> {
    const checkout = anOrderBody({ items: [{ productId, quantity: 1 }], order: { paymentMethod: 'paypal' } })
    const request = { amount: price, currency: 'EUR', intent: 'capture', checkout }
    const started = await this.shop.call('POST', '/order', request, { 'idempotency-key': randomUUID() })
    if (started.status !== 201) return started
    const decision = this.random() < 0.1 ? 'decline' : 'approve'
    await this.emulator.decide(started.body.id, decision)
    const captured = await this.shop.call('POST', `/order/${started.body.id}/capture`)
    // A declined buyer gives up; an approved one is never told of a refusal.
    const isDeclined = captured.status === 402 || captured.status === 409
    if (decision === 'decline' && isDeclined) return this.shop.call('DELETE', `/order/${started.body.id}`)
    return this.promised(captured)
  }

  /** Orders that were promised and are not in the administrator's list. */
  async lostOrders(): Promise<string[]> {
    const lost = new Set(this.orders)
    const cookie = await this.adminCookie()
    for (let offset = 0; lost.size > 0; offset += pageSize) {
      const page = await this.shop.call('GET', `/api/admin/orders?limit=${pageSize}&offset=${offset}`, undefined, {
        cookie,
      })
      if (page.status !== 200) throw new Error(`no list of orders: ${page.status}`)
      for (const { orderNumber } of page.body) lost.delete(orderNumber)
      if (page.body.length < pageSize) break
    }
    return [...lost]
  }

  private promised(answer: Answered & { body: { orderNumber?: string } }): Answered {
    if (answer.status < 300 && answer.body.orderNumber) this.orders.push(answer.body.orderNumber)
    return answer
  }

  private async editProduct(id: number): Promise<Answered> {
    const cookie = await this.adminCookie()
    const description = `Per le prove, ${randomUUID()}.`
    return this.shop.call('PUT', `/api/admin/products/${id}`, { description, stock: piecesEach }, { cookie })
  }

  private async readLists(): Promise<Answered> {
    const cookie = await this.adminCookie()
    await this.get('/api/admin/orders?limit=20', cookie)
    await this.get('/api/admin/tasks', cookie)
    return this.get('/api/admin/stats', cookie)
  }

  private async uploadImage(): Promise<Answered> {
    const cookie = await this.adminCookie()
    const raw = { width: 320, height: 240, channels: 3 as const }
    const picture = await sharp(randomBytes(320 * 240 * 3), { raw })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg')
    const stored = await this.shop.call('POST', '/api/admin/upload', form, { cookie })
    return stored.status < 300 ? this.get(stored.body.imageUrl) : stored
  }

  /** A new session now and then, as an administrator's day has them. */
  private async adminCookie(): Promise<string> {
    if (Date.now() - this.adminSince > sessionMs) {
      this.admin = await this.shop.loginAsAdmin()
      this.adminSince = Date.now()
    }
    return this.admin
  }
}
