import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmulator, readBefore, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

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

const seconds = { minutes: 1 / 60 }

describe('creating, when the answer', () => {
  it.each(['error', 'error_after', 'reset_after', 'garbage', 'timeout', 'timeout_after'])(
    'fails once (%s), is asked for again with the same request id',
    async (fault) => {
      const id = await w.product()
      await emulator.fault('create', fault)
      const answer = await w.start(id)
      expect(answer.statusCode).toBe(201)
      expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
      await emulator.decide(answer.json().id, 'approve')
      expect((await w.capture(answer.json().id)).statusCode).toBe(200)
    },
  )

  it.each(['error', 'error_after', 'reset_after', 'garbage', 'timeout', 'decline'])(
    'never comes (%s), says so and holds nothing',
    async (fault) => {
      const id = await w.product()
      await emulator.fault('create', fault, { times: 9 })
      const answer = await w.start(id)
      expect(answer.statusCode).toBe(503)
      expect(answer.json().code).toBe('payment_provider_unavailable')
      expect(answer.headers['retry-after']).toBeDefined()
      expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
      expect(w.deps.catalog.find(id)?.stock).toBe(5)
    },
  )

  it('never came, leaves the Idempotency-Key free for another try', async () => {
    const id = await w.product()
    const key = { 'idempotency-key': 'again' }
    await emulator.fault('create', 'error', { times: 2 })
    expect((await w.start(id, 1, key)).statusCode).toBe(503)
    expect((await w.start(id, 1, key)).statusCode).toBe(201)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
  })

  it('shows an order of another amount, is found out at the capture and refunded', async () => {
    const id = await w.product()
    await emulator.fault('create', 'wrong_amount')
    const walletOrder = await w.approved(id)
    const answer = await w.capture(walletOrder)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment_amount_mismatch'])
    expect(await w.orders()).toEqual([])
    expect((await w.ledger(walletOrder)).refunds).toMatchObject([{ amount: '1198.99' }])
  })
})

describe('the token, when it', () => {
  it('cannot be had, ends in 503 and holds nothing', async () => {
    const id = await w.product()
    await emulator.fault('token', 'decline', { times: 9 })
    expect((await w.start(id)).statusCode).toBe(503)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
  })

  it('has ended, is fetched again without the buyer noticing', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.control('POST', 'clock', { advanceMs: 10 * 3_600_000 })
    await emulator.control('DELETE', 'clock')
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
  })
})

describe('capturing, when the outcome is not known', () => {
  it.each([
    ['error', 'the provider fails before the work'],
    ['error_after', 'the provider fails after the work'],
    ['timeout', 'no answer, nothing done'],
    ['timeout_after', 'no answer, but done'],
    ['reset_after', 'the connection breaks after the work'],
    ['garbage', 'the answer cannot be read'],
  ])('%s: answers 202 and finds out by itself; the money is taken once', async (fault) => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    await emulator.fault('capture', fault)
    const answer = await w.capture(walletOrder)
    expect([answer.statusCode, answer.json()]).toEqual([202, { id: walletOrder, status: 'PENDING' }])
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
    await w.later({ minutes: 1 })
    const end = (await w.standing(walletOrder)).json()
    expect(end).toEqual({ id: walletOrder, status: 'COMPLETED', orderNumber: expect.any(String) })
    expect((await w.capture(walletOrder)).json()).toEqual(end)
    expect((await w.ledger(walletOrder)).captures).toMatchObject([{ status: 'COMPLETED', amount: '1199.00' }])
    expect(await w.orders()).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
    expect(await w.mails()).toHaveLength(1)
  })

  it('is found out by the buyer who waits, a second later, without the minute’s work', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'timeout_after')
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    expect((await w.standing(walletOrder)).json().status).toBe('PENDING')
    w.shop.clock.advance({ minutes: 2 / 60 })
    expect((await w.standing(walletOrder)).json()).toMatchObject({ status: 'COMPLETED' })
  })

  it('stays unknown while the provider is away, and ends when it is back', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'error_after')
    await emulator.fault('get', 'slow', readBefore)
    await emulator.fault('get', 'error', { times: 20 })
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    for (let minute = 0; minute < 5; minute++) await w.later({ minutes: 1 })
    expect((await w.standing(walletOrder)).json().status).toBe('PENDING')
    await emulator.control('DELETE', 'faults')
    await w.later({ hours: 1 })
    expect((await w.standing(walletOrder)).json().status).toBe('COMPLETED')
  })

  it('and the money was refused meanwhile, the buyer may try again', async () => {
    const id = await w.product()
    const walletOrder = await w.started(id)
    await emulator.decide(walletOrder, 'decline')
    await emulator.fault('capture', 'timeout')
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    // The first call never arrived; the one that is made to find out is refused.
    await w.later({ minutes: 1 })
    expect((await w.ledger(walletOrder)).captures).toEqual([])
    await emulator.decide(walletOrder, 'approve')
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
  })

  it('a slow answer within the limit is waited for', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'slow', { delayMs: 150 })
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
  })

  it('a slow answer past the limit is a capture all the same, and one', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'slow', { delayMs: 2 * shortLimits.captureMs })
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    await w.later(seconds)
    await w.later({ minutes: 1 })
    expect((await w.standing(walletOrder)).json().status).toBe('COMPLETED')
    await expect.poll(async () => (await w.ledger(walletOrder)).captures.length).toBe(1)
    expect(await w.orders()).toHaveLength(1)
  })

  it('and the read is garbage too, nothing is made up', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'garbage')
    await emulator.fault('get', 'slow', readBefore)
    await emulator.fault('get', 'garbage', { times: 2 })
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    await w.later({ minutes: 1 })
    expect(await w.orders()).toEqual([])
    await w.later({ minutes: 2 })
    expect(await w.orders()).toHaveLength(1)
  })
})

describe('capturing another amount', () => {
  it('makes no paid order: the money goes back, whole and once, and the pieces are free', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    await emulator.fault('capture', 'wrong_amount')
    const answer = await w.capture(walletOrder)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment_amount_mismatch'])
    const again = await w.capture(walletOrder)
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment_amount_mismatch'])
    expect(await w.orders()).toEqual([])
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    expect(await w.ledger(walletOrder)).toMatchObject({
      captures: [{ status: 'REFUNDED', amount: '1198.99' }],
      refunds: [{ amount: '1198.99' }],
    })
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'refunded', needsAttention: 'amount_mismatch' })
    expect(await w.mails()).toEqual(['Ti abbiamo rimborsato 1.198,99\u00a0€'])
  })

  it('is not believed of a single read: a second one decides before money goes back', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'timeout_after')
    await emulator.fault('get', 'wrong_amount')
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    await w.later({ minutes: 1 })
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'paid' }])
    expect((await w.ledger(walletOrder)).refunds).toEqual([])
  })
})

describe('a capture the provider still checks', () => {
  async function pending(id: number): Promise<{ walletOrder: string; captureId: string }> {
    const walletOrder = await w.approved(id)
    await emulator.fault('capture', 'pending')
    const answer = await w.capture(walletOrder)
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toEqual({ id: walletOrder, status: 'PENDING', orderNumber: expect.any(String) })
    const { captureId } = await w.payment(walletOrder)
    return { walletOrder, captureId: captureId ?? '' }
  }

  it('has its order and its pieces, not paid yet; then it is paid', async () => {
    const id = await w.product()
    const { walletOrder, captureId } = await pending(id)
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'pending', orderStatus: 'processing' }])
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
    expect((await w.placeWith(walletOrder, id)).json().paymentStatus).toBe('pending')
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'completed' })
    await w.later({ minutes: 5 })
    const [order] = await w.orders()
    expect(order).toMatchObject({ paymentStatus: 'paid' })
    expect((await w.standing(walletOrder)).json()).toMatchObject({ status: 'COMPLETED' })
    expect(await w.mails()).toEqual([
      `Ordine ${order?.orderNumber} confermato`,
      `Pagamento ricevuto per l’ordine ${order?.orderNumber}`,
    ])
  })

  it('and denies, cancels the order and gives its pieces back once', async () => {
    const id = await w.product()
    const { walletOrder, captureId } = await pending(id)
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'denied' })
    await w.later({ minutes: 5 })
    await w.later({ minutes: 5 })
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'pending', orderStatus: 'cancelled' }])
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    expect((await w.capture(walletOrder)).json()).toMatchObject({ code: 'payment_declined', retryable: false })
    expect((await w.mails()).filter((s) => s.includes('annullato'))).toHaveLength(1)
  })
})

describe('refunding, when the answer', () => {
  it.each(['error', 'error_after', 'timeout', 'timeout_after', 'reset_after', 'garbage', 'decline'])(
    'fails (%s), is asked for again until it is done, once',
    async (fault) => {
      const walletOrder = await w.approved(await w.product())
      await emulator.fault('capture', 'wrong_amount')
      await emulator.fault('refund', fault, { times: 3 })
      await w.capture(walletOrder)
      for (let minute = 0; minute < 5; minute++) await w.later({ minutes: 5 })
      expect((await w.ledger(walletOrder)).refunds).toHaveLength(1)
      expect(await w.refunds()).toMatchObject([{ state: 'completed', amountCents: 119_899 }])
      expect(await w.payment(walletOrder)).toMatchObject({ state: 'refunded' })
    },
  )

  it('is that it takes time, is waited for', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'wrong_amount')
    await emulator.fault('refund', 'pending')
    await w.capture(walletOrder)
    await w.later({ minutes: 5 })
    const [refund] = await w.refunds()
    expect(refund).toMatchObject({ state: 'pending' })
    await emulator.control('POST', 'settle-pending', { refundId: refund?.providerRefundId, outcome: 'completed' })
    await w.later({ hours: 1 })
    expect(await w.refunds()).toMatchObject([{ state: 'completed' }])
  })
})
