import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '#server/accounts/customers/password.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aPasskey } from '#test/outside/soft-authenticator.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { openCodeKey, resealCodeKeys } from './seal-code-key.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'http://bici.example.org' } })
const password = 'pedali nel bosco'
const hashed = hashPassword(password)
const refusal = (answer: Awaited<ReturnType<Visitor['get']>>) => [answer.statusCode, answer.json().code]

async function aPerson(role: StaffRole = 'owner') {
  const { id, name, email } = await aMember(shop, role, await hashed)
  return { id, name, email, browser: await signedInAs(shop, id) }
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() })

async function withCodeApp(browser: Visitor): Promise<string> {
  const { secret } = (await browser.post('/api/admin/me/code-app')).json()
  const confirmed = await browser.put('/api/admin/me/code-app', { code: codeOf(secret) })
  expect(confirmed.statusCode).toBe(200)
  shop.clock.advance({ minutes: 1 })
  return secret
}

const storedKey = async (id: string) => {
  const rows = await shop.deps.database.db.select().from(staffMembers)
  return rows.find((row) => row.id === id)?.totpSecret ?? ''
}

type Person = Awaited<ReturnType<typeof aPerson>>
interface Change {
  act(person: Person): Promise<unknown>
  subject: string
  /** The owners and the shop's own address hear of it too. */
  ofShop?: true
}

const aReceiver = ({ browser }: Person) =>
  browser.post('/api/admin/event-receivers', { address: 'https://93.184.216.34/avvisi', kinds: ['order.placed'] })

const changes: Record<string, Change> = {
  'a code app': { act: ({ browser }) => withCodeApp(browser), subject: 'Codici di accesso attivati' },
  'no code app': {
    act: ({ browser }) => browser.delete('/api/admin/me/code-app'),
    subject: 'Codici di accesso tolti',
  },
  'no passkey': {
    async act({ id, browser }) {
      await aPasskey(shop, id)
      const [key] = (await browser.get('/api/admin/me')).json().passkeys
      return browser.delete(`/api/admin/me/passkeys/${key.id}`)
    },
    subject: 'Passkey tolta',
  },
  'another password': {
    act: ({ browser }) =>
      browser.put('/api/admin/me/password', { currentPassword: password, newPassword: 'tutta un’altra strada' }),
    subject: 'Password della dashboard cambiata',
  },
  'a key': {
    act: ({ browser }) => browser.post('/api/admin/api-keys', { name: 'Cassa', scopes: ['read_orders'] }),
    subject: 'Nuova chiave per un programma',
    ofShop: true,
  },
  'a receiver': { act: aReceiver, subject: 'Nuovo destinatario di avvisi', ofShop: true },
}

describe('what opens the dashboard', () => {
  it.each(Object.entries(changes))('is said by mail to the person when there is %s', async (_, change) => {
    const other = await aPerson('owner')
    const person = await aPerson('owner')
    await change.act(person)
    await shop.deps.mailSender.sendDue()
    const told = shop.mailer.sent.filter(({ subject }) => subject === change.subject).map(({ to }) => to)
    const owners = change.ofShop ? [other.email, shop.deps.shop.email] : []
    expect(told.toSorted()).toEqual([person.email, ...owners].filter(Boolean).toSorted())
  })

  it('ends with the person who made it: keys at once, receivers rest', async () => {
    const owner = await aPerson()
    const leaving = await aPerson()
    const { key } = (
      await leaving.browser.post('/api/admin/api-keys', { name: 'Cassa', scopes: ['read_orders'] })
    ).json()
    await aReceiver(leaving)
    const program = () => new Visitor(shop).get('/api/admin/orders', { authorization: `Bearer ${key}` })
    expect((await program()).statusCode).toBe(200)
    expect((await owner.browser.get('/api/admin/api-keys')).json()[0]).toMatchObject({ maker: leaving.name })
    expect((await owner.browser.delete(`/api/admin/staff/${leaving.id}`)).statusCode).toBe(204)
    expect((await program()).statusCode).toBe(401)
    const [receiver] = (await owner.browser.get('/api/admin/event-receivers')).json()
    expect(receiver).toMatchObject({ isPaused: true })
  })
})

describe('the key of a code app', () => {
  it('is stored sealed, and opens for its own person alone', async () => {
    const { id, email, browser } = await aPerson()
    const secret = await withCodeApp(browser)
    const stored = await storedKey(id)
    expect(stored).toMatch(/^v1\./)
    expect(stored).not.toContain(secret)
    const logIn = (code: string) => new Visitor(shop).post('/api/admin/staff-login', { email, password, code })
    expect((await logIn(codeOf(secret))).statusCode).toBe(200)
    const { id: thief } = await aPerson()
    await expect(openCodeKey(shop.deps.database.db, shop.deps, thief, stored)).rejects.toThrow()
  })

  it('of older programs is sealed at a start, and goes on working through a renewed secret and a CODE_KEY', async () => {
    const { id, email } = await aPerson()
    const secret = new Secret({ size: 20 }).base32
    await shop.deps.database.db.update(staffMembers).set({ totpSecret: secret })
    const seen = new Set([secret])
    const { config } = shop.deps
    const steps = [
      () => resealCodeKeys(shop.deps),
      () => resealCodeKeys(shop.deps, { isNew: true }),
      () => resealCodeKeys({ ...shop.deps, config: Object.assign(config, { codeKey: 'k'.repeat(40) }) }),
    ]
    for (const step of steps) {
      expect(await step()).toBe(0)
      const stored = await storedKey(id)
      expect(stored).toMatch(/^v1\./)
      expect(seen.has(stored)).toBe(false)
      seen.add(stored)
      shop.clock.advance({ minutes: 1 })
      const code = codeOf(secret)
      expect((await new Visitor(shop).post('/api/admin/staff-login', { email, password, code })).statusCode).toBe(200)
    }
  })

  it('that another CODE_KEY sealed is counted, opens nothing and stays as it is', async () => {
    const { id, email, browser } = await aPerson()
    Object.assign(shop.deps.config, { codeKey: 'a'.repeat(40) })
    const secret = await withCodeApp(browser)
    const stored = await storedKey(id)
    Object.assign(shop.deps.config, { codeKey: 'b'.repeat(40) })
    expect(await resealCodeKeys(shop.deps)).toBe(1)
    expect(await storedKey(id)).toBe(stored)
    const answer = await new Visitor(shop).post('/api/admin/staff-login', { email, password, code: codeOf(secret) })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a role that needs a second factor', () => {
  it('does nothing but set one up, and everything from then on', async () => {
    const owner = await anAdministrator(shop)
    const { version } = (await owner.get('/api/admin/settings/sign-in')).json()
    const saved = await owner.put('/api/admin/settings/sign-in', { version, value: { secondFactorRoles: ['counter'] } })
    expect(saved.statusCode).toBe(200)
    const { browser } = await aPerson('counter')
    const free = await aPerson('owner')
    expect(refusal(await browser.get('/api/admin/orders'))).toEqual([403, 'second_factor_needed'])
    expect((await browser.get('/api/admin/me')).statusCode).toBe(200)
    expect((await free.browser.get('/api/admin/orders')).statusCode).toBe(200)
    await withCodeApp(browser)
    expect((await browser.get('/api/admin/orders')).statusCode).toBe(200)
  })
})

describe('the sessions of a person', () => {
  it('are ended by an owner, and by nobody else; password and code app stay', async () => {
    const owner = await aPerson('owner')
    const person = await aPerson('counter')
    const end = (by: Visitor) => by.delete(`/api/admin/staff/${person.id}/sessions`)
    expect(refusal(await end((await aPerson('counter')).browser))).toEqual([403, 'role_missing'])
    expect((await person.browser.get('/api/admin/me')).statusCode).toBe(200)
    expect((await end(owner.browser)).statusCode).toBeLessThan(300)
    expect((await person.browser.get('/api/admin/me')).statusCode).toBe(401)
    expect((await owner.browser.get('/api/admin/me')).statusCode).toBe(200)
    const { email } = person
    expect((await new Visitor(shop).post('/api/admin/staff-login', { email, password })).statusCode).toBe(200)
  })
})

describe('the host of a passkey', () => {
  const hosts = {
    'bici.example.org': 200,
    'BICI.example.org:443': 200,
    'www.bici.example.org': 409,
    'altro.example.org': 409,
    '203.0.113.9': 409,
    localhost: 409,
  }
  it.each(Object.entries(hosts))('%s: %i', async (host, status) => {
    const { browser } = await aPerson()
    for (const [path, by] of [
      ['/api/admin/me/passkeys/options', browser],
      ['/api/admin/passkey-login/options', new Visitor(shop)],
    ] as const) {
      const answer = await by.post(path, {}, { host })
      expect([path, answer.statusCode]).toEqual([path, status])
      if (status === 409) expect(answer.json().code).toBe('passkey_elsewhere')
    }
  })

  it.each([
    ['/accessori?q=x', 'altro.example.org', 'http://bici.example.org/accessori?q=x'],
    ['/admin', 'www.bici.example.org', 'http://bici.example.org/admin'],
    ['/admin', 'bici.example.org', undefined],
    ['/api/shop', 'altro.example.org', undefined],
    ['/health/live', 'altro.example.org', undefined],
    ['/', 'localhost', undefined],
    ['/', 'app.internal', undefined],
  ])('%s at %s leads to %s', async (url, host, location) => {
    const answer = await new Visitor(shop).get(url, { host })
    expect(answer.headers.location).toBe(location)
    if (location) expect([301, 302, 307, 308]).toContain(answer.statusCode)
  })
})
