import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, type TestCustomer, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let customer: TestCustomer
let visitor: Visitor
const email = 'giulia@example.org'
const fresh = 'una password nuova'
beforeEach(async () => {
  customer = await aCustomer(shop, { email })
  visitor = new Visitor(shop)
})

const login = async (password: string) =>
  (await new Visitor(shop).post('/api/customer/login', { email, password })).statusCode
const askFor = (address: string, headers?: Record<string, string>) =>
  visitor.post('/api/customer/password-reset', { email: address }, headers)
const resetToken = () => mailedToken(shop, email, '/reimposta-password')
const confirm = (token: string, password = fresh, by = visitor) =>
  by.post('/api/customer/password-reset/confirm', { token, password })

describe('POST /api/customer/password-reset', () => {
  it('answers the same whether the address has an account or not', async () => {
    const known = await askFor(' GIULIA@example.org ')
    const unknown = await askFor('no.account@example.org')
    expect([known.statusCode, known.json()]).toEqual([202, { message: expect.any(String) }])
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.map((m) => m.to)).not.toContain('no.account@example.org')
  })

  it('mails a link to the page in the language of the request', async () => {
    await askFor(email, { 'accept-language': 'en' })
    await shop.deps.mailSender.sendDue()
    const mail = shop.mailer.sent.at(-1)
    expect(mail).toMatchObject({ to: email, language: 'en', subject: 'Choose a new password' })
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/en\/reimposta-password\?token=[\w-]{43}$/m)
  })

  it('sends at most three links an hour to one customer', async () => {
    for (let i = 0; i < 5; i++) expect((await askFor(email)).statusCode).toBe(202)
    const resets = async () =>
      (await shop.deps.database.db.select().from(outbox)).filter((m) => m.kind === 'password_reset').length
    expect(await resets()).toBe(3)
    shop.clock.advance({ minutes: 61 })
    await askFor(email)
    expect(await resets()).toBe(4)
  })

  it('answers 400 for what is no address', async () => {
    expect((await askFor('giulia')).statusCode).toBe(400)
  })
})

describe('a new password', () => {
  it('may be one of those that everybody tries first: six characters are the rule, the form warns', async () => {
    await askFor(email)
    const token = await resetToken()
    const answer = await new Visitor(shop).post('/api/customer/password-reset/confirm', {
      token,
      password: 'password1',
    })
    expect(answer.statusCode).toBe(200)
    const customer = await aCustomer(shop, { password: 'password1' })
    const change = { currentPassword: 'password1', newPassword: '123456' }
    expect((await customer.put('/api/customer/password', change)).statusCode).toBe(204)
  })
})

describe('POST /api/customer/password-reset/confirm', () => {
  it('sets the password, ends every session and tells the customer', async () => {
    await askFor(email)
    const response = await confirm(await resetToken())
    expect([response.statusCode, response.json()]).toEqual([200, { email }])
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
    expect([await login(testPassword), await login(fresh)]).toEqual([401, 200])
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)).toMatchObject({ to: email, subject: 'La tua password è cambiata' })
  })

  it('ends all other sessions and keeps the one that asks', async () => {
    const phone = new Visitor(shop)
    await phone.post('/api/customer/login', { email, password: testPassword })
    await askFor(email)
    await confirm(await resetToken(), fresh, phone)
    expect((await phone.get('/api/auth/user')).statusCode).toBe(200)
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('works once, also when it is sent twice at the same moment', async () => {
    await askFor(email)
    const token = await resetToken()
    const answers = await Promise.all([confirm(token), confirm(token, 'ancora un’altra')])
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 400])
    expect((await confirm(token)).json().code).toBe('invalid_token')
  })

  it('works for an hour', async () => {
    await askFor(email)
    const token = await resetToken()
    shop.clock.advance({ minutes: 60 })
    const response = await confirm(token)
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_token'])
    expect(await login(testPassword)).toBe(200)
  })

  it('makes the links sent before void', async () => {
    await askFor(email)
    const first = await resetToken()
    await askFor(email)
    await confirm(await resetToken())
    expect((await confirm(first, 'ancora un’altra')).statusCode).toBe(400)
  })

  it('takes no link made for something else', async () => {
    const verify = await mailedToken(shop, email, '/verifica-email')
    expect((await confirm(verify)).json().code).toBe('invalid_token')
  })

  it('proves the address', async () => {
    await askFor(email)
    await confirm(await resetToken())
    await customer.post('/api/customer/login', { email, password: fresh })
    expect((await customer.get('/api/customer/me')).json().emailVerified).toBe(true)
  })

  it.each([
    ['a password of five characters', { password: '12345' }, 'password'],
    ['half a link', { token: 'abc' }, 'token'],
  ])('answers 400 beside the field for %s', async (_what, change, field) => {
    await askFor(email)
    const body = { token: await resetToken(), password: fresh, ...change }
    const response = await visitor.post('/api/customer/password-reset/confirm', body)
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: expect.any(String) }])
  })
})

describe('PUT /api/customer/password', () => {
  it('changes the password and ends all other sessions', async () => {
    const phone = new Visitor(shop)
    await phone.post('/api/customer/login', { email, password: testPassword })
    const body = { currentPassword: testPassword, newPassword: fresh }
    expect((await customer.put('/api/customer/password', body)).statusCode).toBe(204)
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
    expect((await phone.get('/api/auth/user')).statusCode).toBe(401)
    expect([await login(testPassword), await login(fresh)]).toEqual([401, 200])
  })

  it('makes open reset links void', async () => {
    await askFor(email)
    const token = await resetToken()
    await customer.put('/api/customer/password', { currentPassword: testPassword, newPassword: fresh })
    expect((await confirm(token, 'ancora un’altra')).statusCode).toBe(400)
  })

  it('refuses a wrong password beside its field and changes nothing', async () => {
    const body = { currentPassword: 'sbagliata', newPassword: fresh }
    const response = await customer.put('/api/customer/password', body)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'wrong_password', fields: { currentPassword: expect.any(String) } })
    expect(await login(testPassword)).toBe(200)
  })

  it('counts wrong passwords as failed logins', async () => {
    const limited = await openTestShop({ env: { RATE_LIMIT: 'on' } })
    onTestFinished(limited.close)
    customer = await aCustomer(limited, { email: 'other@example.org' })
    const body = { currentPassword: 'sbagliata', newPassword: fresh }
    for (let i = 0; i < 10; i++) expect((await customer.put('/api/customer/password', body)).statusCode).toBe(403)
    const right = await customer.put('/api/customer/password', { ...body, currentPassword: testPassword })
    expect(right.statusCode).toBe(429)
  })
})
