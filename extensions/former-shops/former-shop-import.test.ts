import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { pastOrders } from '#server/platform/database/schema/moved-in-tables.ts'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { isReadInThread } from '#server/platform/file-reading/messages-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import type { PastOrder } from '#shared/contract/orders/moved-in-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { mailedToken, testPassword, Visitor } from '#test/visitor.ts'
import type { FormerShopFile, FormerShopReport } from './former-shop-calls.ts'
import { formerShopOf, readFormerShop } from './read-former-shop.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/moved-in'
const db = () => shop.deps.database.db
const post = (content: string | Buffer, query: string) =>
  shop.app.inject({
    method: 'POST',
    url: `${path}?${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(content as string),
  })
const send = async (content: string | Buffer, query = 'mode=commit&fileName=prova.csv') =>
  (await post(content, query)).json<FormerShopReport & { report?: FormerShopReport; code?: string }>()
const files = async () => (await admin.get(path)).json<FormerShopFile[]>()

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const fileOf = (header: readonly string[], rows: readonly Record<string, string>[]) =>
  [header.map(cell).join(','), ...rows.map((row) => header.map((name) => cell(row[name] ?? '')).join(','))].join('\n')

const shopifyPeople = [
  ...['Customer ID', 'First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Default Address Company'],
  ...['Default Address Address1', 'Default Address Address2', 'Default Address City', 'Default Address Province Code'],
  ...['Default Address Country Code', 'Default Address Zip', 'Default Address Phone', 'Phone', 'Accepts SMS Marketing'],
  ...['Total Spent', 'Total Orders', 'Note', 'Tax Exempt', 'Tags'],
]
const ada = {
  ...{ 'First Name': 'Ada', 'Last Name': 'Rossi', Email: 'Ada@Example.org', 'Accepts Email Marketing': 'yes' },
  ...{ 'Default Address Address1': 'Via Po 1', 'Default Address City': 'Torino', 'Default Address Zip': "'10121" },
  ...{ 'Default Address Phone': "'+39 011 5550101", 'Total Spent': '310.00', Note: 'vip', Tags: 'club' },
}
const people = fileOf(shopifyPeople, [ada, { 'First Name': 'Ugo', Email: 'ugo@example.org' }])

const shopifyOrders = [
  ...['Name', 'Email', 'Financial Status', 'Paid at', 'Fulfillment Status', 'Fulfilled at', 'Accepts Marketing'],
  ...['Currency', 'Subtotal', 'Shipping', 'Taxes', 'Total', 'Discount Code', 'Discount Amount', 'Shipping Method'],
  ...['Created at', 'Lineitem quantity', 'Lineitem name', 'Lineitem price', 'Lineitem compare at price'],
  ...['Lineitem sku', 'Lineitem requires shipping', 'Lineitem taxable', 'Lineitem fulfillment status'],
  ...['Billing Name', 'Billing Street', 'Billing Address1', 'Billing City', 'Billing Zip', 'Shipping Name', 'Notes'],
  ...['Cancelled at', 'Payment Method', 'Payment Reference', 'Refunded Amount', 'Vendor', 'Id', 'Tags', 'Source'],
]
const past = fileOf(shopifyOrders, [
  {
    ...{ Name: '#1001', Email: 'ada@example.org', 'Financial Status': 'paid', Currency: 'EUR', Total: '139.80' },
    ...{ 'Created at': '2026-11-05 18:20:11 +0100', 'Lineitem quantity': '2', 'Lineitem name': 'Casco Vento - M' },
    ...{ 'Lineitem price': '59.90', 'Lineitem sku': 'CAS-M', 'Billing Name': 'Ada Rossi', 'Refunded Amount': '0.00' },
  },
  {
    Name: '#1001',
    Email: 'ada@example.org',
    'Lineitem quantity': '1',
    'Lineitem name': 'Camera',
    'Lineitem price': '20.00',
  },
  {
    ...{ Name: '#1002', Email: 'mai@example.org', 'Financial Status': 'refunded', Currency: 'EUR', Total: '20.00' },
    ...{ 'Created at': '2026-11-06 09:00:00 +0100', 'Lineitem quantity': '1', 'Lineitem name': 'Camera' },
    ...{ 'Lineitem price': '20.00', 'Billing Name': 'Mai Vista', 'Refunded Amount': '20.00' },
  },
  {
    ...{ Name: '#1003', Email: 'ada@example.org', 'Financial Status': 'partially_refunded', Currency: 'CHF' },
    ...{ Total: '1299.00', 'Created at': '2025-07-06 09:00:00 +0200', 'Refunded Amount': '99.00' },
    ...{ 'Lineitem quantity': '1', 'Lineitem name': 'Gravel', 'Lineitem price': '1299.00' },
  },
])

/** The link that a forgotten password is given, followed to its end. */
async function openAccount(email: string, to = email): Promise<Visitor> {
  const visitor = new Visitor(shop)
  await visitor.post('/api/customer/password-reset', { email })
  const token = await mailedToken(shop, to, '/reimposta-password')
  await visitor.post('/api/customer/password-reset/confirm', { token, password: testPassword })
  await visitor.post('/api/customer/login', { email, password: testPassword })
  return visitor
}

describe('customers of the shop of before', () => {
  it('become accounts that only their owners can open, and no mail says so', async () => {
    const preview = await send(people, 'mode=preview')
    expect(preview).toMatchObject({ kind: 'customers', source: 'shopify', rows: 2, added: 2, errorCount: 0 })
    expect(preview.examples[0]).toEqual({ line: 2, title: 'Ada Rossi', detail: 'Ada@Example.org, Torino' })
    expect(await db().select().from(customers)).toEqual([])
    expect(await send(people)).toMatchObject({ added: 2 })
    const [row] = await db().select().from(customers).where(eq(customers.email, 'Ada@Example.org'))
    expect(row).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Rossi', phone: '+39 011 5550101', address: 'Via Po 1', city: 'Torino' },
      ...{ postalCode: '10121', passwordHash: null, emailVerifiedAt: null, lastLoginAt: null },
    })
    expect(await db().select().from(outbox)).toEqual([])
    const stranger = new Visitor(shop)
    for (const password of ['', 'null', testPassword])
      expect((await stranger.post('/api/customer/login', { email: 'ada@example.org', password })).statusCode).not.toBe(
        200,
      )
    const visitor = await openAccount('ada@example.org', 'Ada@Example.org')
    expect((await visitor.get('/api/customer/me')).json()).toMatchObject({ email: 'Ada@Example.org' })
  })

  it('come in once, and never over an account that stands', async () => {
    const visitor = new Visitor(shop)
    const own = { firstName: 'Adele', lastName: 'Bianchi', email: 'ADA@example.org', password: testPassword }
    await visitor.post('/api/customer/register', own)
    expect(await send(people)).toMatchObject({ added: 1, unchanged: 1 })
    expect(await send(people)).toMatchObject({ added: 0, unchanged: 2 })
    expect(await files()).toMatchObject([{ kind: 'customers', added: 1, rows: 2, fileName: 'prova.csv' }])
    expect((await visitor.get('/api/customer/me')).json()).toMatchObject({ firstName: 'Adele', city: null })
  })

  it('are refused by row with value and remedy, all of them or the wrong ones', async () => {
    const wrong = fileOf(shopifyPeople, [
      ada,
      { 'First Name': 'Zoe', Email: 'zoe(at)example' },
      { 'First Name': 'Ivo' },
      { ...ada, Email: 'ADA@EXAMPLE.ORG' },
    ])
    const refused = await post(wrong, 'mode=commit')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().report.errors).toMatchObject([
      {
        line: 3,
        column: 'Email',
        value: 'zoe(at)example',
        message: expect.any(String),
        allowed: 'per esempio ada@example.org',
      },
      { line: 4, column: 'Email', value: '' },
      { line: 5, column: 'Email', value: 'ADA@EXAMPLE.ORG' },
    ])
    expect(await db().select().from(customers)).toEqual([])
    expect(await send(wrong, 'mode=commit&onError=skip')).toMatchObject({ added: 1, skipped: 3 })
  })

  it.each([
    [
      'WooCommerce’s analytics',
      'Name,Username,Last Active,Date registered,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code\nAda Maria Rossi,ada,2024-01-01,2021-03-04 10:00:00,ada@example.org,3,310.00,103.33,IT,Torino,TO,10121',
      { firstName: 'Ada', lastName: 'Maria Rossi', city: 'Torino', createdAt: new Date('2021-03-04T09:00:00Z') },
    ],
    [
      'them in Italian',
      'Nome;Nome utente;Ultimo accesso;Data di registrazione;E-mail;Ordini;Spesa totale;AOV;Città;CAP\nAda Rossi;ada;;04/03/2021;ada@example.org;3;310,00;103,33;Torino;10121',
      { firstName: 'Ada', lastName: 'Rossi', createdAt: new Date('2021-03-03T23:00:00Z') },
    ],
    [
      'its export plugin',
      'ID,user_login,user_pass,user_email,user_registered,display_name,first_name,last_name,billing_phone,billing_address_1,billing_city,billing_postcode\n7,ada,$P$Bsecret,ada@example.org,2021-03-04 10:00:00,ada,Ada,Rossi,011555,Via Po 1,Torino,10121',
      { firstName: 'Ada', phone: '011555', address: 'Via Po 1', passwordHash: null },
    ],
  ])('are read from %s', async (_from, file, row) => {
    expect(await send(file)).toMatchObject({ kind: 'customers', source: 'woocommerce', added: 1, errors: [] })
    expect(await db().select().from(customers)).toMatchObject([row])
  })

  it('go again in one press, but for those who have come', async () => {
    await send(people)
    await openAccount('ada@example.org', 'Ada@Example.org')
    const [file] = await files()
    expect(file).toMatchObject({ kept: 1 })
    expect((await admin.delete(`${path}/${file?.id}`)).json()).toMatchObject({ kept: 1, undoneAt: expect.any(String) })
    expect(await db().select().from(customers)).toMatchObject([{ email: 'Ada@Example.org' }])
    expect((await admin.delete(`${path}/${file?.id}`)).json()).toMatchObject({ code: 'moved_in_undone' })
    expect((await admin.delete(`${path}/9999`)).statusCode).toBe(404)
  })
})

describe('past orders', () => {
  it('are history: lines, total and state, and nothing of this shop moves', async () => {
    expect(await send(past)).toMatchObject({ kind: 'orders', source: 'shopify', rows: 4, added: 3, errors: [] })
    expect(await db().select().from(pastOrders).orderBy(pastOrders.number)).toMatchObject([
      {
        ...{ number: '#1001', totalCents: 13980, isSale: true, currency: 'EUR', email: 'ada@example.org' },
        placedAt: new Date('2026-11-05T17:20:11Z'),
        lines: [
          { name: 'Casco Vento - M', code: 'CAS-M', quantity: 2, totalCents: 11980 },
          { name: 'Camera', code: null, quantity: 1, totalCents: 2000 },
        ],
      },
      { number: '#1002', refundedCents: 2000, isSale: false },
      { number: '#1003', currency: 'CHF' },
    ])
    expect(await db().select().from(orders)).toEqual([])
    expect(await db().select().from(outbox)).toEqual([])
    const tasks = await admin.get('/api/admin/stats')
    expect(tasks.json()).toMatchObject({ todayOrders: 0, monthlyRevenue: '€ 0,00', activeCustomers: 0 })
  })

  it('count among the sales only where it is asked for', async () => {
    await send(past)
    const sales = async (query: string) => (await admin.get(`/api/admin/sales?${query}`)).json()
    expect(await sales('days=365')).toMatchObject({ total: '0.00', hasPast: true })
    const asked = await sales('days=365&past=true')
    expect(asked.total).toBe('139.80')
    expect(asked.days.find(({ day }: { day: string }) => day === '2026-11-05')).toMatchObject({ orders: 1 })
  })

  it('are shown to the proven owner of the address, to staff, in the export, and go with the account', async () => {
    const visitor = new Visitor(shop)
    const own = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.org', password: testPassword }
    await visitor.post('/api/customer/register', own)
    await send(past)
    const shown = async (of: Visitor) => (await of.get('/api/customer/past-orders')).json<PastOrder[]>()
    expect(await shown(visitor)).toEqual([])
    const opened = await openAccount('ada@example.org')
    expect(await shown(opened)).toMatchObject([
      { number: '#1001', state: 'Pagato', total: '139.80', lines: [{ name: 'Casco Vento - M', total: '119.80' }, {}] },
      { number: '#1003', state: 'Rimborsato in parte', currency: 'CHF', refunded: '99.00' },
    ])
    expect((await opened.get('/api/customer/export')).json()).toMatchObject({ pastOrders: [{}, {}] })
    const [person] = (await admin.get('/api/admin/customers?q=ada')).json()
    expect((await admin.get(`/api/admin/customers/${person.id}`)).json()).toMatchObject({
      pastOrders: [{}, {}],
      orders: 0,
    })
    expect((await admin.delete(`/api/admin/customers/${person.id}`)).statusCode).toBe(204)
    expect(await db().select().from(pastOrders)).toMatchObject([{ number: '#1002' }])
  })

  it('make a customer of a buyer who only ordered there: found, exported and erased', async () => {
    await send(past)
    const [person, ...more] = (await admin.get('/api/admin/customers?q=Mai')).json()
    expect(more).toEqual([])
    expect(person).toMatchObject({ name: 'Mai Vista', hasAccount: false, orders: 0, spent: '0.00' })
    const one = `/api/admin/customers/${person.id}`
    expect((await admin.get(`${one}/export`)).json()).toMatchObject({ pastOrders: [{ number: '#1002' }] })
    expect((await admin.delete(one)).statusCode).toBe(204)
    expect((await admin.get(one)).statusCode).toBe(404)
  })

  it('come in once, stay as they came, and go in one press', async () => {
    await send(past)
    expect(await send(past)).toMatchObject({ added: 0, unchanged: 3, different: 0 })
    expect(await send(past.replace('refunded,,', 'paid,,'))).toMatchObject({ added: 0, unchanged: 2, different: 1 })
    const [file] = await files()
    expect(await files()).toHaveLength(1)
    await admin.delete(`${path}/${file?.id}`)
    expect(await db().select().from(pastOrders)).toEqual([])
    expect(await send(past)).toMatchObject({ added: 3 })
  })

  it.each([
    [
      'WooCommerce’s analytics',
      'Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),N. Revenue,Attribution\n2026-11-05 18:20:11,501,completed,Ada Rossi,new,"1× Casco Vento, 2× Camera d’aria, 28",3,,114.59,Direct',
      {
        number: '501',
        email: null,
        totalCents: 11459,
        isSale: true,
        lines: [{ quantity: 1 }, { name: 'Camera d’aria, 28', quantity: 2 }],
      },
    ],
    [
      'its export plugin, articles in columns',
      'order_id,order_number,order_date,status,order_total,order_currency,refunded_amount,billing_first_name,billing_last_name,billing_email,line_item_1,line_item_2\n9,502,2026-11-05 18:20:11,wc-completed,139.80,EUR,,Ada,Rossi,ada@example.org,name:Casco Vento|product_id:4|sku:CAS|quantity:2|total:119.80|sub_total:119.80,name:Camera|sku:|quantity:1|total:20.00',
      {
        number: '502',
        name: 'Ada Rossi',
        totalCents: 13980,
        lines: [{ code: 'CAS', totalCents: 11980 }, { name: 'Camera' }],
      },
    ],
    [
      'another one, articles in rows',
      'Order Number,Order Status,Order Date,First Name (Billing),Last Name (Billing),Email (Billing),Order Total Amount,Order Refund Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost\n503,Completato,2026-11-05 18:20,Ada,Rossi,ada@example.org,"139,80",0,CAS,1,Casco Vento,2,"59,90"\n503,Completato,2026-11-05 18:20,Ada,Rossi,ada@example.org,"139,80",0,CAM,2,Camera,1,"20,00"',
      { number: '503', state: 'Completato', totalCents: 13980, lines: [{ totalCents: 11980 }, { code: 'CAM' }] },
    ],
  ])('are read from %s', async (_from, file, row) => {
    expect(await send(file)).toMatchObject({ kind: 'orders', source: 'woocommerce', added: 1, errors: [] })
    expect(await db().select().from(pastOrders)).toMatchObject([row])
  })

  it('are refused by row with value and remedy', async () => {
    const head = 'Order Number,Order Status,Order Date,Email (Billing),Order Total Amount,Currency'
    const rows = [
      '1,completed,31/02/2024,a@example.org,"10,00",EUR',
      '2,completed,2024-02-03,niente,"10,00",EUR',
      '3,completed,2024-02-03,a@example.org,dieci,EUR',
      '4,completed,2124-02-03,a@example.org,"10,00",EUR',
      ',completed,2024-02-03,a@example.org,"10,00",EUR',
      '6,completed,2024-02-03,a@example.org,"10,00",euro',
      '7,completed,2024-02-03,a@example.org,"10,00",EUR',
      '7,completed,2024-02-03,b@example.org,"10,00",EUR',
      '8,inventato,2024-02-03,,"1.010,50",EUR',
    ]
    const { report } = await send([head, ...rows].join('\n'))
    expect(report?.errors.map(({ line, value }) => [line, value])).toEqual([
      [2, '31/02/2024'],
      [3, 'niente'],
      [4, 'dieci'],
      [5, '2124-02-03'],
      [6, ''],
      [7, 'euro'],
      [9, '7'],
    ])
    expect(report?.notes.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['noAddress', [10]],
      ['unknownState', [10]],
    ])
    const left = await send([head, ...rows].join('\n'), 'mode=commit&onError=skip')
    expect(left).toMatchObject({ added: 1, skipped: 7 })
    const english = await shop.app.inject({
      method: 'POST',
      url: `${path}?mode=preview`,
      headers: { 'content-type': 'application/octet-stream', 'accept-language': 'en' },
      cookies: admin.cookies,
      payload: 'a;b\n1;2',
    })
    expect(english.json().report.errors[0].message).toMatch(/^This is no list of customers or orders/)
    expect(await send('')).toMatchObject({ report: { errors: [{ message: 'Il file è vuoto.' }] } })
  })
})

describe('a large file', () => {
  const head = 'Order Number,Order Status,Order Date,Email (Billing),Order Total Amount,Currency,Note'
  const note = 'Una nota che si prende il suo spazio nel file. '.repeat(2)
  const rows = Array.from({ length: 3_000 }, (_, i) =>
    i % 1_000 === 999
      ? `${i},completed,mai,c${i}@example.org,"10,00",EUR,${note}`
      : `${i},completed,2024-02-03,${i % 1_000 === 500 ? '' : `c${i}@example.org`},"10,00",EUR,${note}`,
  )
  const file = Buffer.from([head, ...rows].join('\n'))

  it('says beside the shop what it would say at once', async () => {
    expect(isReadInThread(file)).toBe(true)
    const beside = await readFormerShop(file, shop.clock.now)
    const atOnce = formerShopOf(await readTable(file), shop.clock.now)
    expect(beside.orders).toHaveLength(2_997)
    expect({ ...beside, notes: beside.notes.list('it') }).toEqual({ ...atOnce, notes: atOnce.notes.list('it') })
    expect(beside.notes.list('it')).toMatchObject([{ kind: 'noAddress', lines: [502, 1_502, 2_502] }])
  })

  it('comes in whole or not at all', async () => {
    const { report } = await send(file)
    expect(report).toMatchObject({ rows: 3_000, added: 2_997, wrongRows: 3, errors: [{ line: 1_001 }, {}, {}] })
    expect(await db().select().from(pastOrders)).toEqual([])
    expect(await send(file, 'mode=commit&onError=skip')).toMatchObject({ added: 2_997, skipped: 3 })
    expect(await send(file, 'mode=preview&onError=skip')).toMatchObject({ added: 0, unchanged: 2_997 })
  })

  it('that is none is refused', async () => {
    const workbook = Buffer.concat([Buffer.from('PK'), Buffer.alloc(40_000, 1)])
    expect(await send(workbook)).toMatchObject({ code: 'moved_in_refused', report: { errorCount: 1, added: 0 } })
  })
})
