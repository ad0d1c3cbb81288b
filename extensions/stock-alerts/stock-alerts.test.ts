import { readFileSync } from 'node:fs'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { separateDatabase } from '#test/test-database.ts'
import { aCustomer, mailedToken, testPassword, Visitor } from '#test/visitor.ts'
import { sendStockAlerts } from './send-stock-alerts.ts'
import { stockAlerts } from './stock-alert-tables.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example', RATE_LIMIT: 'on' } })
const photo = 'olandese-1200x800-scene.webp'
const to = 'giulia@example.org'
let soldId: number
beforeEach(sellOne)

async function sellOne() {
  soldId = (await aUsedBicycle('Olandese Anversa')).id
  await sendOrder(shop, anOrderBody({ items: [{ productId: soldId, quantity: 1, frameSize: 'M' }] }))
}

function aUsedBicycle(name: string, { size = 'M', ...wish }: Parameters<typeof aProduct>[1] & { size?: string } = {}) {
  return aProduct(shop.deps, {
    name,
    category: 'bici-usate',
    subcategory: 'citta',
    sizes: { [size]: 1 },
    imageNames: [photo],
    priceCents: 35_000,
    ...wish,
  })
}

const request = (body: Record<string, unknown> = {}, headers: Record<string, string> = {}, id = soldId) =>
  new Visitor(shop).post(`/api/products/${id}/stock-alerts`, { email: to, ...body }, headers)
const requestMails = () => shop.mailer.sent.filter(({ text }) => /\/avviso\?token=/.test(text))
async function tokenFor(email: string): Promise<string> {
  await shop.deps.mailSender.sendDue()
  const mail = requestMails().findLast((one) => one.to === email.toLowerCase())
  return /avviso\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none'
}
const at = (token: string) => `/api/stock-alerts/${token}`
/** Asks, and follows the link of the mail where one came. */
async function ask(body: Record<string, unknown> = {}, headers: Record<string, string> = {}, id = soldId) {
  const answer = await request(body, headers, id)
  if (answer.statusCode === 202) await new Visitor(shop).post(at(await tokenFor(String(body.email ?? to))), {})
  return answer
}
/** As a delivery changes the stock of each size. */
async function putStock(id: number, sizes: Record<string, number>) {
  for (const [size, stock] of Object.entries(sizes)) {
    const isOne = and(eq(productSizes.productId, id), eq(productSizes.size, size))
    await shop.deps.database.db.update(productSizes).set({ stock }).where(isOne)
  }
  await shop.deps.catalog.refresh([id])
}
const stored = () => shop.deps.database.db.select().from(stockAlerts)
const run = async () => {
  await sendStockAlerts(shop.deps)
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => mail.to === to && !requestMails().includes(mail))
}

describe('who has missed a used bicycle', () => {
  it('is told once of the next one of its kind, and forgotten', async () => {
    const before = await aUsedBicycle('Già qui')
    const answer = await ask({ email: 'Giulia@Example.org' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { email: 'Giulia@Example.org', isConfirmed: false }])
    await aUsedBicycle('Da corsa', { subcategory: 'strada' })
    await aUsedBicycle('Senza foto', { imageNames: [] })
    await aUsedBicycle('Spenta', { isActive: false })
    expect(await run()).toEqual([])
    const next = await aUsedBicycle('Olanda verde', { size: 'L' })
    const [mail, ...others] = await run()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('È arrivata: Olanda verde')
    expect(mail?.text).toContain(`https://shop.example/prodotto/${next.slug}`)
    expect(mail?.text).toContain('350,00')
    expect(mail?.text).not.toContain(before.name)
    expect(await stored()).toEqual([])
    await aUsedBicycle('Un’altra')
    expect(await run()).toHaveLength(1)
  })

  it('may ask for one size alone, and is written to in the language of asking', async () => {
    await ask({ isOnlyInSize: true }, { 'accept-language': 'en' })
    await aUsedBicycle('Grande', { size: 'L', row: { nameEn: 'Large one' } })
    expect(await run()).toEqual([])
    await aUsedBicycle('Media', { row: { nameEn: 'Medium one' } })
    const [mail] = await run()
    expect(mail?.subject).toBe('Just in: Medium one')
    expect(mail?.text).toContain('https://shop.example/en/prodotto/')
  })

  it('is one request, however often it is made, and two nodes write once', async () => {
    await Promise.all([request(), request(), request()])
    await ask()
    expect(await stored()).toHaveLength(1)
    await aUsedBicycle('Prima')
    await Promise.all([sendStockAlerts(shop.deps), sendStockAlerts(shop.deps)])
    expect(await run()).toHaveLength(1)
  })

  it('is forgotten after a year without one', async () => {
    await ask()
    shop.clock.advance({ days: 366 })
    await aUsedBicycle('Tardi')
    expect(await run()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['no address', { email: '' }, 'email'],
    ['what is no address', { email: 'giulia' }, 'email'],
    ['a filled hidden field', { website: 'https://spam.example' }, 'website'],
  ])('is told what is wrong: %s', async (_, body, field) => {
    const answer = await ask(body)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect(await stored()).toEqual([])
  })

  it('cannot ask about a bicycle that is still for sale, nor for a sixth time within the hour', async () => {
    const { id } = await aUsedBicycle('Ancora qui')
    const visitor = new Visitor(shop)
    const refusal = (await visitor.post(`/api/products/${id}/stock-alerts`, { email: to })).json()
    expect(refusal.code).toBe('product_not_sold_out')
    for (let i = 0; i < 5; i++) expect((await request()).statusCode).toBe(202)
    const refused = await request({ email: to.toUpperCase() })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('finds the request in the export of a proven address, and takes it along when the account goes', async () => {
    const customer = await aCustomer(shop, { email: to })
    await ask()
    expect((await customer.get('/api/customer/export')).json().stockAlerts).toEqual([])
    await customer.get(`/verifica-email?token=${await mailedToken(shop, to, '/verifica-email')}`)
    expect((await customer.get('/api/customer/export')).json().stockAlerts).toMatchObject([{ email: to }])
    const erased = await customer.delete('/api/customer', { password: testPassword })
    expect(erased.statusCode, erased.body).toBe(204)
    expect(await stored()).toEqual([])
  })
})

describe('a request', () => {
  const wish = { category: 'abbigliamento', sizes: { M: 1, L: 0 } } as const

  it('counts once its link is followed, which shows all of the address and forgets them at a press', async () => {
    const { id, name, slug } = await aProduct(shop.deps, wish)
    await shop.deps.database.db
      .update(productSizes)
      .set({ expectedOn: '2099-12-12' })
      .where(eq(productSizes.productId, id))
    await shop.deps.catalog.refresh([id])
    expect((await request({ size: 'L' }, {}, id)).json()).toEqual({ email: to, isConfirmed: false })
    const token = await tokenFor(to)
    expect(requestMails().at(-1)?.text).toContain('In arrivo')
    await putStock(id, { M: 1, L: 3 })
    expect(await run()).toEqual([])
    const visitor = new Visitor(shop)
    const listed = { product: { name, slug }, subcategory: null, size: 'L', isConfirmed: false }
    expect((await visitor.get(at(token))).json()).toMatchObject([listed])
    expect((await visitor.post(at(token), {})).json()).toMatchObject([{ ...listed, isConfirmed: true }])
    const [mail, ...others] = await run()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`È tornato: ${name}, taglia L`)
    expect(mail?.text).toContain(`https://shop.example/prodotto/${slug}`)
    expect((await visitor.delete(at(token))).statusCode).toBe(204)
    expect(await stored()).toEqual([])
    expect((await visitor.get(at(token))).json().code).toBe('invalid_token')
    expect((await visitor.delete(at(token))).statusCode).toBe(204)
  })

  it('of strangers mails an address once, whatever they ask for', async () => {
    for (const name of ['Uno', 'Due', 'Tre']) {
      const { id } = await aProduct(shop.deps, { ...wish, name })
      await request({ size: 'L' }, {}, id)
    }
    await shop.deps.mailSender.sendDue()
    expect(requestMails()).toHaveLength(1)
    await new Visitor(shop).post(at(await tokenFor(to)), {})
    expect((await stored()).every(({ confirmedAt }) => confirmedAt !== null)).toBe(true)
    shop.clock.advance({ days: 181 })
    expect(await run()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('made again keeps its place in the line, and mails no second link', async () => {
    const { id } = await aProduct(shop.deps, wish)
    await ask({ size: 'L' }, {}, id)
    shop.clock.advance({ minutes: 1 })
    await ask({ email: 'altro@example.org', size: 'L' }, {}, id)
    shop.clock.advance({ minutes: 1 })
    expect((await request({ size: 'L' }, {}, id)).statusCode).toBe(202)
    await putStock(id, { L: 1 })
    expect(await run()).toHaveLength(1)
    expect(requestMails()).toHaveLength(2)
    // Told, it begins again, with a link of its own.
    await putStock(id, { L: 0 })
    await ask({ size: 'L' }, {}, id)
    expect(requestMails()).toHaveLength(3)
    await putStock(id, { L: 2 })
    expect(await run()).toHaveLength(2)
  })

  it('needs no link from an account whose address is proven', async () => {
    const customer = await aCustomer(shop, { email: to })
    await customer.get(`/verifica-email?token=${await mailedToken(shop, to, '/verifica-email')}`)
    const { id } = await aProduct(shop.deps, wish)
    const answer = await customer.post(`/api/products/${id}/stock-alerts`, { email: to, size: 'L' })
    expect(answer.json()).toEqual({ email: to, isConfirmed: true })
    await shop.deps.mailSender.sendDue()
    expect(requestMails()).toEqual([])
    await putStock(id, { M: 1, L: 1 })
    expect((await run()).filter(({ subject }) => /tornato/.test(subject))).toHaveLength(1)
  })

  it.each([
    ['a size that is there', { size: 'M' }, 409],
    ['a size it never had', { size: 'XXS' }, 409],
    ['any size while one is there', {}, 409],
    ['a size that is gone', { size: 'L' }, 202],
  ])('is about what is sold out: %s', async (_what, body, status) => {
    const { id } = await aProduct(shop.deps, wish)
    expect((await request(body, {}, id)).statusCode).toBe(status)
  })

  it('is served in order: of fifty one is told a day, none who has bought, none twice by two nodes', async () => {
    const { id } = await aProduct(shop.deps, { ...wish, sizes: { L: 0 } })
    const waiting = Array.from({ length: 50 }, (_, i) => `cliente${String(i).padStart(2, '0')}@example.org`)
    const { db } = shop.deps.database
    const confirmedAt = shop.deps.clock()
    const about = { productId: id, size: 'L', language: 'it' as const, confirmedAt }
    for (const [i, email] of waiting.entries())
      await db.insert(stockAlerts).values({ ...about, email, createdAt: new Date(confirmedAt.getTime() + i) })
    const admin = await anAdministrator(shop)
    admin.cookies['__Host-adm'] = admin.cookies.adm ?? ''
    expect((await admin.get('/api/admin/stock-alerts')).json()).toEqual([{ productId: id, size: 'L', waiting: 50 }])
    await putStock(id, { L: 1 })
    const told = async () => {
      await Promise.all([sendStockAlerts(shop.deps), sendStockAlerts(shop.deps)])
      await shop.deps.mailSender.sendDue()
      return shop.mailer.sent.flatMap(({ to: address, subject }) => (/tornato/.test(subject) ? [address] : []))
    }
    expect(await told()).toEqual(waiting.slice(0, 1))
    expect(await told()).toEqual(waiting.slice(0, 1))
    shop.clock.advance({ days: 1, minutes: 1 })
    expect(await told()).toEqual(waiting.slice(0, 2))
    const item = { productId: id, quantity: 1, frameSize: 'L' }
    await sendOrder(shop, anOrderBody({ order: { customerEmail: waiting[2] }, items: [item] }))
    await putStock(id, { L: 1 })
    shop.clock.advance({ days: 1, minutes: 1 })
    expect(await told()).toEqual([...waiting.slice(0, 2), waiting[3]])
    shop.clock.advance({ days: 1, minutes: 1 })
    await putStock(id, { L: 60 })
    expect(await told()).toEqual([...waiting.slice(0, 2), ...waiting.slice(3)])
    expect(new Set(await told()).size).toBe(49)
  })
})

describe('a request about a lower price', () => {
  const cost = async (id: number, priceCents: number) => {
    await shop.deps.database.db.update(products).set({ priceCents }).where(eq(products.id, id))
    await shop.deps.catalog.refresh([id])
  }

  it('is told once, when it costs less and can be bought, beside one about its stock', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Gravel Orcia', sizes: { M: 1, L: 0 }, priceCents: 199_000 })
    expect((await ask({ isAboutPrice: true }, {}, id)).statusCode).toBe(202)
    expect(requestMails().at(-1)?.text).toContain('a meno di 1.990,00')
    await ask({ size: 'L' }, {}, id)
    expect(await stored()).toHaveLength(2)
    expect(await run()).toHaveLength(0)
    await cost(id, 210_000)
    expect(await run()).toHaveLength(0)
    await cost(id, 189_000)
    await putStock(id, { M: 0 })
    expect(await run()).toHaveLength(0)
    await putStock(id, { M: 1 })
    const [mail] = await run()
    expect(mail?.subject).toBe('Costa meno: Gravel Orcia')
    expect(mail?.text).toMatch(/costava 1\.990,00/)
    expect(await run()).toHaveLength(1)
    expect(await stored()).toMatchObject([{ size: 'L', belowCents: null }])
  })

  it('is not counted among those who wait for stock, and is refused of what is sold', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { M: 0 }, priceCents: 199_000 })
    await ask({ isAboutPrice: true }, {}, id)
    const admin = await anAdministrator(shop)
    admin.cookies['__Host-adm'] = admin.cookies.adm ?? ''
    expect((await admin.get('/api/admin/stock-alerts')).json()).toEqual([])
    expect((await request({ isAboutPrice: true })).statusCode).toBe(409)
  })
})

it.each([
  { kinds: ['back_in_stock'], subject: /tornat/ },
  { kinds: ['price_lower'], subject: /^Cost/ },
  { kinds: ['price_lower', 'back_in_stock'], subject: /^Novità su quello che aspettavi$/ },
])('what is due at once is one mail of $kinds a person, with each product once, on two nodes', async (one) => {
  const owners = ['a@example.org', 'b@example.org', 'b@example.org', 'a@example.org', 'b@example.org']
  const names = owners.map((_, i) => `Sella prova-${i}.`)
  const about = await Promise.all(names.map((name) => aProduct(shop.deps, { name, stock: 3 })))
  const at = shop.clock.read()
  await shop.deps.database.db.insert(stockAlerts).values(
    about.map(({ id }, i) => ({
      email: owners[i] ?? '',
      productId: id,
      language: 'it' as const,
      belowCents: one.kinds[i % one.kinds.length] === 'price_lower' ? 99_999_00 : null,
      createdAt: at,
      confirmedAt: at,
    })),
  )
  shop.mailer.sent.splice(0)
  await Promise.all([sendStockAlerts(shop.deps), sendStockAlerts(shop.deps)])
  await shop.deps.mailSender.sendDue()
  const told = shop.mailer.sent.filter((mail) => owners.includes(mail.to))
  expect(told.map((mail) => mail.to).toSorted()).toEqual(['a@example.org', 'b@example.org'])
  for (const mail of told)
    expect(names.filter((name) => mail.text.includes(name))).toEqual(names.filter((_, i) => owners[i] === mail.to))
  expect(told.map((mail) => mail.subject)).toContainEqual(expect.stringMatching(one.subject))
})

it('keeps the requests of a shop from before they were confirmed, and those of later ones', async () => {
  await shop.close()
  Object.assign(shop, await openTestShop({ database: await separateDatabase() }))
  await sellOne()
  const { db } = shop.deps.database
  const migration = readFileSync(new URL('./migrations/0000_alerts.sql', import.meta.url), 'utf8')
  const migrate = async () => {
    for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  }
  const columns = async () =>
    rawRows(
      await db.execute(
        sql`select column_name, data_type, is_nullable, is_generated from information_schema.columns where table_name = 'stock_alerts' order by column_name`,
      ),
    )
  const before = await columns()
  await db.execute(sql`drop table stock_alerts`)
  await db.execute(
    sql`create table used_alerts (id serial primary key, email text not null, subcategory text not null, size text, language text not null, known_ids jsonb not null, created_at timestamp with time zone not null, constraint used_alerts_once unique nulls not distinct (email, subcategory, size))`,
  )
  await db.execute(sql`create index used_alerts_created on used_alerts (created_at)`)
  await db.execute(
    sql`insert into used_alerts (email, subcategory, language, known_ids, created_at) values (${to}, 'citta', 'it', '[]', ${shop.clock.read().toISOString()})`,
  )
  await migrate()
  expect(await columns()).toEqual(before)
  expect(await stored()).toMatchObject([{ email: to, confirmedAt: shop.clock.read(), isAboutPrice: false }])
  await request()
  await db.execute(sql`update stock_alerts set confirmed_at = null`)
  await migrate()
  expect(await stored()).toMatchObject([{ email: to, confirmedAt: null }])
})
