import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { shopSettings } from '#server/platform/database/schema/setting-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { buildCardEmulator, emulatorKeys } from '../../card-emulator/card-emulator-app.ts'

const ownPassword = 'una-buona-password'
const path = '/api/admin/settings/stripe'

let emulator: FastifyInstance
let apiUrl: string
let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  emulator = buildCardEmulator({ timing: { firstDelayMs: 0, retryDelayMs: 20 } })
  apiUrl = await emulator.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => emulator.close())
beforeEach(() => open(apiUrl))
afterEach(() => shop.close())

async function open(STRIPE_API_URL: string) {
  shop = await openTestShop({ env: { STRIPE_API_URL } })
  await setAdminPassword(shop.deps, ownPassword)
  admin = await anAdministrator(shop)
}

const typed = (change: object = {}) => ({ ...emulatorKeys, currentPassword: ownPassword, ...change })
const save = (change: object = {}, version = 0) => admin.put(path, { version, value: typed(change) })
const offered = async () =>
  (await shop.app.inject('/api/payment-methods?total=1199.00&delivery=courier'))
    .json<{ method: string }[]>()
    .some(({ method }) => method === 'card')
const wrongFields = (answer: { json(): { fields?: object } }) => Object.keys(answer.json().fields ?? {})

describe('the keys of the dashboard', () => {
  it('offer cards from the moment they are saved, as they were copied, and are never shown', async () => {
    expect(await offered()).toBe(false)
    const saved = await save({ publishableKey: ` ${emulatorKeys.publishableKey}\n` })
    expect([saved.statusCode, saved.json().value]).toEqual([
      200,
      { publishableKey: emulatorKeys.publishableKey, secretKey: '…demo', webhookSecret: '…demo' },
    ])
    expect(await offered()).toBe(true)
    expect((await admin.post('/api/admin/payments/cards/test', {})).json()).toEqual({ state: 'works' })
    expect((await shop.app.inject('/api/payments/card-setup')).json().publishableKey).toBe(emulatorKeys.publishableKey)
    const [{ value } = { value: {} }] = await shop.deps.database.db.select().from(shopSettings)
    expect(value).toMatchObject({ stripe: { secretKey: { text: expect.stringMatching(/^v1\./) } } })
  })

  it('end with an empty public key, and a blank secret keeps the one of the same account', async () => {
    await save()
    expect((await save({ secretKey: null, webhookSecret: null }, 1)).json().value).toMatchObject({
      secretKey: '…demo',
      webhookSecret: '…demo',
    })
    const other = await save({ secretKey: null, publishableKey: 'pk_test_other' }, 1)
    expect([other.statusCode, wrongFields(other)]).toEqual([400, ['value.secretKey']])
    expect((await save({ publishableKey: '' }, 1)).json().value).toEqual({
      publishableKey: '',
      secretKey: null,
      webhookSecret: null,
    })
    expect(await offered()).toBe(false)
  })

  it.each([
    ['a public key that is none', { publishableKey: 'demo' }, 'value.publishableKey', 'comincia con pk_'],
    ['a secret that is none', { secretKey: 'pk_test_demo' }, 'value.secretKey', 'comincia con sk_'],
    ['a secret of events that is none', { webhookSecret: 'demo' }, 'value.webhookSecret', 'comincia con whsec_'],
    ['no secret', { secretKey: null }, 'value.secretKey', ''],
    ['a test key beside a live one', { secretKey: 'sk_live_demo' }, 'value.secretKey', 'di prova'],
    ['a secret that the provider refuses', { secretKey: 'sk_test_wrong' }, 'value.secretKey', 'rifiuta'],
    ['another password', { currentPassword: 'sbagliata' }, 'value.currentPassword', ''],
  ])('refuse %s, and nothing is saved', async (_what, change, field, sentence) => {
    const answer = await save(change)
    expect([answer.statusCode < 500, wrongFields(answer)]).toEqual([true, [field]])
    expect(answer.json().fields[field]).toContain(sentence)
    expect((await admin.get(path)).json()).toMatchObject({ version: 0, value: { publishableKey: '' } })
    expect(await offered()).toBe(false)
  })

  it('say that the provider does not answer', async () => {
    await shop.close()
    await open('http://127.0.0.1:9')
    expect((await save()).json().fields['value.secretKey']).toContain('non risponde')
  })
})
