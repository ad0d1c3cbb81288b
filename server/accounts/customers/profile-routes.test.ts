import { beforeEach, describe, expect, it } from 'vitest'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, aRegistration, mailedToken, type TestCustomer, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let customer: TestCustomer
beforeEach(async () => {
  customer = await aCustomer(shop, { email: 'giulia@example.org' })
})

const path = '/api/customer/profile'
const aProfile = (change: Record<string, unknown> = {}) => ({
  firstName: 'Giulia',
  lastName: 'Bianchi',
  email: 'giulia@example.org',
  phone: '333 1234567',
  address: 'Contrà San Biagio 12',
  city: 'Vicenza',
  postalCode: '36100',
  ...change,
})

describe('PUT /api/customer/profile', () => {
  it('changes the profile and answers the user', async () => {
    const response = await customer.put(path, aProfile())
    expect([response.statusCode, response.json()]).toEqual([200, { ...customer.user, ...aProfile() }])
    expect((await customer.get('/api/auth/user')).json()).toEqual(response.json())
  })

  it('clears what is sent empty and leaves alone what is left out', async () => {
    await customer.put(path, aProfile())
    const { phone: _phone, city: _city, ...rest } = aProfile({ address: '', postalCode: null })
    const { phone, city, address, postalCode } = (await customer.put(path, rest)).json()
    expect({ phone, city, address, postalCode }).toEqual({
      phone: '333 1234567',
      city: 'Vicenza',
      address: null,
      postalCode: null,
    })
  })

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'Nome richiesto'],
    ['no last name', { lastName: '' }, 'lastName', 'Cognome richiesto'],
    ['a wrong e-mail', { email: 'giulia' }, 'email', 'Email non valida'],
    ['a post code of letters', { postalCode: 'abcde' }, 'postalCode', 'Il CAP ha 5 cifre.'],
  ])(
    'answers 400 with the sentence beside the field for %s and changes nothing',
    async (_what, change, field, text) => {
      const response = await customer.put(path, aProfile(change))
      expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: text }])
      expect((await customer.get('/api/auth/user')).json()).toEqual(customer.user)
    },
  )

  it('takes a name of one letter', async () => {
    expect((await customer.put(path, aProfile({ firstName: 'G' }))).statusCode).toBe(200)
  })

  it('never changes what only the shop may change', async () => {
    const { user } = customer
    await customer.put(path, { ...aProfile(), id: 'x', createdAt: '2000-01-01T00:00:00Z', emailVerifiedAt: 'x' })
    const [row] = await shop.deps.database.db.select().from(customers)
    expect(row).toMatchObject({ id: user.id, emailVerifiedAt: null, createdAt: new Date(user.createdAt) })
  })

  it("refuses another customer's e-mail in any case", async () => {
    await aCustomer(shop, { email: 'marco@example.org' })
    const response = await customer.put(path, aProfile({ email: 'Marco@Example.org' }))
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
    expect((await customer.get('/api/auth/user')).json().email).toBe('giulia@example.org')
  })

  it('lets one of two customers have an address both want', async () => {
    const marco = await aCustomer(shop)
    const requested = aProfile({ email: 'nuovo@example.org' })
    const answers = await Promise.all([customer.put(path, requested), marco.put(path, requested)])
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409])
  })

  it('asks for a proof of a new address, tells the old one and ends other sessions', async () => {
    const phone = new Visitor(shop)
    await phone.post('/api/customer/login', { email: 'giulia@example.org', password: testPassword })
    await customer.get(`/verifica-email?token=${await mailedToken(shop, 'giulia@example.org', '/verifica-email')}`)
    expect((await customer.get('/api/customer/me')).json().emailVerified).toBe(true)

    await customer.put(path, aProfile({ email: 'nuovo@example.org' }))
    expect((await customer.get('/api/customer/me')).json()).toMatchObject({
      email: 'nuovo@example.org',
      emailVerified: false,
    })
    expect((await phone.get('/api/auth/user')).statusCode).toBe(401)
    const token = await mailedToken(shop, 'nuovo@example.org', '/verifica-email')
    expect(shop.mailer.sent.find((m) => m.to === 'giulia@example.org' && /è cambiato/.test(m.subject))?.text).toContain(
      'nuovo@example.org',
    )
    await customer.get(`/verifica-email?token=${token}`)
    expect((await customer.get('/api/customer/me')).json().emailVerified).toBe(true)
  })

  it('keeps the proof when only the case of the address changes', async () => {
    await customer.get(`/verifica-email?token=${await mailedToken(shop, 'giulia@example.org', '/verifica-email')}`)
    await customer.put(path, aProfile({ email: 'Giulia@example.org' }))
    expect((await customer.get('/api/customer/me')).json()).toMatchObject({
      email: 'Giulia@example.org',
      emailVerified: true,
    })
  })
})

describe('a new e-mail address', () => {
  const [old, stolen] = ['giulia@example.org', 'ladro@example.org']
  const change = (email: string, currentPassword?: string) =>
    customer.put(path, { ...aProfile({ email }), currentPassword })
  const undoToken = (to = old) => mailedToken(shop, to, '/annulla-cambio-email')
  const undo = async (token: string) =>
    (await new Visitor(shop).get(`/annulla-cambio-email?token=${token}`)).headers.location
  const login = async (email: string, password = testPassword) =>
    (await new Visitor(shop).post('/api/customer/login', { email, password })).statusCode
  const askReset = (email: string) => new Visitor(shop).post('/api/customer/password-reset', { email })
  const resetMails = async () => {
    await shop.deps.mailSender.sendDue()
    return shop.mailer.sent.filter((m) => m.text.includes('/reimposta-password?token=')).map((m) => m.to)
  }

  it('counts at once with the password: nothing to undo, and the account can be erased', async () => {
    expect((await change(stolen, testPassword)).statusCode).toBe(200)
    await expect(undoToken()).rejects.toThrow('no mail')
    await askReset(stolen)
    expect(await resetMails()).toEqual([stolen])
    expect((await customer.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
  })

  it('is refused beside the field with a wrong password, and nothing changes', async () => {
    const response = await change(stolen, 'non è questa')
    expect([response.statusCode, response.json().fields]).toEqual([403, { currentPassword: expect.any(String) }])
    expect((await customer.get('/api/auth/user')).json()).toEqual(customer.user)
  })

  it('asks for no password where the address stays', async () => {
    expect((await change(old.toUpperCase(), 'non è questa')).statusCode).toBe(200)
  })

  it('answers the same without the password, and goes back by one press at the old address, once', async () => {
    const response = await change(stolen)
    expect([response.statusCode, response.json().email]).toEqual([200, stolen])
    const token = await undoToken()
    expect(await undo(token)).toContain('cambio=annullato')
    expect([await login(old), await login(stolen)]).toEqual([200, 401])
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
    expect(await undo(token)).toContain('cambio=scaduto')
  })

  it('gives back the proof of the old address with it', async () => {
    await customer.get(`/verifica-email?token=${await mailedToken(shop, old, '/verifica-email')}`)
    await change(stolen)
    await undo(await undoToken())
    const again = new Visitor(shop)
    await again.post('/api/customer/login', { email: old, password: testPassword })
    expect((await again.get('/api/customer/me')).json()).toMatchObject({ email: old, emailVerified: true })
  })

  it.each([old, stolen])('sends a new password to the old address alone, asked for by %s', async (asked) => {
    await change(stolen)
    await askReset(asked)
    expect(await resetMails()).toEqual([old])
    const token = await mailedToken(shop, old, '/reimposta-password')
    await new Visitor(shop).post('/api/customer/password-reset/confirm', { token, password: 'una nuova strada' })
    expect(await undo(await undoToken())).toContain('cambio=annullato')
    expect(await login(old, 'una nuova strada')).toBe(200)
  })

  it('does not count as proven when the old address sets a password', async () => {
    await change(stolen)
    await askReset(old)
    const token = await mailedToken(shop, old, '/reimposta-password')
    await customer.post('/api/customer/password-reset/confirm', { token, password: 'una nuova strada' })
    expect((await customer.get('/api/customer/me')).json()).toMatchObject({ email: stolen, emailVerified: false })
  })

  it('keeps the account from being erased for 72 hours', async () => {
    await change(stolen)
    shop.clock.advance({ minutes: 72 * 60 - 1 })
    const refused = await customer.delete('/api/customer', { password: testPassword })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_change_open'])
    shop.clock.advance({ minutes: 2 })
    expect((await customer.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
  })

  it('can no longer be undone after 72 hours, and then decides alone', async () => {
    await change(stolen)
    const token = await undoToken()
    shop.clock.advance({ minutes: 72 * 60 + 1 })
    expect(await undo(token)).toContain('cambio=scaduto')
    await askReset(stolen)
    expect(await resetMails()).toEqual([stolen])
  })

  it('does not hide behind a second change', async () => {
    await change(stolen)
    const token = await undoToken()
    shop.clock.advance({ minutes: 5 })
    await change('altro@example.org')
    await askReset(stolen)
    await askReset('altro@example.org')
    expect(new Set(await resetMails())).toEqual(new Set([old]))
    expect(await undo(token)).toContain('cambio=annullato')
    expect(await undo(await undoToken(stolen))).toContain('cambio=scaduto')
    expect(await login(old)).toBe(200)
  })

  it('keeps the old address reserved while it may come back', async () => {
    await change(stolen)
    const marco = await aCustomer(shop)
    expect((await marco.put(path, aProfile({ email: old.toUpperCase() }))).statusCode).toBe(409)
    const registration = await new Visitor(shop).post('/api/customer/register', aRegistration({ email: old }))
    expect(registration.statusCode).toBe(409)
    shop.clock.advance({ minutes: 72 * 60 + 1 })
    expect((await marco.put(path, aProfile({ email: old }))).statusCode).toBe(200)
  })

  it('lets its owner go back by hand', async () => {
    await change(stolen)
    expect((await change(old, testPassword)).statusCode).toBe(200)
    expect((await customer.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
  })
})

describe('PATCH /api/auth/user/notifications', () => {
  it('switches the mails and answers the user', async () => {
    const off = await customer.patch('/api/auth/user/notifications', { emailNotifications: false })
    expect([off.statusCode, off.json()]).toEqual([200, { ...customer.user, emailNotifications: false }])
    const on = await customer.patch('/api/auth/user/notifications', { emailNotifications: true })
    expect(on.json().emailNotifications).toBe(true)
  })

  it.each([[undefined], ['false'], [0], [null]])('answers 400 for %s', async (emailNotifications) => {
    const response = await customer.patch('/api/auth/user/notifications', { emailNotifications })
    expect(response.statusCode).toBe(400)
  })
})
