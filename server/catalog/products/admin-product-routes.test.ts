import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  images,
  priceHistory,
  productSizes,
  products,
  stockMovements,
} from '#server/platform/database/schema/catalog-tables.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/products'
const bike = {
  name: 'Gravel Brenta Disc',
  description: 'Telaio in acciaio.\nFreni a disco.',
  category: 'biciclette',
  subcategory: 'gravel',
  price: '1299,90',
  stock: '5',
  weight: '10.4',
  frameSize: 'M',
  wheelSize: '700C',
  gearCount: '22',
  material: 'Acciaio',
  brand: 'Brenta',
  color: 'Marrone',
  productCode: 'PV-GRB-0412',
  supplierCode: 'FIL-77',
  cost: '802,50',
}
const db = () => shop.deps.database.db
const create = async (change: object = {}) => (await admin.post(path, { ...bike, ...change })).json()
const movements = (id: number) =>
  db()
    .select({ size: stockMovements.size, delta: stockMovements.delta, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(asc(stockMovements.id))
async function anImage(name = 'foto-1200x800-scene.webp') {
  await db()
    .insert(images)
    .values({ name, sha256: '0'.repeat(64), bytes: 1 })
  return `/images/${name}`
}
async function reserve(productId: number, size: string, reserved: number) {
  await db().update(productSizes).set({ reserved }).where(eq(productSizes.productId, productId))
  return size
}

describe('adding a product', () => {
  it('answers it as the storefront shows it at once', async () => {
    const answer = await admin.post(path, bike)
    const ofExtensions = /^(maker|makerId|warnings|safety|composition|hasAnimalParts|electric|battery\w+)$/
    const made = Object.fromEntries(Object.entries(answer.json()).filter(([name]) => !ofExtensions.test(name)))
    expect([answer.statusCode, made]).toEqual([
      201,
      {
        ...bike,
        id: expect.any(Number),
        slug: 'gravel-brenta-disc',
        price: '1299.90',
        stock: 5,
        sizes: [{ size: 'M', stock: 5 }],
        weight: '10.40',
        gearCount: 22,
        imageUrl: null,
        imageUrls: [],
        drawingUrl: expect.stringMatching(/^\/images\/bici-v1-.*-drawing\.svg$/),
        shareImageUrl: null,
        shelf: 'gravel',
        facts: [],
        condition: 'new',
        vatClass: 'standard',
        gtin: null,
        mpn: null,
        modelKey: null,
        nameEn: null,
        descriptionEn: null,
        imageAltsEn: [],
        supplierCode: 'FIL-77',
        cost: '802.50',
        factValues: {},
        isActive: true,
        createdAt: '2026-11-20T10:00:00.000Z',
        version: 1,
        reserved: {},
      },
    ])
    const { id } = answer.json()
    const { measures, parts: _parts, ...shown } = (await shop.app.inject(`/api/products/${id}`)).json()
    expect(answer.json()).toMatchObject(shown)
    expect(measures.marks.map(({ of }: { of: string }) => of)).toEqual(['weight', 'size', 'wheel', 'gears'])
    expect(await movements(id)).toEqual([{ size: 'M', delta: 5, reason: 'created' }])
  })

  it('starts with nothing where nothing is said', async () => {
    const { name, description } = bike
    const answer = await admin.post(path, {
      name,
      description,
      category: 'accessori',
      price: '',
      stock: '',
      weight: '',
    })
    expect(answer.json()).toMatchObject({
      price: '0.00',
      isActive: false,
      stock: 0,
      sizes: [],
      weight: null,
      subcategory: null,
    })
    expect(answer.json().productCode).toBe('PV-ACC-0001')
    expect((await create({ category: 'accessori', productCode: null })).productCode).toBe('PV-ACC-0002')
  })

  it('takes from other categories what only bicycles have', async () => {
    expect(await create({ category: 'abbigliamento', stock: 3 })).toMatchObject({
      subcategory: null,
      weight: null,
      frameSize: null,
      wheelSize: null,
      gearCount: null,
      material: null,
      stock: 3,
      sizes: [],
    })
  })

  it('takes sizes for clothing too, each with its stock', async () => {
    const sizes = [
      { size: 'L', stock: '2' },
      { size: 'S', stock: 1 },
    ]
    expect(await create({ category: 'abbigliamento', sizes })).toMatchObject({
      frameSize: null,
      stock: 3,
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'L', stock: 2 },
      ],
    })
  })

  it.each([
    [{ name: ' ' }, { name: 'Campo obbligatorio.' }],
    [{ name: undefined }, { name: 'Campo obbligatorio.' }],
    [{ description: '' }, { description: 'Campo obbligatorio.' }],
    [{ category: '' }, { category: 'Valore non valido.' }],
    [{ category: 'monopattini' }, { category: 'Valore non valido.' }],
    [{ subcategory: '' }, { subcategory: 'Campo obbligatorio.' }],
    [{ subcategory: undefined, category: 'bici-usate' }, { subcategory: 'Campo obbligatorio.' }],
    [{ subcategory: 'tandem' }, { subcategory: 'Valore non valido.' }],
    [{ price: '12,345' }, { price: 'Indica un importo con al massimo due decimali.' }],
    [{ price: 'gratis' }, { price: 'Indica un importo con al massimo due decimali.' }],
    [{ price: 1e21 }, { price: 'Indica un importo con al massimo due decimali.' }],
    [{ price: '-0.01' }, { price: 'Il prezzo va da 0 a 99.999,99 €.' }],
    [{ price: 100_000 }, { price: 'Il prezzo va da 0 a 99.999,99 €.' }],
    [{ price: {} }, { price: 'Valore non valido.' }],
    [{ stock: 1.5 }, { stock: 'Indica un numero intero.' }],
    [{ stock: 'molti' }, { stock: 'Indica un numero intero.' }],
    [{ stock: -1 }, { stock: 'Lo stock va da 0 a 99.999 pezzi.' }],
    [{ stock: 100_000 }, { stock: 'Lo stock va da 0 a 99.999 pezzi.' }],
    [{ weight: '1000' }, { weight: 'Il peso va da 0 a 999,99 kg.' }],
    [{ gearCount: 0 }, { gearCount: 'I rapporti vanno da 1 a 99.' }],
    [{ gearCount: '1x12' }, { gearCount: 'Indica un numero intero.' }],
    [{ frameSize: 'S, M', stock: 5 }, { stock: 'Indica i pezzi di ogni taglia.' }],
    [{ frameSize: 'M:L' }, { frameSize: expect.stringContaining('20 caratteri') }],
    [{ sizes: [{ size: 'M, L', stock: 1 }] }, { 'sizes.0.size': expect.stringContaining('20 caratteri') }],
    [
      {
        sizes: [
          { size: 'm', stock: 1 },
          { size: 'M', stock: 1 },
        ],
      },
      { sizes: 'La stessa taglia compare due volte.' },
    ],
    [{ imageUrls: ['/images/mai-vista.webp'] }, { imageUrls: 'Questa immagine non è stata caricata nel negozio.' }],
    [{ imageUrls: ['/etc/passwd'] }, { imageUrls: 'Questa immagine non è stata caricata nel negozio.' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrls: 'Questa immagine non è stata caricata nel negozio.' }],
    [{ isActive: 'sì' }, { isActive: 'Valore non valido.' }],
    [{ brand: 'a\u0007b' }, { brand: 'Il testo contiene caratteri non ammessi.' }],
  ])('refuses %j and stores nothing', async (change, fields) => {
    const answer = await admin.post(path, { ...bike, ...change })
    expect([answer.statusCode, answer.json().code, answer.json().fields]).toEqual([400, 'invalid_input', fields])
    expect(await db().select().from(products)).toEqual([])
  })

  it('refuses a code that another product has, in any case', async () => {
    await create()
    const answer = await admin.post(path, { ...bike, productCode: 'pv-grb-0412' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'product_code_taken'])
  })

  it('draws a code of its own for each of many that are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        admin.post('/api/admin/products', {
          ...{ name: 'Leva', description: 'x', category: i % 2 ? 'componenti' : 'accessori', price: '1.00', stock: 1 },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map((answer) => answer.json<AdminProduct>().productCode)).size).toBe(24)
  })

  it('gives products of one name addresses of their own, also when added at once', async () => {
    const made = await Promise.all([1, 2, 3].map((n) => create({ productCode: `C-${n}` })))
    expect(made.map((p) => p.slug).sort()).toEqual([
      'gravel-brenta-disc',
      'gravel-brenta-disc-2',
      'gravel-brenta-disc-3',
    ])
  })

  it('shows the pictures in their order with their texts', async () => {
    const urls = [await anImage('b-1x1-cut.webp'), await anImage('a-1x1-cut.webp')]
    const made = await create({ imageUrls: urls, imageAlts: ['Di lato', ''], imageUrl: urls[1] })
    expect(made).toMatchObject({ imageUrl: urls[0], imageUrls: urls, imageAlts: ['Di lato', ''] })
    expect((await create({ imageUrl: urls[1], productCode: '' })).imageUrls).toEqual([urls[1]])
  })

  it('is not for visitors', async () => {
    const answer = await new Visitor(shop).post(path, { name: 1 })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
  })
})

describe('changing a product', () => {
  const change = (id: number, body: object) => admin.put(`${path}/${id}`, body)

  it('keeps what is left out, its address too', async () => {
    const made = await create()
    const answer = await change(made.id, { name: 'Altro nome', price: '1.5' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...made, name: 'Altro nome', price: '1.50', version: made.version + 1 },
    ])
    expect((await shop.app.inject(`/api/products/${made.slug}`)).json().name).toBe('Altro nome')
    const prices = await db().select().from(priceHistory).where(eq(priceHistory.productId, made.id))
    expect(prices.map((p) => p.priceCents)).toEqual([129_990, 150])
  })

  it('takes back what it answered without changing anything', async () => {
    const sizes = [
      { size: 'S', stock: 1 },
      { size: 'M', stock: 2 },
    ]
    const made = await create({ sizes })
    expect((await change(made.id, made)).json()).toEqual(made)
    const { sizes: _, ...asTheFormKnowsIt } = made
    expect((await change(made.id, asTheFormKnowsIt)).json()).toEqual(made)
  })

  it('refuses a version that is no longer true and shows what is', async () => {
    const made = await create()
    await change(made.id, { color: 'Verde', version: made.version })
    const answer = await change(made.id, { color: 'Blu', version: made.version })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'edit_conflict',
        current: expect.objectContaining({ id: made.id, color: 'Verde', version: made.version + 1 }),
      }),
    ])
    expect((await admin.get(`${path}/${made.id}`)).json().color).toBe('Verde')
  })

  it('notices a piece sold since the form was opened', async () => {
    const made = await create()
    const sold = await sendOrder(shop, anOrderBody({ items: [{ productId: made.id, quantity: 1 }] }))
    expect(sold.statusCode).toBe(201)
    const answer = await change(made.id, { stock: 5, version: made.version })
    expect([answer.statusCode, answer.json().current.stock]).toEqual([409, 4])
    const seen = answer.json().current.version
    expect((await shop.app.inject(`/api/products/${made.id}`)).json().version).toBe(seen)
    expect((await change(made.id, { stock: 6, version: seen })).json().stock).toBe(6)
  })

  it('lets one of two windows save', async () => {
    const made = await create()
    const answers = await Promise.all(
      ['Verde', 'Blu', 'Nero'].map((color) => change(made.id, { color, version: made.version })),
    )
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409, 409])
  })

  it('writes down what happened to the pieces of each size', async () => {
    const made = await create({
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'M', stock: 2 },
      ],
    })
    const sizes = [
      { size: 'M', stock: 5 },
      { size: 'L', stock: 3 },
    ]
    expect((await change(made.id, { sizes })).json()).toMatchObject({ sizes, frameSize: 'M, L', stock: 8 })
    expect((await movements(made.id)).slice(2)).toEqual([
      { size: 'M', delta: 3, reason: 'edited' },
      { size: 'L', delta: 3, reason: 'edited' },
      { size: 'S', delta: -1, reason: 'edited' },
    ])
    expect((await change(made.id, { sizes: [], stock: 4 })).json()).toMatchObject({
      sizes: [],
      frameSize: null,
      stock: 4,
    })
    const sum = (await movements(made.id)).reduce((units, m) => units + m.delta, 0)
    expect(sum).toBe(4)
  })

  it('asks for the pieces of each size where one number cannot say it', async () => {
    const made = await create({
      sizes: [
        { size: 'S', stock: 1 },
        { size: 'M', stock: 2 },
      ],
    })
    const answer = await change(made.id, { stock: 9 })
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { stock: 'Indica i pezzi di ogni taglia.' }])
    expect((await change(made.id, { frameSize: '54' })).json()).toMatchObject({ sizes: [{ size: '54', stock: 3 }] })
  })

  it('leaves the pieces of buyers who are paying where they are', async () => {
    const made = await create()
    await reserve(made.id, 'M', 2)
    expect((await admin.get(`${path}/${made.id}`)).json()).toMatchObject({ stock: 5, reserved: { M: 2 } })
    for (const body of [{ stock: 1 }, { sizes: [{ size: 'L', stock: 5 }] }]) {
      const answer = await change(made.id, body)
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'stock_reserved', frameSize: 'M', reserved: 2 }),
      ])
    }
    expect((await change(made.id, { stock: 2 })).json()).toMatchObject({ stock: 2, reserved: { M: 2 } })
    expect((await shop.app.inject(`/api/products/${made.id}`)).json().stock).toBe(0)
  })

  it('clears what is no longer a bicycle’s', async () => {
    const made = await create()
    expect((await change(made.id, { category: 'componenti' })).json()).toMatchObject({
      category: 'componenti',
      subcategory: null,
      weight: null,
      frameSize: null,
      wheelSize: null,
      gearCount: null,
      material: null,
      stock: 5,
    })
    const back = await change(made.id, { category: 'biciclette' })
    expect([back.statusCode, back.json().fields]).toEqual([400, { subcategory: 'Campo obbligatorio.' }])
  })

  it('takes it from the shelves and puts it back', async () => {
    const made = await create()
    await change(made.id, { isActive: false })
    expect((await shop.app.inject(`/api/products/${made.id}`)).statusCode).toBe(404)
    await change(made.id, { isActive: true })
    expect((await shop.app.inject(`/api/products/${made.id}`)).statusCode).toBe(200)
  })

  it('refuses the code of another product and keeps its own', async () => {
    const made = await create()
    const other = await create({ productCode: 'ALTRO' })
    expect((await change(other.id, { productCode: 'pv-grb-0412' })).json().code).toBe('product_code_taken')
    expect((await change(made.id, { productCode: 'pv-grb-0412' })).json().productCode).toBe('pv-grb-0412')
    expect((await change(made.id, { productCode: '' })).json().productCode).toBe('pv-grb-0412')
  })

  it('keeps a picture’s text when the order changes, and drops it with the picture', async () => {
    const urls = [await anImage('b-1x1-cut.webp'), await anImage('a-1x1-cut.webp')]
    const made = await create({ imageUrls: urls, imageAlts: ['Di lato', 'Da dietro'] })
    const turned = await change(made.id, { imageUrls: urls.toReversed() })
    expect(turned.json()).toMatchObject({ imageUrls: urls.toReversed(), imageAlts: ['Da dietro', 'Di lato'] })
    expect((await change(made.id, { imageUrl: '' })).json()).toMatchObject({ imageUrls: [], imageUrl: null })
  })

  it('answers 404 for a product that is not there and 400 for what is no id', async () => {
    expect((await change(999_999, { name: 'X' })).statusCode).toBe(404)
    for (const id of ['0', '-1', 'uno', '99999999999', '1.5'])
      expect((await admin.put(`${path}/${id}`, {})).statusCode).toBe(400)
  })
})

describe('a product without a price', () => {
  const change = (id: number, body: object) => admin.put(`${path}/${id}`, body)
  const isListed = async (id: number) => (await shop.app.inject(`/api/products?ids=${id}`)).json().length === 1

  it.each([{ price: '' }, { price: 0 }, { price: '0,00', isActive: true }, { price: undefined, isActive: true }])(
    'is stored as a draft whatever is asked: %j',
    async (request) => {
      const answer = await admin.post(path, { ...bike, ...request })
      expect([answer.statusCode, answer.json()]).toMatchObject([201, { price: '0.00', isActive: false }])
      expect(await isListed(answer.json().id)).toBe(false)
      expect((await shop.app.inject(`/api/products/${answer.json().id}`)).statusCode).toBe(404)
      const order = await sendOrder(shop, anOrderBody({ items: [{ productId: answer.json().id, quantity: 1 }] }))
      expect([order.statusCode, order.json().code]).toEqual([409, 'product_unavailable'])
    },
  )

  it('is not switched on without a price, and is with one', async () => {
    const made = await create({ price: '' })
    for (const body of [{ isActive: true }, { isActive: true, price: '0' }, { ...made, isActive: true }]) {
      const answer = await change(made.id, body)
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { price: 'Senza prezzo resta una bozza: scrivi il prezzo per metterlo in vendita.' },
      ])
    }
    expect((await change(made.id, { name: 'Ancora bozza' })).json()).toMatchObject({ isActive: false, version: 2 })
    expect((await change(made.id, { isActive: true, price: '900' })).json()).toMatchObject({ isActive: true })
    expect(await isListed(made.id)).toBe(true)
  })

  it.each([{ price: 0 }, { price: '', isActive: true }])(
    'leaves the shop when its price is taken away: %j',
    async (body) => {
      const made = await create()
      expect((await change(made.id, body)).json()).toMatchObject({ price: '0.00', isActive: false })
      expect(await isListed(made.id)).toBe(false)
      // A price alone does not put it back: the shopkeeper does.
      expect((await change(made.id, { price: 10 })).json()).toMatchObject({ price: '10.00', isActive: false })
    },
  )

  it('is found among all products by its price', async () => {
    const draft = await create({ price: '' })
    await create({ productCode: 'ALTRO' })
    expect((await admin.get(`${path}?maxPrice=0`)).json()).toMatchObject([{ id: draft.id }])
  })
})

describe('deleting a product', () => {
  it('takes it out of the shop and leaves past orders as they are', async () => {
    const made = await create()
    const order = (await sendOrder(shop, anOrderBody({ items: [{ productId: made.id, quantity: 1 }] }))).json()
    const answer = await admin.delete(`${path}/${made.id}`)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    for (const url of [`/api/products/${made.id}`, `/api/products/${made.slug}`])
      expect((await shop.app.inject(url)).statusCode).toBe(404)
    expect((await admin.get(`${path}/${made.id}`)).statusCode).toBe(404)
    expect((await admin.get(path)).json()).toEqual([])
    const page = (await shop.app.inject(`/api/orders/${order.orderNumber}?k=${order.accessKey}`)).json()
    expect(page.items).toMatchObject([{ name: bike.name, productCode: bike.productCode, price: '1299.90' }])
    expect((await admin.delete(`${path}/${made.id}`)).statusCode).toBe(404)
    expect((await create()).productCode).toBe(bike.productCode)
  })
})

describe('the administrator’s list', () => {
  it('shows inactive products too, newest first, with the storefront’s filters and headers', async () => {
    const seen: number[] = []
    for (const [i, category] of ['componenti', 'accessori', 'componenti'].entries()) {
      shop.clock.advance({ minutes: 1 })
      const body = { name: `Sella ${i}`, description: 'Pelle', category, price: i + 1, isActive: i !== 2, stock: i * 2 }
      seen.unshift((await admin.post(path, body)).json().id)
    }
    const ids = async (query: string) => {
      const answer = await admin.get(`${path}${query}`)
      return [answer.json().map((p: { id: number }) => p.id), answer.headers['x-total-count']]
    }
    expect(await ids('')).toEqual([seen, '3'])
    expect(await ids('?category=componenti')).toEqual([[seen[0], seen[2]], '2'])
    expect(await ids('?isActive=false')).toEqual([[seen[0]], '1'])
    expect(await ids('?lowStock=true')).toEqual([[seen[1], seen[2]], '2'])
    expect(await ids('?q=pèlle&sort=price-low&limit=1&offset=1')).toEqual([[seen[1]], '3'])
    expect((await admin.get(`${path}?limit=1&offset=1&category=componenti`)).headers.link).toBe(
      '</api/admin/products?category=componenti&limit=1>; rel="prev"',
    )
    expect((await admin.get(`${path}/counts`)).json()).toEqual({
      biciclette: 0,
      'bici-usate': 0,
      componenti: 2,
      abbigliamento: 0,
      accessori: 1,
    })
    expect((await admin.get(`${path}?category=moto`)).statusCode).toBe(400)
    expect((await admin.get(`${path}?minPrice=2&maxPrice=1`)).statusCode).toBe(400)
  })

  it('is kept by the administrator’s browser alone and answered 304 while nothing changes', async () => {
    const product = await aProduct(shop.deps, { stock: 7 })
    const first = await admin.get(path)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const etag = String(first.headers.etag)
    expect((await admin.get(path, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await new Visitor(shop).get(path, { 'if-none-match': etag })).statusCode).toBe(401)
    await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity: 2 }] }))
    const second = await admin.get(path, { 'if-none-match': etag })
    expect([second.statusCode, second.json()[0].stock]).toEqual([200, 5])
  })

  it('follows changes, deletions and new products', async () => {
    const made = await create()
    expect((await admin.get(path)).json()).toHaveLength(1)
    const other = await create({ productCode: '' })
    await admin.put(`${path}/${made.id}`, { color: 'Rosso' })
    expect((await admin.get(path)).json().map((p: { color: string }) => p.color)).toEqual(['Marrone', 'Rosso'])
    await admin.delete(`${path}/${other.id}`)
    expect((await admin.get(path)).json()).toMatchObject([{ id: made.id, color: 'Rosso' }])
  })
})
