import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { aGiftCard } from '#test/gift-cards/gift-card-calls.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { BreakdownRow, SalesTakings, Takings, TaxRow } from './accounts-calls.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Mario Rossi' }
const person = { kind: 'person', taxCode: 'RSSMRA85T10A562S', province: 'VI' }
let buyers = 0

async function place(items: { id: number; quantity: number }[], more: Record<string, unknown> = {}) {
  const body = anOrderBody({
    items: items.map(({ id: productId, quantity }) => ({ productId, quantity })),
    order: { customerName: 'Mario Rossi', customerEmail: `a${++buyers}@example.org`, ...more } as never,
  })
  const answer = await sendOrder(shop, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string; total: string }>()
}

async function giveBack(admin: Awaited<ReturnType<typeof anAdministrator>>, id: string, body: object) {
  const asked = await admin.post(`/api/admin/orders/${id}/refunds`, { account, ...body })
  expect(asked.statusCode, asked.body).toBeLessThan(300)
  const { refunds } = (await admin.get(`/api/admin/orders/${id}`)).json()
  const { id: refundId } = refunds.find(({ state }: { state: string }) => state === 'pending')
  const done = await admin.post(`/api/admin/refunds/${refundId}/done`, {})
  expect(done.statusCode, done.body).toBeLessThan(300)
}

const sum = (rows: readonly { gross: string }[]) => rows.reduce((all, { gross }) => all + centsOf(gross), 0)
const both = (days: Takings['days'], of: (row: TaxRow) => string) =>
  days.reduce((all, { rows, refunds }) => {
    const add = (some: TaxRow[]) => some.reduce((cents, row) => cents + centsOf(of(row)), 0)
    return all + add(rows) - add(refunds)
  }, 0)

describe('the takings', () => {
  it('of a generated year are its paid orders less their refunds, by class', async () => {
    const goods = [
      await aProduct(shop.deps, { stock: 500, priceCents: 1_333 }),
      await aProduct(shop.deps, { stock: 500, priceCents: 8_990, row: { vatClass: 'reduced' } }),
      await aProduct(shop.deps, { stock: 500, priceCents: 30_700, row: { vatClass: 'margin', condition: 'used' } }),
    ]
    const expected = { paid: 0, back: 0 }
    for (let i = 0; i < 12; i++) {
      shop.clock.now = new Date(Date.UTC(2027, i, 1 + ((i * 11) % 27), (i * 5) % 24, 30))
      const order = await place([
        { id: goods[i % 3]?.id ?? 0, quantity: 2 },
        { id: goods[(i + 1) % 3]?.id ?? 0, quantity: 1 },
      ])
      if (i % 6 === 5) continue
      await confirmPayment(shop.deps, order.id)
      expected.paid += centsOf(order.total)
      if (i % 3 !== 0) continue
      const admin = await anAdministrator(shop)
      await giveBack(admin, order.id, { lines: [{ line: 1, quantity: 1, place: 'stock' }] })
      expected.back += centsOf((await admin.get(`/api/admin/orders/${order.id}`)).json().refunded)
    }
    const listed = await readYear()
    expect(expected.back).toBeGreaterThan(0)
    expect(both(listed, ({ gross }) => gross)).toBe(expected.paid - expected.back)
    expect(both(listed, ({ net }) => net) + both(listed, ({ vat }) => vat)).toBe(expected.paid - expected.back)
    expect(listed.length).toBe(10)
    expect(listed.some(({ rows }) => rows.some(({ vatRate, vat }) => vatRate === null && vat === '0.00'))).toBe(true)
  })

  it('take a payment at its day in Rome and a refund at the day it is sent, and end at nothing', async () => {
    const product = await aProduct(shop.deps, { stock: 9, priceCents: 3_333 })
    shop.clock.now = new Date('2027-01-31T22:30:00Z')
    const first = await place([{ id: product.id, quantity: 3 }])
    await confirmPayment(shop.deps, first.id)
    shop.clock.now = new Date('2027-01-31T23:30:00Z')
    await place([{ id: product.id, quantity: 1 }])
    const admin = await anAdministrator(shop)
    for (const quantity of [1, 1, 1])
      await giveBack(admin, first.id, { lines: [{ line: 1, quantity, place: 'stock' }] })
    const january = (await admin.get('/api/admin/takings/2027-01')).json<Takings>()
    const february = (await admin.get('/api/admin/takings/2027-02')).json<Takings>()
    expect(january.days).toMatchObject([{ date: '2027-01-31', channel: 'distance', refunds: [] }])
    expect(january.days[0]?.rows).toMatchObject([{ vatRate: 22, gross: first.total }])
    expect(february.days).toMatchObject([{ date: '2027-02-01', rows: [] }])
    expect(february.days[0]?.refunds).toEqual(january.days[0]?.rows)
    expect(february.totals.gross).toBe(`-${january.totals.gross}`)
    expect((await admin.get('/api/admin/takings/2027-13')).statusCode).toBe(400)
  })
})

async function readYear() {
  const admin = await anAdministrator(shop)
  const days: Takings['days'] = []
  for (let month = 1; month <= 12; month++) {
    const { days: some, totals } = (await admin.get(`/api/admin/takings/2027-${String(month).padStart(2, '0')}`)).json()
    expect(centsOf(totals.gross)).toBe(both(some, ({ gross }) => gross))
    days.push(...some)
  }
  return days
}

describe('cost and margin', () => {
  it('are kept with the sale, whatever the product costs later, and count where the cost is known', async () => {
    const known = await aProduct(shop.deps, { stock: 9, priceCents: 12_200, row: { brand: 'Ala', costCents: 6_000 } })
    const unknown = await aProduct(shop.deps, { stock: 9, priceCents: 12_200, row: { brand: 'Brina' } })
    const used = { brand: 'Adige', costCents: 38_800, vatClass: 'margin', condition: 'used' } as const
    const bicycle = await aProduct(shop.deps, { stock: 9, priceCents: 50_000, row: used })
    const order = await place([known, unknown, bicycle].map(({ id }) => ({ id, quantity: 2 })))
    await confirmPayment(shop.deps, order.id)
    const admin = await anAdministrator(shop)
    await admin.put(`/api/admin/products/${known.id}`, { cost: '99.00' })
    const { items } = (await admin.get(`/api/admin/orders/${order.id}`)).json()
    expect(items.map(({ cost }: { cost: string | null }) => cost)).toEqual(['60.00', null, '388.00'])
    const day = shop.deps.clock().toISOString().slice(0, 10)
    const rows = async (by: string) =>
      (await admin.get(`/api/admin/sales/breakdown?by=${by}&from=${day}&to=${day}`)).json<BreakdownRow[]>()
    const byBrand = new Map((await rows('brand')).map(({ key, ...row }) => [key, row]))
    expect(byBrand.get('Ala')).toEqual({
      ...{ pieces: 2, gross: '244.00', net: '200.00', cost: '120.00', margin: '80.00', knownPieces: 2 },
      ...{ name: '', stock: 7 },
    })
    expect(byBrand.get('Brina')).toMatchObject({ net: '200.00', margin: '0.00', knownPieces: 0 })
    // The tax of a used article is in its margin: 224.00 with it, 183.61 without.
    expect(byBrand.get('Adige')).toMatchObject({ cost: '776.00', margin: '183.61', knownPieces: 2 })
    for (const by of ['day', 'category', 'product', 'channel']) expect(sum(await rows(by)), by).toBe(148_800)
    const byProduct = (await rows('product')).find(({ key }) => key === String(known.id))
    expect(byProduct).toMatchObject({ name: known.name, pieces: 2, stock: 7 })
    expect((await rows('day'))[0]).toMatchObject({ stock: null })
    const csv = await admin.get(`/api/admin/sales/breakdown/csv?by=brand&from=${day}&to=${day}`)
    expect(csv.body).toContain('Ala;2;244,00;200,00;2;120,00;80,00')
    expect((await admin.get(`/api/admin/sales/breakdown?by=day&from=${day}&to=2020-01-01`)).statusCode).toBe(400)
    const value = (await admin.get('/api/admin/stock-value')).json()
    expect(value).toContainEqual({ category: 'componenti', pieces: 21, knownPieces: 14, value: '3409.00' })
  })
})

describe('the money of a span', () => {
  const read = async (admin: Visitor, from: string, to = from) =>
    (await admin.get(`/api/admin/sales/takings?from=${from}&to=${to}`)).json<SalesTakings>()

  it('is what came in by each way and day, with gift cards where they are bought, and refunds apart', async () => {
    shop.clock.now = new Date('2027-03-03T10:00:00Z')
    let admin = await anAdministrator(shop)
    const [wheel, tyre] = [
      await aProduct(shop.deps, { stock: 9, priceCents: 10_000 }),
      await aProduct(shop.deps, { stock: 9, priceCents: 6_000 }),
    ]
    const { code } = await aGiftCard(shop, admin, '30.00')
    // The order that bought the gift card is of the same day.
    const byTransfer = await place([{ id: wheel.id, quantity: 1 }])
    await confirmPayment(shop.deps, byTransfer.id)
    const withCard = await place([{ id: tyre.id, quantity: 1 }], { giftCards: [{ code }] })
    await confirmPayment(shop.deps, withCard.id)
    // Not paid: in none.
    await place([{ id: tyre.id, quantity: 1 }])
    shop.clock.now = new Date('2027-03-04T22:59:00Z')
    admin = await anAdministrator(shop)
    await giveBack(admin, byTransfer.id, { other: '10.00', reason: 'Graffio' })
    shop.clock.now = new Date('2027-03-04T23:01:00Z')
    admin = await anAdministrator(shop)
    await giveBack(admin, byTransfer.id, { other: '5.00', reason: 'Graffio' })

    const first = await read(admin, '2027-03-03')
    expect(first).toMatchObject({ orders: 3, gross: '160.00', refunds: 0, refunded: '0.00', pieces: 2, knownPieces: 0 })
    expect(first.ways).toEqual([
      { method: 'bank', instrument: null, orders: 3, gross: '160.00', refunded: '0.00' },
      { method: 'gift_card', instrument: null, orders: 1, gross: '30.00', refunded: '0.00' },
    ])
    expect(first.rates).toMatchObject([{ vatRate: 22, gross: '160.00' }])
    const all = await read(admin, '2027-03-02', '2027-03-05')
    expect(all.days).toEqual([
      { date: '2027-03-02', orders: 0, gross: '0.00', refunded: '0.00' },
      { date: '2027-03-03', orders: 3, gross: '160.00', refunded: '0.00' },
      { date: '2027-03-04', orders: 0, gross: '0.00', refunded: '10.00' },
      { date: '2027-03-05', orders: 0, gross: '0.00', refunded: '5.00' },
    ])
    expect(all).toMatchObject({ gross: '160.00', refunds: 2, refunded: '15.00' })
    expect(all.rates).toMatchObject([{ vatRate: 22, gross: '145.00' }])
    const csv = await admin.get('/api/admin/sales/takings/csv?from=2027-03-02&to=2027-03-05')
    expect(csv.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Giorno;Modo;Ordini;Incassato;Restituito',
      '2027-03-03;Bonifico;3;160,00;0,00',
      '2027-03-03;Buono regalo;1;30,00;0,00',
      '2027-03-04;Bonifico;0;0,00;10,00',
      '2027-03-05;Bonifico;0;0,00;5,00',
    ])
    for (const query of ['from=2027-03-05&to=2027-03-02', 'from=2027-02-30&to=2027-03-02', 'from=2027-03-01'])
      expect((await admin.get(`/api/admin/sales/takings?${query}`)).statusCode, query).toBe(400)
  })

  it('of a day and of all days is the same, to the cent, and equals the orders less the gift cards spent', async () => {
    const product = await aProduct(shop.deps, { stock: 500, priceCents: 1_337 })
    let expected = 0
    for (let i = 0; i < 20; i++) {
      shop.clock.now = new Date(Date.UTC(2027, 4, 1 + (i % 9), 20 + (i % 4), 30))
      const order = await place([{ id: product.id, quantity: 1 + (i % 4) }])
      await confirmPayment(shop.deps, order.id)
      expected += centsOf(order.total)
    }
    const admin = await anAdministrator(shop)
    const all = await read(admin, '2027-05-01', '2027-05-31')
    expect(centsOf(all.gross)).toBe(expected)
    expect(sum(all.days)).toBe(expected)
    expect(sum(all.ways)).toBe(expected)
    expect(sum(all.rates)).toBe(expected)
    let byDay = 0
    for (const { date } of all.days.slice(0, 12)) byDay += centsOf((await read(admin, date)).gross)
    expect(byDay).toBe(expected)
  })
})

it('packs the month for the accountant: XML, PDF, lists and what is missing', async () => {
  const bicycle = await aProduct(shop.deps, {
    stock: 9,
    priceCents: 50_000,
    name: 'Bici usata',
    row: { vatClass: 'margin', condition: 'used' },
  })
  const order = await place([{ id: bicycle.id, quantity: 1 }], { invoice: person })
  await confirmPayment(shop.deps, order.id)
  const admin = await anAdministrator(shop)
  const month = shop.deps.clock().toISOString().slice(0, 7)
  const [invoice] = (await admin.get('/api/admin/invoices')).json()
  const [line] = (await admin.get(`/api/admin/takings/${month}/margin-register`)).json()
  expect(line).toMatchObject({ name: 'Bici usata', quantity: 1, price: '500.00', cost: null, margin: null })
  const files = unzipSync((await admin.get(`/api/admin/takings/${month}/package`)).rawPayload)
  expect(Object.keys(files).sort()).toEqual(
    [
      ...['corrispettivi.csv', 'fatture.csv', 'leggimi.txt', 'registro-margine.csv'],
      ...[`fatture/${invoice.printed.replace('/', '-')}.pdf`, `fatture/${invoice.fileName}`],
    ].sort(),
  )
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(text('leggimi.txt')).toContain('Manca il costo di: Bici usata.')
  expect(text('corrispettivi.csv')).toContain('Margine, usato;500,00;500,00;0,00')
})
