import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let lines: string[]
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  lines = []
  w = await WalletShop.open(emulator, { log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) })
})
afterEach(() => w.close())

const secretsOf = () => [Buffer.from('demo:demo').toString('base64'), 'Bearer ', 'A21AA', 'EMU.', 'giulia.ferrari']

const itsRequest = { reqId: expect.stringMatching(/^[\da-f-]{36}$/) }

/** The one log line about a failure: its subject, the provider's message, and no secret. */
function expectLogged(message: string, issue: string, about: object = itsRequest): void {
  const found = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === message)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ ...about, err: { issue } })
  expect(found[0].level).toBeGreaterThanOrEqual(40)
  for (const secret of secretsOf()) expect(lines.join('')).not.toContain(secret)
}

it('a payment that could not be started is logged with its request', async () => {
  const id = await w.product()
  await emulator.fault('create', 'decline')
  expect((await w.start(id)).statusCode).toBe(503)
  expectLogged('a wallet payment could not be started', 'PAYEE_ACCOUNT_RESTRICTED')
  expect(lines.join('')).toMatch(/debug_id [0-9a-f]{6,}/)
})

it('a declined capture is', async () => {
  const id = await w.started(await w.product())
  await emulator.decide(id, 'decline')
  expect((await w.capture(id)).statusCode).toBe(402)
  expectLogged('a capture was not confirmed', 'INSTRUMENT_DECLINED')
})

it('a capture without an answer is', async () => {
  const id = await w.approved(await w.product())
  await emulator.fault('capture', 'error_after')
  expect((await w.capture(id)).statusCode).toBe(202)
  expectLogged('a capture was not confirmed', 'INTERNAL_SERVER_ERROR')
  await w.later({ minutes: 1 })
})

it('a client token that could not be had is', async () => {
  await emulator.fault('token', 'error', { times: 9 })
  expect((await w.call('GET', '/setup')).statusCode).toBe(503)
  expectLogged('no client token', 'TOKEN_HTTP_500')
})

it('an order whose payment could not be verified is', async () => {
  const productId = await w.product()
  const id = await w.bareApproved('1199.00')
  await emulator.fault('get', 'error', { times: 9 })
  expect((await w.placeWith(id, productId)).statusCode).toBe(503)
  expectLogged('a payment could not be verified', 'INTERNAL_SERVER_ERROR')
})

it('a refund that was not carried out is', async () => {
  const id = await w.approved(await w.product())
  await w.capture(id)
  const [order] = await w.orders()
  const admin = await anAdministrator(w.shop)
  await emulator.fault('refund', 'error', { times: 9 })
  const answer = await admin.call('PATCH', `/api/admin/orders/${order?.id}`, { orderStatus: 'cancelled' })
  expect(answer.statusCode).toBe(200)
  // Sent by a job, as mails are.
  expectLogged('a refund was not carried out', 'INTERNAL_SERVER_ERROR', { refundId: expect.anything() })
  await emulator.control('DELETE', 'faults')
  await w.later({ hours: 2 })
})
