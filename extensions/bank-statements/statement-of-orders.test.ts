import { beforeEach, describe, expect, it } from 'vitest'
import { setAdminPassword } from '#server/accounts/staff/admin-password.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PaymentsValue } from '#shared/contract/site/payments-setting.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const password = 'una-buona-password'
const newIban = 'DE89370400440532013000'
let admin: Visitor
let value: PaymentsValue
beforeEach(async () => {
  await setAdminPassword(shop.deps, password)
  admin = await anAdministrator(shop)
  value = (await admin.get('/api/admin/settings/payments')).json().value
})
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const search = async (q: string) =>
  (await admin.get(`/api/admin/orders?q=${encodeURIComponent(q)}`)).json<{ id: string }[]>().map(({ id }) => id)
const save = (change: object) =>
  admin.put('/api/admin/settings/payments', { version: 0, value: { ...value, ...change, currentPassword: password } })

describe('a statement', () => {
  it('finds the bank’s own text of money that was booked', async () => {
    const { id, bankTransfer } = await anOrder(shop)
    const payload = Buffer.from(
      `Conto;IT60X0542811101000000123456;;\nData;Importo;Ordinante;Descrizione\n20/11/2026;${bankTransfer?.amount};ROSSI ELENA;BON.DA ROSSI BICI NIPOTE`,
    )
    const headers = { 'content-type': 'application/octet-stream' }
    const url = '/api/admin/bank-statements'
    await shop.app.inject({ method: 'POST', url, headers, cookies: admin.cookies, payload })
    expect(await search('bici nipote')).toEqual([])
    const [credit] = (await admin.get('/api/admin/bank-credits')).json<{ id: string }[]>()
    expect((await admin.post(`/api/admin/bank-credits/${credit?.id}/book`, { orderId: id })).statusCode).toBe(204)
    expect(await search('bici nipote')).toEqual([id])
    const order = await read(id)
    expect(order.credits).toMatchObject([{ id: credit?.id, payer: 'ROSSI ELENA', day: '2026-11-20' }])
    expect(order.events.at(-1)).toMatchObject({ kind: 'payment_confirmed', data: { creditId: credit?.id } })
  })

  it('takes the statements of its former accounts too', async () => {
    const upload = (iban: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/admin/bank-statements',
        headers: { 'content-type': 'application/octet-stream' },
        cookies: admin.cookies,
        payload: `Conto;${iban};;\nData;Importo;Ordinante;Descrizione\n23/11/2026;10,00;ROSSI;ACQUISTO`,
      })
    await save({ iban: newIban })
    for (const own of [value.iban, newIban]) expect((await upload(own)).statusCode).toBe(200)
    expect((await upload('IT28W8000000292100645211151')).json().code).toBe('statement_other_account')
  })
})
