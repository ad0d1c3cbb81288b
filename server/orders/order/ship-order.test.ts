import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const change = (id: string, body: object) => admin.patch(`/api/admin/orders/${id}`, body)
const lastEvent = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>().events.at(-1)
const lastMail = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.at(-1)
}

describe('an order that is shipped unpaid', () => {
  it('leaves with a reason only', async () => {
    const { id } = await anOrder(shop)
    expect((await change(id, { orderStatus: 'shipped' })).json().code).toBe('reason_required')
    const answer = await change(id, { orderStatus: 'shipped', reason: 'Paga al ritiro' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ orderStatus: 'shipped', paymentStatus: 'pending' }),
    ])
    expect(await lastEvent(id)).toMatchObject({ kind: 'shipped', data: { isUnpaid: true, reason: 'Paga al ritiro' } })
  })

  it('keeps the reason in its history, not where its customer reads', async () => {
    const { id, orderNumber, accessKey } = await anOrder(shop)
    const reason = 'Paga al ritiro, scontrino 214'
    await change(id, { orderStatus: 'shipped', reason: ` ${reason} ` })
    expect(await lastEvent(id)).toMatchObject({ actor: 'admin', data: { isUnpaid: true, reason } })
    const page = await new Visitor(shop).get(`/api/orders/${orderNumber}?k=${accessKey}`)
    expect(page.statusCode).toBe(200)
    expect(`${page.body}${(await lastMail())?.text}`).not.toContain('scontrino')
    expect((await change(id, { paymentStatus: 'paid' })).statusCode).toBe(200)
  })

  it('is not called unpaid when it is paid before, or in the same breath', async () => {
    const paid = await anOrder(shop)
    await change(paid.id, { paymentStatus: 'paid' })
    await change(paid.id, { orderStatus: 'shipped', reason: 'non serve' })
    const both = await anOrder(shop)
    await change(both.id, { paymentStatus: 'paid', orderStatus: 'shipped' })
    for (const { id } of [paid, both])
      expect((await lastEvent(id))?.data).toEqual({ carrier: null, trackingCode: null })
  })

  it('stays here after its money has gone back, whatever the reason', async () => {
    const { id } = await anOrder(shop)
    await change(id, { paymentStatus: 'paid' })
    await change(id, { paymentStatus: 'refunded' })
    const answer = await change(id, { orderStatus: 'shipped', reason: 'Sostituzione in garanzia' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_transition'])
  })

  it('refuses a reason that is no line of text', async () => {
    const { id } = await anOrder(shop)
    for (const reason of ['x'.repeat(201), 'a\u0000b', 7])
      expect((await change(id, { orderStatus: 'shipped', reason })).statusCode).toBe(400)
  })
})

describe('a parcel', () => {
  const reason = 'Paga al ritiro'
  const link = 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=084123456789'

  it('has a carrier by any of its names, and its customer a link in mail, page and account', async () => {
    const buyer = await aCustomer(shop)
    const { id: productId } = await aProduct(shop.deps)
    const body = anOrderBody({ items: [{ productId, quantity: 1 }] })
    const placed = (await buyer.post('/api/orders', body)).json()
    await change(placed.id, { paymentStatus: 'paid' })
    const shipped = await change(placed.id, {
      orderStatus: 'shipped',
      carrier: 'Bartolini',
      trackingCode: '084 123 456 789',
    })
    expect(shipped.json()).toMatchObject({ carrier: 'brt', trackingCode: '084 123 456 789', trackingUrl: link })
    const words = { carrier: 'BRT', trackingCode: '084 123 456 789', trackingUrl: link }
    const page = await buyer.get(`/api/orders/${placed.orderNumber}?k=${placed.accessKey}`)
    expect(page.json()).toMatchObject(words)
    expect((await buyer.get('/api/customer/orders')).json()).toEqual([expect.objectContaining(words)])
    const mail = await lastMail()
    expect(mail?.text).toContain('Corriere: BRT')
    expect(mail?.text).toContain('Codice per seguire la spedizione: ')
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain('Segui il pacco')
  })

  it('goes without a carrier as before, and without a link where none is known', async () => {
    for (const carrier of [undefined, null, 'other']) {
      const { id } = await anOrder(shop)
      const answer = await change(id, { orderStatus: 'shipped', trackingCode: 'PV-1', carrier, reason })
      expect(answer.json()).toMatchObject({ trackingCode: 'PV-1', carrier: carrier ?? null, trackingUrl: null })
      const mail = await lastMail()
      expect(mail?.text).toContain('PV-1')
      expect(mail?.text).not.toContain('Corriere')
      expect(mail?.html).not.toContain('Segui il pacco')
    }
  })

  it('gets another carrier or code later, each by itself', async () => {
    const { id } = await anOrder(shop)
    expect((await change(id, { carrier: 'brt' })).statusCode).toBe(409)
    await change(id, { orderStatus: 'shipped', trackingCode: '084123456789', reason })
    expect((await change(id, { carrier: 'brt' })).json()).toMatchObject({ carrier: 'brt', trackingUrl: link })
    expect((await change(id, { trackingCode: '084000000000' })).json()).toMatchObject({ carrier: 'brt' })
    expect((await change(id, { carrier: 'brt', trackingCode: '084000000000' })).statusCode).toBe(409)
    expect((await change(id, { carrier: null })).json()).toMatchObject({ carrier: null, trackingUrl: null })
    const refused = await change(id, { carrier: 'il postino' })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { carrier: expect.any(String) }])
  })

  it('is told of in English too', async () => {
    const { id } = await anOrder(shop, { language: 'en' })
    await change(id, { orderStatus: 'shipped', carrier: 'dhl', trackingCode: '1234567890', reason })
    const mail = await lastMail()
    expect(mail?.text).toContain('Courier: DHL')
    expect(mail?.html).toContain('Track your parcel')
  })
})

describe('the list of orders', () => {
  const list = async (query = '') => (await admin.get(`/api/admin/orders${query}`)).json<AdminOrderRow[]>()

  it('says what to pack and where to, and finds orders by it', async () => {
    const names = ['Gravel Brenta', 'Casco Ala', 'Camera d’aria', 'Borraccia', 'Lucchetto']
    const items = await Promise.all(
      names.map(async (name, i) => {
        const { id } = await aProduct(shop.deps, { name, ...(i === 0 && { sizes: { M: 3 } }) })
        return { productId: id, quantity: i === 2 ? 2 : 1, ...(i === 0 && { frameSize: 'M' }) }
      }),
    )
    const placed = (await sendOrder(shop, anOrderBody({ items, order: { city: 'Padova', province: 'PD' } }))).json()
    const other = await anOrder(shop)
    const [row] = await list('?q=padova')
    expect(row).toMatchObject({
      orderNumber: placed.orderNumber,
      city: 'Padova',
      province: 'PD',
      goods: [
        { name: 'Gravel Brenta', frameSize: 'M', quantity: 1 },
        { name: 'Casco Ala', frameSize: null, quantity: 1 },
        { name: 'Camera d’aria', frameSize: null, quantity: 2 },
      ],
      otherGoods: 2,
    })
    for (const q of ['lucchetto', 'gravel brenta'])
      expect((await list(`?q=${encodeURIComponent(q)}`)).map((o) => o.id)).toEqual([placed.id])
    expect(await list('?q=borraccia%25')).toEqual([])
    expect((await list()).map((o) => o.id).toSorted()).toEqual([placed.id, other.id].toSorted())
  })

  it('puts what has to leave first first, when asked', async () => {
    const early = await anOrder(shop)
    shop.clock.advance({ hours: 1 })
    const paidFirst = await anOrder(shop)
    shop.clock.advance({ hours: 1 })
    const done = await anOrder(shop)
    await change(paidFirst.id, { paymentStatus: 'paid' })
    await change(done.id, { orderStatus: 'cancelled' })
    const paidLast = await anOrder(shop)
    shop.clock.advance({ hours: 72 })
    admin = await anAdministrator(shop)
    await change(paidLast.id, { paymentStatus: 'paid' })
    const rows = await list('?sort=urgent')
    expect(rows.map((o) => o.id)).toEqual([paidFirst.id, paidLast.id, early.id, done.id])
    expect(rows.map((o) => o.shipBy)).toEqual(['2026-11-23T22:59:59.999Z', '2026-11-24T22:59:59.999Z', null, null])
    expect((await admin.get('/api/admin/orders?sort=prima')).statusCode).toBe(400)
  })
})
