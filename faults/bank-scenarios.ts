import { changeOrder, placeBank, type Scenario, scenario } from './scenario-steps.ts'

export const bankScenarios: readonly Scenario[] = [
  scenario('bank', async (stage, productId) => {
    await placeBank(stage, productId, 2)
    await stage.later(1)
  }),
  {
    name: 'bank, paid, sent, given back',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      const { body } = await placeBank(stage, productId, 1)
      return {
        async run() {
          await changeOrder(stage, cookie, body.orderNumber, { paymentStatus: 'paid' })
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'shipped', trackingCode: 'PV123' })
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'delivered' })
          await changeOrder(stage, cookie, body.orderNumber, { paymentStatus: 'refunded' })
          await stage.later(1)
        },
      }
    },
  },
  {
    name: 'bank, cancelled',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      const { body } = await placeBank(stage, productId, 2)
      return {
        async run() {
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'cancelled' })
          await stage.later(1)
        },
      }
    },
  },
]
