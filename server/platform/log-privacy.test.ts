import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMailSender } from '#server/messages/mail/mail-sender.ts'
import { orderMailLinks } from '#server/orders/order-mail-links.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTraceCollector } from '#test/outside/trace-collector.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { aRegistration, mailedToken, Visitor } from '#test/visitor.ts'
import { openEmulator, walletOf } from '#test/wallet-shop.ts'
import { openLog } from './log.ts'

// ASVS 16.2.5: the log never holds personal data or secrets.
const planted = {
  password: 'la-parola-di-Giulia-61',
  nextPassword: 'la-parola-nuova-di-Giulia-62',
  adminPassword: 'la-chiave-di-bottega-63',
  email: 'giulia.privata@posta.example',
  name: 'Ermenegilda',
  street: 'Vicolo Segreto 17',
  phone: '+39 347 5551234',
  taxCode: 'RSSMRA85T10A562S',
  iban: 'DE89370400440532013000',
  words: 'una frase che riguarda soltanto me',
}

let lines: string[]
let shop: TestShop
let emulator: Awaited<ReturnType<typeof openEmulator>>
let collector: Awaited<ReturnType<typeof openTraceCollector>>
let stopTracing: () => Promise<void>
beforeEach(async () => {
  lines = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  emulator = await openEmulator()
  collector = await openTraceCollector()
  stopTracing = collector.open()
  // The most verbose level.
  const log = openLog('trace', new Writable({ write }))
  shop = await openTestShop({
    log,
    wallet: walletOf(emulator),
    env: { ADMIN_PASSWORD: planted.adminPassword, LOG_LEVEL: 'trace', RATE_LIMIT: 'on' },
  })
})
afterEach(async () => {
  await shop.close()
  await emulator.stop()
  await stopTracing()
  await collector.close()
})

it('holds no secret and nothing of a person after every flow, gone well and gone wrong', {
  timeout: 120_000,
}, async () => {
  const { email, password, nextPassword, street, phone, taxCode, words } = planted
  const secrets: string[] = Object.values(planted)
  const customer = new Visitor(shop)
  const registration = aRegistration({
    email,
    password,
    passwordHash: password,
    lastName: planted.name,
    address: street,
    phone,
  })
  expect((await customer.post('/api/customer/register', registration)).statusCode).toBe(201)
  expect((await customer.post('/api/customer/login', { email, password })).statusCode).toBe(200)
  expect((await new Visitor(shop).post('/api/customer/login', { email, password: words })).statusCode).toBe(401)
  secrets.push(...Object.values(customer.cookies).filter((value) => value.length > 20))

  const product = await aProduct(shop.deps, { priceCents: 10_000 })
  const items = [{ productId: product.id, quantity: 1 }]
  const person = {
    customerName: planted.name,
    customerEmail: email,
    customerPhone: phone,
    taxCode,
    shippingAddress: street,
  }
  const placed = await customer.post('/api/orders', anOrderBody({ items, order: person }))
  expect(placed.statusCode).toBe(201)
  const { accessKey, orderNumber } = placed.json<{ accessKey: string; orderNumber: string }>()
  secrets.push(accessKey)
  await new Visitor(shop).get(`/api/orders/${orderNumber}?k=${accessKey}`)
  await new Visitor(shop).get(`/api/orders/${orderNumber}?k=${'x'.repeat(500)}`)
  const checkout = anOrderBody({ items, order: { ...person, paymentMethod: 'paypal' } })
  const request = { amount: '100.00', currency: 'EUR', intent: 'capture', checkout }
  const { id } = (await customer.post('/order', request)).json<{ id: string }>()
  await emulator.decide(id, 'approve')
  await emulator.control('POST', 'faults', { operation: 'capture', fault: 'garbage', times: 1 })
  await customer.post(`/order/${id}/capture`)
  await customer.post(`/order/${id}/capture`)
  const review = { customerName: planted.name, customerEmail: email, rating: 5, title: words, comment: words }
  expect((await customer.post(`/api/products/${product.id}/reviews`, review)).statusCode).toBe(201)
  const withdrawal = { customerName: planted.name, orderNumber, customerEmail: email, items: words }
  expect((await customer.post('/api/withdrawals', withdrawal)).statusCode).toBe(201)

  expect((await new Visitor(shop).post('/api/customer/password-reset', { email })).statusCode).toBe(202)
  const token = await mailedToken(shop, email, '/reimposta-password')
  secrets.push(token)
  await new Visitor(shop).post('/api/customer/password-reset/confirm', { token, password: nextPassword })
  await new Visitor(shop).post('/api/customer/password-reset/confirm', { token, password: nextPassword })

  await new Visitor(shop).post('/api/admin/login', { password: planted.adminPassword })
  await new Visitor(shop).post('/api/admin/login', { password: words })
  const admin = await anAdministrator(shop)
  secrets.push(...Object.values(admin.cookies))
  await admin.get(`/api/admin/customers?q=${encodeURIComponent(email)}`)

  const { id: orderId } = placed.json<{ id: string }>()
  await admin.patch(`/api/admin/orders/${orderId}`, { paymentStatus: 'paid' })
  const account = { iban: planted.iban, holder: planted.name }
  expect(
    (await admin.post(`/api/admin/orders/${orderId}/refunds`, { other: '1', reason: words, account })).statusCode,
  ).toBe(201)
  const misspelt = { shipping: true, account: { ...account, iban: `${planted.iban}9` } }
  expect((await admin.post(`/api/admin/orders/${orderId}/refunds`, misspelt)).statusCode).toBe(400)

  // The mail server names the address it refuses, and so does the database the values it could not store.
  const refusing = openMailSender({
    ...shop.deps,
    ...orderMailLinks(shop.deps),
    publicUrl: shop.deps.config.publicUrl,
    mailer: {
      send: async ({ to }) => {
        throw Object.assign(new Error(`550 5.1.1 <${to}>: no such user`), { rejected: [to], envelope: { to: [to] } })
      },
    },
  })
  await new Visitor(shop).post('/api/customer/password-reset', { email })
  await refusing.sendDue()
  await shop.deps.database.db.execute(sql`alter table orders rename column city to town`)
  try {
    const broken = await customer.post('/api/orders', anOrderBody({ items, order: person }))
    expect(broken.statusCode).toBe(500)
  } finally {
    await shop.deps.database.db.execute(sql`alter table orders rename column town to city`)
  }

  await stopTracing()
  const spans = collector.requests.map(({ body }) => body).join('')
  expect(spans).toContain('mail password_reset')
  const log = lines.join('') + spans
  // It has said something of each of them.
  for (const said of ['refused', 'a mail could not be sent', 'unexpected error', 'answered', 'invalid_credentials'])
    expect(log).toContain(said)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toContain('argon2id$')
})
