import { describe, expect, it } from 'vitest'
import { installed } from '#extensions/installed.ts'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { draftJobs } from './draft-people.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
const hasInvoices = installed.some(({ name }) => name === 'invoices')
const unknown = '00000000-0000-4000-8000-000000000000'
const address = { shippingAddress: 'Via Roma 1', city: 'Padova', postalCode: '35121' }
const customer = { name: 'Irene Pavan', email: 'irene@example.org', phone: '049 111' }
const get = (url: string) => shop.app.inject(url)
const post = (url: string, body: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url, payload: body, headers })

async function aDraft(more: object = {}, stock = 5) {
  const admin = await anAdministrator(shop)
  const product = await aProduct(shop.deps, { stock, priceCents: 12_000 })
  const items = [{ productId: product.id, quantity: 2, price: '99.90', reason: 'Ne prende due' }]
  const body = { items, delivery: 'courier', customer, ...more }
  const made = await admin.post('/api/admin/drafts', body)
  expect(made.statusCode, made.body).toBe(201)
  return { admin, product, body, draft: made.json() }
}

describe('an offer that the staff write', () => {
  it('holds its prices and no stock, and is ordered once by its link', async () => {
    const { draft, product, admin } = await aDraft()
    expect(draft).toMatchObject({ subtotal: '199.80', shipping: '0.00', total: '199.80', state: 'open' })
    expect(draft.url).toContain(`/proposta?key=${draft.key}`)
    expect(await stockOf(shop, product.id)).toEqual({ '': 5 })
    expect((await admin.put(`/api/admin/products/${product.id}`, { price: '150.00' })).statusCode).toBe(200)
    const seen = await get(`/api/drafts/${draft.key}`)
    expect(seen.json()).toMatchObject({
      total: '199.80',
      available: true,
      items: [{ price: '99.90', listPrice: '120.00' }],
    })
    expect(seen.body).not.toContain(customer.email)
    const url = `/api/drafts/${draft.key}/order`
    const bare = await post(url, { paymentMethod: 'bank' })
    expect(Object.keys(bare.json().fields)).toEqual(
      expect.arrayContaining(['customer.shippingAddress', 'customer.city', 'customer.postalCode']),
    )
    expect((await post(url, { paymentMethod: 'perline' })).statusCode).toBe(400)
    const both = await Promise.all([1, 2].map(() => post(url, { paymentMethod: 'bank', customer: address })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    const [one, other] = both.map((answer) => answer.json())
    expect(one.orderNumber).toBe(other.orderNumber)
    expect(one).toMatchObject({ subtotal: '199.80', total: '199.80', paymentStatus: 'pending' })
    expect(await stockOf(shop, product.id)).toEqual({ '': 3 })
    const again = await post(url, { paymentMethod: 'bank', customer: { ...address, city: 'Altrove' } })
    expect([again.statusCode, again.json().orderNumber]).toEqual([200, one.orderNumber])
    expect((await get(`/api/drafts/${draft.key}`)).json().orderNumber).toBe(one.orderNumber)
    expect((await admin.delete(`/api/admin/drafts/${draft.id}`)).json().code).toBe('draft_closed')
    expect((await admin.get('/api/admin/drafts')).json()[0]).toMatchObject({
      state: 'ordered',
      orderNumber: one.orderNumber,
    })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is changed under the same link, mailed, printed and withdrawn', async () => {
    const { draft, admin, body } = await aDraft()
    const at = `/api/admin/drafts/${draft.id}`
    const changed = await admin.put(at, { ...body, message: 'Ecco i caschi.', expiresAt: '2099-01-01T00:00:00Z' })
    expect(changed.statusCode).toBe(400)
    const later = new Date(+shop.deps.clock() + 3 * 86_400_000).toISOString()
    expect((await admin.put(at, { ...body, message: 'Ecco i caschi.', expiresAt: later })).json()).toMatchObject({
      ...{ key: draft.key, message: 'Ecco i caschi.', expiresAt: later },
    })
    expect((await admin.post(`${at}/send`, {})).json().sentAt).toBeTruthy()
    await shop.deps.mailSender.sendDue()
    const mail = shop.mailer.sent.at(-1)
    expect(mail?.to).toContain(customer.email)
    expect(mail?.text).toContain(`/proposta?key=${draft.key}`)
    expect(mail?.text).toContain('Ecco i caschi.')
    const paper = await get(`/api/drafts/${draft.key}/quote.pdf`)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await admin.delete(at)).statusCode).toBe(204)
    for (const url of ['', '/quote.pdf']) {
      const gone = await get(`/api/drafts/${draft.key}${url}`)
      expect([gone.statusCode, gone.json().code]).toEqual([410, 'draft_closed'])
    }
    expect((await admin.put(at, body)).statusCode).toBe(410)
    expect((await admin.post(`${at}/send`, {})).statusCode).toBe(410)
    expect((await admin.get(`/api/admin/drafts/${unknown}`)).json().code).toBe('draft_unknown')
    expect((await get('/api/drafts/nessuna')).json().code).toBe('draft_unknown')
  })

  it('needs a reason for another price, and takes its request once', async () => {
    const { admin, body } = await aDraft()
    const [item] = body.items
    const bare = await admin.post('/api/admin/drafts', { ...body, items: [{ ...item, reason: null }] })
    expect([bare.statusCode, Object.keys(bare.json().fields)]).toEqual([400, ['items.0.reason']])
    const sized = await aProduct(shop.deps, { sizes: { S: 1, M: 1 } })
    const unsaid = await admin.post('/api/admin/drafts', { ...body, items: [{ productId: sized.id, quantity: 1 }] })
    expect([unsaid.json().code, Object.keys(unsaid.json().fields)]).toEqual(['size_required', ['items.0.size']])
    const key = { 'idempotency-key': 'one-draft' }
    const [first, second] = [
      await admin.post('/api/admin/drafts', body, key),
      await admin.post('/api/admin/drafts', body, key),
    ]
    expect([first.statusCode, second.statusCode, second.json().id]).toEqual([201, 200, first.json().id])
    const other = await admin.post('/api/admin/drafts', { ...body, message: 'x' }, key)
    expect(other.json().code).toBe('idempotency_conflict')
    const nameless = await admin.post('/api/admin/drafts', { ...body, customer: { name: 'Anna' } })
    expect((await admin.post(`/api/admin/drafts/${nameless.json().id}/send`, {})).json().code).toBe(
      'draft_without_email',
    )
  })

  it('says what was sold meanwhile, and expires', async () => {
    const { draft, product } = await aDraft({}, 2)
    const sold = await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    expect(sold.statusCode, sold.body).toBe(201)
    expect((await get(`/api/drafts/${draft.key}`)).json()).toMatchObject({ available: false })
    const url = `/api/drafts/${draft.key}/order`
    expect((await post(url, { paymentMethod: 'bank', customer: address })).json().code).toBe('insufficient_stock')
    shop.clock.now = new Date(+shop.deps.clock() + 8 * 86_400_000)
    expect((await post(url, { paymentMethod: 'bank', customer: address })).statusCode).toBe(410)
    shop.clock.now = new Date(+shop.deps.clock() + 91 * 86_400_000)
    for (const job of draftJobs(shop.deps)) await job.run(new AbortController().signal)
    expect((await get(`/api/drafts/${draft.key}`)).statusCode).toBe(404)
  })

  it('takes off a price what the shop lets its staff take off, with a counter or without, and the owner any', async () => {
    const { body, admin } = await aDraft()
    const clerk = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const at = (price: string) => ({ ...body, items: [{ ...body.items[0], price }] })
    expect((await clerk.post('/api/admin/drafts', at('96.00'))).statusCode).toBe(201)
    expect((await clerk.post('/api/admin/drafts', at('95.99'))).json().code).toBe('role_missing')
    expect((await admin.post('/api/admin/drafts', at('95.99'))).statusCode).toBe(201)
  })

  it('counts what it takes off in the day of the person who writes it, once', async () => {
    const { body } = await aDraft()
    const clerk = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const half = { ...body, items: [{ ...body.items[0], quantity: 9, price: '110.00' }] }
    const made = await clerk.post('/api/admin/drafts', half)
    expect(made.statusCode, made.body).toBe(201)
    for (let i = 0; i < 4; i++)
      expect((await clerk.put(`/api/admin/drafts/${made.json().id}`, half)).statusCode).toBe(200)
    const codes: number[] = []
    for (let i = 0; i < 4; i++) codes.push((await clerk.post('/api/admin/drafts', half)).statusCode)
    expect(codes).toEqual([201, 403, 403, 403])
  })
})

it.runIf(hasInvoices)(
  'takes the data of an invoice with the order of an offer, or says what is wrong with them',
  async () => {
    const { draft, admin } = await aDraft()
    const url = `/api/drafts/${draft.key}/order`
    const invoice = {
      kind: 'company',
      name: 'Polisportiva San Giorgio',
      vatNumber: '12345678903',
      recipientCode: 'ABC1234',
    }
    const order = (more: object) => post(url, { paymentMethod: 'bank', customer: address, ...more })
    const wrong = await order({ invoice: { ...invoice, vatNumber: '1' } })
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['order.invoice.vatNumber']])
    const placed = await order({ invoice })
    expect(placed.statusCode, placed.body).toBe(201)
    await admin.patch(`/api/admin/orders/${placed.json().id}`, { paymentStatus: 'paid' })
    expect((await admin.get('/api/admin/invoices')).json()).toMatchObject([{ orderNumber: placed.json().orderNumber }])
  },
)
