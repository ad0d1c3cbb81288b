import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resealCodeKeys } from '#server/accounts/second-factor/seal-code-key.ts'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { shopSettings } from '#server/platform/database/schema/setting-tables.ts'
import { openSealing } from '#server/platform/sealing/sealing.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { savedBox, serverOf } from './mail-box.ts'

const env = { EVENTS_ALLOW_PRIVATE: 'on' }
const ownPassword = 'una-buona-password'
const boxPassword = 'parola della casella'
const address = 'negozio@example.org'
const path = '/api/admin/settings/mail-server'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Lets one mailbox in. */
async function aMailServer() {
  const taken: { from: string; to: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === address && password === boxPassword) done(null, { user: username })
      else done(new Error('535 no'))
    },
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        taken.push({ from, to: envelope.rcptTo[0]?.address ?? '' })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, taken }
}

const shop = shopForEachTest({ env })
let admin: Visitor
let mails: Awaited<ReturnType<typeof aMailServer>>
beforeEach(async () => {
  await setAdminPassword(shop.deps, ownPassword)
  admin = await anAdministrator(shop)
  mails = await aMailServer()
})

const typed = (change: object = {}) => ({
  provider: 'other',
  address,
  host: '127.0.0.1',
  port: mails.port,
  user: '',
  password: boxPassword,
  currentPassword: ownPassword,
  ...change,
})
const save = (change: object = {}, version = 0) => admin.put(path, { version, value: typed(change) })
const trial = async () => (await admin.post('/api/admin/mails/test', {})).json()

describe('the mailbox of the dashboard', () => {
  it('carries mails from the moment it is saved, and is never shown', async () => {
    expect((await admin.get('/api/admin/mails/server')).json()).toMatchObject({ address: null })
    const saved = await save()
    expect(saved.statusCode).toBe(200)
    expect(saved.json().value).toEqual({
      provider: 'other',
      address,
      host: '127.0.0.1',
      port: mails.port,
      user: '',
      hasPassword: true,
    })
    expect(await trial()).toMatchObject({ state: 'sent' })
    expect(mails.taken).toEqual([{ from: address, to: shop.deps.shop.email }])
    expect(shop.mailer.sent).toEqual([])
    expect((await admin.get('/api/admin/mails/server')).json()).toEqual({ from: 'dashboard', address })
    const stored = JSON.stringify([
      await shop.deps.database.db.select().from(shopSettings),
      (await admin.get(path)).json(),
    ])
    expect(stored).not.toContain(boxPassword)
  })

  it('keeps its password while the mailbox is the same, and forgets it with another', async () => {
    await save()
    expect((await save({ password: null }, 1)).statusCode).toBe(200)
    expect(await trial()).toMatchObject({ state: 'sent' })
    const other = await save({ password: null, address: 'altra@example.org' }, 1)
    expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['value.password']])
    expect((await save({ provider: 'none' }, 1)).json().value).toMatchObject({ provider: 'none', hasPassword: false })
    expect((await admin.get('/api/admin/mails/server')).json().address).toBeNull()
  })

  it.each([
    ['a wrong password', { password: 'sbagliata' }, 'value.password'],
    ['a server that is not there', { port: 1 }, 'value.host'],
    ['no address', { address: '' }, 'value.address'],
    ['no server', { host: '' }, 'value.host'],
    ['an address that is none', { address: 'negozio' }, 'value.address'],
  ])('refuses %s beside its field and saves nothing', async (_what, change, field) => {
    const answer = await save(change)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect((await admin.get(path)).json()).toMatchObject({ version: 0, value: { provider: 'none' } })
  })

  it('is open to owners alone', async () => {
    expect((await shop.app.inject({ method: 'PUT', url: path, payload: {} })).statusCode).toBe(401)
  })
})

describe('the key that seals', () => {
  it('is the same on every node, and its renewal keeps what it sealed', async () => {
    await save()
    const { config, database, shop: live } = shop.deps
    const passOf = async () => {
      const sealing = await openSealing(database.db, config)
      return (await serverOf({ config, sealing, shop: live }, savedBox({ shop: live })))?.auth
    }
    expect(await passOf()).toEqual({ user: address, pass: boxPassword })
    const former = await openSealing(database.db, config)
    await resealCodeKeys({ database, config }, { isNew: true })
    const [{ value } = { value: {} }] = await database.db.select().from(shopSettings)
    const text = JSON.stringify(value).match(/v1\.[\w.-]+/)?.[0] ?? ''
    expect(former.open('mail-server', text)).toBeUndefined()
    expect((await openSealing(database.db, config)).open('mail-server', text)).toBe(boxPassword)
  })
})

describe('a server at a private address', () => {
  const shop = shopForEachTest()
  it('is refused', async () => {
    await setAdminPassword(shop.deps, ownPassword)
    const owner = await anAdministrator(shop)
    const answer = await owner.put(path, { version: 0, value: typed() })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['value.host']])
  })
})
