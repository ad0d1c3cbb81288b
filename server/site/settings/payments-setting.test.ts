import { beforeEach, describe, expect, it } from 'vitest'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import type { PaymentsValue } from '#shared/contract/site/payments-setting.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
const url = '/api/admin/settings/payments'
const password = 'una-buona-password'
const newIban = 'DE89370400440532013000'

let admin: Visitor
let value: PaymentsValue
beforeEach(async () => {
  await setAdminPassword(shop.deps, password)
  admin = await anAdministrator(shop)
  value = (await admin.get(url)).json().value
})

const save = (change: object, currentPassword = password, version = 0) =>
  admin.put(url, { version, value: { ...value, ...change, currentPassword } })
const openOrder = async () => {
  const { id } = await aProduct(shop.deps, { stock: 5 })
  const { orderNumber, accessKey } = (
    await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))
  ).json()
  return async () => (await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)).json()
}

describe('the bank account', () => {
  it('is changed with the password, for orders to be paid too, and the shop is told', async () => {
    const read = await openOrder()
    await shop.deps.mailSender.sendDue()
    shop.mailer.sent.length = 0
    const saved = await save({ iban: 'DE89 3704 0044 0532 0130 00' })
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { version: 1, value: { ...value, iban: newIban } }])
    expect(JSON.stringify(await read())).toContain(newIban)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent).toMatchObject([
      { to: 'negozio@ciclipedivella.example', subject: 'I dati del bonifico sono cambiati' },
    ])
    const { text = '' } = shop.mailer.sent[0] ?? {}
    expect(text).toContain('… 3456')
    expect(text).toContain('… 3000')
    expect(text).toContain('Un ordine aspetta un bonifico')
    expect(text).not.toContain(newIban)
    expect(shop.deps.shop.formerIbans).toEqual([value.iban])
  })

  it('is not changed with a wrong password, which counts as a failed login', async () => {
    const wrong = await save({ iban: newIban }, 'un-altra-password')
    expect(wrong.statusCode).toBe(403)
    expect(wrong.json()).toMatchObject({
      code: 'wrong_password',
      fields: { 'value.currentPassword': expect.any(String) },
    })
    for (let i = 0; i < 20 && (await save({ iban: newIban }, 'un-altra-password')).statusCode === 403; i++);
    expect((await save({ iban: newIban })).statusCode).toBe(429)
    expect(shop.deps.shop.bank.iban).toBe(value.iban)
  })

  it.each([
    ['an IBAN with swapped digits', { iban: 'IT60X0542811101000000123465' }, 'iban'],
    ['an Italian IBAN that is too short', { iban: 'IT60X05428111010000001234' }, 'iban'],
    ['a BIC of nine characters', { bic: 'BLOPIT22X' }, 'bic'],
    ['no beneficiary', { beneficiary: '' }, 'beneficiary'],
  ])('refuses %s, with a sentence beside the field', async (_what, change, field) => {
    const answer = await save(change)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [`value.${field}`]])
  })

  it('that was changed meanwhile is refused with what is stored', async () => {
    await save({ iban: newIban })
    const second = await save({ bankName: 'Altra banca' })
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      { current: { version: 1, value: { iban: newIban } } },
    ])
  })
})
