import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '#server/accounts/customers/password.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { mailedToken, Visitor } from '#test/visitor.ts'
import { setAdminPassword } from './admin-password.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
const email = 'luca@example.org'
const password = 'pedali nel bosco'
const hashed = hashPassword(password)

const invite = async (change: object = {}) =>
  (await anAdministrator(shop)).post('/api/admin/staff', { name: 'Luca Dal Santo', email, role: 'counter', ...change })
const invitationOf = (to = email) => mailedToken(shop, to, '/admin')
const accept = (browser: Visitor, token: string, chosen = password) =>
  browser.post('/api/admin/invitation/accept', { token, password: chosen })
const logIn = (browser: Visitor, more: object = {}) =>
  browser.post('/api/admin/staff-login', { email, password, ...more })
const refusal = (answer: Awaited<ReturnType<Visitor['get']>>) => [answer.statusCode, answer.json().code]

async function aPerson() {
  await invite()
  const browser = new Visitor(shop, '192.0.2.30')
  expect((await accept(browser, await invitationOf())).statusCode).toBe(200)
  return browser
}
const mailsTo = async (to: string) => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => mail.to === to).map(({ subject }) => subject)
}

describe('a person of the shop', () => {
  it('is invited, chooses a password and is there by name', async () => {
    expect((await new Visitor(shop).get('/api/admin/status')).json()).toEqual({ isAdmin: false })
    const invited = await invite()
    expect([invited.statusCode, invited.json()]).toEqual([
      201,
      expect.objectContaining({ state: 'invited', role: 'counter' }),
    ])
    expect((await new Visitor(shop).get('/api/admin/status')).json()).toEqual({ isAdmin: false })
    const token = await invitationOf()
    const browser = new Visitor(shop)
    const read = await browser.post('/api/admin/invitation', { token })
    expect(read.json()).toEqual({ name: 'Luca Dal Santo', email, role: 'counter' })
    expect((await accept(browser, token)).statusCode).toBe(200)
    const staff = { name: 'Luca Dal Santo', role: 'counter' }
    expect((await browser.get('/api/admin/status')).json()).toMatchObject({ isAdmin: true, staff })
    expect((await browser.get('/api/admin/me')).json()).toMatchObject({ email, role: 'counter', hasCodeApp: false })
  })

  it('cannot use an invitation twice, or after seven days, or one that was sent again', async () => {
    const admin = await anAdministrator(shop)
    const id = (await invite()).json().id
    const first = await invitationOf()
    await admin.post(`/api/admin/staff/${id}/invitation`)
    expect(refusal(await accept(new Visitor(shop), first))).toEqual([404, 'invitation_unknown'])
    const second = await invitationOf()
    expect((await accept(new Visitor(shop), second)).statusCode).toBe(200)
    expect(refusal(await accept(new Visitor(shop), second))).toEqual([409, 'invitation_used'])
    await invite({ email: 'tardi@example.org' })
    const late = await invitationOf('tardi@example.org')
    shop.clock.advance({ days: 7 })
    expect(refusal(await accept(new Visitor(shop), late))).toEqual([409, 'invitation_expired'])
  })

  it('is refused a common or short password, and an address twice', async () => {
    await invite()
    const token = await invitationOf()
    for (const chosen of ['123456789012', 'corta'])
      expect((await accept(new Visitor(shop), token, chosen)).json().fields).toHaveProperty('password')
    expect(refusal(await invite({ email: email.toUpperCase() }))).toEqual([409, 'staff_email_taken'])
  })

  it('is told by mail of a new device, and of no device twice', async () => {
    const browser = await aPerson()
    expect(await mailsTo(email)).toHaveLength(1)
    const other = new Visitor(shop, '192.0.2.31')
    expect((await logIn(other)).statusCode).toBe(200)
    await logIn(other)
    await logIn(browser)
    expect((await mailsTo(email)).slice(1)).toEqual(['Accesso da un nuovo dispositivo'])
  })

  it('waits after ten wrong passwords', async () => {
    await aPerson()
    const guesser = new Visitor(shop, '198.51.100.9')
    for (let i = 0; i < 10; i++)
      expect(refusal(await logIn(guesser, { password: `no ${i}` }))).toEqual([401, 'invalid_credentials'])
    expect((await logIn(guesser)).statusCode).toBe(429)
  })

  it('has the role of now in every open tab, and none once removed', async () => {
    const owner = await signedInAs(shop, (await aMember(shop, 'owner')).id)
    const browser = await aPerson()
    const id = (await owner.get('/api/admin/staff')).json().find((one: { email: string }) => one.email === email).id
    expect((await browser.get('/api/admin/orders')).statusCode).toBe(200)
    await owner.put(`/api/admin/staff/${id}`, { name: 'Luca Dal Santo', role: 'content' })
    expect(refusal(await browser.get('/api/admin/orders'))).toEqual([403, 'role_missing'])
    expect((await browser.get('/api/admin/settings/home')).statusCode).toBe(200)
    expect((await owner.delete(`/api/admin/staff/${id}`)).statusCode).toBe(204)
    expect((await browser.get('/api/admin/settings/home')).statusCode).toBe(401)
    expect(refusal(await logIn(browser))).toEqual([401, 'invalid_credentials'])
    const rows = await shop.deps.database.db.select().from(staffMembers)
    expect(rows.find((row) => row.id === id)).toMatchObject({ name: 'Luca Dal Santo', email: '', passwordHash: null })
  })

  it('does not give up the last owner’s role; the shop’s password may', async () => {
    const { id } = await aMember(shop, 'owner')
    const owner = await signedInAs(shop, id)
    const demote = { name: 'Anna', role: 'counter' }
    expect(refusal(await owner.put(`/api/admin/staff/${id}`, demote))).toEqual([409, 'last_owner'])
    expect(refusal(await owner.delete(`/api/admin/staff/${id}`))).toEqual([409, 'last_owner'])
    const second = await signedInAs(shop, (await aMember(shop, 'owner')).id)
    expect((await second.put(`/api/admin/staff/${id}`, demote)).statusCode).toBe(200)
    expect((await (await anAdministrator(shop)).delete(`/api/admin/staff/${id}`)).statusCode).toBe(204)
  })

  it('sees the own sessions, and ends one or all others', async () => {
    const browser = await aPerson()
    const others = [new Visitor(shop), new Visitor(shop), new Visitor(shop)]
    for (const other of others) await logIn(other)
    const open = (await browser.get('/api/admin/me/sessions')).json()
    expect(open).toHaveLength(4)
    const one = open.find((session: { isCurrent: boolean }) => !session.isCurrent)
    expect((await browser.delete(`/api/admin/me/sessions/${one.id}`)).statusCode).toBe(204)
    expect((await browser.delete('/api/admin/me/sessions')).json()).toEqual({ ended: 2 })
    for (const other of others) expect((await other.get('/api/admin/me')).statusCode).toBe(401)
    expect((await (await anAdministrator(shop)).get('/api/admin/me/sessions')).json()).toHaveLength(2)
  })

  it('changes the own password, not the shop’s', async () => {
    await setAdminPassword(shop.deps, 'quella del negozio')
    const browser = await aPerson()
    const change = (currentPassword: string) =>
      browser.put('/api/admin/me/password', { currentPassword, newPassword: 'tutta un’altra' })
    expect(refusal(await change('quella del negozio'))).toEqual([403, 'wrong_password'])
    expect((await change(password)).statusCode).toBe(204)
    expect((await logIn(new Visitor(shop), { password: 'tutta un’altra' })).statusCode).toBe(200)
  })
})

describe('the codes of an app', () => {
  const codeAt = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() })

  async function aPersonWithApp() {
    const browser = await aPerson()
    const { secret, address } = (await browser.post('/api/admin/me/code-app')).json()
    expect(address).toContain('otpauth://totp/')
    expect((await logIn(new Visitor(shop))).statusCode).toBe(200)
    const { recoveryCodes } = (await browser.put('/api/admin/me/code-app', { code: codeAt(secret) })).json()
    expect(new Set(recoveryCodes).size).toBe(10)
    shop.clock.advance({ minutes: 1 })
    return { browser, secret, recoveryCodes }
  }

  it('are asked after the password, each once, within a step', async () => {
    const { secret } = await aPersonWithApp()
    expect(refusal(await logIn(new Visitor(shop)))).toEqual([401, 'code_needed'])
    expect((await logIn(new Visitor(shop), { code: codeAt(secret) })).statusCode).toBe(200)
    expect(refusal(await logIn(new Visitor(shop), { code: codeAt(secret) }))).toEqual([401, 'wrong_code'])
    const old = codeAt(secret)
    shop.clock.advance({ minutes: 2 })
    expect(refusal(await logIn(new Visitor(shop), { code: old }))).toEqual([401, 'wrong_code'])
  })

  it('are replaced by a recovery code, once each, however it is typed', async () => {
    const { browser, recoveryCodes } = await aPersonWithApp()
    const typed = ` ${recoveryCodes[0].toUpperCase().replace('-', ' ')}`
    expect((await logIn(new Visitor(shop), { code: typed })).statusCode).toBe(200)
    expect(refusal(await logIn(new Visitor(shop), { code: recoveryCodes[0] }))).toEqual([401, 'wrong_code'])
    expect((await browser.get('/api/admin/me')).json()).toMatchObject({ hasCodeApp: true, recoveryCodes: 9 })
  })

  it('are gone with a new invitation: the way back for who lost the device', async () => {
    const { browser } = await aPersonWithApp()
    const admin = await anAdministrator(shop)
    const [{ id }] = (await admin.get('/api/admin/staff')).json()
    await admin.post(`/api/admin/staff/${id}/invitation`)
    expect((await browser.get('/api/admin/me')).statusCode).toBe(200)
    await accept(new Visitor(shop), await invitationOf())
    expect((await browser.get('/api/admin/me')).statusCode).toBe(401)
    expect((await logIn(new Visitor(shop))).statusCode).toBe(200)
  })
})

describe('asking again', () => {
  const late = () => new Date(shop.clock.now.getTime() - 16 * 60_000)
  const key = { name: 'Corriere', scopes: ['ship'] }
  const given = {
    amount: '200.01',
    reason: 'Scuse',
    recipientName: 'Anna',
    recipientEmail: 'anna@example.org',
    language: 'it',
  }

  it('opens for 15 minutes what asks for it, with the own password', async () => {
    const { id } = await aMember(shop, 'owner', await hashed)
    const owner = await signedInAs(shop, id, late())
    expect(refusal(await owner.post('/api/admin/api-keys', key))).toEqual([403, 'confirmation_needed'])
    expect(refusal(await owner.post('/api/admin/me/confirm', { password: 'sbagliata' }))).toEqual([
      403,
      'wrong_password',
    ])
    expect((await owner.post('/api/admin/me/confirm', { password })).statusCode).toBe(200)
    expect((await owner.post('/api/admin/api-keys', key)).statusCode).toBe(201)
    shop.clock.advance({ minutes: 15 })
    expect(refusal(await owner.post('/api/admin/api-keys', key))).toEqual([403, 'confirmation_needed'])
  })

  it('does not concern a shop of one person, until it invites the first', async () => {
    const admin = await anAdministrator(shop)
    shop.clock.advance({ hours: 1 })
    expect((await admin.post('/api/admin/api-keys', key)).statusCode).toBe(201)
    const luca = { name: 'Luca', email, role: 'counter' }
    expect(refusal(await admin.post('/api/admin/staff', luca))).toEqual([403, 'confirmation_needed'])
    await setAdminPassword(shop.deps, 'quella del negozio')
    const again = new Visitor(shop)
    await again.post('/api/admin/login', { password: 'quella del negozio' })
    expect((await again.post('/api/admin/staff', luca)).statusCode).toBe(201)
    shop.clock.advance({ hours: 1 })
    expect(refusal(await again.post('/api/admin/api-keys', key))).toEqual([403, 'confirmation_needed'])
  })

  it.each([
    [
      'a part',
      (id: string) => ['POST', `/api/admin/orders/${id}/refunds`, { other: '200.01', reason: 'Graffio' }] as const,
    ],
    ['the rest', (id: string) => ['PATCH', `/api/admin/orders/${id}`, { paymentStatus: 'refunded' }] as const],
    ['a given gift card', () => ['POST', '/api/admin/gift-cards', given] as const],
    ['a cancelled order', (id: string) => ['PATCH', `/api/admin/orders/${id}`, { orderStatus: 'cancelled' }] as const],
  ])('guards a refund above 200 €: %s', async (_what, callFor) => {
    const counter = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const owner = await signedInAs(shop, (await aMember(shop, 'owner', await hashed)).id, late())
    const { id } = await anOrder(shop, { priceCents: 50_000 })
    const payer = await signedInAs(shop, (await aMember(shop, 'owner')).id)
    expect((await payer.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })).statusCode).toBe(200)
    const [method, url, body] = callFor(id)
    expect(refusal(await counter.call(method, url, body))).toEqual([403, 'role_missing'])
    expect(refusal(await owner.call(method, url, body))).toEqual([403, 'confirmation_needed'])
    const small = { other: '200.00', reason: 'Graffio' }
    expect((await counter.post(`/api/admin/orders/${id}/refunds`, small)).statusCode).toBe(201)
    await owner.post('/api/admin/me/confirm', { password })
    expect((await owner.call(method, url, body)).statusCode).toBeLessThan(300)
  })

  it.each([
    [{ id: 'x' }],
    [{ id: 'x', response: { clientDataJSON: 'bm8' } }],
    [{ id: 'x', response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJ4In0' } }],
  ])('refuses %j as a passkey', async (credential) => {
    const owner = await signedInAs(shop, (await aMember(shop, 'owner')).id)
    expect(refusal(await owner.post('/api/admin/me/passkeys', { credential }))).toEqual([401, 'passkey_refused'])
    expect(refusal(await owner.post('/api/admin/me/confirm/passkey', { credential }))).toEqual([401, 'passkey_refused'])
    expect(refusal(await new Visitor(shop).post('/api/admin/passkey-login', { credential }))).toEqual([
      401,
      'passkey_refused',
    ])
  })
})
