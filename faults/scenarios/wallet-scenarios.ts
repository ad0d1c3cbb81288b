import { randomUUID } from 'node:crypto'
import {
  amountOf,
  approvedWallet,
  capture,
  placeBank,
  placePaid,
  type Scenario,
  scenario,
  startWallet,
} from './scenario-steps.ts'

/** The wallet's own call takes an amount without a checkout. */
export const bareScenarios: readonly Scenario[] = [
  scenario('wallet, bare calls', async (stage, productId) => {
    const request = { amount: amountOf(1), currency: 'EUR', intent: 'capture' }
    const { body } = await stage.client.call('POST', '/order', request, { 'idempotency-key': randomUUID() })
    if (!body?.id) return
    await stage.emulator.decide(body.id, 'approve')
    await capture(stage, body.id)
    await placePaid(stage, body.id, productId)
    await stage.later(1)
  }),
  scenario('wallet, a smaller payment', async (stage, productId) => {
    const request = { amount: '1.00', currency: 'EUR', intent: 'capture' }
    const { body } = await stage.client.call('POST', '/order', request)
    if (!body?.id) return
    await stage.emulator.decide(body.id, 'approve')
    await capture(stage, body.id)
    await placePaid(stage, body.id, productId)
    await stage.later(1)
  }),
  scenario('wallet, never claimed', async (stage) => {
    const { body } = await stage.client.call('POST', '/order', { amount: '20.00', currency: 'EUR', intent: 'capture' })
    if (!body?.id) return
    await stage.emulator.decide(body.id, 'approve')
    await capture(stage, body.id)
    await stage.later(16)
    await stage.later(1)
  }),
]

export const walletScenarios: readonly Scenario[] = [
  scenario('wallet', async (stage, productId) => {
    const id = await approvedWallet(stage, productId, 2)
    if (!id) return
    await capture(stage, id)
    await placePaid(stage, id, productId, 2)
    await stage.later(1)
  }),
  scenario('wallet, the buyer does not come back', async (stage, productId) => {
    const id = await approvedWallet(stage, productId)
    if (id) await stage.client.once('POST', stage.adapter.captureOf(id))
    await stage.later(1)
  }),
  scenario('wallet, declined and tried again', async (stage, productId) => {
    const id = await startWallet(stage, productId)
    if (!id) return
    await stage.emulator.decide(id, 'decline')
    await capture(stage, id)
    await stage.emulator.decide(id, 'approve')
    await capture(stage, id)
    await stage.later(1)
  }),
  scenario('wallet, left alone', async (stage, productId) => {
    await approvedWallet(stage, productId, 3)
    await stage.later(31)
    await stage.later(1)
  }),
  scenario('wallet, given up', async (stage, productId) => {
    const id = await startWallet(stage, productId, 3)
    if (!id) return
    await stage.emulator.decide(id, 'cancel')
    await stage.client.call('DELETE', stage.adapter.pathOf(id))
    await stage.later(1)
  }),
  scenario('wallet, another amount captured', async (stage, productId) => {
    const id = await approvedWallet(stage, productId)
    if (!id) return
    await stage.emulator.fault('capture', 'wrong_amount')
    await capture(stage, id)
    await stage.later(1)
  }),
  scenario(
    'wallet, sold elsewhere meanwhile',
    async (stage, productId) => {
      const id = await startWallet(stage, productId)
      await stage.later(31)
      await placeBank(stage, productId, 1)
      if (!id) return
      await stage.emulator.decide(id, 'approve')
      await capture(stage, id)
      await stage.later(1)
    },
    1,
  ),
  scenario('wallet, two nodes look after it', async (stage, productId) => {
    const id = await approvedWallet(stage, productId)
    if (!id) return
    await stage.emulator.fault('capture', 'error_after')
    await stage.client.once('POST', stage.adapter.captureOf(id))
    await stage.laterTwice(1)
    await stage.laterTwice(1)
  }),
  {
    ...scenario(
      'two buyers, one piece',
      async (stage, productId) => {
        const [one, two] = await Promise.all([startWallet(stage, productId), startWallet(stage, productId)])
        for (const id of [one, two]) {
          if (!id) continue
          await stage.emulator.decide(id, 'approve')
          await capture(stage, id)
        }
        await placeBank(stage, productId, 1)
      },
      1,
    ),
    mostOrders: 1,
  },
  {
    name: 'wallet, the shop takes pieces away meanwhile',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      return {
        async run() {
          const id = await approvedWallet(stage, productId, 3)
          // Three are held: of five, two may go.
          for (const stock of [2, 3]) {
            await stage.client.call('PUT', `/api/admin/products/${productId}`, { stock }, { cookie })
          }
          if (id) await capture(stage, id)
          await placeBank(stage, productId, 1)
          await stage.later(1)
        },
      }
    },
    mostOrders: 2,
  },
]
