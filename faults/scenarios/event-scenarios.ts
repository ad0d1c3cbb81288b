import { randomUUID } from 'node:crypto'
import {
  approvedWallet,
  capture,
  changeOrder,
  refundPiece,
  type Scenario,
  type Stage,
  scenario,
} from './scenario-steps.ts'

/** Later decisions of the provider, and its events. */
export const eventScenarios: readonly Scenario[] = [
  scenario('events before the answer', async (stage, productId) => {
    const id = await approvedWallet(stage, productId)
    if (!id) return
    await stage.emulator.clearFaults()
    await stage.emulator.fault('webhook', 'before_response', 9)
    await capture(stage, id)
    await stage.later(1)
  }),
  scenario('events three times, backwards and late', async (stage, productId) => {
    const id = await approvedWallet(stage, productId)
    if (!id) return
    await stage.emulator.deliver([id])
    // The answer is lost: only events report the money.
    await stage.emulator.fault('capture', 'error_after')
    await stage.client.once('POST', stage.adapter.captureOf(id))
    await stage.emulator.deliver([id], 'backward')
    await stage.emulator.deliver([id])
    await stage.later(1)
    await stage.emulator.deliver([id])
  }),
  ...(['completed', 'denied'] as const).map((outcome) =>
    scenario(`the provider checks the money: ${outcome}`, async (stage, productId) => {
      const id = await pendingCapture(stage, productId)
      if (!id) return
      await stage.emulator.settlePending(id, outcome)
      await stage.emulator.deliver([id])
      await stage.later(2)
    }),
  ),
  {
    name: 'cancelled while the provider checks the money',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      return {
        async run() {
          const id = await pendingCapture(stage, productId)
          const number = id && (await stage.client.call('GET', stage.adapter.pathOf(id))).body?.orderNumber
          if (number) await changeOrder(stage, cookie, number, { orderStatus: 'cancelled' })
          if (id) await stage.emulator.settlePending(id, 'completed')
          await stage.later(2)
          if (id) await stage.emulator.deliver([id])
          await stage.later(2)
        },
      }
    },
  },
  {
    name: 'paid, a piece given back, then cancelled',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      const id = await approvedWallet(stage, productId, 3)
      const { body } = id ? await capture(stage, id) : { body: undefined }
      return {
        async run() {
          const key = randomUUID()
          for (let press = 0; press < 2; press++) await refundPiece(stage, cookie, body.orderNumber, key)
          await stage.later(1)
          if (id) await stage.emulator.deliver([id])
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'cancelled' })
          await stage.later(60)
        },
      }
    },
  },
  ...([false, true] as const).map(
    (isPending): Scenario => ({
      name: isPending ? 'paid and cancelled, the refund takes its time' : 'paid and cancelled',
      async prepare(stage) {
        const productId = await stage.product(5)
        const cookie = await stage.adminCookie()
        const id = await approvedWallet(stage, productId)
        const { body } = id ? await capture(stage, id) : { body: undefined }
        return {
          async run() {
            if (isPending) await stage.emulator.fault('refund', 'pending')
            // Pressed twice, as people do.
            for (let press = 0; press < 2; press++)
              await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'cancelled' })
            await stage.later(1)
            if (id && isPending) await stage.emulator.settlePending(id, 'completed')
            if (id) await stage.emulator.deliver([id])
            await stage.later(60)
          },
        }
      },
    }),
  ),
]

async function pendingCapture(stage: Stage, productId: number): Promise<string | undefined> {
  const id = await approvedWallet(stage, productId, 2)
  if (!id) return undefined
  await stage.emulator.fault('capture', 'pending')
  await stage.client.once('POST', stage.adapter.captureOf(id))
  await stage.later(1)
  return id
}
