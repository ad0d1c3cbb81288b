import { afterEach, describe, expect, it } from 'vitest'
import { openAccessWorld, roles } from '#test/access/access-world.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

let shop: TestShop
afterEach(() => shop.close())

const here = '127.0.0.1'
const path = '/api/demo/mails'
const demo = { SHOP_DEMO: 'on' }
async function openDemo(env: Record<string, string> = {}): Promise<Visitor> {
  shop = await openTestShop({ env: { ...demo, ...env } })
  return new Visitor(shop, here)
}

describe('the outbox of a demo', () => {
  it('shows what waits and what was sent, newest first', async () => {
    const visitor = await openDemo()
    const order = await anOrder(shop)
    await shop.deps.mailSender.sendDue()
    shop.clock.advance({ minutes: 1 })
    await visitor.post('/api/customer/password-reset', { email: 'no.account@example.org' })
    const customer = await aCustomer(shop)
    const answer = await visitor.get(path)
    expect([answer.headers['x-total-count'], answer.headers['cache-control']]).toEqual(['2', 'no-store'])
    expect(answer.json()).toEqual([
      expect.objectContaining({ kind: 'registration', to: customer.user.email, state: 'pending', sentAt: null }),
      {
        id: expect.any(Number),
        kind: 'order_confirmation',
        to: 'giulia.ferrari@example.org',
        language: 'it',
        subject: `Ordine ${order.orderNumber} confermato`,
        state: 'sent',
        createdAt: order.createdAt,
        sentAt: order.createdAt,
      },
    ])
  })

  it('shows both parts of a mail exactly as they were sent', async () => {
    const visitor = await openDemo()
    await anOrder(shop)
    await shop.deps.mailSender.sendDue()
    const [{ id }] = (await visitor.get(path)).json()
    const [sent] = shop.mailer.sent
    expect((await visitor.get(`${path}/${id}`)).json()).toMatchObject({
      subject: sent?.subject,
      html: sent?.html,
      text: sent?.text,
    })
    expect((await visitor.get(`${path}/999999`)).json().code).toBe('mail_not_found')
  })

  it('finds what went to one address, however it is written', async () => {
    const visitor = await openDemo()
    await anOrder(shop)
    await aCustomer(shop, { email: 'ada@example.org' })
    const found = await visitor.get(`${path}?to=ADA%40example.org`)
    expect(found.json().map((mail: { kind: string }) => mail.kind)).toEqual(['registration'])
    expect((await visitor.get(`${path}?limit=1&offset=1`)).json()).toHaveLength(1)
  })

  it('is open to everybody on this machine', async () => {
    await openDemo()
    const { people } = await openAccessWorld(shop)
    for (const role of roles) people[role].address = here
    const [{ id }] = (await people.visitor.get(path)).json()
    for (const role of roles) {
      expect((await people[role].get(path)).statusCode).toBe(200)
      expect((await people[role].get(`${path}/${id}`)).statusCode).toBe(200)
    }
  })

  it('forgets what it said to a customer who has the account erased', async () => {
    const visitor = await openDemo()
    const customer = await aCustomer(shop, { email: 'ada@example.org' })
    await shop.deps.mailSender.sendDue()
    await customer.delete('/api/customer', { password: 'pedali e catena' })
    await shop.deps.mailSender.sendDue()
    const mails = (await visitor.get(path)).json()
    expect(mails).toMatchObject([
      { kind: 'account_deleted', subject: 'Il tuo account è stato cancellato' },
      { kind: 'registration', subject: null },
    ])
    expect((await visitor.get(`${path}/${mails[1].id}`)).json()).toMatchObject({ html: null, text: null })
  })
})

describe('a demo whose requests come from elsewhere', () => {
  it.each([
    ['another machine', '192.168.1.20', {}],
    ['another machine that names this one', '192.168.1.20', { host: 'localhost:3000' }],
    ['a proxy that says for whom', here, { 'x-forwarded-for': '192.168.1.20' }],
    ['a proxy that says it in one header of another name', here, { 'x-real-ip': '192.168.1.20' }],
    ['a proxy that passes the name on', here, { host: 'demo.example.org' }],
  ])('shows its mails to no one: %s', async (_who, address, headers) => {
    await openDemo()
    await anOrder(shop)
    for (const url of [path, `${path}/1`]) {
      expect((await new Visitor(shop, address).get(url, headers)).statusCode).toBe(404)
      const metrics = await new Visitor(shop, address).get('/metrics', headers)
      expect(metrics.statusCode).toBe(403)
    }
    expect((await new Visitor(shop, here).get(path)).statusCode).toBe(200)
  })
})

describe('a shop whose mails are people’s', () => {
  it.each([
    ['one that is no demo', { SHOP_DEMO: 'off' }],
    ['a demo with a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
    ['a demo that others can reach', { PUBLIC_URL: 'https://demo.example.org' }],
    ['a demo that listens to every network', { HOST: '0.0.0.0' }],
    ['a demo that listens to one', { HOST: '192.168.1.10' }],
  ])('keeps them to itself: %s', async (_which, env) => {
    const visitor = await openDemo(env)
    await anOrder(shop)
    expect((await visitor.get('/api/shop')).json().showsOutbox).toBe(false)
    for (const url of [path, `${path}/1`]) {
      const answer = await visitor.get(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
  })
})
