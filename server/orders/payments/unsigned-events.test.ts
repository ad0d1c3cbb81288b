import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { PaymentProvider, WalletOrder } from '#server/orders/deps/wallet-provider.ts'
import { addPaymentPart } from '#server/orders/extension-ports/payment-providers.ts'
import { payments } from '#server/platform/database/schema/payment-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

// A provider whose events are a form with the payment's id, unsigned: the shop believes what it reads itself.

const books = new Map<string, WalletOrder>()
const bookOf = (id: string): WalletOrder => books.get(id) ?? { ...fresh, id }
const fresh = { id: '', status: 'CREATED', customId: undefined, payerEmail: undefined, captures: [], refunds: [] }
let deliveries = 0

const provider: PaymentProvider = {
  name: 'unsigned',
  method: 'card',
  takesApproved: true,
  browserOrigins: [],
  describe: () => [{ method: 'card', instrument: 'card', label: 'Carta' }],
  async createOrder({ customId }) {
    const id = `tr_${books.size + 1}`
    books.set(id, { ...fresh, id, customId })
    return { id, clientSecret: `https://pay.example/${id}` }
  },
  getOrder: async (id) => books.get(id),
  captureOrder: () => expect.unreachable(),
  refundCapture: () => expect.unreachable(),
  getRefund: async () => undefined,
  readEvent(body) {
    const id = new URLSearchParams(body.toString()).get('id') ?? ''
    if (!id.startsWith('tr_')) return undefined
    return { id: `${id}/${++deliveries}`, type: 'change', resourceId: id, orderId: id, captureId: undefined }
  },
  verifyWebhook: async (_headers, body) => books.has(`${new URLSearchParams(body.toString()).get('id')}`),
  meaningOf: () => 'change',
}
addPaymentPart({ name: 'unsigned', method: 'card', open: () => provider })

const shop = shopForEachTest()

const deliver = (payload: string) =>
  shop.app.inject({
    ...{ method: 'POST', url: '/api/payments/events', payload },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const rowOf = async (id: string) =>
  (await shop.deps.database.db.select().from(payments).where(eq(payments.providerOrderId, id)))[0]

it('takes what an event as a form has it read, and shows a person what the bank has taken back', async () => {
  const { id: productId } = await aProduct(shop.deps, { stock: 5, priceCents: 119_900 })
  const checkout = anOrderBody({ items: [{ productId, quantity: 1 }], order: { paymentMethod: 'card' } })
  const started = await shop.app.inject({
    ...{ method: 'POST', url: '/api/payments' },
    payload: { method: 'card', amount: '1199.00', currency: 'EUR', checkout },
  })
  const { id } = started.json<{ id: string }>()
  const captures = [{ id: `cp_${id}`, status: 'COMPLETED', amountCents: 119_900, currency: 'EUR' }]
  books.set(id, { ...bookOf(id), status: 'COMPLETED', captures })

  expect((await deliver(`id=${id}`)).json()).toEqual({ received: true })
  expect(await rowOf(id)).toMatchObject({ state: 'captured', needsAttention: null })
  expect((await deliver('id=tr_unknown')).json()).toMatchObject({ code: 'invalid_signature' })
  expect((await deliver('nothing')).statusCode).toBe(400)

  books.set(id, { ...bookOf(id), isReversed: true })
  expect((await deliver(`id=${id}`)).json()).toEqual({ received: true })
  expect(await rowOf(id)).toMatchObject({ state: 'captured', needsAttention: 'reversed' })
})
