import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { findOrder } from '#server/orders/order-records/order-repository.ts'
import { walletClaims } from '#server/orders/payments/claim-payment.ts'
import { stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { placeOrder as placeOrderCall } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, orderTraces, sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { placeOrder } from './place-order.ts'

const shop = shopForEachTest()

describe('a bank-transfer order', () => {
  it('is stored with its stock, its history and its mail, and answered with the bank details', async () => {
    const product = await aProduct(shop.deps, { sizes: { S: 1, M: 4 }, priceCents: 219_000 })
    const items = [{ productId: product.id, quantity: 2, frameSize: 'M' }]
    const answer = await sendOrder(shop, anOrderBody({ items, order: { paymentStatus: 'paid', total: '4380.00' } }))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      orderNumber: expect.stringMatching(/^PV-[2-9B-HJKMNP-TV-Z]{4}-[2-9B-HJKMNP-TV-Z]{4}$/),
      orderStatus: 'processing',
      paymentStatus: 'pending',
      subtotal: '4380.00',
      shipping: '0.00',
      channel: 'distance',
      instrument: null,
      total: '4380.00',
      createdAt: '2026-11-20T10:00:00.000Z',
      promisedIf: { paidBy: '2026-11-23', arrives: '2026-11-26' },
      bankTransfer: {
        beneficiary: 'Cicli Pedivella S.r.l.',
        iban: 'IT60X0542811101000000123456',
        bic: 'BLOPIT22XXX',
        bankName: 'Banca Popolare Dimostrativa',
        reference: expect.stringMatching(/^PV-/),
        amount: '4380.00',
      },
      accessKey: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await stockOf(shop, product.id)).toEqual({ S: 1, M: 2 })
    expect(await orderTraces(shop)).toEqual({ orders: 1, lines: 1, events: 1, mails: 1, keys: 0, pieces: 3, moved: 3 })
  })

  it('is the same to the program that stores it and to one that reads it', async () => {
    const product = await aProduct(shop.deps)
    const body = z.parse(placeOrderCall.body, anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    const buyer = { customerId: null, browser: null, typedHash: null, arrivedAt: shop.clock.now }
    const request = { body, buyer, language: 'it', idempotencyKey: undefined, caller: undefined } as const
    const { order } = await placeOrder(shop.deps, request, walletClaims(shop.deps))
    expect(await findOrder(shop.deps.database.db, order.id)).toEqual(order)
  })

  it('draws another number when its first one is taken', async () => {
    const product = await aProduct(shop.deps, { stock: 5 })
    // The database is used again.
    onTestFinished(async () => {
      await shop.deps.database.db.execute(sql`drop function take_number cascade`)
      await shop.deps.database.db.execute(sql`drop sequence draws`)
    })
    // A sequence counts on through the roll-back.
    await shop.deps.database.db.execute(sql`do $$ begin
      create sequence draws;
      create function take_number() returns trigger language plpgsql as $f$ begin
        if nextval('draws') = 1 then
          raise unique_violation using constraint = 'orders_order_number_unique';
        end if;
        return new;
      end $f$;
      create trigger take_number before insert on orders for each row execute function take_number();
    end $$`)
    const answer = await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity: 2 }] }))
    expect(answer.statusCode).toBe(201)
    expect(await stockOf(shop, product.id)).toEqual({ '': 3 })
    expect(await orderTraces(shop)).toMatchObject({ orders: 1, lines: 1, events: 1, mails: 1 })
  })

  it('calls what was bought as the buyer saw it, in Italian where no English name is', async () => {
    const named = await aProduct(shop.deps, { name: 'Casco Vento', row: { nameEn: 'Vento helmet' } })
    const unnamed = await aProduct(shop.deps, { name: 'Borsa Laguna' })
    const items = [named, unnamed].map(({ id }) => ({ productId: id, quantity: 1 }))
    const namesFor = async (language: string) => {
      const placed = (await sendOrder(shop, anOrderBody({ items }), { 'accept-language': language })).json()
      const page = await shop.app.inject(`/api/orders/${placed.orderNumber}?k=${placed.accessKey}`)
      return page.json().items.map(({ name }: { name: string }) => name)
    }
    expect(await namesFor('en')).toEqual(['Vento helmet', 'Borsa Laguna'])
    expect(await namesFor('it')).toEqual(['Casco Vento', 'Borsa Laguna'])
  })

  it('shows the catalogue the pieces that are left as soon as it is answered', async () => {
    const { productId } = await anOrder(shop, { stock: 3, quantity: 2 })
    expect(shop.deps.catalog.find(productId)?.stock).toBe(1)
  })

  it('keeps the tax code in capitals, whatever its check character, and an empty one as none', async () => {
    const product = await aProduct(shop.deps)
    const items = [{ productId: product.id, quantity: 1 }]
    for (const taxCode of ['rssmra85t10a562s', 'RSS MRA 85T10 A562 X', '', null]) {
      const answer = await sendOrder(shop, anOrderBody({ items, order: { taxCode } }))
      expect(answer.statusCode).toBe(201)
    }
    const stored = await shop.deps.database.db.select({ taxCode: orders.taxCode }).from(orders)
    expect(stored.map((o) => o.taxCode)).toEqual(['RSSMRA85T10A562S', 'RSSMRA85T10A562X', null, null])
  })

  it('is refused by wallet while the wallet is not offered', async () => {
    const product = await aProduct(shop.deps)
    const before = await orderTraces(shop)
    const body = anOrderBody({
      items: [{ productId: product.id, quantity: 1 }],
      order: { paymentMethod: 'paypal', paymentStatus: 'paid', paypalOrderId: '5O190127TN364715T' },
    })
    const answer = await sendOrder(shop, body)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json()).toEqual({
      message: 'PayPal non risponde. Riprova tra poco o paga con bonifico.',
      code: 'payment_provider_unavailable',
    })
    const inEnglish = await sendOrder(shop, body, { 'accept-language': 'en' })
    expect(inEnglish.json().message).toBe('PayPal isn’t responding. Try again shortly or pay by bank transfer.')
    expect(await orderTraces(shop)).toEqual(before)
  })
})

describe('the stock', () => {
  it('is not touched when one of several lines cannot be served', async () => {
    const plenty = await aProduct(shop.deps, { stock: 9 })
    const scarce = await aProduct(shop.deps, { sizes: { S: 0, M: 2 } })
    const before = await orderTraces(shop)
    const items = [
      { productId: plenty.id, quantity: 1 },
      { productId: scarce.id, quantity: 1, frameSize: 'S' },
      { productId: scarce.id, quantity: 3, frameSize: 'M' },
    ]
    const answer = await sendOrder(shop, anOrderBody({ items }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: 'Non ci sono abbastanza pezzi disponibili. Riduci la quantità.',
      code: 'insufficient_stock',
      items: [
        { productId: scarce.id, frameSize: 'M', available: 2, name: scarce.name },
        { productId: scarce.id, frameSize: 'S', available: 0, name: scarce.name },
      ],
    })
    expect(await orderTraces(shop)).toEqual(before)
  })

  it('answers with what is left when it is a matter of one line', async () => {
    const product = await aProduct(shop.deps, { stock: 4 })
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 5 }] })
    const answer = await sendOrder(shop, body, { 'accept-language': 'en' })
    expect(answer.json()).toEqual({
      message: 'There isn’t enough stock. Reduce the quantity.',
      code: 'insufficient_stock',
      available: 4,
      items: [{ productId: product.id, frameSize: null, available: 4, name: product.name }],
    })
  })

  it('is never sold twice: 60 buyers at once for 5 pieces make 5 orders', async () => {
    const product = await aProduct(shop.deps, { stock: 5 })
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
    const answers = await Promise.all(Array.from({ length: 60 }, () => sendOrder(shop, body)))
    const statuses = answers.map((a) => a.statusCode)
    expect(statuses.filter((s) => s === 201)).toHaveLength(5)
    expect(statuses.filter((s) => s === 409)).toHaveLength(55)
    expect(await stockOf(shop, product.id)).toEqual({ '': 0 })
    expect(await orderTraces(shop)).toMatchObject({ orders: 5, lines: 5, mails: 5, pieces: 0, moved: 0 })
  })

  it('does not lock up when buyers ask for the same products in different order', async () => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => aProduct(shop.deps, { stock: 20 })))
    const ids = [a?.id ?? 0, b?.id ?? 0, c?.id ?? 0]
    const turned = (n: number) => [...ids.slice(n % 3), ...ids.slice(0, n % 3)]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        sendOrder(shop, anOrderBody({ items: turned(n).map((productId) => ({ productId, quantity: 1 })) })),
      ),
    )
    expect(answers.filter((r) => r.statusCode === 201)).toHaveLength(20)
    expect(answers.filter((r) => r.statusCode === 409)).toHaveLength(10)
    for (const id of ids) expect(await stockOf(shop, id)).toEqual({ '': 0 })
  })
})

describe('the Idempotency-Key', () => {
  it('answers the same order again and takes its stock once', async () => {
    const product = await aProduct(shop.deps, { stock: 5 })
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 2 }] })
    const first = await sendOrder(shop, body, { 'idempotency-key': 'chiave-1' })
    const again = await sendOrder(shop, body, { 'idempotency-key': 'chiave-1' })
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    expect(await stockOf(shop, product.id)).toEqual({ '': 3 })
    const movements = await shop.deps.database.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.reason, 'ordered'))
    expect(movements).toMatchObject([{ productId: product.id, delta: -2, refId: first.json().id }])
  })

  it('makes one order of 50 requests that come at once', async () => {
    const product = await aProduct(shop.deps, { stock: 50 })
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendOrder(shop, body, { 'idempotency-key': 'insieme' })),
    )
    expect(answers.filter((a) => a.statusCode === 201)).toHaveLength(1)
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(49)
    expect(new Set(answers.map((a) => a.json().orderNumber)).size).toBe(1)
    expect(await orderTraces(shop)).toMatchObject({ orders: 1, mails: 1, keys: 1, pieces: 49 })
  })

  it('is refused for another content', async () => {
    const product = await aProduct(shop.deps, { stock: 5 })
    const bodyOf = (quantity: number) => anOrderBody({ items: [{ productId: product.id, quantity }] })
    await sendOrder(shop, bodyOf(1), { 'idempotency-key': 'k' })
    const other = await sendOrder(shop, bodyOf(2), { 'idempotency-key': 'k' })
    expect(other.statusCode).toBe(409)
    expect(other.json()).toEqual({
      message: 'Questa richiesta è già stata usata per un altro ordine.',
      code: 'idempotency_conflict',
    })
    const inEnglish = await sendOrder(shop, bodyOf(2), { 'idempotency-key': 'k', 'accept-language': 'en' })
    expect(inEnglish.json().message).toBe('This request has already been used for another order.')
    expect(await stockOf(shop, product.id)).toEqual({ '': 4 })
  })

  it('keeps successes only: a refused try may be repeated with the same key', async () => {
    const product = await aProduct(shop.deps, { priceCents: 10_000 })
    const bodyAt = (price: string) => anOrderBody({ items: [{ productId: product.id, quantity: 1, price }] })
    expect((await sendOrder(shop, bodyAt('90.00'), { 'idempotency-key': 'k' })).statusCode).toBe(409)
    expect((await sendOrder(shop, bodyAt('100.00'), { 'idempotency-key': 'k' })).statusCode).toBe(201)
  })

  it.each(['', 'è', 'a\tb', 'x'.repeat(256)])('must be 1 to 255 printable characters: %j', async (key) => {
    const product = await aProduct(shop.deps)
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
    const answer = await sendOrder(shop, body, { 'idempotency-key': key })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: 'La chiave della richiesta non è valida.',
      code: 'invalid_idempotency_key',
    })
    expect((await orderTraces(shop)).orders).toBe(0)
  })
})
