import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import { getFacets, listProducts, type Product } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
const namesAt = async (url: string) => ((await get(url)).json() as Product[]).map((p) => p.name)
const day = (n: number) => new Date(`2026-11-${String(n).padStart(2, '0')}T12:00:00Z`)

/** Changes stock in the database and notifies the catalogue, as an order does. */
async function setStock(id: number, stock: number, size = '') {
  const { productSizes } = tables
  await shop.deps.database.db
    .update(productSizes)
    .set({ stock })
    .where(and(eq(productSizes.productId, id), eq(productSizes.size, size)))
  await shop.deps.catalog.refresh([id])
}

describe('GET /api/products', () => {
  it('lists the active products, newest first, then by id', async () => {
    await aProduct(shop.deps, { name: 'Vecchio', row: { createdAt: day(1) } })
    await aProduct(shop.deps, { name: 'Nuovo', row: { createdAt: day(3) } })
    await aProduct(shop.deps, { name: 'Nuovo anche lui', row: { createdAt: day(3) } })
    await aProduct(shop.deps, { name: 'Nascosto', isActive: false })
    await aProduct(shop.deps, { name: 'Cancellato', row: { deletedAt: day(4) } })
    const answer = await get('/api/products')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-total-count': '3',
      'x-match': 'exact',
      'cache-control': 'no-cache',
    })
    expect(listProducts.replies[200].parse(answer.json()).map((p) => p.name)).toEqual([
      'Nuovo anche lui',
      'Nuovo',
      'Vecchio',
    ])
  })

  it('answers the products of some ids in one list, in the order asked', async () => {
    const helmet = await aProduct(shop.deps, { name: 'Casco', category: 'accessori' })
    const saddle = await aProduct(shop.deps, { name: 'Sella', category: 'componenti' })
    await aProduct(shop.deps)
    const hidden = await aProduct(shop.deps, { isActive: false })
    const ids = [saddle.id, 987_654_321, helmet.id, hidden.id, saddle.id]
    expect(await namesAt(`/api/products?ids=${ids}`)).toEqual(['Sella', 'Casco'])
    expect(await namesAt(`/api/products?${ids.map((id) => `ids=${id}`).join('&')}`)).toEqual(['Sella', 'Casco'])
    expect(await namesAt(`/api/products?ids=${ids}&category=accessori`)).toEqual(['Casco'])
    expect((await get(`/api/products?ids=${ids}&limit=1`)).headers['x-total-count']).toBe('2')
    await setStock(saddle.id, 1)
    expect((await get(`/api/products?ids=${ids}`)).json()).toMatchObject([{ stock: 1 }, { name: 'Casco' }])
  })

  it.each([
    ['no ids at all', 'ids='],
    ['what is no id', 'ids=1,due'],
    ['more than a hundred', `ids=${Array.from({ length: 101 }, (_, i) => i + 1)}`],
  ])('refuses a list of ids with %s', async (_, query) => {
    expect((await get(`/api/products?${query}`)).statusCode).toBe(400)
  })

  it('shows every field of a bicycle in the form of the contract', async () => {
    const row = {
      slug: 'gravel-brenta',
      description: 'Acciaio.',
      weightGrams: 9_800,
      wheelSize: '700C',
      gearCount: 12,
      material: 'Acciaio',
      brand: 'Brenta Telai',
      color: 'Marrone',
      productCode: 'PV-GRB-0412',
      createdAt: day(2),
    }
    const { id } = await aProduct(shop.deps, {
      name: 'Gravel Brenta',
      category: 'biciclette',
      subcategory: 'gravel',
      priceCents: 219_000,
      sizes: { L: 0, S: 2, M: 3 },
      imageNames: ['brenta.webp', 'brenta-ruota.webp'],
      row,
    })
    expect((await get('/api/products')).json()).toEqual([
      {
        id,
        slug: 'gravel-brenta',
        name: 'Gravel Brenta',
        description: 'Acciaio.',
        price: '2190.00',
        category: 'biciclette',
        subcategory: 'gravel',
        imageUrl: '/images/brenta.webp',
        imageUrls: ['/images/brenta.webp', '/images/brenta-ruota.webp'],
        drawingUrl: expect.stringMatching(/^\/images\/bici-v1-.*-drawing\.svg$/),
        shareImageUrl: '/images/share/brenta.webp.jpg',
        stock: 5,
        sizes: [
          { size: 'S', stock: 2 },
          { size: 'M', stock: 3 },
          { size: 'L', stock: 0 },
        ],
        weight: '9.80',
        frameSize: 'S, M, L',
        wheelSize: '700C',
        gearCount: 12,
        material: 'Acciaio',
        brand: 'Brenta Telai',
        color: 'Marrone',
        productCode: 'PV-GRB-0412',
        shelf: 'gravel',
        facts: [],
        condition: 'new',
        vatClass: 'standard',
        gtin: null,
        mpn: null,
        modelKey: null,
        isActive: true,
        createdAt: '2026-11-02T12:00:00.000Z',
        version: 1,
      },
    ])
  })

  it('gives clothing its sizes but no frame size, and a product without sizes neither', async () => {
    await aProduct(shop.deps, { category: 'abbigliamento', sizes: { M: 1 } })
    await aProduct(shop.deps, { category: 'biciclette', stock: 4 })
    expect((await get('/api/products')).json()).toMatchObject([
      { sizes: [], frameSize: null, stock: 4, imageUrl: null, imageUrls: [], shareImageUrl: null },
      { sizes: [{ size: 'M', stock: 1 }], frameSize: null, stock: 1 },
    ])
  })

  it('does not offer pieces that are held for a buyer at the wallet', async () => {
    const { id } = await aProduct(shop.deps, { stock: 3 })
    await shop.deps.database.db.update(tables.productSizes).set({ reserved: 2 })
    await shop.deps.catalog.refresh([id])
    expect((await get(`/api/products/${id}`)).json()).toMatchObject({ stock: 1 })
  })

  it('sorts names as an Italian dictionary does', async () => {
    for (const name of ['zaino', 'Écru', 'echo', 'Zip', 'eco']) await aProduct(shop.deps, { name })
    expect(await namesAt('/api/products?sort=name')).toEqual(['echo', 'eco', 'Écru', 'zaino', 'Zip'])
  })

  it('sorts an English list by the names that it shows', async () => {
    for (const [name, nameEn] of [
      ['Anello', 'Ring'],
      ['Borsa', 'Bag'],
      ['Casco', null],
    ] as const)
      await aProduct(shop.deps, { name, row: { nameEn } })
    expect(await namesAt('/api/products?sort=name')).toEqual(['Anello', 'Borsa', 'Casco'])
    expect(await namesAt('/api/products?sort=name&lang=en')).toEqual(['Bag', 'Casco', 'Ring'])
  })

  it('sorts by price in both directions, equal prices newest first', async () => {
    await aProduct(shop.deps, { name: 'A', priceCents: 900, row: { createdAt: day(1) } })
    await aProduct(shop.deps, { name: 'B', priceCents: 10_000, row: { createdAt: day(2) } })
    await aProduct(shop.deps, { name: 'C', priceCents: 900, row: { createdAt: day(3) } })
    expect(await namesAt('/api/products?sort=price-low')).toEqual(['C', 'A', 'B'])
    expect(await namesAt('/api/products?sort=price-high')).toEqual(['B', 'C', 'A'])
  })

  it('combines filters; values of one filter are alternatives', async () => {
    const bike = { category: 'biciclette', subcategory: 'strada', priceCents: 100_000 } as const
    await aProduct(shop.deps, { ...bike, name: 'A', row: { brand: 'Ortles', color: 'Nero' }, sizes: { S: 0, M: 1 } })
    await aProduct(shop.deps, { ...bike, name: 'B', row: { brand: 'Valsole', color: 'Nero' }, sizes: { S: 1 } })
    await aProduct(shop.deps, { ...bike, name: 'C', row: { brand: 'Altopiano', color: 'Nero' }, sizes: { S: 1 } })
    await aProduct(shop.deps, { ...bike, name: 'D', row: { brand: 'Ortles', color: 'Rosso' }, sizes: { M: 0 } })
    expect(await namesAt('/api/products?sort=name&brand=Ortles&brand=Valsole&color=Nero')).toEqual(['A', 'B'])
    expect(await namesAt('/api/products?sort=name&frameSize=S&category=biciclette')).toEqual(['A', 'B', 'C'])
    expect(await namesAt('/api/products?sort=name&frameSize=S&inStock=true')).toEqual(['B', 'C'])
    expect(await namesAt('/api/products?sort=name&inStock=true&brand=Ortles')).toEqual(['A'])
    expect(await namesAt('/api/products?subcategory=gravel')).toEqual([])
    expect(await namesAt('/api/products?minPrice=1000.00&maxPrice=1000')).toHaveLength(4)
    expect(await namesAt('/api/products?minPrice=1000,01')).toEqual([])
  })

  it('pages with limit and offset and links to the neighbours', async () => {
    for (let i = 1; i <= 5; i++) await aProduct(shop.deps, { name: `Casco & co ${i}`, row: { createdAt: day(i) } })
    const middle = await get('/api/products?offset=2&q=%26+co&limit=2')
    expect(middle.headers['x-total-count']).toBe('5')
    expect((middle.json() as Product[]).map((p) => p.name)).toEqual(['Casco & co 3', 'Casco & co 2'])
    expect(middle.headers.link).toBe(
      '</api/products?q=%26+co&limit=2&offset=4>; rel="next", </api/products?q=%26+co&limit=2>; rel="prev"',
    )
    expect((await get('/api/products?limit=5')).headers.link).toBeUndefined()
    expect((await get('/api/products?limit=3')).headers.link).toBe('</api/products?limit=3&offset=3>; rel="next"')
    expect((await get('/api/products?limit=2&offset=1')).headers.link).toContain('</api/products?limit=2>; rel="prev"')
    expect(await namesAt('/api/products?offset=4')).toEqual(['Casco & co 1'])
    expect(await namesAt('/api/products?limit=2&offset=99')).toEqual([])
  })

  it.each([
    ['category=monopattini', 'category'],
    ['category=', 'category'],
    ['category=biciclette&category=accessori', 'category'],
    ['subcategory=tandem', 'subcategory'],
    ['sort=random', 'sort'],
    ['sort=name&sort=newest', 'sort'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['minPrice=abc', 'minPrice'],
    ['minPrice=1.999', 'minPrice'],
    ['minPrice=10&maxPrice=9.99', 'minPrice'],
    ['inStock=yes', 'inStock'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
  ])('refuses ?%s and names the parameter', async (query, field) => {
    for (const path of query.match(/sort|limit|offset/)
      ? ['/api/products']
      : ['/api/products', '/api/products/facets']) {
      const answer = await get(`${path}?${query}`, { 'accept-language': 'it' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
    }
  })

  it('answers 304 to who has the list already, until it changes', async () => {
    const { id } = await aProduct(shop.deps, { stock: 3 })
    const first = await get('/api/products')
    const etag = String(first.headers.etag)
    const again = await get('/api/products', { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    await setStock(id, 2)
    const changed = await get('/api/products', { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    expect(changed.json()).toMatchObject([{ stock: 2 }])
  })

  it('sends the same bytes compressed to who takes them so', async () => {
    for (let i = 0; i < 10; i++) await aProduct(shop.deps)
    const plain = await get('/api/products')
    const brotli = await get('/api/products', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/api/products', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    for (const answer of [plain, brotli, gzip]) expect(answer.headers.vary).toContain('accept-encoding')
  })

  it('answers HEAD like GET without the body', async () => {
    await aProduct(shop.deps)
    const head = await shop.app.inject({ method: 'HEAD', url: '/api/products' })
    expect([head.statusCode, head.body, head.headers['x-total-count']]).toEqual([200, '', '1'])
  })

  it('shows a product in its new category, and no more in the old one, as soon as the change is taken over', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Borsa', category: 'accessori' })
    expect(await namesAt('/api/products?category=accessori')).toEqual(['Borsa'])
    expect(await namesAt('/api/products?category=componenti')).toEqual([])
    await shop.deps.database.db
      .update(tables.products)
      .set({ category: 'componenti' })
      .where(eq(tables.products.id, id))
    await shop.deps.catalog.refresh([id])
    expect(await namesAt('/api/products?category=accessori')).toEqual([])
    expect(await namesAt('/api/products?category=componenti')).toEqual(['Borsa'])
  })

  it('drops a product that sells out from the available ones', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Ultimo', category: 'biciclette', sizes: { M: 1 } })
    expect(await namesAt('/api/products?inStock=true')).toEqual(['Ultimo'])
    await setStock(id, 0, 'M')
    expect(await namesAt('/api/products?inStock=true')).toEqual([])
    expect(await namesAt('/api/products')).toEqual(['Ultimo'])
  })
})

describe('GET /api/products/facets', () => {
  it('counts each facet without its own filter and orders its values', async () => {
    const bike = { category: 'biciclette', subcategory: 'strada' } as const
    await aProduct(shop.deps, {
      ...bike,
      priceCents: 90_000,
      row: { brand: 'Ortles', color: 'Nero' },
      sizes: { L: 1, S: 0 },
    })
    await aProduct(shop.deps, { ...bike, priceCents: 50_000, row: { brand: 'Ágil', color: 'Nero' }, sizes: { M: 1 } })
    await aProduct(shop.deps, {
      ...bike,
      subcategory: 'gravel',
      row: { brand: 'Ortles', color: 'Blu' },
      sizes: { M: 0 },
    })
    await aProduct(shop.deps, { category: 'accessori', row: { brand: 'Fuori' } })
    const answer = await get('/api/products/facets?category=biciclette&brand=Ortles&color=Nero')
    expect(getFacets.replies[200].parse(answer.json())).toEqual({
      total: 1,
      subcategory: [{ value: 'strada', count: 1 }],
      brand: [
        { value: 'Ágil', count: 1 },
        { value: 'Ortles', count: 1 },
      ],
      frameSize: [
        { value: 'S', count: 1 },
        { value: 'L', count: 1 },
      ],
      color: [
        { value: 'Blu', count: 1 },
        { value: 'Nero', count: 1 },
      ],
      price: { min: '900.00', max: '900.00' },
    })
  })

  it('gives the price range of everything else that is chosen, and zeros when nothing is left', async () => {
    await aProduct(shop.deps, { priceCents: 1_000, category: 'componenti' })
    await aProduct(shop.deps, { priceCents: 5_050, category: 'componenti' })
    const facets = async (query: string) => (await get(`/api/products/facets?${query}`)).json()
    expect(await facets('maxPrice=20')).toMatchObject({ total: 1, price: { min: '10.00', max: '50.50' } })
    expect(await facets('category=accessori')).toMatchObject({ total: 0, price: { min: '0.00', max: '0.00' } })
  })
})

describe('GET /api/products/:id', () => {
  it('finds a product by id and by slug', async () => {
    const { id, slug } = await aProduct(shop.deps, { name: 'Sella in cuoio' })
    expect((await get(`/api/products/${id}`)).json()).toMatchObject({ id, name: 'Sella in cuoio' })
    expect((await get(`/api/products/${slug}`)).json()).toMatchObject({ id })
  })

  it.each(['999999', 'mai-esistita', '0', '007'])('answers 404 for %s', async (id) => {
    const answer = await get(`/api/products/${id}`, { 'accept-language': 'en' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'product_not_found', message: 'Product not found.' })
  })

  it('answers 404 for a number that is an id only in its last 32 bits', async () => {
    const { id } = await aProduct(shop.deps)
    expect((await get(`/api/products/${id}`)).statusCode).toBe(200)
    expect((await get(`/api/products/${2 ** 32 + id}`)).statusCode).toBe(404)
  })

  it('answers 404 once a product is taken off the shelf', async () => {
    const { id, slug } = await aProduct(shop.deps)
    expect((await get(`/api/products/${slug}`)).statusCode).toBe(200)
    await shop.deps.database.db.update(tables.products).set({ isActive: false }).where(eq(tables.products.id, id))
    await shop.deps.catalog.refresh([id])
    expect((await get(`/api/products/${slug}`)).statusCode).toBe(404)
    expect((await get(`/api/products/${id}`)).statusCode).toBe(404)
  })
})
