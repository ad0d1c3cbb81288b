import { beforeEach, describe, expect, it } from 'vitest'
import type { PastOrder } from '#shared/contract/orders/moved-in-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const moveIn = async (content: string) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/moved-in?mode=commit&fileName=prova.csv',
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(content),
  })
  return answer.json<{ added: number; errors: unknown[] }>()
}

const shopify = [
  'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
  '#1001,ada@example.org,paid,EUR,59.90,2024-05-31 10:00:00 +0200,1,Casco,59.90,C-1',
  '#1002,ugo@example.org,paid,EUR,20.00,2024-06-01 10:00:00 +0200,1,Guanti,20.00,G-1',
  '#21001,,paid,EUR,5.00,2024-06-02 10:00:00 +0200,1,Toppe,5.00,T-1',
].join('\n')

describe('an old number', () => {
  it.each(['#1001', '1001', ' #1001 ', 'ordine 1001', 'ordine n. 001001', 'WC-1001', 'N°1001'])(
    'is found by «%s», with its lines',
    async (q) => {
      expect(await moveIn(shopify)).toMatchObject({ added: 3, errors: [] })
      const answer = await admin.get(`/api/admin/orders?q=${encodeURIComponent(q)}`)
      const rows = answer.json<{ id: string; orderNumber: string; pastOrder: PastOrder }[]>()
      const [row] = rows.filter(({ orderNumber }) => orderNumber === '#1001')
      expect(row).toMatchObject({
        ...{ orderNumber: '#1001', customerEmail: 'ada@example.org', total: '59.90' },
        pastOrder: { number: '#1001', state: 'Pagato', lines: [{ name: 'Casco', quantity: 1 }] },
      })
      expect(answer.headers['x-total-count']).toBe(String(rows.length))
    },
  )

  it('belongs to no other number, status, page or program', async () => {
    await moveIn(shopify)
    const numbers = async (query: string) =>
      (await admin.get(`/api/admin/orders?${query}`)).json<{ orderNumber: string }[]>().map((one) => one.orderNumber)
    expect(await numbers('q=1002')).toEqual(['#1002'])
    expect(await numbers('q=9')).toEqual([])
    expect(await numbers('q=luce%201001')).toEqual([])
    expect(await numbers('q=100&limit=1&offset=1')).toHaveLength(1)
    expect((await admin.get('/api/admin/orders?q=100&limit=1&after=')).headers.link).toContain('after=p1')
    expect(await numbers('q=100&limit=1&after=p1')).toEqual(await numbers('q=100&limit=1&offset=1'))
    expect(await numbers('q=1002&status=processing')).toEqual([])
    expect(await numbers('')).toEqual([])
  })

  it('leads to its buyer, with an account or without', async () => {
    await moveIn(shopify)
    const names = async () =>
      (await admin.get('/api/admin/customers?q=%231001')).json<{ email: string; hasAccount: boolean }[]>()
    expect(await names()).toMatchObject([{ email: 'ada@example.org', hasAccount: false }])
    await aCustomer(shop, { email: 'ada@example.org' })
    expect(await names()).toMatchObject([{ email: 'ada@example.org', hasAccount: true }])
  })
})

describe('refunds of WooCommerce', () => {
  it.each([
    ['id:7|amount:-10.50|reason:troppo grande|date:2024-06-01;id:8|amount:4.50|reason:', '15.00'],
    ['[{"id":7,"amount":"10.50","reason":"total: 99"},{"id":8,"amount":4.5}]', '15.00'],
    ['', null],
  ])('are read from «%s»', async (cell, refunded) => {
    const file = [
      'order_id,order_number,order_date,status,order_total,order_currency,billing_email,refund_items',
      `12,12,2024-05-31 10:00:00,completed,59.90,EUR,ada@example.org,"${cell.replaceAll('"', '""')}"`,
    ].join('\n')
    expect(await moveIn(file)).toMatchObject({ added: 1, errors: [] })
    const rows = (await admin.get('/api/admin/orders?q=12')).json<{ pastOrder: PastOrder }[]>()
    expect(rows.map(({ pastOrder }) => pastOrder.refunded)).toEqual([refunded])
  })
})
