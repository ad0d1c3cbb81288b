import { readdir } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import type { AdminMail } from '#shared/contract/messages/admin-mails.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'
import { openFileMailer } from './file-mailer.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/mails'
const list = async (query = '') => (await admin.get(`${path}${query}`)).json<AdminMail[]>()

it('shows a mail that was given up, and sends it when it is asked for', async () => {
  await anOrder(shop)
  shop.mailer.failures = 10
  for (let tries = 0; tries < 10; tries++) {
    shop.clock.advance({ hours: 6 })
    await shop.deps.mailSender.sendDue()
  }
  admin = await anAdministrator(shop)
  const [dead] = await list('?state=dead')
  expect(dead).toMatchObject({
    kind: 'order_confirmation',
    to: 'giulia.ferrari@example.org',
    state: 'dead',
    attempts: 10,
    nextAttemptAt: null,
    lastError: 'the mail server is away',
  })
  const answer = await admin.post(`${path}/${dead?.id}/retry`)
  expect([answer.statusCode, answer.json().state]).toEqual([202, 'pending'])
  await shop.deps.mailSender.sendDue()
  expect(shop.mailer.sent).toHaveLength(1)
  expect(await list()).toMatchObject([{ state: 'sent', lastError: null }])
  expect((await admin.post(`${path}/${dead?.id}/retry`)).json().code).toBe('invalid_transition')
})

it('pages, and answers 404 for a mail that is not there and 401 to visitors', async () => {
  for (let n = 0; n < 3; n++) await anOrder(shop)
  const answer = await admin.get(`${path}?limit=2&state=pending`)
  expect([answer.json().length, answer.headers['x-total-count']]).toEqual([2, '3'])
  expect((await admin.post(`${path}/999999/retry`)).json().code).toBe('mail_not_found')
  const visitor = new Visitor(shop)
  expect((await visitor.get(path)).statusCode).toBe(401)
  expect((await visitor.post(`${path}/1/retry`)).statusCode).toBe(401)
})

describe('a shop without a mail server', () => {
  const folder = tempFolder('mail')
  const files = openFileMailer(folder, readShopConfig('shop.config.json'), undefined)
  const withoutServer = shopForEachTest({ mailer: files })
  let staff: Visitor
  beforeEach(async () => {
    staff = await anAdministrator(withoutServer)
  })
  const mails = async () => (await staff.get(path)).json<AdminMail[]>()
  const task = async () => (await staff.get('/api/admin/tasks')).json().undeliveredMails
  it('writes each mail as a file and counts none as sent, anywhere', async () => {
    const order = await anOrder(withoutServer)
    await withoutServer.deps.mailSender.sendDue()
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).not.toEqual([])
    expect(await mails()).toMatchObject([{ state: 'not_delivered', sentAt: null, lastError: null }])
    expect((await staff.get(`/api/admin/orders/${order.id}`)).json().mails).toMatchObject([
      { state: 'not_delivered', sentAt: null },
    ])
    expect(await task()).toMatchObject({ count: 1, hasServer: false })
    const metrics = (await withoutServer.app.inject({ url: '/metrics' })).body
    expect(metrics).toContain('pedivella_mails{state="not_delivered"} 1')
    expect(metrics).not.toContain('pedivella_mails{state="sent"}')
    expect((await staff.post(`${path}/resend-undelivered`, {})).json().code).toBe('no_mail_server')
    expect((await staff.post(`${path}/test`, {})).json()).toMatchObject({ state: 'not_delivered' })
  })

  it('sends what has not left by one press once it has one, but no expired link', async () => {
    const anna = await aCustomer(withoutServer)
    await anOrder(withoutServer)
    const reset = { email: anna.user.email }
    expect((await new Visitor(withoutServer).post('/api/customer/password-reset', reset)).statusCode).toBe(202)
    await withoutServer.deps.mailSender.sendDue()
    const before = await mails()
    expect(before.map(({ state }) => state)).toEqual(before.map(() => 'not_delivered'))
    expect(before.map(({ kind }) => kind)).toContain('password_reset')
    // The same database under a program that has a mail server now.
    const { database, orderKeys } = withoutServer.deps
    const next = await openTestShop({ database, orderKeys })
    next.clock.advance({ hours: 2 })
    const admin = await anAdministrator(next)
    const tasks = async () => (await admin.get('/api/admin/tasks')).json().undeliveredMails
    expect(await tasks()).toMatchObject({ count: before.length, hasServer: true })
    const pressed = await admin.post(`${path}/resend-undelivered`, {})
    expect([pressed.statusCode, pressed.json()]).toEqual([202, { count: before.length - 1 }])
    expect(await next.deps.mailSender.sendDue()).toBe(before.length - 1)
    expect(next.mailer.sent.map(({ to }) => to)).toContain('giulia.ferrari@example.org')
    expect((await mails()).filter(({ state }) => state !== 'sent')).toMatchObject([
      { kind: 'password_reset', state: 'not_delivered' },
    ])
    expect(await tasks()).toMatchObject({ count: 0 })
    await next.close()
  })
})
