import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { productSizes, products, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { barsOf } from './labels/bars.ts'

const shop = shopForEachTest()
const counts = '/api/admin/stock-counts'
const goods = '/api/admin/goods-received'
const agrees = async () => expect(await checkInvariants(shop.deps)).toEqual([])
const sellOne = async (productId: number, quantity = 1) =>
  expect((await sendOrder(shop, anOrderBody({ items: [{ productId, quantity }] }))).statusCode).toBe(201)

async function aCount(admin: Visitor, lines: object[]) {
  const opened = await admin.post(counts, { shelf: 'Cassetto B2' })
  expect(opened.statusCode, opened.body).toBe(201)
  const url = `${counts}/${opened.json().id}`
  const put = await admin.put(`${url}/lines`, { lines })
  expect(put.statusCode, put.body).toBe(200)
  return { url, shown: put.json() }
}

describe('a stock count', () => {
  it('moves the difference to what the shop had at that moment, while sales go on, and once', async () => {
    const admin = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const tube = await aProduct(shop.deps, { stock: 14, row: { gtin: '4006381333931' } })
    const jersey = await aProduct(shop.deps, { sizes: { M: 3, L: 2 } })
    await sellOne(tube.id, 2)
    const lines = [
      { productId: tube.id, counted: 11, reason: 'Perso o rotto' },
      { productId: jersey.id, size: 'M', counted: 4 },
      { productId: jersey.id, size: 'L', counted: 9 },
    ]
    const { url, shown } = await aCount(admin, lines)
    expect(shown.lines).toContainEqual({
      ...{ productId: tube.id, size: null, name: tube.name, productCode: tube.productCode, reason: 'Perso o rotto' },
      ...{ counted: 11, expected: 12, difference: -1, reserved: 0, sold: 2, booked: null },
    })
    await sellOne(tube.id, 4)
    // The same number again is no second counting; another one is.
    await admin.put(`${url}/lines`, { lines: [lines[0], { productId: jersey.id, size: 'L', counted: null }] })
    const booked = await Promise.all([admin.post(`${url}/book`, undefined), admin.post(`${url}/book`, undefined)])
    expect(booked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(booked.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('count_booked')
    expect((await admin.put(`${url}/lines`, { lines })).json().code).toBe('count_booked')
    expect(await stockOf(shop, tube.id)).toEqual({ '': 7 })
    expect(await stockOf(shop, jersey.id)).toEqual({ M: 4, L: 2 })
    expect((await admin.get(url)).json()).toMatchObject({ products: 2, differences: 2, shelf: 'Cassetto B2' })
    expect((await admin.get(counts)).json()).toMatchObject([{ products: 2, bookedAt: expect.any(String) }])
    await agrees()
  })

  it('can be thrown away while it is open, and moves nothing', async () => {
    const admin = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const tube = await aProduct(shop.deps, { stock: 5 })
    const { url } = await aCount(admin, [{ productId: tube.id, counted: 1 }])
    expect((await admin.call('DELETE', url)).statusCode).toBe(204)
    expect((await admin.call('DELETE', url)).json().code).toBe('count_unknown')
    const other = await aCount(admin, [{ productId: tube.id, counted: 4 }])
    expect((await admin.post(`${other.url}/book`, undefined)).statusCode).toBe(200)
    expect((await admin.call('DELETE', other.url)).json().code).toBe('count_booked')
    expect(await stockOf(shop, tube.id)).toEqual({ '': 4 })
    await agrees()
  })

  it('never takes what is sold meanwhile, or held for who is paying', async () => {
    const admin = await anAdministrator(shop)
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const { url } = await aCount(admin, [{ productId: id, counted: 0 }])
    await sellOne(id, 2)
    await shop.deps.database.db.update(productSizes).set({ reserved: 2 }).where(eq(productSizes.productId, id))
    const booked = await admin.post(`${url}/book`, undefined)
    expect(booked.json().lines).toMatchObject([{ difference: -5, booked: -1, reserved: 2 }])
    expect(await stockOf(shop, id)).toEqual({ '': 2 })
  })

  it('refuses what is not there, and knows a key again', async () => {
    const admin = await anAdministrator(shop)
    const key = { 'idempotency-key': 'one-count' }
    const first = await admin.post(counts, { shelf: 'A1' }, key)
    const again = await admin.post(counts, { shelf: 'A1' }, key)
    expect([first.statusCode, again.statusCode, again.json().id]).toEqual([201, 200, first.json().id])
    expect((await admin.post(counts, {}, key)).json().code).toBe('idempotency_conflict')
    const url = `${counts}/${first.json().id}`
    const sized = await aProduct(shop.deps, { sizes: { M: 1, L: 1 } })
    const put = async (line: object) => {
      const { statusCode, json } = await admin.put(`${url}/lines`, { lines: [line] })
      return [statusCode, json().code]
    }
    expect(await put({ productId: 2_000_000, counted: 1 })).toEqual([404, 'product_not_found'])
    expect(await put({ productId: sized.id, counted: 1 })).toEqual([400, 'size_required'])
    expect(await put({ productId: sized.id, size: 'XS', counted: 1 })).toEqual([400, 'unknown_size'])
    expect(await put({ productId: sized.id, size: 'M', counted: -1 })).toEqual([400, 'invalid_input'])
    expect((await admin.get(`${counts}/${crypto.randomUUID()}`)).json().code).toBe('count_unknown')
    const bookKey = { 'idempotency-key': 'one-booking' }
    const booked = [
      await admin.post(`${url}/book`, undefined, bookKey),
      await admin.post(`${url}/book`, undefined, bookKey),
    ]
    expect(booked.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await admin.post(`${url}/book`, undefined)).statusCode).toBe(409)
    const mechanic = await signedInAs(shop, (await aMember(shop, 'workshop')).id)
    expect((await mechanic.get(counts)).statusCode).toBe(403)
  })
})

describe('goods received', () => {
  it('raise the stock and set the cost, once a reference of a supplier, whole or not at all', async () => {
    const admin = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const chain = await aProduct(shop.deps, { stock: 0, row: { gtin: '012345678905', costCents: 1_340 } })
    const jersey = await aProduct(shop.deps, { sizes: { M: 1, L: 0 } })
    const note = (lines: object[], reference = 'DDT 4471') => ({ supplier: 'Ciclo Ricambi', reference, lines })
    const wrong = await admin.post(
      goods,
      note([
        { code: '0012345678905', quantity: 6, cost: '16.90' },
        { code: 'nessuno', quantity: 1, cost: '1' },
        { code: jersey.productCode, quantity: 1, cost: '1' },
      ]),
    )
    expect(wrong.statusCode).toBe(400)
    expect(Object.keys(wrong.json().fields)).toEqual(['lines.1.code', 'lines.2.size'])
    expect(await stockOf(shop, chain.id)).toEqual({ '': 0 })
    const lines = [
      { code: '0012345678905', quantity: 6, cost: '16.90' },
      { code: jersey.productCode, size: 'L', quantity: 2, cost: null },
    ]
    const sent = [await admin.post(goods, note(lines)), await admin.post(goods, note(lines))]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 409])
    expect(sent[1]?.json().code).toBe('goods_known')
    const { id } = sent[0]?.json() ?? {}
    expect(sent[0]?.json()).toMatchObject({
      ...{ supplier: 'Ciclo Ricambi', reference: 'DDT 4471', pieces: 8, total: '101.40' },
      lines: [
        { productId: chain.id, size: null, quantity: 6, cost: '16.90', costBefore: '13.40' },
        { productId: jersey.id, size: 'L', quantity: 2, cost: null },
      ],
    })
    expect(await stockOf(shop, chain.id)).toEqual({ '': 6 })
    expect(await stockOf(shop, jersey.id)).toEqual({ M: 1, L: 2 })
    const [stored] = await shop.deps.database.db.select().from(products).where(eq(products.id, chain.id))
    expect(stored?.costCents).toBe(1_690)
    expect((await admin.post(goods, note(lines, 'ddt 4471'))).statusCode).toBe(409)
    expect((await admin.post(goods, { ...note(lines), supplier: 'Altro fornitore' })).statusCode).toBe(201)
    expect((await admin.get(`${goods}/${id}`)).json().lines).toHaveLength(2)
    expect((await admin.get(goods)).json()).toHaveLength(2)
    expect((await admin.get(`${goods}/${crypto.randomUUID()}`)).json().code).toBe('goods_unknown')
    await agrees()
  })
})

it('movements sum to the stock whatever is counted, sold, received and booked', async () => {
  const admin = await anAdministrator(shop)
  const step = fc.record({
    kind: fc.constantFrom('count', 'sell', 'receive', 'book' as const),
    quantity: fc.integer({ min: 1, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const product = await aProduct(shop.deps, { stock: 8 })
      let url = ''
      for (const { kind, quantity } of [...steps, { kind: 'book' as const, quantity: 1 }]) {
        if (kind === 'sell') await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity }] }))
        const lines = [{ code: product.productCode, quantity, cost: '1.00' }]
        if (kind === 'receive') await admin.post(goods, { supplier: 'A', reference: crypto.randomUUID(), lines })
        if (kind === 'count') url = (await aCount(admin, [{ productId: product.id, counted: quantity }])).url
        if (kind === 'book' && url) await admin.post(`${url}/book`, undefined)
      }
      const moved = await shop.deps.database.db
        .select({ delta: stockMovements.delta })
        .from(stockMovements)
        .where(eq(stockMovements.productId, product.id))
        .orderBy(asc(stockMovements.id))
      const { '': stock } = (await stockOf(shop, product.id)) as { '': number }
      expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(stock)
      expect(stock).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 8 },
  )
  await agrees()
})

describe('price labels', () => {
  it('are a PDF of 24 on a sheet, or one a page on a roll', async () => {
    const admin = await anAdministrator(shop)
    const { id } = await aProduct(shop.deps, { stock: 1, row: { gtin: '4006381333931' } })
    const sized = await aProduct(shop.deps, { sizes: { M: 1, 'L/XL': 1 }, name: 'Maglia 自転車' })
    const print = async (items: string) => admin.get(`/api/admin/price-labels?${items}`)
    const sheet = await print(`items=${id}*25,${sized.id}~${encodeURIComponent('L%2FXL')}*1`)
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(sheet.body.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect((await print(`items=${id}*3&paper=roll`)).body.match(/\/Type \/Page\b/g)).toHaveLength(3)
    expect((await print(`items=${id}*0`)).statusCode).toBe(400)
    expect((await print(`items=${id}~S*1`)).json().code).toBe('unknown_size')
  })

  it('have the bars of the standards', () => {
    expect(barsOf('4006381333931')).toBe(
      '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
    )
    expect(barsOf('PV-1')).toMatch(/^11010010000(?:[01]{11})+1100011101011$/)
    expect(barsOf('però')).toBeUndefined()
  })
})

it('reads a supplier’s file as lines of a delivery, and says which rows it cannot read', async () => {
  const admin = await signedInAs(shop, (await aMember(shop, 'counter')).id)
  const tube = await aProduct(shop.deps, { stock: 1, row: { gtin: '4006381333931' } })
  const jersey = await aProduct(shop.deps, { sizes: { M: 1, L: 1 } })
  const read = (csv: string) => admin.post(`${goods}/read`, { csv })
  const rows = [
    'Articolo;EAN;Q.tà;Costo unitario;Taglia',
    `Camera;4006381333931;12;"1.014,20 €";`,
    `Maglia;${jersey.productCode};2;;m`,
    `Maglia;${jersey.productCode};2;30,00;`,
    'Ignoto;NESSUNO-1;1;1,00;',
    `Camera;${tube.productCode};zero;1,00;`,
    `Camera;${tube.productCode};1;gratis;`,
  ]
  const answer = await read(rows.map((row) => row.replace(/^[^;]*;/, '')).join('\r\n'))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().lines).toMatchObject([
    { code: tube.productCode, size: null, quantity: 12, cost: '1014.20' },
    { code: jersey.productCode, size: 'M', quantity: 2, cost: null },
  ])
  expect(answer.json().wrong.map(({ line, why }: { line: number; why: string }) => [line, why])).toEqual([
    [4, 'size'],
    [5, 'code'],
    [6, 'quantity'],
    [7, 'cost'],
  ])
  expect((await read(`${tube.productCode},3,1.5`)).json().lines).toMatchObject([{ quantity: 3, cost: '1.50' }])
  expect(Object.keys((await read('"aperta')).json().fields)).toEqual(['csv'])
  expect(Object.keys((await read(Array(302).fill('A;1;1').join('\n'))).json().fields)).toEqual(['csv'])
  expect(await stockOf(shop, tube.id)).toEqual({ '': 1 })
})
