import { beforeEach, expect, it } from 'vitest'
import type { AdminMail } from '#shared/contract/admin-mails.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/mails'
const list = async (query = '') => (await admin.get(`${path}${query}`)).json<AdminMail[]>()

it('shows a mail that was given up, and sends it when it is asked for', async () => {
  await anOrder(shop)
  shop.mailer.failures = 1
  shop.clock.advance({ days: 1, minutes: 1 })
  await shop.deps.mailSender.sendDue()
  admin = await anAdministrator(shop)
  const [dead] = await list('?state=dead')
  expect(dead).toMatchObject({
    kind: 'order_confirmation',
    to: 'giulia.ferrari@example.org',
    state: 'dead',
    attempts: 1,
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
