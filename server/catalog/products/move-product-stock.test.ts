import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})
const move = (id: number, body: object) => admin.post(`/api/admin/products/${id}/stock`, body)

describe('pieces that are sold at the counter', () => {
  it('are taken out once, however often the till says it, and the shop shows what is left', async () => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const bodies = Array.from({ length: 6 }, () => ({ change: -2, reference: 'scontrino 12/1' }))
    const answers = await Promise.all(bodies.map((body) => move(id, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(answers.every((answer) => answer.json().stock === 3)).toBe(true)
    expect((await admin.get(`/api/products/${id}`)).json()).toMatchObject({ stock: 3 })
    expect((await move(id, { change: -1, reference: 'scontrino 12/1' })).json().code).toBe('idempotency_conflict')
    expect((await move(id, { change: 2, reference: 'reso 12/1' })).json().stock).toBe(5)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('are never more than there are, however many tills sell at once', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { M: 3, L: 1 } })
    const sales = Array.from({ length: 8 }, (_, n) => move(id, { frameSize: 'M', change: -1, reference: `r${n}` }))
    const codes = (await Promise.all(sales)).map((answer) => answer.json().code ?? 'sold')
    expect(codes.filter((code) => code === 'sold')).toHaveLength(3)
    expect(codes.filter((code) => code === 'insufficient_stock')).toHaveLength(5)
    expect(await stockOf(shop, id)).toEqual({ M: 0, L: 1 })
    // A refused movement is not remembered and may succeed later.
    const again = codes.indexOf('insufficient_stock')
    await move(id, { frameSize: 'M', change: 1, reference: 'carico' })
    expect((await move(id, { frameSize: 'M', change: -1, reference: `r${again}` })).statusCode).toBe(200)
  })

  it.each([
    [{ change: -1, reference: 'a' }, 400, 'size_required'],
    [{ frameSize: 'XS', change: -1, reference: 'a' }, 400, 'unknown_size'],
    [{ frameSize: 'M', change: 0, reference: 'a' }, 400, 'invalid_input'],
    [{ frameSize: 'M', change: -0.5, reference: 'a' }, 400, 'invalid_input'],
    [{ frameSize: 'M', change: -1, reference: '' }, 400, 'invalid_input'],
    [{ frameSize: 'M', change: 9_999, reference: 'a' }, 409, 'stock_full'],
  ])('are refused when they say %j', async (body, status, code) => {
    const { id } = await aProduct(shop.deps, { sizes: { M: 99_000 } })
    const answer = await move(id, body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await stockOf(shop, id)).toEqual({ M: 99_000 })
  })

  it('make a form that was opened before them stale', async () => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const { version } = (await admin.get(`/api/admin/products/${id}`)).json()
    await move(id, { change: -1, reference: 'a' })
    expect((await admin.put(`/api/admin/products/${id}`, { stock: 9, version })).json().code).toBe('edit_conflict')
    expect((await move(999_999, { change: -1, reference: 'a' })).json().code).toBe('product_not_found')
  })
})
