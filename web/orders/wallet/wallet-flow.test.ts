import { describe, expect, it } from 'vitest'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import {
  captureWalletOrder,
  createWalletOrder,
  getWalletOrder,
  releaseWalletOrder,
  type WalletStanding,
} from '#shared/contract/orders/wallet.ts'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import { startCheckoutPayment } from './wallet-calls.ts'
import { WalletFlow } from './wallet-flow.ts'
import { paidOrder } from './wallet-memory.ts'
import type { OpenPayment, WalletState } from './wallet-state.ts'

const body: NewOrderInput = {
  order: {
    customerName: 'Giulia Ferrari',
    customerEmail: 'giulia@example.org',
    shippingAddress: 'Contrà San Biagio 12',
    city: 'Vicenza',
    postalCode: '36100',
    paymentMethod: 'paypal',
    total: '12.00',
  },
  items: [{ productId: 1, quantity: 1 }],
}
const id = '5O190127TN364715T'

type Answer = WalletStanding | { id: string } | Error
const standing = (status: WalletStanding['status'], orderNumber?: string): WalletStanding => ({
  id,
  status,
  orderNumber,
})
const refusal = (status: number, code: string, more: object = {}) =>
  new ApiError(status, code, { message: code, code, ...more })

/** A flow against answers given in order for each call; the last one is repeated. */
function flowWith(
  answers: Partial<Record<'create' | 'capture' | 'get' | 'release', Answer[]>>,
  remembered?: OpenPayment<NewOrderInput>,
) {
  const names = new Map<Endpoint, keyof typeof answers>([
    [createWalletOrder, 'create'],
    [captureWalletOrder, 'capture'],
    [getWalletOrder, 'get'],
    [releaseWalletOrder, 'release'],
  ])
  const calls: string[] = []
  const api = (async (call: Endpoint) => {
    const name = names.get(call)
    if (!name) throw new Error(`unexpected call ${call.path}`)
    calls.push(name)
    const list = answers[name] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    if (answer instanceof Error) throw answer
    return answer ?? { id }
  }) as unknown as Api
  let kept = remembered
  let key: string | undefined
  const states: WalletState[] = []
  const problems: OrderProblem[] = []
  const placed: NewOrderInput[] = []
  const placing: (OrderProblem | undefined)[] = []
  const flow = new WalletFlow<NewOrderInput>({
    api,
    finish: async (paid) => {
      placed.push(paidOrder(paid))
      return placing.shift()
    },
    onProblem: (problem) => problems.push(problem),
    onChange: (state) => states.push(state),
    subject: {
      start: startCheckoutPayment,
      memory: { read: () => kept, write: (next) => (kept = next), clear: () => (kept = undefined) },
      attempt: {
        keyFor: (content) => {
          key = JSON.stringify(content)
          return 'key'
        },
        isFor: (content) => key === JSON.stringify(content),
        forget: () => (key = undefined),
      },
    },
    wait: async () => undefined,
  })
  const last = () => states.at(-1)
  return { flow, calls, states, problems, placed, placing, last, remembered: () => kept }
}

async function paid(answers: Parameters<typeof flowWith>[0]) {
  const t = flowWith({ create: [{ id }], ...answers })
  t.flow.open()
  t.flow.begin(body)
  await t.flow.createOrder()
  await t.flow.approved(id)
  return t
}

describe('a wallet payment that goes well', () => {
  it('is captured, becomes an order by its id, and is forgotten', async () => {
    const t = await paid({ capture: [standing('COMPLETED', 'PV-1')] })
    expect(t.calls).toEqual(['create', 'capture'])
    expect(t.placed).toEqual([{ ...body, order: { ...body.order, paymentStatus: 'paid', paypalOrderId: id } }])
    expect(t.remembered()).toBeUndefined()
    expect(t.last()).toEqual({ step: 'idle' })
  })

  it('asks for its order until it comes, and never for the money again', async () => {
    const t = flowWith({ create: [{ id }], capture: [standing('COMPLETED', 'PV-1')] })
    t.placing.push({ kind: 'offline' }, { kind: 'failed' })
    t.flow.begin(body)
    await t.flow.createOrder()
    await t.flow.approved(id)
    expect(t.placed).toHaveLength(3)
    expect(t.calls.filter((c) => c === 'capture')).toHaveLength(1)
  })

  it('that the provider still checks is an order already', async () => {
    const t = await paid({ capture: [standing('PENDING', 'PV-1')] })
    expect(t.placed).toHaveLength(1)
  })
})

describe('an outcome that is not known', () => {
  it.each([
    ['202', standing('PENDING')],
    ['a lost answer', new TypeError('fetch failed')],
    ['a failing shop', refusal(500, 'internal_error')],
    ['a shop without its database', refusal(503, 'database_unavailable')],
  ])('(%s) is looked up until it is, and the buyer is told not to pay again', async (_what, answer) => {
    const t = await paid({
      capture: [answer],
      get: [standing('PENDING'), new TypeError('x'), standing('COMPLETED', 'PV-1')],
    })
    expect(t.states).toContainEqual({ step: 'verifying', isLong: false })
    expect(t.calls.filter((c) => c === 'capture')).toHaveLength(1)
    expect(t.placed).toHaveLength(1)
  })

  it('says after a while that it takes longer', async () => {
    const pending = Array.from({ length: 20 }, () => standing('PENDING'))
    const t = await paid({ capture: [standing('PENDING')], get: [...pending, standing('COMPLETED', 'PV-1')] })
    expect(t.states).toContainEqual({ step: 'verifying', isLong: true })
  })

  it('goes on when the checkout is closed, and stops some time', async () => {
    const t = flowWith({ create: [{ id }], capture: [standing('PENDING')], get: [standing('PENDING')] })
    t.flow.begin(body)
    await t.flow.createOrder()
    const capture = t.flow.approved(id)
    t.flow.close()
    await capture
    expect(t.calls.filter((c) => c === 'get')).toHaveLength(50)
    expect(t.calls).not.toContain('release')
    expect(t.remembered()).toBeDefined()
  })
})

describe('a refusal', () => {
  it.each([
    ['payment_declined', 402, { retryable: true }, { step: 'note', note: 'declined' }, true],
    ['payment_declined', 402, { retryable: false }, { step: 'note', note: 'refused' }, false],
    ['payment_not_approved', 409, {}, { step: 'note', note: 'declined' }, true],
    ['payment_expired', 409, {}, { step: 'note', note: 'expired' }, false],
    ['payment_sold_out', 409, {}, { step: 'note', note: 'soldOut' }, false],
    ['payment_amount_mismatch', 409, {}, { step: 'note', note: 'refunded' }, false],
    ['payment_provider_unavailable', 503, {}, { step: 'approved', isAway: true }, true],
  ])('%s (%s %j) has its words', async (code, status, more, state, isKept) => {
    const t = await paid({ capture: [refusal(status, code, more)] })
    expect(t.last()).toEqual(state)
    expect(t.remembered() !== undefined).toBe(isKept)
    expect(t.placed).toEqual([])
  })

  it.each(['price_changed', 'insufficient_stock', 'product_unavailable'])(
    '%s is the checkout’s to explain',
    async (code) => {
      const t = await paid({ capture: [refusal(409, code)] })
      expect(t.problems).toHaveLength(1)
      expect(t.last()).toEqual({ step: 'idle' })
    },
  )
})

describe('starting', () => {
  async function started(failure: Error) {
    const t = flowWith({ create: [failure] })
    t.flow.begin(body)
    await t.flow.createOrder().catch((error: unknown) => t.flow.failed(Object.assign(new Error(), { cause: error })))
    return t
  }

  it('with a changed price is the checkout’s to explain', async () => {
    const t = await started(refusal(409, 'price_changed'))
    expect(t.problems).toEqual([{ kind: 'price' }])
  })

  it('with the provider away says so', async () => {
    const t = await started(refusal(503, 'payment_provider_unavailable'))
    expect(t.last()).toEqual({ step: 'note', note: 'away' })
  })

  it('with a blocked window offers another way', async () => {
    const t = flowWith({})
    t.flow.begin(body)
    await t.flow.failed(Object.assign(new Error('blocked'), { code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP' }))
    expect(t.last()).toEqual({ step: 'note', note: 'blocked' })
  })

  it('for another cart frees the goods of the payment before', async () => {
    const t = flowWith({ create: [{ id }] })
    t.flow.begin(body)
    await t.flow.createOrder()
    t.flow.begin({ ...body, items: [{ productId: 2, quantity: 1 }] })
    await t.flow.createOrder()
    expect(t.calls).toEqual(['create', 'release', 'create'])
  })

  it('for the same cart is the same payment', async () => {
    const t = flowWith({ create: [{ id }] })
    for (let i = 0; i < 2; i++) {
      t.flow.begin(body)
      await t.flow.createOrder()
    }
    expect(t.calls).toEqual(['create', 'create'])
  })
})

describe('leaving', () => {
  it('the window frees the goods and says so', async () => {
    const t = flowWith({ create: [{ id }], get: [standing('CREATED')] })
    t.flow.begin(body)
    await t.flow.createOrder()
    await t.flow.cancelled()
    expect(t.calls).toEqual(['create', 'get', 'release'])
    expect(t.last()).toEqual({ step: 'note', note: 'cancelled' })
  })

  it('the window after approving offers to complete the payment', async () => {
    const t = flowWith({ create: [{ id }], get: [standing('APPROVED')], capture: [standing('COMPLETED', 'PV-1')] })
    t.flow.begin(body)
    await t.flow.createOrder()
    await t.flow.cancelled()
    expect(t.last()).toEqual({ step: 'approved', isAway: false })
    await t.flow.complete()
    expect(t.placed).toHaveLength(1)
  })

  it('the checkout frees the goods', async () => {
    const t = flowWith({ create: [{ id }] })
    t.flow.begin(body)
    await t.flow.createOrder()
    t.flow.close()
    expect(t.calls).toEqual(['create', 'release'])
  })
})

describe('coming back', () => {
  const remembered = { providerOrderId: id, wanted: body }
  async function reopened(answer: Answer, more: Parameters<typeof flowWith>[0] = {}) {
    const t = flowWith({ get: [answer], ...more }, remembered)
    t.flow.open()
    await expect.poll(() => t.states.length > 1 || t.placed.length > 0).toBe(true)
    return t
  }

  it('to a payment that was completed meanwhile finds its order', async () => {
    const t = await reopened(standing('COMPLETED', 'PV-1'))
    expect(t.placed).toHaveLength(1)
  })

  it('to an approved one offers to complete it', async () => {
    const t = await reopened(standing('APPROVED'))
    expect(t.last()).toEqual({ step: 'approved', isAway: false })
  })

  it('to an unpaid one starts afresh', async () => {
    const t = await reopened(standing('CREATED'))
    expect(t.calls).toEqual(['get', 'release'])
    expect(t.last()).toEqual({ step: 'idle' })
  })

  it('to one that the shop does not know starts afresh', async () => {
    const t = await reopened(refusal(404, 'payment_not_found'))
    expect(t.last()).toEqual({ step: 'idle' })
    expect(t.remembered()).toBeUndefined()
  })
})
