import { describe, expect, it, onTestFinished } from 'vitest'
import { customers, sessions } from '#server/platform/database/schema/people-tables.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, aRegistration, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

const rows = () => shop.deps.database.db.select().from(customers)

describe('POST /api/customer/register', () => {
  it('opens an account, logs in and answers the user without anything of the password', async () => {
    const visitor = new Visitor(shop)
    const response = await visitor.post(
      '/api/customer/register',
      aRegistration({ email: 'Giulia@Example.org', phone: '333 1234567' }),
    )
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: expect.any(String),
      firstName: 'Giulia',
      lastName: 'Ferrari',
      email: 'Giulia@Example.org',
      phone: '333 1234567',
      address: null,
      city: null,
      postalCode: null,
      emailNotifications: true,
      createdAt: shop.clock.now.toISOString(),
    })
    expect((await visitor.get('/api/auth/user')).json()).toEqual(response.json())
  })

  it('stores the password as an argon2id hash only, and never the passwordHash field', async () => {
    await aCustomer(shop, { passwordHash: 'what the form copies' })
    const [row] = await rows()
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(JSON.stringify(row)).not.toContain(testPassword)
    expect(JSON.stringify(row)).not.toContain('what the form copies')
  })

  it('refuses an address that has an account, in whatever case it is written', async () => {
    await aCustomer(shop, { email: 'giulia@example.org' })
    const response = await new Visitor(shop).post(
      '/api/customer/register',
      aRegistration({ email: 'GIULIA@EXAMPLE.ORG' }),
    )
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
    expect(response.cookies).toEqual([])
  })

  it('lets one of two registrations of the same address at the same moment through', async () => {
    const body = aRegistration()
    const answers = await Promise.all([1, 2, 3].map(() => new Visitor(shop).post('/api/customer/register', body)))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([201, 409, 409])
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['a first name of one letter', { firstName: 'G' }, 'firstName'],
    ['a last name of one letter', { lastName: ' F ' }, 'lastName'],
    ['no e-mail', { email: undefined }, 'email'],
    ['an address without a domain', { email: 'giulia@localhost' }, 'email'],
    ['an address with a line break', { email: 'giulia@example.org\nBcc: x@example.org' }, 'email'],
    ['a password of five characters', { password: '12345' }, 'password'],
    ['a password of 129 characters', { password: 'a'.repeat(129) }, 'password'],
    ['a control character in a name', { firstName: 'Giu\u0007lia' }, 'firstName'],
    ['a post code of four digits', { postalCode: '3610' }, 'postalCode'],
  ])('answers 400 beside the field for %s and stores nothing', async (_what, change, field) => {
    const response = await new Visitor(shop).post('/api/customer/register', aRegistration(change))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
    expect(await rows()).toHaveLength(0)
  })

  it('takes six and 128 characters, also such that need more than one code unit', async () => {
    await aCustomer(shop, { password: '🚲🚲🚲🚲🚲🚲' })
    await aCustomer(shop, { password: 'è'.repeat(128) })
    const refused = await new Visitor(shop).post('/api/customer/register', aRegistration({ password: '🚲🚲🚲' }))
    expect(refused.statusCode).toBe(400)
  })

  it('speaks the language asked for', async () => {
    const body = aRegistration({ password: '1' })
    const it = await new Visitor(shop).post('/api/customer/register', body)
    const en = await new Visitor(shop).post('/api/customer/register', body, { 'accept-language': 'en' })
    expect(it.json().fields.password).toBe('La password ha da 6 a 128 caratteri.')
    expect(en.json().fields.password).toBe('Use 6 to 128 characters.')
  })
})

describe('POST /api/customer/login', () => {
  it('logs in with the address in any case', async () => {
    const { user } = await aCustomer(shop, { email: 'giulia@example.org' })
    const visitor = new Visitor(shop)
    const response = await visitor.post('/api/customer/login', {
      email: ' GIULIA@example.org ',
      password: testPassword,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(user)
    expect((await visitor.get('/api/auth/user')).statusCode).toBe(200)
  })

  it('says the same for a wrong password and for an unknown address', async () => {
    const { user } = await aCustomer(shop)
    const wrong = await new Visitor(shop).post('/api/customer/login', { email: user.email, password: 'sbagliata' })
    const unknown = await new Visitor(shop).post('/api/customer/login', {
      email: 'no.account@example.org',
      password: 'sbagliata',
    })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ message: 'Email o password non corretti.', code: 'invalid_credentials' })
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()])
  })

  it('gives a new token at each login and forgets the one before', async () => {
    const customer = await aCustomer(shop)
    const before = new Visitor(shop)
    before.cookies = { ...customer.cookies }
    await customer.post('/api/customer/login', { email: customer.user.email, password: testPassword })
    expect(customer.cookies.sid).not.toBe(before.cookies.sid)
    expect((await before.get('/api/auth/user')).statusCode).toBe(401)
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
  })

  it('does not take over a token that a stranger has planted', async () => {
    const { user } = await aCustomer(shop)
    const visitor = new Visitor(shop)
    visitor.cookies.sid = 'A'.repeat(43)
    await visitor.post('/api/customer/login', { email: user.email, password: testPassword })
    expect(visitor.cookies.sid).not.toBe('A'.repeat(43))
  })
})

describe('the session', () => {
  it('is an HttpOnly, SameSite=Lax cookie whose token is not in the database', async () => {
    const response = await new Visitor(shop).post('/api/customer/register', aRegistration())
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 60 * 86_400 })
    expect(cookie?.secure).toBeUndefined()
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
    const stored = await shop.deps.database.db.select().from(sessions)
    expect(JSON.stringify(stored)).not.toContain(cookie?.value)
  })

  it('is Secure and bound to the host where the shop is on https', async () => {
    const secure = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })
    onTestFinished(secure.close)
    const customer = await aCustomer(secure)
    const response = await customer.post('/api/customer/login', { email: customer.user.email, password: testPassword })
    expect(response.cookies[0]).toMatchObject({ name: '__Host-sid', secure: true, path: '/' })
    expect(response.cookies[0]?.domain).toBeUndefined()
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
  })

  it('ends after 14 days without a visit', async () => {
    const customer = await aCustomer(shop)
    shop.clock.advance({ days: 13 })
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
    shop.clock.advance({ days: 13 })
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
    shop.clock.advance({ days: 14, minutes: 1 })
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('ends after 60 days in any case', async () => {
    const customer = await aCustomer(shop)
    for (let i = 0; i < 6; i++) {
      shop.clock.advance({ days: 9 })
      expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
    }
    shop.clock.advance({ days: 6, minutes: 1 })
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('is written to at most once a minute', async () => {
    const customer = await aCustomer(shop)
    const lastSeen = async () => (await shop.deps.database.db.select().from(sessions))[0]?.lastSeenAt.toISOString()
    const atLogin = await lastSeen()
    shop.clock.now = new Date(shop.clock.now.getTime() + 59_000)
    await customer.get('/api/auth/user')
    expect(await lastSeen()).toBe(atLogin)
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
    await customer.get('/api/auth/user')
    expect(await lastSeen()).toBe(shop.clock.now.toISOString())
  })

  it.each([['x'], ['A'.repeat(43)], ["' or 1=1 --"]])('is not logged in with the cookie %s', async (token) => {
    const visitor = new Visitor(shop)
    visitor.cookies.sid = token
    const response = await visitor.get('/api/auth/user')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'unauthorized' })
  })

  it('makes answers that no cache in between keeps', async () => {
    const customer = await aCustomer(shop)
    expect((await customer.get('/api/auth/user')).headers['cache-control']).toBe('no-store')
  })

  it('is known to another node of the shop', async () => {
    const customer = await aCustomer(shop)
    const second = await openTestShop({ database: shop.deps.database, catalog: shop.deps.catalog })
    const elsewhere = new Visitor(second)
    elsewhere.cookies = { ...customer.cookies }
    expect((await elsewhere.get('/api/auth/user')).json()).toEqual(customer.user)
    await second.close()
  })
})

describe('GET /api/login', () => {
  it('opens the dialog on the home page', async () => {
    const response = await new Visitor(shop).get('/api/login')
    expect([response.statusCode, response.headers.location]).toEqual([302, '/?accedi=1'])
  })

  it.each([
    ['en', '/en?accedi=1'],
    ['it', '/?accedi=1'],
    ['//evil.example', '/?accedi=1'],
  ])('keeps to the language of the page it was left from: %s', async (lang, address) => {
    expect((await new Visitor(shop).get(`/api/login?lang=${lang}`)).headers.location).toBe(address)
  })
})

describe('logging out', () => {
  it.each([
    ['GET', '/api/logout', 302],
    ['POST', '/api/customer/logout', 204],
  ] as const)('%s %s ends the session on the server too', async (method, url, status) => {
    const customer = await aCustomer(shop)
    const token = customer.cookies.sid ?? ''
    const response = await customer.call(method, url)
    expect(response.statusCode).toBe(status)
    expect(customer.cookies.sid).toBeUndefined()
    // Cookies and storage hold the guest's cart and the language, which stay.
    expect(response.headers['clear-site-data']).toBe('"cache"')
    customer.cookies.sid = token
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
  })

  it('goes home from the menu entry', async () => {
    const customer = await aCustomer(shop)
    const response = await customer.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
    expect(response.headers.location).toBe('/')
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
    expect((await customer.get('/api/logout?lang=en')).headers.location).toBe('/en')
  })

  it.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a browser that looks ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that looks ahead', { purpose: 'prefetch' }],
  ])('ends nothing for %s', async (_who, headers) => {
    const customer = await aCustomer(shop)
    const response = await customer.get('/api/logout', headers)
    expect([response.statusCode, response.headers.location]).toEqual([302, '/'])
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
  })

  it('does nothing for HEAD', async () => {
    const customer = await aCustomer(shop)
    await shop.app.inject({ method: 'HEAD', url: '/api/logout', cookies: customer.cookies })
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
  })

  it('is refused from another site by POST', async () => {
    const customer = await aCustomer(shop)
    const response = await customer.post('/api/customer/logout', {}, { origin: 'https://evil.example' })
    expect([response.statusCode, response.json().code]).toEqual([403, 'cross_site'])
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
  })
})
