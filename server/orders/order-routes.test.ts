import { describe, expect, it } from 'vitest'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, orderTraces, sendOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const required = { it: 'Campo obbligatorio.', en: 'This field is required.' }
const invalid = { it: 'Valore non valido.', en: 'This value isn’t valid.' }
const tooLong = { it: 'Testo troppo lungo.', en: 'This text is too long.' }
const characters = {
  it: 'Il testo contiene caratteri non ammessi.',
  en: 'This text contains characters that aren’t allowed.',
}
const noPostcode = { it: 'Questo CAP non esiste: controllalo.', en: 'There’s no such postcode: please check it.' }
const postcode = { it: 'Il CAP ha 5 cifre.', en: 'Enter a 5-digit postcode.' }
const address = { it: 'Email non valida', en: 'Invalid email address' }
const quantity = {
  it: 'La quantità è un numero intero da 1 a 99.',
  en: 'The quantity must be a whole number from 1 to 99.',
}
const lines = { it: 'Un ordine ha da 1 a 50 righe.', en: 'An order can have 1 to 50 lines.' }
const id = { it: 'Identificativo non valido.', en: 'This id isn’t valid.' }
const amount = {
  it: 'Indica un importo con al massimo due decimali.',
  en: 'Enter an amount with at most two decimals.',
}

describe('a field of the order', () => {
  it.each([
    ['customerName', undefined, required],
    ['customerName', null, required],
    ['customerName', '  ', required],
    ['customerName', ['Giulia'], invalid],
    ['customerName', { toString: 'Giulia' }, invalid],
    ['customerName', 12, invalid],
    ['customerName', 'Giulia\u0007Ferrari', characters],
    ['customerName', 'Giulia\u2028Ferrari', characters],
    ['customerName', 'x'.repeat(20_000), tooLong],
    ['customerEmail', undefined, required],
    ['customerEmail', 'giulia', address],
    ['customerEmail', 'giulia@example.org\nBcc: a@example.org', address],
    ['customerEmail', 'a@example.org, b@example.org', address],
    ['customerEmail', `${'a'.repeat(250)}@example.org`, tooLong],
    ['customerPhone', 'x'.repeat(20_000), tooLong],
    [
      'taxCode',
      'RSSMRA85T10A562SX',
      { it: 'Al massimo 16 lettere e cifre.', en: 'Use at most 16 letters and digits.' },
    ],
    ['taxCode', 'RSS-MRA', { it: 'Al massimo 16 lettere e cifre.', en: 'Use at most 16 letters and digits.' }],
    ['taxCode', ['RSSMRA85T10A562S'], invalid],
    ['shippingAddress', undefined, required],
    ['shippingAddress', 'x'.repeat(20_000), tooLong],
    ['city', undefined, required],
    ['postalCode', undefined, required],
    ['postalCode', '3610', postcode],
    ['postalCode', '361000', postcode],
    ['postalCode', '00000', noPostcode],
    ['postalCode', '99999', noPostcode],
    ['postalCode', '٣٦١٠٠', postcode],
    ['postalCode', 36100, invalid],
    ['paymentMethod', 'contanti', invalid],
    ['total', '1e9', amount],
    ['total', '12.345', amount],
    ['total', '99999999999999999999.00', amount],
    ['total', 'gratis', amount],
  ])('%s = %j is refused beside the field in both languages', async (field, value, texts) => {
    const product = await aProduct(shop.deps)
    const before = await orderTraces(shop)
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { [field]: value } })
    for (const language of ['it', 'en'] as const) {
      const answer = await sendOrder(shop, body, { 'accept-language': language })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [`order.${field}`]: texts[language] } })
    }
    expect(await orderTraces(shop)).toEqual(before)
  })
})

describe('a line of the order', () => {
  it.each([
    ['quantity', 0, quantity],
    ['quantity', -1, quantity],
    ['quantity', 100, quantity],
    ['quantity', 1.5, quantity],
    ['quantity', 1e308, quantity],
    ['quantity', '1', quantity],
    ['quantity', null, quantity],
    ['quantity', undefined, quantity],
    ['productId', 0, id],
    ['productId', -5, id],
    ['productId', 1.5, id],
    ['productId', 1e300, id],
    ['productId', 2_147_483_648, id],
    ['productId', '1; drop table orders', id],
    ['productId', [1], id],
    ['frameSize', ['M'], invalid],
    ['frameSize', 'M'.repeat(20_000), tooLong],
    ['price', 'x', amount],
    ['total', '1,234.50', amount],
  ])('%s = %j is refused beside the field in both languages', async (field, value, texts) => {
    const product = await aProduct(shop.deps)
    const before = await orderTraces(shop)
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1, [field]: value }] })
    for (const language of ['it', 'en'] as const) {
      const answer = await sendOrder(shop, body, { 'accept-language': language })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [`items.0.${field}`]: texts[language] } })
    }
    expect(await orderTraces(shop)).toEqual(before)
  })

  it.each([0, 51])('is missing or one too many: %i lines', async (count) => {
    const product = await aProduct(shop.deps, { stock: 99 })
    const body = anOrderBody({ items: Array.from({ length: count }, () => ({ productId: product.id, quantity: 1 })) })
    for (const language of ['it', 'en'] as const) {
      const answer = await sendOrder(shop, body, { 'accept-language': language })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { items: lines[language] } })
    }
    expect((await orderTraces(shop)).orders).toBe(0)
  })
})

describe('a body', () => {
  it.each([
    '',
    'null',
    '[]',
    '"ordine"',
    '{"order":',
    '{"order":[],"items":{}}',
    '{"__proto__":{"a":1},"order":{},"items":[]}',
    `{"order":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ])('that is no order is refused as a whole: %j', async (payload) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input' })
  })

  it.each(['\0', '\ud800', 'a\0b'])('with %j in any text is refused', async (text) => {
    const product = await aProduct(shop.deps)
    for (const order of [{ customerName: `Giulia ${text}` }, { city: text }, { unknownField: [text] }]) {
      const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order })
      const answer = await sendOrder(shop, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('invalid_input')
    }
    expect((await orderTraces(shop)).orders).toBe(0)
  })

  it('above 64 KiB is refused with 413, one that is no JSON with 415', async () => {
    const large = await sendOrder(shop, anOrderBody({ order: { customerName: 'x'.repeat(70_000) } }))
    expect(large.statusCode).toBe(413)
    expect(large.json().code).toBe('too_large')
    const form = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: 'order=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.statusCode).toBe(415)
    expect(form.json().code).toBe('unsupported_type')
  })

  it('from a page of another site is refused', async () => {
    const product = await aProduct(shop.deps)
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
    const answer = await sendOrder(shop, body, { origin: 'https://altrove.example' })
    expect(answer.statusCode).toBe(403)
    expect((await orderTraces(shop)).orders).toBe(0)
  })

  it.each([
    'Zoë 🚴‍♀️ Ünlü',
    'محمد بن سلمان',
    "D'Angelo; DROP TABLE orders;--",
    '100% "Bici" \\ & <b>figli</b>',
    '{{7*7}} <%= 7 %> %s %d',
    '李小龙',
  ])('may hold any name people have: %s', async (customerName) => {
    const product = await aProduct(shop.deps)
    const answer = await sendOrder(
      shop,
      anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { customerName } }),
    )
    expect(answer.statusCode).toBe(201)
    const { orderNumber, accessKey } = answer.json()
    const page = await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)
    expect(page.json().customerName).toBe(customerName)
    expect(await shop.deps.mailSender.sendDue()).toBe(1)
    expect(shop.mailer.sent[0]?.text).toContain(customerName)
    expect(shop.mailer.sent[0]?.html).not.toContain('<b>figli</b>')
  })
})

describe('GET /api/orders/:orderNumber', () => {
  it('shows the order to who has the key of the mail, in any case of its number', async () => {
    const order = await anOrder(shop, { priceCents: 1_000, quantity: 3 })
    for (const number of [order.orderNumber, order.orderNumber.toLowerCase()]) {
      const answer = await shop.app.inject(`/api/orders/${number}?k=${order.accessKey}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({
        orderNumber: order.orderNumber,
        total: '79.00',
        bankTransfer: { reference: order.bankTransfer?.reference, amount: '79.00' },
        customerName: 'Giulia Ferrari',
        postalCode: '36100',
        items: [{ productId: order.productId, quantity: 3, price: '10.00', total: '30.00' }],
      })
    }
  })

  it('hides from others whether the order exists', async () => {
    const order = await anOrder(shop)
    const wrong = [
      `/api/orders/${order.orderNumber}`,
      `/api/orders/${order.orderNumber}?k=`,
      `/api/orders/${order.orderNumber}?k=${order.accessKey.slice(0, -1)}`,
      `/api/orders/${order.orderNumber}?k=${order.accessKey.toUpperCase()}x`,
      `/api/orders/PV-2222-2222?k=${order.accessKey}`,
    ]
    for (const url of wrong) {
      const answer = await shop.app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'Ordine non trovato.', code: 'order_not_found' })
    }
    const inEnglish = await shop.app.inject({ url: wrong[0] ?? '', headers: { 'accept-language': 'en' } })
    expect(inEnglish.json().message).toBe('Order not found.')
  })

  it('stands with its key nowhere in the database, not even while its mail waits', async () => {
    const order = await anOrder(shop)
    expect(order.accessKey).toMatch(/^[\w-]{43}$/)
    const { db } = shop.deps.database
    const stored = JSON.stringify([await db.select().from(orders), await db.select().from(outbox)])
    expect(stored).toContain(order.orderNumber)
    expect(stored).not.toContain(order.accessKey)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent[0]?.text).toContain(`k=${order.accessKey}`)
  })

  it('is opened by the keys of every node, and by those of a mail sent before the shop was restored elsewhere', async () => {
    const order = await anOrder(shop)
    // Another node, or the same shop on another machine, has its own secret.
    const other = await openTestShop({ database: shop.deps.database })
    await other.deps.mailSender.sendDue()
    const mailed = /[?&]k=([\w-]+)/.exec(other.mailer.sent[0]?.text ?? '')?.[1] ?? ''
    expect(mailed).not.toBe(order.accessKey)
    for (const key of [mailed, order.accessKey])
      for (const { app } of [shop, other])
        expect((await app.inject(`/api/orders/${order.orderNumber}?k=${key}`)).statusCode).toBe(200)
    await other.close()
  })

  it('refuses a doubled key and a number that is none', async () => {
    const order = await anOrder(shop)
    const doubled = `/api/orders/${order.orderNumber}?k=${order.accessKey}&k=${order.accessKey}`
    const byId = `/api/orders/${order.id}?k=${order.accessKey}`
    for (const url of [
      doubled,
      byId,
      '/api/orders/%00?k=a',
      '/api/orders/a%20b?k=a',
      `/api/orders/${'x'.repeat(40)}`,
    ]) {
      const answer = await shop.app.inject(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('invalid_input')
    }
  })
})
