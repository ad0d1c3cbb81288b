import { changeOrder, placeBank, type Scenario, scenario, tellOrder } from './scenario-steps.ts'

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
  {
    name: 'bank, cancelled, paid late and reopened, cancelled again',
    async prepare(stage) {
      const productId = await stage.product(5)
      const cookie = await stage.adminCookie()
      const { body } = await placeBank(stage, productId, 2)
      return {
        async run() {
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'cancelled' })
          // Pressed twice, as impatient people do.
          await tellOrder(stage, cookie, body.orderNumber, 'late-transfer')
          await tellOrder(stage, cookie, body.orderNumber, 'late-transfer')
          await stage.later(1)
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'cancelled' })
          await changeOrder(stage, cookie, body.orderNumber, { paymentStatus: 'refunded' })
          await stage.later(1)
        },
      }
    },
  },
  {
    name: 'bank, cancelled, sold to others, paid late and given back',
    mostOrders: 2,
    async prepare(stage) {
      const productId = await stage.product(3)
      const cookie = await stage.adminCookie()
      const { body } = await placeBank(stage, productId, 2)
      return {
        async run() {
          await changeOrder(stage, cookie, body.orderNumber, { orderStatus: 'cancelled' })
          await placeBank(stage, productId, 3)
          await tellOrder(stage, cookie, body.orderNumber, 'late-transfer')
          await tellOrder(stage, cookie, body.orderNumber, 'transfer-returned')
          await stage.later(1)
        },
      }
    },
  },
]
