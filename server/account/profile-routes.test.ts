import { beforeEach, describe, expect, it } from 'vitest'
import { customers } from '#server/db/schema/people-tables.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, type TestCustomer, testPassword, Visitor } from '#test/visitor.ts'

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
    const wanted = aProfile({ email: 'nuovo@example.org' })
    const answers = await Promise.all([customer.put(path, wanted), marco.put(path, wanted)])
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
