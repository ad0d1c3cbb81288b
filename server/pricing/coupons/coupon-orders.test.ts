import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import type { WholeCampaign } from '#shared/contract/pricing/admin-campaigns.ts'
import { anAdministrator } from '#test/administrator.ts'
import { changerOf } from '#test/change-calls.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const path = '/api/admin/campaigns'

let admin: Visitor
let productId: number

beforeEach(async () => {
  admin = await anAdministrator(shop)
  productId = (await aProduct(shop.deps, { priceCents: 3_333, stock: 500 })).id
})

async function aCampaign(change: object = {}): Promise<WholeCampaign> {
  const body = { name: 'Autunno', target: 'all', kind: 'percent', percent: 10, codes: ['autunno10'], ...change }
  const answer = await admin.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<WholeCampaign>()
}

const order = (codes: string[], change: { quantity?: number; customerEmail?: string; total?: string } = {}) => {
  const { quantity = 3, ...rest } = change
  return sendOrder(shop, anOrderBody({ items: [{ productId, quantity }], order: { codes, ...rest } }))
}
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const broken = async () => (await checkInvariants(shop.deps)).map(violationText)
const asked = async (codes: string[]) =>
  (await shop.app.inject({ method: 'POST', url: '/api/cart/codes', body: { codes, productIds: [productId] } })).json()

describe('an order with a code', () => {
  it('costs less by it, in every sum and paper', async () => {
    const { campaign } = await aCampaign()
    const answer = await order([' autunno10 '], { total: '89.99' })
    expect(answer.statusCode, answer.body).toBe(201)
    const placed = answer.json<PlacedOrder>()
    expect(placed).toMatchObject({ subtotal: '99.99', discount: '10.00', codes: 'AUTUNNO10', total: '89.99' })
    expect(placed.bankTransfer?.amount).toBe('89.99')
    const stored = await read(placed.id)
    expect(stored.vat).toMatchObject([{ rate: 22, gross: '89.99' }])
    expect(stored.items[0]?.coded).toEqual({ bought: 3, refunded: 0, discount: '10.00' })
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toMatch(/Codice AUTUNNO10: -10,00/)
    const { brought } = (await admin.get(`${path}/${campaign.id}`)).json<WholeCampaign>().campaign
    expect(brought).toEqual({ uses: 1, orders: '89.99', discount: '10.00' })
    expect(await broken()).toEqual([])
  })

  it.each([['AUTUNNO-10'], ['«autunno10»'], ['autunno\u2013\u200b10.'], ['ａｕｔｕｎｎｏ 10'], ['"Autunno.10"']])(
    'takes it as it was pasted: %s',
    async (pasted) => {
      await aCampaign()
      expect((await asked([pasted, 'autunno10'])).codes).toMatchObject([{ code: 'AUTUNNO10', refusal: null }])
      expect((await order([pasted], { total: '89.99' })).json()).toMatchObject({
        codes: 'AUTUNNO10',
        discount: '10.00',
      })
    },
  )

  it('is the one that was written so, where another differs by its hyphens alone', async () => {
    await aCampaign({ codes: ['bici-10'], percent: 10 })
    await aCampaign({ codes: ['bici10'], percent: 20 })
    const percentOf = async (code: string) => (await asked([code])).codes[0].terms.percent
    expect([await percentOf('BICI-10'), await percentOf('BICI10')]).toEqual([10, 20])
  })

  it('is refused as changed when its customer saw another total', async () => {
    await aCampaign()
    const answer = await order(['AUTUNNO10'], { total: '99.99' })
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'price_changed'])
    expect(answer.json()).toMatchObject({ discount: '10.00', total: '89.99' })
  })

  it('gives back what was paid, in parts that add up to it', async () => {
    await aCampaign()
    const { id } = (await order(['AUTUNNO10'])).json<PlacedOrder>()
    await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
    const refund = () =>
      admin.post(`/api/admin/orders/${id}/refunds`, { lines: [{ line: 1, quantity: 1, place: 'stock' }] })
    for (let n = 0; n < 3; n++) expect((await refund()).statusCode).toBe(201)
    const amounts = (await read(id)).refunds.map(({ amount }) => amount).toSorted()
    expect(amounts.toReversed()).toEqual(['30.00', '30.00', '29.99'])
    expect((await read(id)).refundable).toBe('0.00')
    expect(await broken()).toEqual([])
  })

  it('keeps its discount on the pieces that stay when it is changed before it is paid', async () => {
    await aCampaign()
    const placed = (await order(['AUTUNNO10'])).json<PlacedOrder>()
    await changerOf(shop, placed).amended({ lines: [{ line: 1, quantity: 2 }] })
    expect(await read(placed.id)).toMatchObject({ subtotal: '66.66', discount: '6.66', total: '60.00' })
    expect(await broken()).toEqual([])
  })
})

describe('a code', () => {
  it('limited to ten is used by ten of a hundred at once, and again after a cancellation', async () => {
    const { campaign } = await aCampaign({ maxUses: 10 })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => order(['AUTUNNO10'], { quantity: 2, customerEmail: `n${n}@example.it` })),
    )
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    expect(placed).toHaveLength(10)
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 201).map(codeOf))).toEqual(
      new Set(['code_used_up']),
    )
    await admin.patch(`/api/admin/orders/${placed[0]?.json().id}`, { orderStatus: 'cancelled' })
    expect((await order(['AUTUNNO10'], { customerEmail: 'after@example.it' })).statusCode).toBe(201)
    expect((await admin.get(`${path}/${campaign.id}`)).json<WholeCampaign>().campaign.brought.uses).toBe(10)
    expect(await broken()).toEqual([])
  })

  it('is for a first order, or so often a customer, by the e-mail address he orders with', async () => {
    await aCampaign({ isFirstOrder: true })
    await aCampaign({ codes: ['UNAVOLTA'], maxUsesPerCustomer: 1 })
    expect((await order(['AUTUNNO10'])).statusCode).toBe(201)
    expect(codeOf(await order(['AUTUNNO10']))).toBe('code_first_order')
    expect((await order(['UNAVOLTA'])).statusCode).toBe(201)
    expect(codeOf(await order(['UNAVOLTA']))).toBe('code_used_by_you')
  })

  it('says in the cart what it does, or in a sentence why not', async () => {
    const other = (await aProduct(shop.deps, { priceCents: 1_000 })).id
    await aCampaign({ to: '2026-11-30T20:00' })
    await aCampaign({
      codes: ['ALTRO'],
      target: 'products',
      productIds: [other],
      kind: 'amount',
      amount: '5.00',
      minimum: '20',
    })
    await aCampaign({ codes: ['DOMANI'], from: '2026-11-25T09:00' })
    const { codes } = await asked(['AUTUNNO10', 'altro', 'domani', 'INVENTATO'])
    expect(codes[0]).toEqual({
      code: 'AUTUNNO10',
      terms: {
        kind: 'percent',
        percent: 10,
        amount: null,
        minimum: '0.00',
        isCombinable: false,
        productIds: null,
        endsAt: '2026-11-30T19:00:00.000Z',
      },
      refusal: null,
      why: null,
    })
    expect(codes[1].terms).toMatchObject({ amount: '5.00', minimum: '20.00', productIds: [] })
    expect(codes.slice(2).map(({ refusal }: { refusal: string }) => refusal)).toEqual(['code_not_yet', 'code_unknown'])
    expect(codeOf(await order(['ALTRO']))).toBe('code_no_goods')
    expect(codeOf(await order(['AUTUNNO10', 'ALTRO']))).toBe('code_not_combinable')
  })
})

describe('codes that do not exist', () => {
  const limited = shopForEachTest({ env: { RATE_LIMIT: 'on' } })

  it('are not found by trying: after twenty the answer is the same for all', async () => {
    const product = await aProduct(limited.deps)
    const body = { codes: ['PROVA'], productIds: [product.id] }
    const ask = () => limited.app.inject({ method: 'POST', url: '/api/cart/codes', body })
    for (let n = 0; n < 20; n++) expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
    const items = [{ productId: product.id, quantity: 1 }]
    expect((await sendOrder(limited, anOrderBody({ items, order: { codes: ['PROVA'] } }))).statusCode).toBe(429)
    expect((await sendOrder(limited, anOrderBody({ items }))).statusCode).toBe(201)
  })
})

describe('a campaign', () => {
  it('refuses what makes no sense, beside its field', async () => {
    const send = async (change: object) =>
      (
        await admin.post(path, { name: 'X', target: 'all', kind: 'percent', percent: 10, codes: ['ABC'], ...change })
      ).json()
    expect((await send({ percent: 120 })).fields).toHaveProperty('percent')
    expect((await send({ codes: ['A'] })).fields).toHaveProperty(['codes.0'])
    expect((await send({ codes: [] })).fields).toHaveProperty('codes')
    expect((await send({ from: '2026-12-02T09:00', to: '2026-12-01T09:00' })).fields).toHaveProperty('to')
    expect((await send({ kind: 'amount', amount: '20', minimum: '10' })).fields).toHaveProperty('minimum')
    expect((await send({ minimum: '-1' })).fields).toHaveProperty('minimum')
    expect((await send({ target: 'shelf' })).fields).toHaveProperty('shelf')
  })

  it('draws codes, is changed in its current version, ended, and deleted while it is unused', async () => {
    const { campaign } = await aCampaign({ codes: [], drawn: 50 })
    expect(campaign.codeCount).toBe(50)
    expect(campaign.codes[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const own = `${path}/${campaign.id}`
    const { name, target, kind, from, version } = campaign
    const body = { name, target, kind, from, percent: 15, version }
    expect((await admin.put(own, body)).json<WholeCampaign>().campaign).toMatchObject({ percent: 15, version: 2 })
    expect(codeOf(await admin.put(own, body))).toBe('edit_conflict')
    expect((await admin.post(`${own}/codes`, { codes: ['EXTRA'] })).statusCode).toBe(201)
    expect(codeOf(await admin.post(`${own}/codes`, { codes: ['extra'] }))).toBe('code_taken')
    await order(['EXTRA'])
    expect(codeOf(await admin.delete(own))).toBe('campaign_used')
    expect((await admin.post(`${own}/end`, {})).json<WholeCampaign>().campaign.state).toBe('ended')
    expect(codeOf(await order(['EXTRA']))).toBe('code_over')
    const unused = await aCampaign({ codes: ['MAI'] })
    expect((await admin.delete(`${path}/${unused.campaign.id}`)).statusCode).toBe(204)
  })
})
