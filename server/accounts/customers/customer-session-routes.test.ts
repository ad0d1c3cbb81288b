import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '#server/platform/database/schema/people-tables.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type TestCustomer, testPassword, Visitor } from '#test/visitor.ts'
import { accountJobs } from './account-jobs.ts'

const shop = shopForEachTest()
let laptop: TestCustomer
let phone: Visitor
beforeEach(async () => {
  laptop = await aCustomer(shop)
  shop.clock.advance({ minutes: 5 })
  phone = new Visitor(shop)
  const body = { email: laptop.user.email, password: testPassword }
  await phone.post('/api/customer/login', body, { 'user-agent': 'Phone 1.0' })
})

const list = async (of: Visitor) => (await of.get('/api/customer/sessions')).json()
const isIn = async (visitor: Visitor) => (await visitor.get('/api/auth/user')).statusCode === 200

describe('GET /api/customer/sessions', () => {
  it('says where the customer is logged in and which session is this one, without any token', async () => {
    await laptop.get('/api/auth/user')
    shop.clock.advance({ minutes: 5 })
    const open = await list(phone)
    expect(open).toMatchObject([
      { userAgent: 'Phone 1.0', isCurrent: true, lastSeenAt: shop.clock.now.toISOString() },
      { isCurrent: false },
    ])
    expect(JSON.stringify(open)).not.toContain(laptop.cookies.sid)
    expect(Object.keys(open[0])).toEqual(['id', 'userAgent', 'createdAt', 'lastSeenAt', 'isCurrent'])
  })
})

describe('DELETE /api/customer/sessions', () => {
  it('ends all own sessions but this one', async () => {
    const other = await aCustomer(shop)
    const response = await laptop.delete('/api/customer/sessions')
    expect([response.statusCode, response.json()]).toEqual([200, { ended: 1 }])
    expect([await isIn(laptop), await isIn(phone), await isIn(other)]).toEqual([true, false, true])
  })

  it('ends one session', async () => {
    const first = (await list(laptop)).find((s: { isCurrent: boolean }) => !s.isCurrent)
    expect((await laptop.delete(`/api/customer/sessions/${first.id}`)).statusCode).toBe(204)
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false])
    expect((await laptop.delete(`/api/customer/sessions/${first.id}`)).statusCode).toBe(404)
  })

  it('logs out when the session is this one', async () => {
    const own = (await list(laptop)).find((s: { isCurrent: boolean }) => s.isCurrent)
    await laptop.delete(`/api/customer/sessions/${own.id}`)
    expect(laptop.cookies.sid).toBeUndefined()
  })

  it('does not know another customer’s session', async () => {
    const other = await aCustomer(shop)
    const [own] = await list(other)
    expect((await laptop.delete(`/api/customer/sessions/${own.id}`)).statusCode).toBe(404)
    expect(await isIn(other)).toBe(true)
  })
})

describe('the hourly housekeeping', () => {
  it('removes sessions that have ended', async () => {
    shop.clock.advance({ days: 60 })
    await aCustomer(shop)
    for (const job of accountJobs(shop.deps)) await job.run()
    expect(await shop.deps.database.db.select().from(sessions)).toHaveLength(1)
  })
})
