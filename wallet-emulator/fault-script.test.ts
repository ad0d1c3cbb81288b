import { describe, expect, it } from 'vitest'
import { anOrder, type EmulatorClient, eur, runEmulator } from './emulator-harness.ts'

const capturesOf = async (emulator: EmulatorClient, orderId: string) => (await emulator.ledgerOf(orderId)).captures

describe('POST /_control/faults', () => {
  it.each([
    ['no operation', { fault: 'error' }],
    ['an unknown operation', { operation: 'void', fault: 'error' }],
    ['an unknown fault', { operation: 'capture', fault: 'explode' }],
    ['a webhook fault on a call', { operation: 'capture', fault: 'duplicate' }],
    ['no times at all', { operation: 'capture', fault: 'error', times: 0 }],
    ['half a time', { operation: 'capture', fault: 'error', times: 1.5 }],
    ['times as text', { operation: 'capture', fault: 'error', times: '2' }],
    ['a negative delay', { operation: 'capture', fault: 'slow', times: 1, delayMs: -1 }],
  ])('refuses %s', async (_what, fault) => {
    const emulator = await runEmulator()
    const { status, body } = await emulator.control('POST', 'faults', fault)
    expect(status).toBe(400)
    expect(body.message).toMatch(/must be/)
    expect((await emulator.control('GET', 'faults')).body).toEqual([])
  })

  const operations = ['token', 'create', 'get', 'capture', 'refund']
  const faults = 'decline error error_after timeout timeout_after reset_after garbage slow pending wrong_amount'
  it.each(operations)('takes every fault of the contract for %s', async (operation) => {
    const emulator = await runEmulator()
    for (const fault of faults.split(' ')) expect((await emulator.fault(operation, fault)).status).toBe(204)
    expect((await emulator.control('GET', 'faults')).body).toHaveLength(10)
  })

  it('happens as many times as said and then never again', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    await emulator.fault('capture', 'error', { times: 2 })
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await emulator.capture(orderId, 'capture-1')).status)
    expect(statuses).toEqual([500, 500, 201])
  })

  it('is forgotten on DELETE', async () => {
    const emulator = await runEmulator()
    await emulator.fault('capture', 'error', { times: 9 })
    expect((await emulator.control('DELETE', 'faults')).status).toBe(204)
    expect((await emulator.capture(await emulator.approvedOrder())).status).toBe(201)
  })
})

describe('a fault of the line', () => {
  it('error: 500 and nothing done', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    await emulator.fault('capture', 'error')
    const { status, body } = await emulator.capture(orderId)
    expect([status, body.name]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
    expect(await capturesOf(emulator, orderId)).toEqual([])
  })

  it('error_after: 500 and the money taken; the same request id then tells so', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    await emulator.fault('capture', 'error_after')
    expect((await emulator.capture(orderId, 'capture-1')).status).toBe(500)
    const [capture] = await capturesOf(emulator, orderId)
    const again = await emulator.capture(orderId, 'capture-1')
    expect([again.status, again.body.purchase_units[0].payments.captures[0].id]).toEqual([200, capture.id])
  })

  it.each([
    ['timeout', 0],
    ['timeout_after', 1],
  ])('%s: no answer while the client waits, and %i captures', async (fault, captures) => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    await emulator.fault('capture', fault)
    const waiting = new AbortController()
    const token = (await emulator.requestToken('grant_type=client_credentials')).body.access_token
    const lost = fetch(`${emulator.url}/v2/checkout/orders/${orderId}/capture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: waiting.signal,
    })
    await expect.poll(async () => (await emulator.control('GET', 'faults')).body).toEqual([])
    expect(await capturesOf(emulator, orderId)).toHaveLength(captures)
    waiting.abort()
    await expect(lost).rejects.toThrow('aborted')
  })

  it('timeout: ends when the emulator stops', async () => {
    const emulator = await runEmulator()
    await emulator.fault('token', 'timeout')
    const lost = emulator.requestToken('grant_type=client_credentials').catch((error: Error) => error.message)
    await expect.poll(async () => (await emulator.control('GET', 'faults')).body).toEqual([])
    await emulator.stop()
    expect(await lost).toBe('fetch failed')
  })

  it('reset_after: the connection breaks when the refund is done', async () => {
    const emulator = await runEmulator()
    const { orderId, captureId } = await emulator.capturedOrder()
    await emulator.fault('refund', 'reset_after')
    await expect(emulator.refund(captureId, undefined, 'refund-1')).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) },
    })
    expect((await emulator.ledgerOf(orderId)).refunds).toHaveLength(1)
  })

  it('garbage: 200 with half a page instead of the order, which exists', async () => {
    const emulator = await runEmulator()
    await emulator.fault('create', 'garbage')
    const { status, text } = await emulator.post('/v2/checkout/orders', anOrder(), 'create-1')
    expect(status).toBe(200)
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect((await emulator.control('GET', 'ledger')).body).toHaveLength(1)
    expect((await emulator.post('/v2/checkout/orders', anOrder(), 'create-1')).status).toBe(200)
  })

  it('slow: the right answer, later', async () => {
    const emulator = await runEmulator()
    await emulator.fault('token', 'slow', { delayMs: 150 })
    const start = performance.now()
    expect((await emulator.requestToken('grant_type=client_credentials')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(145)
  })
})

describe('a fault of the outcome', () => {
  it('decline: the card is refused, and the approved order may be tried again with another request id', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    await emulator.fault('capture', 'decline')
    expect((await emulator.capture(orderId, 'capture-1')).body.details[0].issue).toBe('INSTRUMENT_DECLINED')
    expect((await emulator.capture(orderId, 'capture-1')).status).toBe(422)
    expect((await emulator.capture(orderId, 'capture-2')).status).toBe(201)
  })

  it('decline: never contradicts a capture already made', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    await emulator.capture(orderId, 'capture-1')
    await emulator.fault('capture', 'decline')
    expect((await emulator.capture(orderId, 'capture-1')).status).toBe(200)
    expect((await emulator.control('GET', 'faults')).body).toHaveLength(1)
  })

  it.each([
    ['token', 401],
    ['create', 422],
    ['get', 403],
    ['refund', 422],
  ])('decline: %s answers %i and changes nothing', async (operation, status) => {
    const emulator = await runEmulator()
    const { orderId, captureId } = await emulator.capturedOrder()
    const before = (await emulator.control('GET', 'ledger')).body
    await emulator.fault(operation, 'decline')
    const calls: Record<string, () => Promise<{ status: number }>> = {
      token: () => emulator.requestToken('grant_type=client_credentials'),
      create: () =>
        emulator.post('/v2/checkout/orders', { intent: 'CAPTURE', purchase_units: [{ amount: eur('1.00') }] }),
      get: () => emulator.get(`/v2/checkout/orders/${orderId}`),
      refund: () => emulator.refund(captureId),
    }
    expect((await calls[operation]?.())?.status).toBe(status)
    expect((await emulator.control('GET', 'ledger')).body).toEqual(before)
  })

  it.each([
    ['completed', 'COMPLETED'],
    ['denied', 'DECLINED'],
  ])('pending: the order is completed but not the money, until the review says %s', async (outcome, status) => {
    const emulator = await runEmulator()
    await emulator.fault('capture', 'pending')
    const { orderId, captureId } = await emulator.capturedOrder()
    const order = await emulator.get(`/v2/checkout/orders/${orderId}`)
    expect(order.body.status).toBe('COMPLETED')
    expect(order.body.purchase_units[0].payments.captures[0]).toMatchObject({
      status: 'PENDING',
      status_details: { reason: 'PENDING_REVIEW' },
    })
    expect((await emulator.refund(captureId)).body.details[0].issue).toBe('PENDING_CAPTURE')
    expect((await emulator.control('POST', 'settle-pending', { captureId, outcome })).status).toBe(204)
    expect((await capturesOf(emulator, orderId))[0].status).toBe(status)
    expect((await emulator.control('POST', 'settle-pending', { captureId, outcome })).status).toBe(409)
  })

  it('pending: a refund that fails in the end may be asked for again', async () => {
    const emulator = await runEmulator()
    const { captureId } = await emulator.capturedOrder()
    await emulator.fault('refund', 'pending')
    const { body } = await emulator.refund(captureId)
    expect(body.status).toBe('PENDING')
    expect((await emulator.refund(captureId)).body.details[0].issue).toBe('CAPTURE_FULLY_REFUNDED')
    await emulator.control('POST', 'settle-pending', { refundId: body.id, outcome: 'denied' })
    expect((await emulator.get(`/v2/payments/refunds/${body.id}`)).body.status).toBe('FAILED')
    expect((await emulator.refund(captureId)).status).toBe(201)
  })

  it('wrong_amount: one cent less is taken than was ordered', async () => {
    const emulator = await runEmulator()
    await emulator.fault('capture', 'wrong_amount')
    const { orderId } = await emulator.capturedOrder()
    expect(await emulator.ledgerOf(orderId)).toMatchObject({ amount: '1248.00', captures: [{ amount: '1247.99' }] })
  })

  it('wrong_amount: a read shows it and the books do not have it', async () => {
    const emulator = await runEmulator()
    const { captureId } = await emulator.capturedOrder()
    await emulator.fault('get', 'wrong_amount')
    expect((await emulator.get(`/v2/payments/captures/${captureId}`)).body.amount.value).toBe('1247.99')
    expect((await emulator.get(`/v2/payments/captures/${captureId}`)).body.amount.value).toBe('1248.00')
  })
})
