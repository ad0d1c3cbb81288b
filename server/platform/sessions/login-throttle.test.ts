import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { countedCalls } from '#server/platform/database/schema/people-tables.ts'
import { throttleJobs } from '#server/platform/throttle/throttle-jobs.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, Visitor } from '#test/visitor.ts'

import { guardLogin } from './login-throttle.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
let email: string
beforeEach(async () => {
  email = (await aCustomer(shop)).user.email
})

const login = (password: string, address = '198.51.100.1', as = email) =>
  new Visitor(shop, address).post('/api/customer/login', { email: as, password })

/** Counts failures without paying for a hash each time. */
const fail = async (times: number, address = '198.51.100.1', as = email) => {
  for (let i = 0; i < times; i++)
    await guardLogin(shop.deps, { address, counts: [{ rule: 'login', subject: as }] }, async () => undefined)
}

const failures = () => shop.deps.database.db.select().from(countedCalls).where(eq(countedCalls.rule, 'login'))

describe('failed logins', () => {
  it('make an address wait after ten for one e-mail, and say until when', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await login('sbagliata')).statusCode).toBe(401)
      shop.clock.advance({ minutes: 1 })
    }
    const response = await login(testPassword)
    expect(response.statusCode).toBe(429)
    expect(response.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) })
    // The first failure was ten minutes ago; five are left of the window.
    expect(response.headers['retry-after']).toBe('300')
  })

  it('let the right password through once the window has ended', async () => {
    await fail(10)
    shop.clock.advance({ minutes: 14 })
    expect((await login(testPassword)).statusCode).toBe(429)
    shop.clock.advance({ minutes: 1 })
    expect((await login(testPassword)).statusCode).toBe(200)
  })

  it('lock no customer out: the right password works from another address', async () => {
    await fail(10)
    expect((await login(testPassword)).statusCode).toBe(429)
    expect((await login(testPassword, '198.51.100.2')).statusCode).toBe(200)
  })

  it('leave other e-mails of the address alone until thirty', async () => {
    const other = (await aCustomer(shop)).user.email
    await fail(10)
    await fail(10, '198.51.100.1', 'a@example.org')
    await fail(9, '198.51.100.1', 'b@example.org')
    expect((await login(testPassword, '198.51.100.1', other)).statusCode).toBe(200)
    await fail(1, '198.51.100.1', 'b@example.org')
    const response = await login(testPassword, '198.51.100.1', other)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '900'])
  })

  it('count one e-mail however its case is written, known or not', async () => {
    for (const as of ['no.account@example.org', 'NO.ACCOUNT@example.org']) await fail(5, '198.51.100.1', as)
    expect((await login('sbagliata', '198.51.100.1', 'No.Account@Example.org')).statusCode).toBe(429)
  })

  it('count the addresses of one IPv6 subscriber as one', async () => {
    for (let i = 1; i <= 10; i++) await fail(1, `2001:db8:1:2::${i}`)
    expect((await login(testPassword, '2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await login(testPassword, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('are still counted after a restart', async () => {
    await fail(10)
    const again = await openTestShop({
      env: { RATE_LIMIT: 'on' },
      database: shop.deps.database,
      catalog: shop.deps.catalog,
    })
    const response = await new Visitor(again, '198.51.100.1').post('/api/customer/login', {
      email,
      password: testPassword,
    })
    expect(response.statusCode).toBe(429)
    await again.close()
  })

  it('are told no more often than the limit when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('sbagliata')))
    const reported = answers.filter((a) => a.statusCode === 401).length
    expect(reported).toBe(10)
    expect(answers.filter((a) => a.statusCode === 429)).toHaveLength(15)
    expect(await failures()).toHaveLength(10)
  })

  it('are not made by right passwords, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 35 }, () => login(testPassword)))
    expect(answers.map((a) => a.statusCode)).toEqual(Array(35).fill(200))
  })

  it('are forgotten a day later', async () => {
    await fail(3)
    shop.clock.advance({ days: 1, minutes: 1 })
    await fail(1)
    for (const job of throttleJobs(shop.deps)) await job.run()
    expect(await failures()).toHaveLength(1)
  })
})

describe('RATE_LIMIT=off', () => {
  it('counts nothing', async () => {
    const open = await openTestShop({ database: shop.deps.database, catalog: shop.deps.catalog })
    for (let i = 0; i < 11; i++) {
      const body = { email: 'no.account@example.org', password: 'sbagliata' }
      expect((await new Visitor(open).post('/api/customer/login', body)).statusCode).toBe(401)
    }
    expect(await failures()).toEqual([])
    await open.close()
  })
})
