import { beforeEach, describe, expect, it } from 'vitest'
import { stockAlerts } from '#server/platform/database/schema/stock-alert-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, testPassword, Visitor } from '#test/visitor.ts'
import { sendStockAlerts } from './send-stock-alerts.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example', RATE_LIMIT: 'on' } })
const photo = 'olandese-1200x800-scene.webp'
const to = 'giulia@example.org'
let soldId: number
beforeEach(async () => {
  soldId = (await aUsedBicycle('Olandese Anversa')).id
  await sendOrder(shop, anOrderBody({ items: [{ productId: soldId, quantity: 1, frameSize: 'M' }] }))
})

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

const ask = (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  new Visitor(shop).post(`/api/products/${soldId}/next-like-it`, { email: to, ...body }, headers)
const stored = () => shop.deps.database.db.select().from(stockAlerts)
const run = async () => {
  await sendStockAlerts(shop.deps)
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => mail.to === to)
}

describe('who has missed a used bicycle', () => {
  it('is told once of the next one of its kind, and forgotten', async () => {
    const before = await aUsedBicycle('Già qui')
    const answer = await ask({ email: 'Giulia@Example.org' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { email: 'Giulia@Example.org' }])
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
    await Promise.all([ask(), ask(), ask()])
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

  it('may have missed a new bicycle: in all sizes, or in the one wanted', async () => {
    const wish = { category: 'biciclette', subcategory: 'citta', sizes: { M: 1, L: 0 } } as const
    const { id } = await aProduct(shop.deps, wish)
    const asks = async (body: object, of = id) =>
      (await new Visitor(shop).post(`/api/products/${of}/next-like-it`, { email: to, ...body })).statusCode
    expect(await asks({})).toBe(409)
    expect(await asks({ size: 'M', isOnlyInSize: true })).toBe(409)
    expect(await asks({ size: 'XS' })).toBe(409)
    expect(await asks({ size: 'L', isOnlyInSize: true })).toBe(202)
    expect(await stored()).toMatchObject([{ subcategory: 'citta', size: 'L' }])
    const gone = await aProduct(shop.deps, { ...wish, sizes: { M: 0, L: 0 } })
    expect(await asks({}, gone.id)).toBe(202)
    await aUsedBicycle('Grande', { size: 'L' })
    expect(await run()).toHaveLength(2)
  })

  it('cannot ask about a bicycle that is still for sale, nor for a sixth time within the hour', async () => {
    const { id } = await aUsedBicycle('Ancora qui')
    const visitor = new Visitor(shop)
    expect((await visitor.post(`/api/products/${id}/next-like-it`, { email: to })).json().code).toBe('product_not_sold')
    for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(202)
    const refused = await ask({ email: to.toUpperCase() })
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
