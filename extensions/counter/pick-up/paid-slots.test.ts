import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import type { AdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody } from '#test/factories.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let productId: number
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator)
  w.shop.clock.now = new Date('2026-11-20T10:00:00Z')
  const admin = await anAdministrator(w.shop)
  const { version, rules } = (await admin.get('/api/admin/delivery')).json()
  await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
  const { value } = (await admin.get('/api/admin/settings/pickup')).json()
  const slots = { ...value, slotMinutes: 30, capacity: 1, leadHours: { part: 2, bicycle: 2 } }
  await admin.put('/api/admin/settings/pickup', { version: 0, value: slots })
  productId = await w.product(9)
})
afterEach(() => w.close())

const free = async (): Promise<string[]> =>
  (await w.call('GET', '/api/pickup-slots')).json().map(({ start }: { start: string }) => start)

const start = (order: object) =>
  w.start(
    productId,
    1,
    {},
    {
      checkout: anOrderBody({
        items: [{ productId, quantity: 1 }],
        order: { paymentMethod: 'paypal', delivery: 'pickup', ...order } as never,
      }),
    },
  )

const invoice = {
  ...{ kind: 'company', name: 'Pedale Veloce S.a.s.', vatNumber: '12345678903', recipientCode: 'ABC1234' },
  address: { street: 'Via Roma 1', postalCode: '35121', city: 'Padova', province: 'PD' },
}

it('is held while the wallet is paid, and stored with the order and its invoice, without the call of the browser', async () => {
  const [slot = '', second] = await free()
  const begun = await start({ pickupSlot: slot, invoice })
  expect(begun.statusCode, begun.body).toBe(201)
  expect((await free())[0]).toBe(second)
  const late = await start({ pickupSlot: slot, customerEmail: 'altra@example.org' })
  expect([late.statusCode, late.json().code, late.json().next.length]).toEqual([409, 'slot_taken', 3])
  expect(Object.keys(late.json().fields)).toEqual(['checkout.order.pickupSlot'])
  const { id } = begun.json()
  await emulator.decide(id, 'approve')
  await w.capture(id)
  const [order] = await w.orders()
  const admin = await anAdministrator(w.shop)
  expect((await admin.get(`/api/admin/orders/${order?.id}`)).json()).toMatchObject({
    ...{ paymentStatus: 'paid', paymentMethod: 'paypal', pickupSlot: slot },
  })
  expect((await admin.get('/api/admin/invoices')).json()).toMatchObject([{ orderNumber: order?.orderNumber }])
  expect((await free())[0]).toBe(second)
})

it('is free again when the payment is given up, and asked for again when the hold was over', async () => {
  const [slot = ''] = await free()
  const { id } = (await start({ pickupSlot: slot })).json()
  w.shop.clock.now = new Date('2026-11-20T10:40:00Z')
  await w.later({ minutes: 0 })
  expect((await free())[0]).toBe(slot)
  const other = (await start({ pickupSlot: slot, customerEmail: 'altra@example.org' })).json()
  await emulator.decide(id, 'approve')
  const refused = await w.capture(id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken'])
  await emulator.decide(other.id, 'approve')
  expect((await w.capture(other.id)).statusCode).toBe(200)
  const admin = await anAdministrator(w.shop)
  const [order] = await w.orders()
  expect((await admin.get(`/api/admin/orders/${order?.id}`)).json()).toMatchObject({ pickupSlot: slot })
})

it('that went to another before the payment came is asked for again: by mail, on the order, of the staff', async () => {
  const [slot = ''] = await free()
  const { id } = (await start({ pickupSlot: slot })).json()
  await emulator.decide(id, 'approve')
  w.shop.clock.now = new Date('2026-11-20T10:40:00Z')
  await w.later({ minutes: 0 })
  const other = (await start({ pickupSlot: slot, customerEmail: 'altra@example.org' })).json()
  await emulator.decide(other.id, 'approve')
  expect((await w.capture(other.id)).statusCode).toBe(200)
  await emulator.capture(id, 'by another hand')
  const claimed = await w.placeWith(id, productId, 1, { delivery: 'pickup' })
  expect(claimed.statusCode, claimed.body).toBeLessThan(300)
  const admin = await anAdministrator(w.shop)
  const task = async () =>
    (await admin.get('/api/admin/tasks'))
      .json<AdminTasks>()
      .others.find(({ one }) => one === 'ritiro senza più la sua ora')
  expect(await task()).toMatchObject({ count: 1 })
  const late = { orderId: claimed.json().id, orderNumber: claimed.json().orderNumber }
  expect((await task())?.to).toEqual({ tab: 'ordini', cerca: late.orderNumber })
  const asAdmin = async () => (await admin.get(`/api/admin/orders/${late.orderId}`)).json()
  expect(await asAdmin()).toMatchObject({ paymentStatus: 'paid', pickupSlotLost: slot })
  expect(await asAdmin()).not.toHaveProperty('pickupSlot')
  expect(await w.mails()).toContainEqual(expect.stringContaining('scegli un’altra ora'))
  const choose = (start: string, key = w.shop.deps.orderKeys.of(late.orderNumber)) =>
    w.call('POST', `/api/orders/${late.orderNumber}/pickup-slot?k=${key}`, { start })
  const taken = await choose(slot)
  expect([taken.statusCode, taken.json().code, taken.json().next.length]).toEqual([409, 'slot_taken', 3])
  expect((await choose('2026-11-20T25:00:00Z')).statusCode).toBe(400)
  const [next = ''] = await free()
  expect((await choose(next, 'x')).statusCode).toBe(404)
  expect((await choose(next)).json()).toEqual({ pickupSlot: next })
  expect((await choose(next)).statusCode).toBe(200)
  expect(await free()).not.toContain(next)
  expect(await asAdmin()).toMatchObject({ pickupSlot: next })
  expect(await task()).toMatchObject({ count: 0 })
  const [later = ''] = await free()
  expect((await choose(later)).json().code).toBe('invalid_transition')
  expect(await checkInvariants(w.shop.deps)).toEqual([])
})

it('has no time that the shop does not offer, and none for what is sent', async () => {
  const sent = await start({ pickupSlot: (await free())[0], delivery: 'courier' })
  expect([sent.statusCode, Object.keys(sent.json().fields)]).toEqual([400, ['checkout.order.pickupSlot']])
  for (const pickupSlot of ['2026-11-21T25:00:00Z', 'domani', 5])
    expect((await start({ pickupSlot })).statusCode).toBe(400)
  expect((await start({ pickupSlot: '2026-11-22T10:00:00.000Z' })).json().code).toBe('slot_taken')
  expect((await w.counts()).checkouts).toBe(0)
})
