import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { orderTraces, sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { quoteOrder } from './quote-order.ts'

const shop = shopForEachTest()

describe('the totals of an order', () => {
  it.each([
    { priceCents: 790, quantity: 1, subtotal: '7.90', shipping: '49.00', total: '56.90' },
    { priceCents: 2_500, quantity: 2, subtotal: '50.00', shipping: '49.00', total: '99.00' },
    { priceCents: 5_001, quantity: 1, subtotal: '50.01', shipping: '0.00', total: '50.01' },
    { priceCents: 129_990, quantity: 3, subtotal: '3899.70', shipping: '0.00', total: '3899.70' },
  ])(
    'are $subtotal + $shipping = $total for $quantity × $priceCents cents',
    async ({ priceCents, quantity, ...totals }) => {
      const product = await aProduct(shop.deps, { priceCents })
      const answer = await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity }] }))
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject(totals)
      expect(answer.json().bankTransfer.amount).toBe(totals.total)
    },
  )

  it('agree with what the browser sends as text, with a comma or as a number', async () => {
    const product = await aProduct(shop.deps, { priceCents: 2_450 })
    for (const total of ['73.50', '73,5', 73.5]) {
      const answer = await sendOrder(
        shop,
        anOrderBody({
          order: { subtotal: 24.5, shipping: '49', total },
          items: [{ productId: product.id, quantity: 1, price: '24.5', total: 24.5 }],
        }),
      )
      expect(answer.statusCode).toBe(201)
    }
  })

  it('join lines of the same product and size into one', async () => {
    const product = await aProduct(shop.deps, { priceCents: 1_000, sizes: { S: 5, M: 5 } })
    const item = (frameSize: string, quantity: number) => ({ productId: product.id, frameSize, quantity })
    const answer = await sendOrder(shop, anOrderBody({ items: [item('M', 2), item('S', 1), item('M', 1)] }))
    expect(answer.json()).toMatchObject({ subtotal: '40.00' })
    expect(await stockOf(shop, product.id)).toEqual({ S: 4, M: 2 })
    const { orderNumber, accessKey } = answer.json()
    const page = await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)
    expect(page.json().items).toMatchObject([
      { frameSize: 'M', quantity: 3, price: '10.00', total: '30.00' },
      { frameSize: 'S', quantity: 1, price: '10.00', total: '10.00' },
    ])
  })
})

describe('a product without a price', () => {
  it('cannot be ordered, alone or beside others, and nothing is stored', async () => {
    const draft = await aProduct(shop.deps, { priceCents: 0, isActive: false })
    const sold = await aProduct(shop.deps)
    const before = await orderTraces(shop)
    for (const ids of [[draft.id], [sold.id, draft.id]]) {
      const items = ids.map((productId) => ({ productId, quantity: 1, price: '0.00' }))
      const answer = await sendOrder(shop, anOrderBody({ items }))
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'product_unavailable'])
      expect(answer.json().items).toMatchObject([{ productId: draft.id }])
    }
    expect(await orderTraces(shop)).toEqual(before)
  })

  it('is refused even where a row calls it active', () => {
    const article = {
      id: 1,
      slug: 'gravel',
      name: 'Gravel',
      productCode: 'G-1',
      priceCents: 0,
      category: 'biciclette',
      shelf: null,
      weightGrams: null,
      subcategory: 'gravel',
      imageName: null,
      isActive: true,
      vatClass: 'standard' as const,
      isCallOnly: false,
      sizes: [],
      freePieces: 1,
    }
    const quote = () =>
      quoteOrder({ lines: [{ productId: 1, quantity: 1 }] }, [article], {
        method: 'courier',
        postalCode: '36100',
        rules: shop.deps.shop.shipping,
      })
    expect(quote).toThrow(expect.objectContaining({ status: 409, code: 'product_unavailable' }))
  })
})

describe('a price the customer did not see', () => {
  it.each([
    { what: 'unit price', items: { price: '9.99' } },
    { what: 'line total', items: { total: '19.99' } },
    { what: 'subtotal', order: { subtotal: '19.99' } },
    { what: 'shipping', order: { shipping: '0.00' } },
    { what: 'total', order: { total: '20.00' } },
  ])('is refused with the current amounts when the $what differs', async ({ items, order }) => {
    const product = await aProduct(shop.deps, { name: 'Camera d’aria', priceCents: 1_000, sizes: { '28': 5 } })
    const before = await orderTraces(shop)
    const body = anOrderBody({ order, items: [{ productId: product.id, quantity: 2, ...items }] })
    const answer = await sendOrder(shop, body)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: 'Un prezzo è cambiato. Controlla il nuovo totale e conferma di nuovo.',
      code: 'price_changed',
      items: [
        {
          productId: product.id,
          frameSize: '28',
          quantity: 2,
          price: '10.00',
          total: '20.00',
          name: 'Camera d’aria',
        },
      ],
      subtotal: '20.00',
      shipping: '49.00',
      total: '69.00',
    })
    expect((await sendOrder(shop, body, { 'accept-language': 'en' })).json().message).toBe(
      'A price has changed. Check the new total and confirm again.',
    )
    expect(await orderTraces(shop)).toEqual(before)
  })

  it('is the database’s, even where the catalogue in memory is behind', async () => {
    const product = await aProduct(shop.deps, { priceCents: 100_000 })
    await shop.deps.database.db.update(products).set({ priceCents: 120_000 }).where(eq(products.id, product.id))
    const seen = { productId: product.id, quantity: 1, price: '1000.00' }
    const answer = await sendOrder(shop, anOrderBody({ items: [seen] }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'price_changed', total: '1200.00' })
  })
})

describe('a product that cannot be bought', () => {
  it('is named when it is unknown or inactive, and the rest is not ordered either', async () => {
    const good = await aProduct(shop.deps)
    const hidden = await aProduct(shop.deps, { name: 'Fuori catalogo', isActive: false })
    const before = await orderTraces(shop)
    const items = [good.id, hidden.id, 2_147_483_647].map((productId) => ({ productId, quantity: 1 }))
    const answer = await sendOrder(shop, anOrderBody({ items }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
      message: 'Un prodotto non è più in vendita. Toglilo dal carrello.',
      code: 'product_unavailable',
      items: [
        { productId: hidden.id, frameSize: null, name: 'Fuori catalogo', reason: 'gone' },
        { productId: 2_147_483_647, frameSize: null, name: null, reason: 'gone' },
      ],
    })
    const inEnglish = await sendOrder(shop, anOrderBody({ items }), { 'accept-language': 'en-GB' })
    expect(inEnglish.json().message).toBe('A product is no longer for sale. Remove it from your cart.')
    expect(await orderTraces(shop)).toEqual(before)
  })

  it('is one the shop has deleted', async () => {
    const product = await aProduct(shop.deps)
    await shop.deps.database.db
      .update(products)
      .set({ deletedAt: new Date('2026-11-01T00:00:00Z') })
      .where(eq(products.id, product.id))
    const answer = await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    expect(answer.json().code).toBe('product_unavailable')
  })
})

describe('the size of a line', () => {
  it('must be one of the product’s', async () => {
    const product = await aProduct(shop.deps, { sizes: { S: 1, M: 1 } })
    const body = anOrderBody({ items: [{ productId: product.id, quantity: 1, frameSize: 'XXL' }] })
    const answer = await sendOrder(shop, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: 'Questa taglia non esiste per il prodotto. Scegline un’altra.',
      code: 'unknown_size',
      fields: { 'items.0.frameSize': 'Questa taglia non esiste per il prodotto. Scegline un’altra.' },
    })
    expect((await sendOrder(shop, body, { 'accept-language': 'en' })).json().message).toBe(
      'This product doesn’t come in that size. Choose another.',
    )
  })

  it('must be given where there are several', async () => {
    const product = await aProduct(shop.deps, { sizes: { S: 1, M: 1 } })
    for (const frameSize of [undefined, null, '']) {
      const body = anOrderBody({ items: [{ productId: product.id, quantity: 1, frameSize }] })
      const answer = await sendOrder(shop, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message: 'Scegli una taglia.', code: 'size_required' })
      const inEnglish = await sendOrder(shop, body, { 'accept-language': 'en' })
      expect(inEnglish.json().message).toBe('Choose a size.')
    }
    expect(await stockOf(shop, product.id)).toEqual({ S: 1, M: 1 })
  })

  it('is the only one when it is left out, and dropped for a product without sizes', async () => {
    const used = await aProduct(shop.deps, { sizes: { '54': 1 } })
    const bottle = await aProduct(shop.deps, { stock: 2 })
    const items = [
      { productId: used.id, quantity: 1 },
      { productId: bottle.id, quantity: 1, frameSize: 'M' },
    ]
    expect((await sendOrder(shop, anOrderBody({ items }))).statusCode).toBe(201)
    expect(await stockOf(shop, used.id)).toEqual({ '54': 0 })
    expect(await stockOf(shop, bottle.id)).toEqual({ '': 1 })
  })
})

describe('an order that is too much', () => {
  it('may not pass 99 pieces by splitting a line', async () => {
    const product = await aProduct(shop.deps, { stock: 500 })
    const items = [60, 40].map((quantity) => ({ productId: product.id, quantity }))
    const answer = await sendOrder(shop, anOrderBody({ items }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ 'items.1.quantity': 'La quantità è un numero intero da 1 a 99.' })
  })

  it('may not cost more than the books can hold', async () => {
    const dear = [1, 2].map(() => aProduct(shop.deps, { priceCents: 9_999_999, stock: 99 }))
    const items = (await Promise.all(dear)).map(({ id }) => ({ productId: id, quantity: 99 }))
    const answer = await sendOrder(shop, anOrderBody({ items }), { 'accept-language': 'en' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { items: 'One order can be worth up to €10,000,000: split it or write to us.' },
    })
  })
})
