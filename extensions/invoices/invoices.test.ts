import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, expect, inject, it } from 'vitest'
import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'
import { checkInvoiceXml } from './fatturapa/check-xml.ts'
import { nextNumber } from './invoice-repository.ts'
import { invoices } from './invoice-tables.ts'
import { buyerOf } from './number-invoice.ts'
import { writeInvoices } from './write-invoice.ts'

const shop = shopForEachTest()
const person = { kind: 'person', taxCode: 'RSSMRA85T10A562S', province: 'VI' }
const company = { kind: 'company', name: 'Pedale Veloce S.a.s.', vatNumber: '12345678903', recipientCode: 'ABC1234' }

async function order(invoice: unknown = person, more: Record<string, unknown> = {}, priceCents = 8_990) {
  const product = await aProduct(shop.deps, { stock: 300, priceCents })
  return sendOrder(
    shop,
    anOrderBody({
      items: [{ productId: product.id, quantity: 2 }],
      order: { customerName: 'Mario Rossi', invoice, ...more } as never,
    }),
  )
}
async function paidOrder(invoice: unknown = person, more: Record<string, unknown> = {}) {
  const answer = await order(invoice, more)
  expect(answer.statusCode, answer.body).toBe(201)
  const placed = answer.json<{ id: string; orderNumber: string; accessKey: string }>()
  const admin = await anAdministrator(shop)
  const paid = await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
  expect(paid.statusCode, paid.body).toBe(200)
  return { ...placed, admin }
}
const stored = () => shop.deps.database.db.select().from(invoices).orderBy(invoices.id)

describe('the order field invoice', () => {
  it.each([
    ['a wrong tax code', { ...person, taxCode: 'RSSMRA85T10A562A' }, 'order.invoice.taxCode'],
    ['a wrong VAT number', { ...company, vatNumber: '01234567890' }, 'order.invoice.vatNumber'],
    ['code and PEC', { ...company, pec: 'a@pec.example.it' }, 'order.invoice.pec'],
    ['neither', { ...company, recipientCode: undefined }, 'order.invoice.recipientCode'],
    ['a text', 'sì', 'order.invoice'],
    ['nothing said', {}, 'order.invoice.kind'],
  ])('refuses %s in words, and nothing is ordered', async (_what, invoice, field) => {
    const answer = await order(invoice)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().fields)).toContain(field)
    expect((await stored()).length).toBe(0)
  })

  it('is none where it is left out or null', async () => {
    await paidOrder(null)
    await paidOrder(null, { invoice: undefined })
    expect(await stored()).toEqual([])
  })

  it('belongs to what is repeated under one key', async () => {
    const product = await aProduct(shop.deps, { stock: 9 })
    const body = (invoice: unknown) =>
      anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { invoice } as never })
    const key = { 'idempotency-key': 'once' }
    expect((await sendOrder(shop, body(person), key)).statusCode).toBe(201)
    expect((await sendOrder(shop, body(person), key)).statusCode).toBe(200)
    expect((await sendOrder(shop, body(company), key)).statusCode).toBe(409)
  })

  it('comes too late after the order', async () => {
    const placed = (await order(null)).json()
    const url = `/api/orders/${placed.orderNumber}/invoice`
    const late = await new Visitor(shop).put(`${url}?key=${placed.accessKey}`, person)
    expect([late.statusCode, late.json().code]).toEqual([409, 'invoice_too_late'])
    expect((await new Visitor(shop).put(url, person)).statusCode).toBe(404)
  })

  it('needs an address where the goods are fetched and none is written', () => {
    const typed = { delivery: 'pickup', shippingAddress: '', postalCode: '', city: '', province: null }
    const at = (more: object) =>
      buyerOf({ ...person, ...more } as never, { customerName: 'Mario Rossi', province: 'VI' } as never, typed as never)
    expect(() => at({})).toThrow('invalid_input')
    const address = { street: 'Via Roma 1', postalCode: '25121', city: 'Brescia', province: 'BS' }
    expect(at({ address })).toMatchObject({ ...address, name: { firstName: 'Mario', lastName: 'Rossi' } })
  })
})

describe('an invoice', () => {
  it('is numbered when its order is paid, and its file passes the schema', async () => {
    const placed = (await order(company)).json()
    expect(await stored()).toEqual([])
    const admin = await anAdministrator(shop)
    await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
    const [listed] = (await admin.get('/api/admin/invoices')).json()
    expect(listed).toMatchObject({
      ...{ number: 1, series: '', kind: 'TD01', orderNumber: placed.orderNumber, state: 'to_send' },
      total: placed.total,
      printed: `${listed.year}/1`,
    })
    const xml = await admin.get(`/api/admin/invoices/${listed.id}/xml`)
    expect(xml.statusCode, xml.body).toBe(200)
    expect(xml.headers['content-disposition']).toContain(listed.fileName)
    expect(await checkInvoiceXml(xml.body, listed.date)).toEqual([])
    expect(xml.body).toContain('<CodiceDestinatario>ABC1234<')
    const pdf = await admin.get(`/api/admin/invoices/${listed.id}/pdf`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    await writeInvoices(shop.deps)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.filter(({ subject }) => subject.includes(listed.printed))).toHaveLength(1)
    expect((await admin.get('/api/admin/invoices/999999/xml')).json().code).toBe('invoice_unknown')
  })

  it('has a credit note for each refund, linked to it, that take back no more than all', async () => {
    const { id, admin, orderNumber, accessKey } = await paidOrder()
    const part = await admin.post(`/api/admin/orders/${id}/refunds`, {
      lines: [{ line: 1, quantity: 1, place: 'stock' }],
      account: { iban: 'IT60X0542811101000000123456', holder: 'Mario Rossi' },
    })
    expect(part.statusCode, part.body).toBeLessThan(300)
    const refundId = (await admin.get(`/api/admin/orders/${id}`)).json().refunds[0].id
    const done = await admin.post(`/api/admin/refunds/${refundId}/done`, {})
    expect(done.statusCode, done.body).toBeLessThan(300)
    const [note, invoice] = (await admin.get('/api/admin/invoices')).json()
    expect(note).toMatchObject({ kind: 'TD04', number: 2, total: '89.90', linked: invoice.printed })
    const xml = (await admin.get(`/api/admin/invoices/${note.id}/xml`)).body
    expect(xml).toMatch(/<TipoDocumento>TD04<[\s\S]*<IdDocumento>20\d\d\/1</)
    const own = await new Visitor(shop).get(`/api/orders/${orderNumber}/invoices?k=${accessKey}`)
    expect(own.json()).toMatchObject({ isRequested: true, invoices: [{ kind: 'TD01' }, { kind: 'TD04' }] })
    const copy = await new Visitor(shop).get(`/api/orders/${orderNumber}/invoices/${invoice.id}/pdf?k=${accessKey}`)
    expect(copy.headers['content-type']).toBe('application/pdf')
    expect((await new Visitor(shop).get(`/api/orders/${orderNumber}/invoices`)).statusCode).toBe(404)
  })

  it('is none without a request: its refund makes no credit note, and no refund is above the order', async () => {
    const { id, admin } = await paidOrder(null)
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Mario Rossi' }
    const refund = (other: string) =>
      admin.post(`/api/admin/orders/${id}/refunds`, { other, reason: 'Sconto', account })
    expect((await refund('5000.00')).statusCode).toBe(409)
    expect((await refund('10.00')).statusCode).toBeLessThan(300)
    const { refunds } = (await admin.get(`/api/admin/orders/${id}`)).json()
    await admin.post(`/api/admin/refunds/${refunds[0].id}/done`, {})
    expect(await stored()).toEqual([])
  })

  it('takes signs that the exchange does not know from a name, and is never written twice (00404)', async () => {
    const { admin } = await paidOrder(person, { customerName: 'Mario 🚲 Rossi' })
    const [listed] = (await admin.get('/api/admin/invoices')).json()
    const xml = (await admin.get(`/api/admin/invoices/${listed.id}/xml`)).body
    expect(xml).toMatch(/<Nome>Mario<[\s\S]*<Cognome>Rossi</)
    expect(await checkInvoiceXml(xml, listed.date)).toEqual([])
    const other = await paidOrder()
    const [first, second] = await stored()
    expect([first?.number, second?.number]).toEqual([1, 2])
    const put = (change: Partial<typeof invoices.$inferInsert>) =>
      shop.deps.database.db.update(invoices).set(change).where(eq(invoices.orderId, other.id))
    await expect(put({ number: 1 })).rejects.toThrow()
    await expect(put({ sending: first?.sending ?? '' })).rejects.toThrow()
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('begins at 1 with the year in Rome, and by series', async () => {
    shop.clock.now = new Date('2026-12-31T22:30:00Z')
    await paidOrder()
    shop.clock.now = new Date('2026-12-31T23:30:00Z')
    const { admin } = await paidOrder()
    const { version } = (await admin.get('/api/admin/settings/invoices')).json()
    const value = { series: 'W', creditSeries: 'NC', from: null }
    expect((await admin.put('/api/admin/settings/invoices', { version, value })).statusCode).toBe(200)
    expect((await admin.put('/api/admin/settings/invoices', { version, value })).statusCode).toBe(409)
    await paidOrder()
    expect((await stored()).map(({ year, series, number, day }) => [year, series, number, day])).toEqual([
      [2026, '', 1, '2026-12-31'],
      [2027, '', 1, '2027-01-01'],
      [2027, 'W', 1, '2027-01-01'],
    ])
    const tooEarly = { ...value, from: '2027-02-01' }
    await admin.put('/api/admin/settings/invoices', { version: version + 1, value: tooEarly })
    expect((await order()).json().code).toBe('invoice_not_offered')
  })

  it('goes from state to state by hand and by receipts, and is made again when it was refused', async () => {
    const { admin } = await paidOrder(company)
    const read = async () => (await admin.get('/api/admin/invoices')).json()[0]
    const first = await read()
    const url = `/api/admin/invoices/${first.id}`
    const receipt = (root: string, more = '') =>
      shop.app.inject({
        ...{ method: 'POST' as const, url: '/api/admin/invoices/receipts', cookies: admin.cookies },
        headers: { 'content-type': 'application/octet-stream' },
        payload: `<?xml version="1.0"?><ns:${root} xmlns:ns="http://x"><IdentificativoSdI>1</IdentificativoSdI><NomeFile>${first.fileName}</NomeFile>${more}</ns:${root}>`,
      })
    expect((await admin.patch(url, { state: 'sent' })).json().state).toBe('sent')
    const refused = await receipt(
      'RicevutaScarto',
      '<ListaErrori><Errore><Codice>00311</Codice><Descrizione>CodiceDestinatario non valido</Descrizione></Errore></ListaErrori>',
    )
    expect(refused.json()).toMatchObject({ state: 'rejected', sdiCode: '00311' })
    const again = await admin.patch(url, {
      state: 'to_send',
      party: { ...company, recipientCode: null, pec: 'a@pec.example.it' },
    })
    expect(again.json()).toMatchObject({ state: 'to_send', printed: first.printed, date: first.date, sdiCode: null })
    expect(again.json().fileName).not.toBe(first.fileName)
    expect((await admin.get(`${url}/xml`)).body).toContain('<PECDestinatario>a@pec.example.it<')
    expect((await receipt('RicevutaConsegna')).json().code).toBe('invoice_unknown')
    expect((await receipt('Altro')).json().code).toBe('receipt_unreadable')
    expect((await admin.patch(url, { state: 'delivered' })).json().state).toBe('delivered')
    expect((await admin.patch(url, { state: 'to_send' })).json().code).toBe('invalid_transition')
  })
})

describe('what the pages read of invoices', () => {
  it('is offered from the day that the shop has set, and filled with what an account gave last', async () => {
    const offer = async (visitor: Visitor) => (await visitor.get('/api/invoices/offer')).json()
    const customer = await aCustomer(shop)
    expect(await offer(customer)).toEqual({ isOffered: true, last: null })
    const product = await aProduct(shop.deps, { stock: 9 })
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { invoice: company } as never })
    expect((await customer.post('/api/orders', body)).statusCode).toBe(201)
    expect((await offer(customer)).last).toMatchObject({ name: company.name, vatNumber: company.vatNumber })
    expect(await offer(new Visitor(shop))).toEqual({ isOffered: true, last: null })
    const admin = await anAdministrator(shop)
    const value = { series: '', creditSeries: null, from: '2999-01-01' }
    await admin.put('/api/admin/settings/invoices', { version: 0, value })
    expect((await offer(customer)).isOffered).toBe(false)
    expect((await admin.get('/api/admin/settings/invoices/versions')).json()).toMatchObject([{ version: 1, value }])
  })

  it('is one file of all that wait to be sent, and who asked before the order is paid', async () => {
    const { admin } = await paidOrder(company)
    await paidOrder()
    const asked = (await order(company)).json()
    const [second, first] = (await admin.get('/api/admin/invoices')).json()
    await admin.patch(`/api/admin/invoices/${second.id}`, { state: 'sent' })
    const zip = await admin.get('/api/admin/invoices/to-send')
    expect(Object.keys(unzipSync(zip.rawPayload))).toEqual([first.fileName])
    const request = async (id: string) => (await admin.get(`/api/admin/invoice-requests/${id}`)).json().buyer
    expect(await request(asked.id)).toMatchObject({ name: company.name, recipientCode: 'ABC1234' })
    expect(await request((await order(null)).json().id)).toBeNull()
  })

  it('is in the record where staff change it, with its states alone', async () => {
    const { admin } = await paidOrder(company)
    const [invoice] = (await admin.get('/api/admin/invoices')).json()
    await admin.patch(`/api/admin/invoices/${invoice.id}`, { state: 'rejected', sdiCode: '00311' })
    const acts = (await admin.get('/api/admin/acts')).json()
    const [{ changes }] = acts.filter(({ action }: { action: string }) => action.endsWith('/invoices/:id'))
    expect(changes).toMatchObject([
      { kind: 'invoice', before: { state: 'to_send' }, after: { state: 'rejected', sdi_code: '00311' } },
    ])
    expect(JSON.stringify(acts)).not.toContain(company.name)
  })
})

describe('the numbers', () => {
  it('are 1 to 200 for 200 orders paid at once on two nodes, and a roll-back leaves no gap', async () => {
    const { database, clock } = shop.deps
    const ids: string[] = []
    const product = await aProduct(shop.deps, { stock: 300, priceCents: 100 })
    for (let i = 0; i < 200; i++) {
      const body = anOrderBody({
        items: [{ productId: product.id, quantity: 1 }],
        order: { customerEmail: `a${i}@example.org`, invoice: person } as never,
      })
      const answer = await sendOrder(shop, body)
      expect(answer.statusCode, answer.body).toBe(201)
      ids.push(answer.json().id)
    }
    await expect(
      inTransaction(database, async (tx) => {
        await nextNumber(tx, `${clock().getUTCFullYear()}/`)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    const other = await anotherNode()
    // Fifty at once: a pool lets a caller wait no longer than ten seconds.
    for (let i = 0; i < ids.length; i += 50)
      await Promise.all(
        ids
          .slice(i, i + 50)
          .map((id, at) => confirmPayment(at % 2 ? { ...shop.deps, database: other } : shop.deps, id)),
      )
    if (other !== database) await other.close()
    const numbers = (await stored()).map(({ number }) => number).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
    expect((await database.db.select().from(invoices).where(eq(invoices.kind, 'TD01'))).length).toBe(200)
  })
})

/** Another pool on the same database; the embedded one has a single process. */
async function anotherNode(): Promise<Database> {
  const { database } = shop.deps
  if (inject('databaseKind') === 'embedded') return database
  const [row] = rawRows<{ name: string }>(await database.db.execute(sql`select current_database() as name`))
  return openDatabase({ url: inject('postgresUrl').replace(/\/postgres$/, `/${row?.name}`) })
}

it('keeps what the shop promises of its data', async () => {
  await paidOrder()
  expect(await checkInvariants(shop.deps)).toEqual([])
})
