import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseShopConfig } from '#server/platform/shop-config.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { changerOf } from '#test/change-calls.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { orderTraces, sendOrder, stockOf } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const outside = [
  ['47890', 'San Marino'],
  ['47899', 'San Marino'],
  ['00120', 'Città del Vaticano'],
  ['23041', 'Livigno'],
  ['22061', 'Campione d’Italia'],
] as const

describe('an order to a place outside the VAT area', () => {
  it.each(outside)('%s is refused with the telephone number, and nothing is stored: %s', async (postalCode, town) => {
    const { id } = await aProduct(shop.deps, { priceCents: 12_200, stock: 5 })
    const body = anOrderBody({ items: [{ productId: id, quantity: 1 }], order: { postalCode, city: town } })
    const answer = await sendOrder(shop, body, { 'accept-language': 'it' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'delivery_by_phone' })
    expect(answer.json().message).toContain(town)
    expect(answer.json().message).toContain(shop.deps.shop.phone)
    expect(await stockOf(shop, id)).toEqual({ '': 5 })
    expect(await orderTraces(shop)).toMatchObject({ orders: 0, lines: 0, mails: 0 })
  })

  it('is not reached by a change of address either', async () => {
    const { id } = await aProduct(shop.deps, { priceCents: 12_200, stock: 5 })
    const placed = (await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))).json<PlacedOrder>()
    const { customerName, customerPhone, province } = anOrderBody().order
    const address = {
      customerName,
      customerPhone,
      province,
      shippingAddress: 'Via 1',
      city: 'Livigno',
      postalCode: '23041',
    }
    const answer = await changerOf(shop, placed).amend({ address })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'delivery_by_phone'])
  })

  it('is taken on the terms that SHOP_CONFIG gives, which the pages are told', async () => {
    const content = JSON.parse(readFileSync('shop.config.json', 'utf8'))
    const terms = { it: 'A Livigno senza IVA italiana.', en: 'To Livigno without Italian VAT.' }
    content.shipping.specialPlaces = { livigno: terms }
    const served = await openTestShop({ shop: parseShopConfig(content), database: shop.deps.database })
    const { id } = await aProduct(served.deps, { priceCents: 12_200, stock: 5 })
    const order = (postalCode: string) =>
      sendOrder(served, anOrderBody({ items: [{ productId: id, quantity: 1 }], order: { postalCode } }))
    expect((await order('23041')).statusCode).toBe(201)
    expect((await order('22061')).statusCode).toBe(409)
    expect((await served.app.inject('/api/shop')).json().shipping.served).toEqual({ livigno: terms })
    await served.close()
  })
})

describe('an order without a province', () => {
  it.each([
    ['48121', 'Ravenna', 'RA'],
    ['12071', 'Bagnasco', 'CN'],
    ['12071', 'massimino', 'SV'],
    ['09010', 'Pula', 'CA'],
    ['12071', 'Altrove', null],
  ])('has that of its postal code and town: %s %s is in %s', async (postalCode, city, province) => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const order = { postalCode, city, province: null }
    const placed = (
      await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }], order }))
    ).json<PlacedOrder>()
    const admin = await anAdministrator(shop)
    expect((await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>().province).toBe(province)
  })
})
