import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/orders'
const change = (id: string, body: object) => admin.patch(`${path}/${id}`, body)
const read = async (id: string) => (await admin.get(`${path}/${id}`)).json<AdminOrder>()
const stateOf = async (id: string) => {
  const { orderStatus, paymentStatus } = await read(id)
  return `${orderStatus} ${paymentStatus}`
}
const numbers = async (query: string) => {
  const answer = await admin.get(`${path}${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<AdminOrderRow[]>().map((o) => o.orderNumber)
}
const mailsSent = async () => {
  shop.mailer.sent = []
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map((m) => m.subject.replace(/ PV-\S+/, '')).sort()
}

/** An order of a named customer, a minute after the one before. */
async function orderOf(customerName: string, change: object = {}) {
  const product = await aProduct(shop.deps, { priceCents: 10_000, row: { weightGrams: 450 } })
  shop.clock.advance({ minutes: 1 })
  const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { customerName, ...change } })
  return (await sendOrder(shop, body)).json<{ id: string; orderNumber: string; bankTransfer: { reference: string } }>()
}

describe('the list of orders', () => {
  it('shows what the table needs, newest first', async () => {
    const first = await orderOf('Anna Neri')
    const second = await orderOf('Bruno Gallo')
    const answer = await admin.get(path)
    expect(answer.headers['x-total-count']).toBe('2')
    expect(answer.json()).toEqual([
      {
        id: second.id,
        orderNumber: second.orderNumber,
        customerName: 'Bruno Gallo',
        customerEmail: 'giulia.ferrari@example.org',
        createdAt: '2026-11-20T10:02:00.000Z',
        total: '100.00',
        orderStatus: 'processing',
        channel: 'distance',
        instrument: null,
        paymentMethod: 'bank',
        paymentStatus: 'pending',
        bankReference: second.bankTransfer.reference,
        city: 'Vicenza',
        province: 'VI',
        goods: [{ name: expect.stringMatching(/^Articolo/), frameSize: null, quantity: 1 }],
        otherGoods: 0,
        weightGrams: 450,
        shipBy: null,
        transferToReturn: null,
        tags: [],
        arrivesOn: null,
        usualCarrier: null,
      },
      expect.objectContaining({ id: first.id, customerName: 'Anna Neri' }),
    ])
  })

  it('filters by states, searches in whatever people remember, and pages', async () => {
    const [a, b, c] = [
      await orderOf('Anna Neri', { customerEmail: 'anna_n@example.org' }),
      await orderOf('Bruno Gallo'),
      await orderOf('Carla Riva'),
    ]
    await change(a.id, { paymentStatus: 'paid' })
    await change(b.id, { orderStatus: 'cancelled' })
    await change(a.id, { orderStatus: 'shipped', trackingCode: 'BRT-77' })
    expect(await numbers('?status=processing')).toEqual([c.orderNumber])
    expect(await numbers('?paymentStatus=paid')).toEqual([a.orderNumber])
    expect(await numbers('?paymentMethod=paypal')).toEqual([])
    expect(await numbers('?q=GALLO')).toEqual([b.orderNumber])
    expect(await numbers('?q=anna_n@')).toEqual([a.orderNumber])
    expect(await numbers('?q=anna%25n')).toEqual([])
    expect(await numbers('?q=brt-77')).toEqual([a.orderNumber])
    expect(await numbers(`?q=${c.orderNumber.toLowerCase()}`)).toEqual([c.orderNumber])
    expect(await numbers(`?q=${encodeURIComponent(c.bankTransfer.reference)}`)).toEqual([c.orderNumber])
    expect(await numbers('?limit=1&offset=1')).toEqual([b.orderNumber])
    expect((await admin.get(`${path}?limit=1&offset=1`)).headers.link).toBe(
      '</api/admin/orders?limit=1&offset=2>; rel="next", </api/admin/orders?limit=1&offset=0>; rel="prev"',
    )
    expect(await numbers('?limit=1&offset=9')).toEqual([])
  })

  it('is the same by keys as by numbers, whatever the size of a page', async () => {
    const { db } = shop.deps.database
    for (const name of ['Anna', 'Bruno', 'Carla', 'Dina', 'Elio']) {
      const { id } = await orderOf(`${name} Neri`)
      if (name < 'D') await change(id, { paymentStatus: 'paid' })
      if (name === 'Dina') await change(id, { orderStatus: 'cancelled' })
    }
    // A page may end at an order of any first letter.
    const [row] = await db.select().from(orders).where(eq(orders.customerName, 'Elio Neri'))
    if (!row) throw new Error('no order')
    const copyOf = (letter: string) => {
      const id = letter + row.id.slice(1)
      const [orderNumber, bankReference] = [`${row.orderNumber}${letter}`, `${row.bankReference}${letter}`]
      return { ...row, id, orderNumber, bankReference, customerName: `${letter} Neri` }
    }
    await db.insert(orders).values([...'0123456789abcdef'].filter((letter) => letter !== row.id[0]).map(copyOf))
    // Nearer to each other than JavaScript tells.
    const createdAt = sql`timestamptz '2026-11-20T10:00:00Z' + ascii(${orders.customerName}) * interval '1 microsecond'`
    await db.update(orders).set({ createdAt })
    await db.update(orders).set({ shipBy: shop.deps.clock() }).where(eq(orders.customerName, 'Bruno Neri'))
    for (const sort of ['newest', 'urgent', 'due', 'newest&q=neri'])
      for (const limit of [1, 20, 21]) {
        const listed: string[] = []
        let next: string | undefined = `${path}?sort=${sort}&limit=${limit}&after=`
        while (next && listed.length < 30) {
          const answer = await admin.get(next)
          listed.push(...answer.json<AdminOrderRow[]>().map((row) => row.orderNumber))
          expect(answer.headers['x-total-count']).toBeUndefined()
          next = /^<(.*)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
        }
        expect(listed, `${sort} ${limit}`).toEqual(await numbers(`?sort=${sort}`))
      }
  })

  it('takes days of the shop’s calendar', async () => {
    const late = new Date('2026-11-20T23:30:00Z')
    shop.clock.now = late
    admin = await anAdministrator(shop)
    const { orderNumber } = await orderOf('Di notte')
    expect(await numbers('?from=2026-11-21&to=2026-11-21')).toEqual([orderNumber])
    expect(await numbers('?to=2026-11-20')).toEqual([])
    for (const query of ['from=2026-02-30', 'to=ieri', 'status=perso', 'limit=0', 'task=dormire'])
      expect((await admin.get(`${path}?${query}`)).statusCode).toBe(400)
  })

  it('knows what waits for the shop', async () => {
    const unpaid = await orderOf('Da confermare')
    const paid = await orderOf('Da spedire')
    const late = await orderOf('In ritardo')
    const back = await orderOf('Da rimborsare')
    for (const { id } of [late, back]) await change(id, { paymentStatus: 'paid' })
    await change(back.id, { orderStatus: 'cancelled' })
    shop.clock.advance({ days: 4 })
    admin = await anAdministrator(shop)
    await change(paid.id, { paymentStatus: 'paid' })
    expect(await numbers('?task=to_confirm')).toEqual([unpaid.orderNumber])
    expect(await numbers('?task=to_ship')).toEqual([late.orderNumber, paid.orderNumber])
    expect(await numbers('?task=late')).toEqual([late.orderNumber])
    expect(await numbers('?task=to_refund')).toEqual([back.orderNumber])
    expect(await numbers('?task=payment_attention')).toEqual([])
    // A new order stands right behind what has to leave today.
    const fresh = await orderOf('Appena arrivato')
    const sorted = [late, paid, fresh, back, unpaid].map(({ orderNumber }) => orderNumber)
    expect(await numbers('?sort=due')).toEqual(sorted)
    const counts = await admin.get('/api/admin/order-counts')
    expect(counts.json()).toEqual({ toShip: 2, toPay: 2, onTheWay: 0, comingBack: 0, all: 5 })
  })

  it('remembers who brought the last parcel of its customer, else of the shop', async () => {
    const [first, other, again, fetched] = [
      await orderOf('Anna Neri', { customerEmail: 'Anna@example.org' }),
      await orderOf('Bruno Gallo', { customerEmail: 'bruno@example.org' }),
      await orderOf('Anna Neri', { customerEmail: 'anna@example.org' }),
      await orderOf('Carla Riva', { customerEmail: 'anna@example.org' }),
    ]
    const usual = async (id: string) => {
      const row = (await admin.get(path)).json<AdminOrderRow[]>().find((one) => one.id === id)
      expect((await read(id)).usualCarrier).toBe(row?.usualCarrier)
      return row?.usualCarrier
    }
    const { db } = shop.deps.database
    await db.update(orders).set({ deliveryMethod: 'pickup' }).where(eq(orders.id, fetched.id))
    for (const { id } of [first, other, again, fetched]) await change(id, { paymentStatus: 'paid' })
    expect(await usual(again.id)).toBeNull()
    await change(first.id, { orderStatus: 'shipped', carrier: 'gls' })
    shop.clock.advance({ minutes: 1 })
    await change(other.id, { orderStatus: 'shipped', carrier: 'brt' })
    expect(await usual(again.id)).toBe('gls')
    expect(await usual((await orderOf('Dario Neri', { customerEmail: 'dario@example.org' })).id)).toBe('brt')
    expect([await usual(fetched.id), await usual(first.id)]).toEqual([null, null])
  })

  it('refuses a code that another customer’s parcel has, where that is asked', async () => {
    const [first, other, again] = [
      await orderOf('Anna Neri', { customerEmail: 'anna@example.org' }),
      await orderOf('Bruno Gallo', { customerEmail: 'bruno@example.org' }),
      await orderOf('Anna Neri', { customerEmail: 'ANNA@example.org' }),
    ]
    for (const { id } of [first, other, again]) await change(id, { paymentStatus: 'paid' })
    const ship = (id: string, trackingCode: string) =>
      change(id, { orderStatus: 'shipped', carrier: 'gls', trackingCode, isOwnCode: true })
    expect((await ship(first.id, 'VI620119023')).statusCode).toBe(200)
    const refused = await ship(other.id, 'vi 620119023')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'tracking_code_used'])
    expect(refused.json().message).toBe(`È già il codice di ${first.orderNumber}.`)
    expect(await stateOf(other.id)).toBe('processing paid')
    expect((await ship(again.id, 'VI620119023')).statusCode).toBe(200)
    expect((await change(other.id, { orderStatus: 'shipped', trackingCode: 'VI620119023' })).statusCode).toBe(200)
  })
})

describe('one order', () => {
  it('is shown with everything about it', async () => {
    const placed = await anOrder(shop, { quantity: 2 })
    await shop.deps.mailSender.sendDue()
    expect(await read(placed.id)).toMatchObject({
      orderNumber: placed.orderNumber,
      customerPhone: '+39 333 1234567',
      shippingAddress: 'Contrà San Biagio 12',
      postalCode: '36100',
      province: 'VI',
      subtotal: '2599.80',
      shipping: '0.00',
      total: '2599.80',
      bankReference: placed.bankTransfer?.reference,
      bankDueAt: '2026-11-27T10:00:00.000Z',
      payment: null,
      items: [{ productId: placed.productId, quantity: 2, price: '1299.90', total: '2599.80' }],
      events: [{ actor: 'customer', kind: 'placed', createdAt: '2026-11-20T10:00:00.000Z' }],
      mails: [{ kind: 'order_confirmation', to: 'giulia.ferrari@example.org', state: 'sent', attempts: 1 }],
      withdrawals: [],
      steps: ['confirm_payment', 'ship', 'cancel'],
    })
  })

  it('goes from payment to delivery, and its customer is told of each step', async () => {
    const { id } = await anOrder(shop)
    await mailsSent()
    const paid = await change(id, { paymentStatus: 'paid' })
    expect([paid.statusCode, paid.json()]).toEqual([
      200,
      expect.objectContaining({ paymentStatus: 'paid', bankDueAt: null, steps: ['ship', 'cancel', 'refund'] }),
    ])
    const shipped = await change(id, { orderStatus: 'shipped', trackingCode: ' BRT 123 ' })
    expect(shipped.json()).toMatchObject({ orderStatus: 'shipped', trackingCode: 'BRT 123' })
    expect((await change(id, { trackingCode: 'BRT 124' })).json()).toMatchObject({ trackingCode: 'BRT 124' })
    expect((await change(id, { orderStatus: 'delivered' })).json().steps).toEqual(['refund', 'set_tracking'])
    expect(await mailsSent()).toEqual([
      'Il tuo ordine è arrivato',
      'Il tuo ordine è partito',
      'Pagamento ricevuto per l’ordine',
    ])
    expect((await read(id)).events.map((e) => `${e.actor} ${e.kind}`)).toEqual([
      'customer placed',
      'admin payment_confirmed',
      'admin shipped',
      'admin tracking_changed',
      'admin delivered',
    ])
  })

  it('takes payment and shipping in one go', async () => {
    const { id } = await anOrder(shop)
    expect((await change(id, { paymentStatus: 'paid', orderStatus: 'shipped' })).statusCode).toBe(200)
    expect(await stateOf(id)).toBe('shipped paid')
    // Steps already taken do not block the others.
    expect((await change(id, { paymentStatus: 'paid', orderStatus: 'delivered' })).statusCode).toBe(200)
  })

  it('gives the pieces back when it is cancelled', async () => {
    const { id, productId } = await anOrder(shop, { quantity: 3, stock: 10 })
    await change(id, { orderStatus: 'cancelled' })
    expect([await stateOf(id), await stockOf(shop, productId)]).toEqual(['cancelled pending', { '': 10 }])
    expect((await read(id)).steps).toEqual(['late_transfer'])
  })

  it('notes a bank refund that was made by hand', async () => {
    const { id } = await anOrder(shop)
    await change(id, { paymentStatus: 'paid' })
    await change(id, { orderStatus: 'cancelled' })
    expect((await read(id)).steps).toEqual(['refund'])
    expect((await change(id, { paymentStatus: 'refunded' })).statusCode).toBe(200)
    expect(await stateOf(id)).toBe('cancelled refunded')
  })

  it.each([
    ['an unpaid order', [], { orderStatus: 'delivered' }],
    ['an unpaid order', [], { paymentStatus: 'refunded' }],
    ['an unpaid order', [], { orderStatus: 'processing' }],
    ['an unpaid order', [], { paymentStatus: 'pending' }],
    ['an unpaid order', [], { trackingCode: 'BRT 1' }],
    ['an unpaid order', [], { paymentStatus: 'paid', orderStatus: 'delivered' }],
    ['a paid order', [{ paymentStatus: 'paid' }], { paymentStatus: 'paid' }],
    ['a paid order', [{ paymentStatus: 'paid' }], { paymentStatus: 'pending' }],
    ['a shipped order', [{ orderStatus: 'shipped', reason: 'Paga al ritiro' }], { orderStatus: 'shipped' }],
    ['a shipped order', [{ orderStatus: 'shipped', reason: 'Paga al ritiro' }], { orderStatus: 'cancelled' }],
    ['a shipped order', [{ orderStatus: 'shipped', reason: 'Paga al ritiro' }], { orderStatus: 'processing' }],
    ['a cancelled order', [{ orderStatus: 'cancelled' }], { orderStatus: 'shipped' }],
    ['a cancelled order', [{ orderStatus: 'cancelled' }], { orderStatus: 'cancelled' }],
    ['a cancelled order', [{ orderStatus: 'cancelled' }], { paymentStatus: 'paid' }],
  ])('%s after %j refuses %j and stays as it was', async (_what, before, request) => {
    const { id } = await anOrder(shop)
    for (const step of before) expect((await change(id, step)).statusCode).toBe(200)
    const seen = await read(id)
    const answer = await change(id, request)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_transition'])
    expect(await read(id)).toEqual(seen)
  })

  it('takes each step once, however many windows ask for it', async () => {
    const { id } = await anOrder(shop)
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(id, { paymentStatus: 'paid' })))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409, 409, 409])
    expect((await read(id)).events).toHaveLength(2)
  })

  it.each([
    [{}],
    [{ reason: 'Paga in negozio' }],
    [{ carrier: 'il postino' }],
    [{ orderStatus: 'perso' }],
    [{ paymentStatus: true }],
    [{ trackingCode: 'x'.repeat(81) }],
  ])('refuses %j as no change at all', async (body) => {
    const { id } = await anOrder(shop)
    expect((await change(id, body)).statusCode).toBe(400)
  })

  it('answers 404 for an order that is not there and 400 for what is no id', async () => {
    const nowhere = crypto.randomUUID()
    for (const answer of [await admin.get(`${path}/${nowhere}`), await change(nowhere, { orderStatus: 'shipped' })])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found'])
    for (const id of ['1', 'PV-ABCD-EFGH', "x'--"])
      expect((await admin.get(`${path}/${encodeURIComponent(id)}`)).statusCode).toBe(400)
  })
})

describe('sending a mail again', () => {
  const resend = (id: string, kind: string) => admin.post(`${path}/${id}/mails`, { kind })

  it('sends what was told before, as the order is now', async () => {
    const { id } = await anOrder(shop)
    await change(id, { paymentStatus: 'paid' })
    await mailsSent()
    const answer = await resend(id, 'order_confirmation')
    expect([answer.statusCode, answer.json().mails.length]).toEqual([202, 3])
    await resend(id, 'order_confirmation')
    expect(await mailsSent()).toHaveLength(2)
    expect((await read(id)).events.at(-1)).toMatchObject({ kind: 'mail_resent', data: { mail: 'order_confirmation' } })
  })

  it('tells of a cancellation with its reason', async () => {
    const { id } = await anOrder(shop)
    await change(id, { orderStatus: 'cancelled' })
    const [first] = await mailsSent()
    await resend(id, 'order_cancelled')
    expect(await mailsSent()).toEqual([first === undefined ? '' : expect.stringContaining('annullato')])
  })

  it('does not tell what has not happened, and ends somewhere', async () => {
    const { id } = await anOrder(shop)
    for (const kind of ['payment_received', 'order_shipped', 'order_delivered', 'order_cancelled'])
      expect((await resend(id, kind)).json().code).toBe('invalid_transition')
    expect((await resend(id, 'password_reset')).statusCode).toBe(400)
    for (let n = 0; n < 9; n++) expect((await resend(id, 'order_confirmation')).statusCode).toBe(202)
    expect((await resend(id, 'order_confirmation')).statusCode).toBe(429)
    expect(await shop.deps.database.db.select().from(outbox)).toHaveLength(10)
  })
})

describe('the file of orders', () => {
  it('has one row an order and opens in a spreadsheet without running anything', async () => {
    const { orderNumber } = await orderOf('=HYPERLINK("http://x";"Anna")', { taxCode: 'rssmra80a01h501u' })
    await orderOf('Bruno "il Gallo"; Gallo')
    const answer = await admin.get(`${path}/export?q=${orderNumber}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="ordini-2026-11-20.csv"',
      'cache-control': 'no-store',
    })
    const [header, row, end] = answer.body.split('\r\n')
    expect(header).toMatch(/^\ufeffordine;data;cliente;email;/)
    expect(row).toContain(`${orderNumber};2026-11-20 11:01;"'=HYPERLINK(""http://x"";""Anna"")";`)
    expect(row).toContain(';RSSMRA80A01H501U;')
    expect(row).toContain(';100,00;0,00;100,00;')
    expect(end).toBe('')
    expect((await admin.get(`${path}/export`)).body.split('\r\n')).toHaveLength(4)
  })

  it('holds more orders than are read at once, each once', async () => {
    const { id } = await anOrder(shop)
    const { db } = shop.deps.database
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Error('no order')
    const copies = Array.from({ length: 1_100 }, (_, i) => ({
      ...row,
      id: crypto.randomUUID(),
      orderNumber: `PV-COPY-${i}`,
      bankReference: `copia ${i}`,
      createdAt: new Date(row.createdAt.getTime() - Math.floor(i / 3) * 60_000),
    }))
    await db.insert(orders).values(copies)
    const rows = (await admin.get(`${path}/export`)).body.trim().split('\r\n').slice(1)
    expect(new Set(rows.map((r) => r.split(';')[0])).size).toBe(1_101)
    expect(rows).toHaveLength(1_101)
    const list = await admin.get(path)
    expect([list.json().length, list.headers['x-total-count']]).toEqual([1_000, '1101'])
    expect(list.headers.link).toContain('offset=1000>; rel="next"')
  })
})

it('shows nothing of it to visitors', async () => {
  const { id } = await anOrder(shop)
  const visitor = new Visitor(shop)
  for (const url of [path, `${path}/export`, `${path}/${id}`]) expect((await visitor.get(url)).statusCode).toBe(401)
  expect((await visitor.patch(`${path}/${id}`, { orderStatus: 'shipped' })).statusCode).toBe(401)
  expect((await visitor.post(`${path}/${id}/mails`, { kind: 'order_confirmation' })).statusCode).toBe(401)
  expect(await stateOf(id)).toBe('processing pending')
})

describe('an order paid by wallet', () => {
  it('shows its payment, is never confirmed by hand, and is refunded when it is cancelled or given back', async () => {
    const emulator = await openEmulator()
    const w = await WalletShop.open(emulator)
    admin = await anAdministrator(w.shop)
    const buy = async () => {
      w.shop.clock.advance({ minutes: 1 })
      const paypalId = await w.approved(await w.product())
      expect((await w.capture(paypalId)).statusCode).toBe(200)
      const [row] = (await admin.get(path)).json<AdminOrderRow[]>()
      return { id: row?.id ?? '', paypalId }
    }
    const cancelled = await buy()
    expect(await read(cancelled.id)).toMatchObject({
      paymentStatus: 'paid',
      payment: { providerOrderId: cancelled.paypalId, state: 'captured', amount: '1199.00' },
      refunds: [],
      refundable: '1199.00',
      steps: ['ship', 'cancel', 'refund'],
    })
    expect((await change(cancelled.id, { paymentStatus: 'paid' })).statusCode).toBe(409)
    const answer = await change(cancelled.id, { orderStatus: 'cancelled' })
    expect(answer.json()).toMatchObject({
      paymentStatus: 'refunded',
      refunded: '1199.00',
      payment: { state: 'refunded' },
      refunds: [{ state: 'completed', amount: '1199.00', reason: 'order_cancelled' }],
      steps: [],
    })
    const given = await buy()
    await change(given.id, { orderStatus: 'shipped' })
    const refunded = await change(given.id, { paymentStatus: 'refunded' })
    expect(refunded.json()).toMatchObject({ orderStatus: 'shipped', paymentStatus: 'refunded' })
    expect((await w.ledger(given.paypalId)).refunds).toMatchObject([{ amount: '1199.00' }])
    await w.close()
    await emulator.stop()
  })
})
