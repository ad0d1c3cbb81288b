import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import { anOrder as aWalletOrder, type EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
})
afterEach(() => w.close())

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

async function bareCaptured(amount = '1199.00'): Promise<string> {
  const id = await w.bareApproved(amount)
  const answer = await w.capture(id)
  expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'COMPLETED' }])
  return id
}

async function registered(email: string): Promise<Record<string, string>> {
  const answer = await w.call('POST', '/api/customer/register', {
    firstName: 'Anna',
    lastName: 'Bianchi',
    email,
    password: 'segreto-1',
  })
  expect(answer.statusCode).toBe(201)
  const cookie = answer.cookies.find((c) => c.name === 'sid')
  return { cookie: `sid=${cookie?.value}` }
}

describe('the bare calls: amount, capture, then the order', () => {
  it('make one paid order', async () => {
    const id = await w.product()
    const paid = await bareCaptured()
    const placed = await w.placeWith(paid, id)
    expect(placed.statusCode).toBe(201)
    expect(placed.json()).toMatchObject({ paymentStatus: 'paid', orderStatus: 'processing', total: '1199.00' })
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
    expect((await w.standing(paid)).json()).toEqual({
      id: paid,
      status: 'COMPLETED',
      orderNumber: placed.json().orderNumber,
    })
    const again = await w.placeWith(paid, id)
    expect([again.statusCode, again.json().orderNumber]).toEqual([200, placed.json().orderNumber])
    expect(await w.mails()).toEqual([`Ordine ${placed.json().orderNumber} confermato`])
  })

  it('make one order when it is sent five times at once', async () => {
    const id = await w.product()
    const paid = await bareCaptured()
    const answers = await Promise.all(Array.from({ length: 5 }, () => w.placeWith(paid, id)))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map((a) => a.json().orderNumber)).size).toBe(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })

  it('wait for the capture: approved is not paid', async () => {
    const id = await w.product()
    expect(codeOf(await w.placeWith(await w.bareApproved('1199.00'), id))).toEqual([402, 'payment_required'])
    expect(await w.orders()).toEqual([])
  })

  it('need a payment at all, whatever paymentStatus says', async () => {
    const id = await w.product()
    expect(codeOf(await w.placeWith('', id))).toEqual([402, 'payment_required'])
    expect(await w.orders()).toEqual([])
  })

  it('leave the payment to another try when price or stock have changed', async () => {
    const id = await w.product(1)
    const paid = await bareCaptured()
    expect(codeOf(await w.placeWith(paid, id, 1, { total: '1.00' }))).toEqual([409, 'price_changed'])
    expect((await w.ledger(paid)).refunds).toEqual([])
    expect((await w.placeWith(paid, id)).statusCode).toBe(201)
  })
})

describe('there is no order for', () => {
  it.each(['INVENTED123', '5O190127TN364715T', '-', '../../x'])('an invented id: %s', async (invented) => {
    expect(codeOf(await w.placeWith(invented, await w.product()))).toEqual([404, 'payment_not_found'])
    expect(await w.orders()).toEqual([])
  })

  it('a payment that is real but was not started here', async () => {
    const { orderId } = await emulator.capturedOrder(aWalletOrder())
    expect(codeOf(await w.placeWith(orderId, await w.product()))).toEqual([404, 'payment_not_found'])
  })

  it('a smaller payment: refused, and the money goes back at once', async () => {
    const id = await w.product()
    const paid = await bareCaptured('1.00')
    expect(codeOf(await w.placeWith(paid, id))).toEqual([409, 'payment_amount_mismatch'])
    expect(await w.ledger(paid)).toMatchObject({ refunds: [{ amount: '1.00' }] })
    expect(codeOf(await w.placeWith(paid, id))).toEqual([409, 'payment_amount_mismatch'])
    expect((await w.ledger(paid)).refunds).toHaveLength(1)
    expect(await w.orders()).toEqual([])
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
  })

  it('a larger payment: refused and refunded too', async () => {
    const paid = await bareCaptured('2000.00')
    expect(codeOf(await w.placeWith(paid, await w.product()))).toEqual([409, 'payment_amount_mismatch'])
    expect(await w.ledger(paid)).toMatchObject({ refunds: [{ amount: '2000.00' }] })
  })

  it('a payment that has its order already, bound or bare', async () => {
    const id = await w.product()
    const other = await w.product()
    const bare = await bareCaptured()
    await w.placeWith(bare, id)
    const bound = await w.approved(id)
    await w.capture(bound)
    for (const paid of [bare, bound]) {
      expect(codeOf(await w.placeWith(paid, other))).toEqual([409, 'payment_already_used'])
      expect(codeOf(await w.placeWith(paid, id, 1, { customerEmail: 'mallory@example.org' }))).toEqual([
        409,
        'payment_already_used',
      ])
    }
    expect(await w.orders()).toHaveLength(2)
    expect((await w.ledger(bare)).refunds).toEqual([])
  })

  it('two orders for one payment, asked for at the same time', async () => {
    const [one, two] = [await w.product(), await w.product()]
    const paid = await bareCaptured()
    const answers = await Promise.all([w.placeWith(paid, one), w.placeWith(paid, two), w.placeWith(paid, one)])
    expect(answers.filter((a) => a.statusCode === 201)).toHaveLength(1)
    expect(await w.orders()).toHaveLength(1)
    expect((await w.stock(one)).stock + (await w.stock(two)).stock).toBe(9)
  })

  it("another customer's payment, though it is captured and waiting", async () => {
    const id = await w.product()
    const anna = await registered('anna@example.org')
    const mallory = await registered('mallory@example.org')
    const request = { amount: '1199.00', currency: 'EUR', intent: 'capture' }
    const paid = (await w.call('POST', '/order', request, anna)).json().id
    await emulator.decide(paid, 'approve')
    await w.capture(paid)
    expect(codeOf(await w.placeWith(paid, id, 1, {}, mallory))).toEqual([404, 'payment_not_found'])
    expect(codeOf(await w.placeWith(paid, id))).toEqual([404, 'payment_not_found'])
    expect((await w.placeWith(paid, id, 1, {}, anna)).statusCode).toBe(201)
  })

  it('a payment that was refunded', async () => {
    const id = await w.product()
    const paid = await bareCaptured()
    await w.later({ minutes: 16 })
    expect((await w.ledger(paid)).refunds).toHaveLength(1)
    expect(codeOf(await w.placeWith(paid, id))).toEqual([402, 'payment_required'])
    expect(await w.orders()).toEqual([])
  })

  it('a capture the provider still checks', async () => {
    const paid = await w.bareApproved('1199.00')
    await emulator.fault('capture', 'pending')
    expect((await w.capture(paid)).statusCode).toBe(202)
    expect(codeOf(await w.placeWith(paid, await w.product()))).toEqual([402, 'payment_required'])
  })
})

describe('an order names a payment whose capture', () => {
  it('was made but not heard of: the provider is asked, and the order stands', async () => {
    const id = await w.product()
    const paid = await w.bareApproved('1199.00')
    await emulator.fault('capture', 'timeout_after')
    expect((await w.capture(paid)).statusCode).toBe(202)
    const placed = await w.placeWith(paid, id)
    expect([placed.statusCode, placed.json().paymentStatus]).toEqual([201, 'paid'])
  })

  it('cannot be verified now: 503, and the payment waits for another try', async () => {
    const id = await w.product()
    const paid = await w.bareApproved('1199.00')
    await emulator.fault('capture', 'timeout_after')
    await w.capture(paid)
    await emulator.fault('get', 'error', { times: 2 })
    expect(codeOf(await w.placeWith(paid, id))).toEqual([503, 'payment_provider_unavailable'])
    expect((await w.placeWith(paid, id)).statusCode).toBe(201)
  })
})
