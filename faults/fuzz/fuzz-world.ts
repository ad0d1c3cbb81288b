import { eq } from 'drizzle-orm'
import { hashPassword } from '#server/accounts/customers/password.ts'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import { adminAccount, customers, oneTimeTokens } from '#server/platform/database/schema/people-tables.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { insertSession } from '#server/platform/sessions/session-repository.ts'
import type { Role } from './fuzz-request.ts'
import { type FuzzShop, fuzzSecrets } from './fuzz-shop.ts'

type Names = Record<string, string | number>
type Person = 'customer' | 'admin' | 'bystander'

const dayMs = 86_400_000
const keptProducts = 10

/**
 * Targets for the placeholders of the requests: one of everything, recreated now and then because the requests sell,
 * cancel and erase it.
 */
export class FuzzWorld {
  names: Names = {}
  private readonly shop: FuzzShop
  private readonly cookies: Partial<Record<Person, string>> = {}
  private passwordHash = ''

  constructor(shop: FuzzShop) {
    this.shop = shop
  }

  cookieOf = (role: Role): string | undefined => (role === 'visitor' ? undefined : this.cookies[role])

  /** Everything stands again. */
  async makeAll(): Promise<void> {
    const { db } = this.shop.deps.database
    this.passwordHash ||= await hashPassword(fuzzSecrets.password)
    await this.restoreAdmin()
    const bystanderId = await this.person('bystander', fuzzSecrets.bystander)
    const ownerId = await this.person('customer', 'Via Roma 1')
    const resetToken = newSecretToken()
    const expiresAt = new Date(Date.now() + dayMs)
    await db
      .insert(oneTimeTokens)
      .values({ tokenHash: hashSecretToken(resetToken), purpose: 'reset', customerId: ownerId, expiresAt })
    await this.clearProducts()
    const product = await this.made('admin', '/api/admin/products', {
      name: 'Sella',
      description: 'Per le prove.',
      category: 'componenti',
      price: '100.00',
      stock: 60,
    })
    const productId = Number(product.id)
    const items = [{ productId, quantity: 1 }]
    const line = await this.made('customer', '/api/customer/cart', { productId, quantity: 1 })
    const order = await this.made('customer', '/api/orders', { order: { ...address, paymentMethod: 'bank' }, items })
    const checkout = { order: { ...address, paymentMethod: 'paypal' }, items }
    const request = { amount: '100.00', currency: 'EUR', intent: 'capture', checkout }
    const wallet = await this.made('visitor', '/order', request)
    await this.shop.emulator.decide(String(wallet.id), 'approve')
    const withdrawal = await this.made('visitor', '/api/withdrawals', {
      customerName: address.customerName,
      orderNumber: order.orderNumber,
      customerEmail: address.customerEmail,
    })
    // The victim's own orders and reviews, which no other role may read.
    await this.made('bystander', '/api/orders', {
      order: { ...address, customerName: fuzzSecrets.bystander, customerEmail: bystanderEmail, paymentMethod: 'bank' },
      items,
    })
    const [review] = await db
      .insert(reviews)
      .values({
        productId,
        customerName: 'Ada',
        customerEmail: `${fuzzSecrets.bystander}@fuzz.example`,
        rating: 5,
        title: 'Comoda',
        comment: 'Molto.',
        isApproved: true,
      })
      .returning({ id: reviews.id })
    const [mail] = await db.select({ id: outbox.id }).from(outbox).limit(1)
    this.names = {
      product: productId,
      cartLine: Number(line.id),
      orderId: String(order.id),
      orderNumber: String(order.orderNumber),
      accessKey: String(order.accessKey),
      walletOrder: String(wallet.id),
      withdrawal: String(withdrawal.reference),
      review: review?.id ?? 1,
      mail: mail?.id ?? 1,
      customerId: ownerId,
      otherId: bystanderId,
      sessionId: hashSecretToken(this.cookies.customer?.slice('sid='.length) ?? '').slice(0, 16),
      resetToken,
      password: fuzzSecrets.password,
      adminPassword: fuzzSecrets.adminPassword,
    }
  }

  private async restoreAdmin(): Promise<void> {
    const { database, clock } = this.shop.deps
    const [stored] = await database.db.select().from(adminAccount)
    if (!stored) await setAdminPassword({ database, clock }, fuzzSecrets.adminPassword)
    this.cookies.admin = `adm=${await this.session('admin', null)}`
  }

  private async person(role: 'customer' | 'bystander', street: string): Promise<string> {
    const { db } = this.shop.deps.database
    const email = role === 'customer' ? address.customerEmail : bystanderEmail
    const fields = { firstName: 'Ada', lastName: 'Rossi', address: street, passwordHash: this.passwordHash }
    const [known] = await db.update(customers).set(fields).where(eq(customers.email, email)).returning()
    const [row] = known
      ? [known]
      : await db
          .insert(customers)
          .values({ email, ...fields })
          .returning()
    if (!row) throw new Error(`no ${role}`)
    this.cookies[role] = `sid=${await this.session('customer', row.id)}`
    return row.id
  }

  private async session(kind: 'customer' | 'admin', customerId: string | null): Promise<string> {
    const token = newSecretToken()
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + dayMs)
    await insertSession(this.shop.deps.database.db, {
      tokenHash: hashSecretToken(token),
      kind,
      customerId,
      userAgent: '',
      createdAt,
      expiresAt,
    })
    return token
  }

  /** Products added by requests would make every list longer than the one before. */
  private async clearProducts(): Promise<void> {
    const list = await this.call('admin', 'GET', `/api/admin/products?limit=100&offset=${keptProducts}`)
    for (const { id } of list as unknown as { id: number }[])
      await this.call('admin', 'DELETE', `/api/admin/products/${id}`)
  }

  private async made(person: Person | 'visitor', url: string, payload: object): Promise<Record<string, unknown>> {
    const answer = await this.call(person, 'POST', url, payload)
    if (!answer || typeof answer !== 'object') throw new Error(`POST ${url}: ${answer}`)
    return answer as Record<string, unknown>
  }

  private async call(person: Person | 'visitor', method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const cookie = person === 'visitor' ? undefined : this.cookies[person]
    const answer = await this.shop.app.inject({
      method,
      url,
      ...(payload && { payload }),
      ...(cookie && { headers: { cookie } }),
    })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.body === '' ? undefined : (answer.json() as unknown)
  }
}

const bystanderEmail = 'bystander@fuzz.example'
const address = {
  customerName: 'Ada Rossi',
  customerEmail: 'owner@fuzz.example',
  shippingAddress: 'Via Roma 1',
  city: 'Vicenza',
  postalCode: '36100',
}
