import { changeOrder, placeBank, type Scenario, type Stage, scenario, tellOrder } from './scenario-steps.ts'

/** The steps for an existing bank order of two units. */
interface BankSteps {
  change(request: object): Promise<unknown>
  tell(what: Parameters<typeof tellOrder>[3]): Promise<unknown>
  stage: Stage
  productId: number
}

function bankScenario(
  name: string,
  run: (steps: BankSteps) => Promise<void>,
  { order, ...more }: Pick<Scenario, 'mostOrders'> & { order?: object } = {},
): Scenario {
  return {
    name,
    ...more,
    async prepare(stage) {
      const productId = await stage.product(4)
      const cookie = await stage.adminCookie()
      const { orderNumber } = (await placeBank(stage, productId, 2, order)).body
      return {
        run: () =>
          run({
            change: (request) => changeOrder(stage, cookie, orderNumber, request),
            tell: (what) => tellOrder(stage, cookie, orderNumber, what),
            stage,
            productId,
          }),
      }
    },
  }
}

export const bankScenarios: readonly Scenario[] = [
  scenario('bank', async (stage, productId) => {
    await placeBank(stage, productId, 2)
    await stage.later(1)
  }),
  bankScenario('bank, paid, sent, given back', async ({ change, stage }) => {
    await change({ paymentStatus: 'paid' })
    await change({ orderStatus: 'shipped', trackingCode: 'PV123' })
    await change({ orderStatus: 'delivered' })
    await change({ paymentStatus: 'refunded' })
    await stage.later(1)
  }),
  bankScenario(
    'bank, asked for an invoice, paid, given back',
    async ({ change, stage }) => {
      await change({ paymentStatus: 'paid' })
      await change({ paymentStatus: 'refunded' })
      await stage.later(1)
    },
    { order: { invoice: { kind: 'person', taxCode: 'RSSMRA85T10A562S', province: 'VI' } } },
  ),
  bankScenario('bank, cancelled', async ({ change, stage }) => {
    await change({ orderStatus: 'cancelled' })
    await stage.later(1)
  }),
  bankScenario('bank, cancelled, paid late and reopened, cancelled again', async ({ change, tell, stage }) => {
    await change({ orderStatus: 'cancelled' })
    // Pressed twice, as impatient people do.
    await tell('late-transfer')
    await tell('late-transfer')
    await stage.later(1)
    await change({ orderStatus: 'cancelled' })
    await change({ paymentStatus: 'refunded' })
    await stage.later(1)
  }),
  bankScenario(
    'bank, cancelled, sold to others, paid late and given back',
    async ({ change, tell, stage, productId }) => {
      await change({ orderStatus: 'cancelled' })
      await placeBank(stage, productId, 3)
      await tell('late-transfer')
      await tell('transfer-returned')
      await stage.later(1)
    },
    { mostOrders: 2 },
  ),
]
