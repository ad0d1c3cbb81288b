import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { shopSettings } from '#server/platform/database/schema/setting-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator } from '#test/wallet-shop.ts'

const ownPassword = 'una-buona-password'
const path = '/api/admin/settings/paypal'

let emulator: Awaited<ReturnType<typeof openEmulator>>
let shop: TestShop
let admin: Visitor
beforeEach(async () => {
  emulator = await openEmulator()
  shop = await openTestShop({ env: { PAYPAL_API_URL: emulator.url } })
  await setAdminPassword(shop.deps, ownPassword)
  admin = await anAdministrator(shop)
})
afterEach(async () => {
  await shop.close()
  await emulator.stop()
})

const typed = (change: object = {}) => ({
  clientId: 'demo',
  environment: 'sandbox',
  clientSecret: 'demo',
  currentPassword: ownPassword,
  ...change,
})
const save = (change: object = {}, version = 0) => admin.put(path, { version, value: typed(change) })
const offered = async () => (await shop.app.inject('/api/shop')).json().walletOffered
const state = async () => (await admin.get('/api/admin/payments/wallet')).json()

describe('the keys of the dashboard', () => {
  it('offer PayPal from the moment they are saved, and are never shown', async () => {
    expect([await offered(), await state()]).toMatchObject([false, { environment: null, isFixed: false }])
    const saved = await save()
    expect([saved.statusCode, saved.json().value]).toEqual([
      200,
      { clientId: 'demo', environment: 'sandbox', clientSecret: '…demo', hasEvents: true },
    ])
    expect([await offered(), await state()]).toMatchObject([true, { environment: 'sandbox' }])
    expect((await admin.post('/api/admin/payments/wallet/test', {})).json()).toEqual({ state: 'works' })
    expect((await shop.app.inject('/setup')).json()).toMatchObject({ clientId: 'demo' })
    const [{ value } = { value: {} }] = await shop.deps.database.db.select().from(shopSettings)
    expect(value).toMatchObject({ paypal: { clientSecret: { text: expect.stringMatching(/^v1\./) } } })
  })

  it('end with an empty id, and a blank secret keeps the one of the same id', async () => {
    await save()
    expect((await save({ clientSecret: null, environment: 'production' }, 1)).statusCode).toBe(200)
    const other = await save({ clientSecret: null, clientId: 'altro' }, 2)
    expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['value.clientSecret']])
    expect((await save({ clientId: '' }, 2)).json().value).toMatchObject({ clientId: '', clientSecret: null })
    expect(await offered()).toBe(false)
  })

  it.each([
    ['keys that PayPal refuses', { clientSecret: 'sbagliato' }],
    ['a secret that is none', { clientSecret: 'due parole' }],
  ])('refuse %s, and nothing is saved', async (_what, change) => {
    const answer = await save(change)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['value.clientSecret']])
    expect((await admin.get(path)).json()).toMatchObject({ version: 0, value: { clientId: '' } })
  })

  it('say that PayPal does not answer', async () => {
    await emulator.stop()
    const answer = await save()
    expect(answer.json().fields['value.clientSecret']).toContain('PayPal non risponde')
  })
})
