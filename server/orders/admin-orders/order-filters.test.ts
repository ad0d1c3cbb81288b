import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
let ids: Record<string, string>

beforeEach(async () => {
  admin = await anAdministrator(shop)
  const place = async (customerName: string, category: 'componenti' | 'accessori', priceCents: number) => {
    const { id: productId } = await aProduct(shop.deps, { category, priceCents, stock: 5 })
    const order = { customerName, customerEmail: `${category}@example.it` }
    return (await sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }], order }))).json<{ id: string }>()
      .id
  }
  ids = {
    chain: await place('Anna Catena', 'componenti', 123_490),
    bell: await place('Bruno Campanello', 'accessori', 1_200),
  }
})

const found = async (query: Record<string, string>, path = '/api/admin/orders') => {
  const answer = await admin.get(`${path}?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
}
const names = async (query: Record<string, string>) =>
  (await found(query)).json<AdminOrderRow[]>().map(({ customerName }) => customerName)
const both = ['Bruno Campanello', 'Anna Catena']

describe('the orders', () => {
  it('are found by their sum, however it is written', async () => {
    const all = (await found({})).json<AdminOrderRow[]>()
    const total = all.find(({ customerName }) => customerName === 'Anna Catena')?.total ?? ''
    const [whole = '', decimals = ''] = total.split('.')
    const grouped = whole.replace(/\B(?=(\d{3})$)/, '.')
    for (const q of [total, `${whole},${decimals}`, `${grouped},${decimals}`, `€ ${grouped},${decimals}`, `${total} €`])
      expect(await names({ q }), q).toEqual(['Anna Catena'])
    expect(await names({ q: `${whole},${decimals === '99' ? '98' : '99'}` })).toEqual([])
  })

  it('are narrowed by sum, category, way of paying and day, in the list and in the file', async () => {
    const today = romeDayOf(shop.clock.read())
    const cases: [Record<string, string>, string[]][] = [
      [{ totalFrom: '1000' }, ['Anna Catena']],
      [{ totalTo: '999,99' }, ['Bruno Campanello']],
      [{ totalFrom: '1', totalTo: '99999' }, both],
      [{ category: 'componenti' }, ['Anna Catena']],
      [{ category: 'abbigliamento' }, []],
      [{ paymentMethod: 'bank', category: 'accessori' }, ['Bruno Campanello']],
      [{ from: today, to: today }, both],
      [{ to: addDays(today, -1) }, []],
    ]
    for (const [query, expected] of cases) {
      expect((await names(query)).toSorted(), JSON.stringify(query)).toEqual(expected.toSorted())
      const file = (await found(query, '/api/admin/orders/export')).body
      for (const name of both) expect(file.includes(name), JSON.stringify(query)).toBe(expected.includes(name))
    }
    for (const query of ['totalFrom=-1', 'totalTo=molto', 'category=sci'])
      expect((await admin.get(`/api/admin/orders?${query}`)).statusCode).toBe(400)
  })

  it('are found by who changed them, and so is the record, by day', async () => {
    const { id: staffId, name: gina } = await aMember(shop, 'counter')
    const counter = await signedInAs(shop, staffId)
    const noted = await counter.post(`/api/admin/orders/${ids.bell}/notes`, { text: 'Richiama lunedì' })
    expect(noted.statusCode, noted.body).toBe(201)
    expect(await names({ person: gina.toLowerCase() })).toEqual(['Bruno Campanello'])
    expect(await names({ person: 'p%' })).toEqual([])
    const acts = async (query: Record<string, string>) =>
      (await found(query, '/api/admin/acts')).json<{ name: string | null }[]>().map(({ name }) => name)
    const today = romeDayOf(new Date())
    expect(await acts({ person: gina, from: today, to: today })).toContain(gina)
    expect(new Set(await acts({ person: gina }))).toEqual(new Set([gina]))
    expect(await acts({ person: gina, to: addDays(today, -1) })).toEqual([])
  })
})
