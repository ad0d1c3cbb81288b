import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { orderTraces, sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aRegistration, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const nothing = ['\u200b\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u200d\u200c', '\ufe0f']
const place = async (order: Record<string, unknown>) => {
  const { id: productId } = await aProduct(shop.deps, { stock: 99 })
  return sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }], order }), { 'accept-language': 'it' })
}

describe('the texts of an order', () => {
  it.each(['customerName', 'shippingAddress', 'city', 'customerEmail'])('need something seen in %s', async (field) => {
    for (const text of nothing) {
      const answer = await place({ [field]: text })
      expect([answer.statusCode, Object.keys(answer.json().fields)], JSON.stringify(text)).toEqual([
        400,
        [`order.${field}`],
      ])
    }
    expect(await orderTraces(shop)).toMatchObject({ orders: 0 })
  })

  it('are stored without what shows nothing, and codes as they were meant', async () => {
    const placed = await place({
      customerName: ' Rosa\u200b  Dell’Acqua\u202e ',
      city: 'Forli\u0300',
      customerEmail: '\u200banna@exam\u00adple.it',
      postalCode: '４７１２１',
      province: null,
      taxCode: '«RSS-MRA-85T10-A562S».',
    })
    const { id } = placed.json<PlacedOrder>()
    const admin = await anAdministrator(shop)
    expect((await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()).toMatchObject({
      customerName: 'Rosa Dell’Acqua',
      city: 'Forlì',
      customerEmail: 'anna@example.it',
      postalCode: '47121',
      province: 'FC',
      taxCode: 'RSSMRA85T10A562S',
    })
  })

  it('are refused with control characters', async () => {
    for (const text of ['Anna\u0007', 'Anna\nRossi', 'Anna\u0000', 'Anna\u0085x'])
      expect((await place({ customerName: text })).statusCode, JSON.stringify(text)).toBe(400)
  })

  it('open the order’s page by its number however it was pasted', async () => {
    const { orderNumber, accessKey } = (await place({})).json<PlacedOrder>()
    const bare = orderNumber.replaceAll('-', '')
    for (const typed of [
      orderNumber,
      bare,
      bare.toLowerCase(),
      orderNumber.replaceAll('-', '–'),
      ` ${orderNumber}. `,
    ]) {
      const answer = await shop.app.inject(`/api/orders/${encodeURIComponent(typed)}?k=${accessKey}`)
      expect([answer.statusCode, answer.json().orderNumber], typed).toEqual([200, orderNumber])
    }
  })
})

describe('the texts of others', () => {
  it('need something seen: registration, review, product', async () => {
    const { id } = await aProduct(shop.deps)
    const admin = await anAdministrator(shop)
    const review = {
      customerName: 'Anna',
      customerEmail: 'anna@example.it',
      title: 'Bella',
      comment: 'Va bene',
      rating: 5,
    }
    const product = { name: 'Sella', description: 'Comoda', category: 'componenti', price: '10,00', stock: 1 }
    for (const text of nothing) {
      const answers = await Promise.all([
        ...['firstName', 'lastName'].map((field) =>
          new Visitor(shop).post('/api/customer/register', aRegistration({ [field]: text })),
        ),
        ...['customerName', 'title', 'comment'].map((field) =>
          new Visitor(shop).post(`/api/products/${id}/reviews`, { ...review, [field]: text }),
        ),
        ...['name', 'description'].map((field) => admin.post('/api/admin/products', { ...product, [field]: text })),
      ])
      expect(
        answers.map((answer) => answer.statusCode),
        JSON.stringify(text),
      ).toEqual(answers.map(() => 400))
    }
  })
})
