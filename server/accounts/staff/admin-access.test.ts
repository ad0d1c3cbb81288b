import { describe, expect, it } from 'vitest'
import { adminAccount, sessions } from '#server/platform/database/schema/people-tables.ts'
import { shopForEachTest, type TestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { ensureAdminPassword, setAdminPassword } from './admin-password.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })

const adminPassword = 'una-buona-password'

/** A browser with a real administrator login. */
async function anAdministrator(shop: TestShop): Promise<Visitor> {
  await setAdminPassword(shop.deps, adminPassword)
  const visitor = new Visitor(shop, '192.0.2.10')
  expect((await login(visitor, adminPassword)).statusCode).toBe(200)
  return visitor
}

const login = (visitor: Visitor, password: unknown, headers?: Record<string, string>) =>
  visitor.post('/api/admin/login', { password }, headers)

describe('the administrator password at a start', () => {
  it('is made once and printed once when none is configured', async () => {
    const made = await ensureAdminPassword(shop.deps)
    expect(made).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    expect(await ensureAdminPassword(shop.deps)).toBeUndefined()
    expect((await login(new Visitor(shop), made)).json()).toEqual({ isAdmin: true })
  })

  it('is told to one node only when several start at once', async () => {
    const reported = await Promise.all([ensureAdminPassword(shop.deps), ensureAdminPassword(shop.deps)])
    expect(reported.filter((password) => password !== undefined)).toHaveLength(1)
  })

  it('is stored as an argon2id hash only', async () => {
    const made = await ensureAdminPassword(shop.deps)
    const [row] = await shop.deps.database.db.select().from(adminAccount)
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
    expect(JSON.stringify(row)).not.toContain(made)
  })

  it('follows ADMIN_PASSWORD, and a change of it ends the open sessions', async () => {
    const admin = await anAdministrator(shop)
    const configured = { ...shop.deps, config: { ...shop.deps.config, adminPassword: 'dalla-configurazione' } }
    expect(await ensureAdminPassword(configured)).toBeUndefined()
    expect((await admin.get('/api/admin/status')).json()).toEqual({ isAdmin: false })
    expect((await login(new Visitor(shop), adminPassword)).statusCode).toBe(401)
    expect((await login(admin, 'dalla-configurazione')).statusCode).toBe(200)
    await ensureAdminPassword(configured)
    expect((await admin.get('/api/admin/status')).json()).toEqual({ isAdmin: true })
  })
})

describe('the administrator login', () => {
  it('says no to a visitor without an error', async () => {
    const answer = await new Visitor(shop).get('/api/admin/status')
    expect([answer.statusCode, answer.json()]).toEqual([200, { isAdmin: false }])
  })

  it('opens a session in a cookie that scripts cannot read', async () => {
    await ensureAdminPassword({ ...shop.deps, config: { ...shop.deps.config, adminPassword } })
    const visitor = new Visitor(shop)
    const answer = await login(visitor, adminPassword)
    expect([answer.statusCode, answer.json()]).toEqual([200, { isAdmin: true }])
    expect(answer.cookies[0]).toMatchObject({ name: 'adm', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect((await visitor.get('/api/admin/status')).json()).toEqual({ isAdmin: true })
    const [row] = await shop.deps.database.db.select().from(sessions)
    expect(row?.tokenHash).not.toContain(visitor.cookies.adm)
  })

  it.each([
    ['it', 'Password non corretta'],
    ['en-GB', 'Incorrect password'],
  ])('refuses a wrong password in the language %s', async (language, message) => {
    await anAdministrator(shop)
    const answer = await login(new Visitor(shop), 'sbagliata', { 'accept-language': language })
    expect([answer.statusCode, answer.json()]).toEqual([401, { message, code: 'invalid_admin_password' }])
  })

  it('refuses any password while none is stored', async () => {
    expect((await login(new Visitor(shop), adminPassword)).statusCode).toBe(401)
  })

  it.each([[undefined], [''], [12], [null], ['x'.repeat(257)]])(
    'refuses %j as no password at all',
    async (password) => {
      const answer = await login(new Visitor(shop), password)
      expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
        400,
        'invalid_input',
        ['password'],
      ])
    },
  )

  it('lets an address wait after 10 failures, and only that address', async () => {
    await anAdministrator(shop)
    const guesser = new Visitor(shop, '198.51.100.9')
    for (let i = 0; i < 10; i++) expect((await login(guesser, `tentativo ${i}`)).statusCode).toBe(401)
    const refused = await login(guesser, adminPassword)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    expect((await login(new Visitor(shop, '198.51.100.10'), adminPassword)).statusCode).toBe(200)
    shop.clock.advance({ minutes: 15 })
    expect((await login(guesser, adminPassword)).statusCode).toBe(200)
  })

  it('ends with the logout, also when there was no session', async () => {
    const admin = await anAdministrator(shop)
    const before = { ...admin.cookies }
    const left = await admin.post('/api/admin/logout')
    expect([left.json(), left.headers['clear-site-data']]).toEqual([{ isAdmin: false }, '"cache"'])
    admin.cookies = before
    expect((await admin.get('/api/admin/status')).json()).toEqual({ isAdmin: false })
    expect((await new Visitor(shop).post('/api/admin/logout')).statusCode).toBe(200)
  })

  it('ends by itself after eight hours', async () => {
    const admin = await anAdministrator(shop)
    shop.clock.advance({ hours: 8 })
    expect((await admin.get('/api/admin/status')).json()).toEqual({ isAdmin: false })
  })
})

describe('changing the password', () => {
  const change = (admin: Visitor, currentPassword: string, newPassword: string) =>
    admin.put('/api/admin/password', { currentPassword, newPassword })

  it('ends the other sessions and keeps this one', async () => {
    const admin = await anAdministrator(shop)
    const other = new Visitor(shop)
    await login(other, adminPassword)
    const answer = await change(admin, adminPassword, 'un’altra password')
    expect([answer.statusCode, answer.json()]).toEqual([200, { isAdmin: true, isResetAtStart: false }])
    expect((await admin.get('/api/admin/status')).json()).toEqual({ isAdmin: true })
    expect((await other.get('/api/admin/status')).json()).toEqual({ isAdmin: false })
    expect((await login(other, adminPassword)).statusCode).toBe(401)
    expect((await login(other, 'un’altra password')).statusCode).toBe(200)
  })

  it('asks for the current one and counts a wrong one as a failed login', async () => {
    const admin = await anAdministrator(shop)
    const answer = await change(admin, 'sbagliata', 'un’altra password')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_password'])
    expect(Object.keys(answer.json().fields)).toEqual(['currentPassword'])
    for (let i = 0; i < 9; i++) await change(admin, 'sbagliata', 'un’altra password')
    expect((await change(admin, adminPassword, 'un’altra password')).statusCode).toBe(429)
  })

  it('refuses one of fewer than 12 characters', async () => {
    const admin = await anAdministrator(shop)
    const answer = await change(admin, adminPassword, 'undici-unda')
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { newPassword: 'La password ha da 12 a 128 caratteri.' },
    ])
  })

  it.each(['passwordpassword', '123456789012', 'Qazwsxedcrfv', '1QAZ2WSX3EDC', 'aaaaaaaaaaaaaa'])(
    'refuses one of the commonest, beside the field: %s',
    async (common) => {
      const admin = await anAdministrator(shop)
      const answer = await change(admin, adminPassword, common)
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { newPassword: 'È una delle password più usate: scegline un’altra.' },
      ])
      expect((await login(new Visitor(shop), adminPassword)).statusCode).toBe(200)
    },
  )

  it('is nothing for visitors, whatever they send', async () => {
    const answer = await new Visitor(shop).call('PUT', '/api/admin/password', { nonsense: 1 })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
  })
})

it('signs the administrator out everywhere', async () => {
  const admin = await anAdministrator(shop)
  const other = new Visitor(shop)
  await login(other, adminPassword)
  expect((await admin.post('/api/admin/logout-everywhere')).json()).toEqual({ isAdmin: false })
  for (const visitor of [admin, other])
    expect((await visitor.get('/api/admin/status')).json()).toEqual({ isAdmin: false })
  expect((await other.post('/api/admin/logout-everywhere')).statusCode).toBe(401)
})
