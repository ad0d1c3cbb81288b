import { describe, expect, it } from 'vitest'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { aGiftCard } from '#test/gift-cards/gift-card-calls.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

/** A bank order of one product of a category, to a place. */
async function anOrderOf(
  category: 'accessori' | 'biciclette',
  place: { postalCode?: string; city?: string; province?: string } = {},
) {
  const product = await aProduct(shop.deps, {
    category,
    ...(category === 'biciclette' && { subcategory: 'strada' }),
  })
  const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
  const answer = await sendOrder(shop, { ...body, order: { ...body.order, ...place } })
  expect(answer.statusCode).toBe(201)
  return answer.json<PlacedOrder>()
}

const pay = async (admin: Visitor, id: string) => {
  const answer = await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const pageOf = async ({ orderNumber, accessKey }: PlacedOrder) =>
  (await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)).json()

describe('the day that is promised', () => {
  it.each([
    ['accessori' as const, {}, '2026-11-25', '2026-11-20T22:59:59.999Z'],
    ['biciclette' as const, {}, '2026-11-26', '2026-11-23T22:59:59.999Z'],
    [
      'accessori' as const,
      { postalCode: '90133', city: 'Palermo', province: 'PA' },
      '2026-11-26',
      '2026-11-20T22:59:59.999Z',
    ],
    [
      'accessori' as const,
      { postalCode: '98055', city: 'Lipari', province: 'ME' },
      '2026-11-30',
      '2026-11-20T22:59:59.999Z',
    ],
  ])('of %s to %j is %s, from the moment it is paid', async (category, place, arrivesOn, shipBy) => {
    // Friday, 11:00 in Vicenza.
    const admin = await anAdministrator(shop)
    const order = await anOrderOf(category, place)
    expect(order).not.toHaveProperty('arrivesOn')
    expect(await pay(admin, order.id)).toMatchObject({ arrivesOn, shipBy })
    expect(await pageOf(order)).toMatchObject({ arrivesOn })
  })

  it('is the same in the mail, and stays what it was', async () => {
    const admin = await anAdministrator(shop)
    const order = await anOrderOf('accessori')
    await pay(admin, order.id)
    shop.clock.advance({ days: 3 })
    expect((await pageOf(order)).arrivesOn).toBe('2026-11-25')
    const mails = await shop.deps.database.db.select().from(outbox)
    expect(mails.find(({ kind }) => kind === 'payment_received')?.data).toMatchObject({ arrivesOn: '2026-11-25' })
    await shop.deps.mailSender.sendDue()
    const texts = shop.mailer.sent.map(({ text }) => text).join('\n')
    expect(texts).toContain('arriva mercoledì 25 novembre')
    expect(texts).toContain('Arriva giovedì 26 novembre, se il bonifico arriva entro lunedì 23 novembre.')
  })

  it('makes an order late that has not left by its day, and not before', async () => {
    const admin = await anAdministrator(shop)
    const order = await anOrderOf('biciclette')
    await pay(admin, order.id)
    const lateAt = async (moment: string) => {
      shop.clock.now = new Date(moment)
      const staff = await anAdministrator(shop)
      return (await staff.get('/api/admin/orders?task=late')).json()
    }
    expect(await lateAt('2026-11-23T22:59:59Z')).toEqual([])
    expect(await lateAt('2026-11-23T23:00:01Z')).toMatchObject([{ id: order.id }])
  })

  it('follows a changed address', async () => {
    const admin = await anAdministrator(shop)
    const order = await anOrderOf('accessori')
    await pay(admin, order.id)
    const offer = (await admin.get(`/api/admin/orders/${order.id}/changes`)).json()
    const address = {
      ...offer.address,
      shippingAddress: 'Via Roma 1',
      postalCode: '98055',
      city: 'Lipari',
      province: 'ME',
    }
    const answer = await admin.post(`/api/admin/orders/${order.id}/changes`, { version: offer.version, address })
    expect(answer.statusCode).toBe(200)
    expect(await pageOf(order)).toMatchObject({ arrivesOn: '2026-11-30' })
  })

  it('is that of the new address, where the same change leaves nothing to pay', async () => {
    const admin = await anAdministrator(shop)
    const { code } = await aGiftCard(shop, admin, '70.00')
    const { id: productId } = await aProduct(shop.deps, { category: 'accessori', priceCents: 3_000 })
    const items = [{ productId, quantity: 3 }]
    const answer = await sendOrder(shop, anOrderBody({ items, order: { giftCards: [{ code }] } }))
    const { id } = answer.json<PlacedOrder>()
    const offer = (await admin.get(`/api/admin/orders/${id}/changes`)).json()
    const address = { ...offer.address, postalCode: '98055', city: 'Lipari', province: 'ME' }
    const change = { version: offer.version, address, lines: [{ line: 1, quantity: 2 }] }
    expect((await admin.post(`/api/admin/orders/${id}/changes`, change)).statusCode).toBe(200)
    const order = (await admin.get(`/api/admin/orders/${id}`)).json()
    expect(order).toMatchObject({ paymentStatus: 'paid', postalCode: '98055', arrivesOn: '2026-11-30' })
  })
})
