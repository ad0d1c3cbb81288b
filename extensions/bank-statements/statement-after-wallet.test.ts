import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../wallet-emulator/emulator-harness.ts'
import type { BankCredit } from './bank-credits.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeAll(async () => {
  emulator = await openEmulator()
  w = await WalletShop.open(emulator, {}, shortLimits)
})
afterAll(async () => {
  await w.close()
  await emulator.stop()
})

it('an order paid by wallet is still known to a statement: its transfer goes back', async () => {
  const order = await anOrder(w.shop, { priceCents: 50_00, quantity: 2, stock: 5 })
  const started = await w.call('POST', `/api/orders/${order.orderNumber}/wallet?k=${order.accessKey}`)
  const { id } = started.json<{ id: string }>()
  await emulator.decide(id, 'approve')
  await w.capture(id)
  const admin = await anAdministrator(w.shop)
  const file = `Data;Importo;Ordinante;Descrizione\n23/11/2026;100,00;ANNA BIANCHI;${order.orderNumber}`
  await w.shop.app.inject({
    method: 'POST',
    url: '/api/admin/bank-statements',
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(file),
  })
  const [credit] = (await admin.get('/api/admin/bank-credits')).json<BankCredit[]>()
  expect(credit?.order?.orderNumber).toBe(order.orderNumber)
  const booked = await admin.post(`/api/admin/bank-credits/${credit?.id}/book`, { orderId: order.id })
  expect([booked.statusCode, booked.json().code]).toEqual([409, 'credit_not_for_order'])
})
