import { describe, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import type { Product, Suggestions } from '#shared/contract/catalog/catalog.ts'
import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const inOrder = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))

/** Puts products on the shelf, the first one being the newest. */
async function products(
  ...rows: { name: string; category?: Category; subcategory?: Subcategory; [field: string]: unknown }[]
) {
  for (const [i, { name, category, subcategory, ...row }] of rows.entries()) {
    await aProduct(shop.deps, {
      name,
      category: category ?? 'componenti',
      row: { subcategory, createdAt: inOrder(60 - i), ...row },
    })
  }
}

async function search(q: string, others = '') {
  const answer = await shop.app.inject(`/api/products?q=${encodeURIComponent(q)}${others}`)
  expect(answer.statusCode).toBe(200)
  return { match: answer.headers['x-match'], names: (answer.json() as Product[]).map((p) => p.name) }
}

async function suggestions(q: string) {
  const answer = await shop.app.inject(`/api/search/suggestions?q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  const { products, categories } = answer.json() as Suggestions
  return { names: products.map((p) => p.name), categories }
}

describe('searching products', () => {
  it('finds what name, description, category or subcategory contains, inside words too', async () => {
    await products(
      { name: 'Telaio Alfa' },
      { name: 'Beta', description: 'Il sottotelaio è saldato.' },
      { name: 'Gamma', category: 'biciclette', subcategory: 'pieghevole' },
      { name: 'Delta', category: 'abbigliamento' },
    )
    expect(await search('TELAI')).toEqual({ match: 'exact', names: ['Telaio Alfa'] })
    expect(await search('SALDATO')).toEqual({ match: 'similar', names: ['Beta'] })
    expect(await search('ottotela')).toEqual({ match: 'similar', names: ['Beta'] })
    expect(await search('pieghe')).toEqual({ match: 'exact', names: ['Gamma'] })
    expect(await search('abbigliamento')).toEqual({ match: 'exact', names: ['Delta'] })
  })

  it.each(['citta', 'città', 'CITTÀ', '  Citta ', 'citta\u0300'])('finds «città» by %s', async (q) => {
    await products({ name: 'Bici da città' }, { name: 'Bici da corsa' })
    expect(await search(q)).toEqual({ match: 'exact', names: ['Bici da città'] })
  })

  it.each(['%', '_', "'", '"', '\\', '100%', "d'aria", 'a_b', '5"', '\\n', '.*', '(', '[a]'])(
    'takes %s as plain characters',
    async (q) => {
      await products({ name: `Prima ${q} dopo` }, { name: 'Niente di tutto questo' })
      expect(await search(q)).toEqual({ match: 'exact', names: [`Prima ${q} dopo`] })
    },
  )

  it('finds several words in any order and place, a run of letters as it stands', async () => {
    await products({ name: 'Guarnitura Deore 170' }, { name: 'Deore, guarnitura da 170' }, { name: 'Sella Deore' })
    expect(await search('guarnitura deore')).toEqual({
      match: 'exact',
      names: ['Guarnitura Deore 170', 'Deore, guarnitura da 170'],
    })
    expect(await search('ura deo')).toEqual({ match: 'exact', names: ['Guarnitura Deore 170'] })
  })

  it('does not find a query that begins in one field and ends in the next', async () => {
    await products({ name: 'Casco rosso', description: 'Fodera lavabile.' })
    expect((await search('rossofodera')).names).toEqual([])
    expect((await search('rosso fodera')).names).toEqual(['Casco rosso'])
  })

  it.each(['gravle', 'gravl', 'grravel', 'grabel', 'GRÀVLE'])(
    'answers %s, which nothing contains, with what it was meant for and says so',
    async (q) => {
      await products({ name: 'Sella' }, { name: 'Zaino', description: 'Da gravel.' }, { name: 'Gravel Brenta' })
      const answer = await shop.app.inject(`/api/products?q=${encodeURIComponent(q)}`)
      expect(answer.headers).toMatchObject({ 'x-match': 'similar', 'x-corrected': 'gravel' })
      expect((answer.json() as Product[])[0]?.name).toBe('Gravel Brenta')
    },
  )

  it('brings what has all the words before what has one', async () => {
    await products({ name: 'Casco rosso' }, { name: 'Casco nero opaco' }, { name: 'Guanti neri' })
    expect(await search('nero casco')).toEqual({ match: 'exact', names: ['Casco nero opaco'] })
    expect(await search('casko nero')).toEqual({ match: 'similar', names: ['Casco nero opaco'] })
  })

  it('puts the thing itself before what only speaks of it, age notwithstanding', async () => {
    await products(
      { name: 'Borsa sottosella', description: 'Si appende alla sella.' },
      { name: 'Bici da città con sella larga', category: 'biciclette', subcategory: 'citta' },
      { name: 'Sella Shorty' },
    )
    expect((await search('sella')).names[0]).toBe('Sella Shorty')
    expect((await search('selle')).names[0]).toBe('Sella Shorty')
    expect((await search('saddles')).names[0]).toBe('Sella Shorty')
  })

  it('puts what is called so before what only is one, age notwithstanding', async () => {
    await products(
      { name: 'Zaino Laguna', category: 'accessori' },
      { name: "Camera d'aria 700x28" },
      { name: 'Copertone Corsa 700x28' },
      { name: 'Borsa da bikepacking', category: 'accessori' },
    )
    expect((await search('borse')).names).toEqual(['Borsa da bikepacking', 'Zaino Laguna'])
    expect((await search('zaino')).names[0]).toBe('Zaino Laguna')
    expect((await search('gomme bici')).names).toEqual(['Copertone Corsa 700x28'])
  })

  it('shows no part for children to who asks for a bicycle for one', async () => {
    await products({ name: 'Leve freno per bambini' }, { name: 'Bici da città', category: 'biciclette' })
    expect(await search('bici bambino')).toEqual({ match: 'none', names: [] })
    expect((await search('leve freno bambino')).names).toEqual(['Leve freno per bambini'])
  })

  it.each(['kmc', 'KMC', 'pv-cp-1084', 'pvcp1084', 'PV CP 1O84', 'cp 1084', '1084', 'x11sl', 'X-11 SL'])(
    'finds by maker and code, whatever stands between its letters: %s',
    async (q) => {
      await products({ name: 'Catena KMC X11SL', brand: 'KMC', productCode: 'PV-CP-1084' }, { name: 'Sella' })
      expect(await search(q)).toEqual({ match: 'exact', names: ['Catena KMC X11SL'] })
    },
  )

  it.each(['helmet', 'caschi', 'caschetto', 'bike helmets', 'vorrei un casco per la bici'])(
    'knows by the words of both languages what is meant: %s',
    async (q) => {
      await products({ name: 'Guanti lunghi' }, { name: 'Casco Vento', category: 'accessori' })
      expect(await search(q)).toEqual({ match: 'exact', names: ['Casco Vento'] })
    },
  )

  it('has nothing to show for what is near nothing, and for what no bicycle shop sells', async () => {
    await products({ name: 'Catena rossa' }, { name: 'Ruota da 15 mm' })
    for (const q of ['qzxwvkpp', '@@', 'pizza margherita', 'iphone 15', 'divano rosso']) {
      expect([q, await search(q)]).toEqual([q, { match: 'none', names: [] }])
    }
  })

  it('lists everything for a query without a character', async () => {
    await products({ name: 'Catena' })
    expect(await search('   ')).toEqual({ match: 'exact', names: ['Catena'] })
  })

  it('decides on the whole catalogue whether the query is contained, so filters never turn it into a guess', async () => {
    await products({ name: 'Gravel', category: 'biciclette' }, { name: 'Grave', category: 'accessori' })
    expect(await search('gravel', '&category=accessori')).toEqual({ match: 'exact', names: [] })
    expect(await search('gravle', '&category=biciclette')).toEqual({ match: 'similar', names: ['Gravel'] })
  })

  it('sorts similar products when asked to, and counts their facets', async () => {
    await products({ name: 'Gravel Zeta', brand: 'Uno' }, { name: 'Gravel Alfa', brand: 'Due' }, { name: 'Sella' })
    expect((await search('gravle', '&sort=name')).names).toEqual(['Gravel Alfa', 'Gravel Zeta'])
    expect((await shop.app.inject('/api/products/facets?q=gravle')).json()).toMatchObject({
      total: 2,
      brand: [{ value: 'Due' }, { value: 'Uno' }],
    })
  })

  it('follows a changed name at once and forgets the old one', async () => {
    await products({ name: 'Brenta' })
    expect(await search('brenta')).toEqual({ match: 'exact', names: ['Brenta'] })
    await shop.deps.database.db.update(tables.products).set({ name: 'Ortles' })
    await shop.deps.catalog.refresh()
    expect((await search('brenta')).names).toEqual([])
    expect((await search('brneta')).names).toEqual([])
    expect(await search('ortles')).toEqual({ match: 'exact', names: ['Ortles'] })
  })
})

describe('GET /api/search/suggestions', () => {
  it('proposes up to 8 products, the best first', async () => {
    await products(
      { name: 'Zaino', description: 'Con tasca per il casco.' },
      { name: 'Luce per casco' },
      { name: 'Casco Ala' },
    )
    expect((await suggestions('casc')).names[0]).toBe('Casco Ala')
    await products(...Array.from({ length: 12 }, (_, i) => ({ name: `Casco ${i}` })))
    expect((await suggestions('casco')).names).toHaveLength(8)
  })

  it('shows what the search box needs of a product', async () => {
    const { id, slug } = await aProduct(shop.deps, { name: 'Catena', priceCents: 1_990, imageNames: ['catena.webp'] })
    expect((await shop.app.inject('/api/search/suggestions?q=cat')).json()).toEqual({
      products: [{ id, slug, name: 'Catena', price: '19.90', imageUrl: '/images/catena.webp', category: 'componenti' }],
      categories: [],
      shelves: [{ slug: 'catene', path: '/componenti/catene', name: 'Catene' }],
      words: ['catena'],
    })
  })

  it.each(['pv-cp-1084', '1084', 'shima', 'catna', 'càtena', 'cateena', 'cat'])(
    'finds by code, brand or in spite of an error: %s',
    async (q) => {
      await products({ name: 'Catena', brand: 'Shimano', productCode: 'PV-CP-1084' }, { name: 'Sella' })
      expect((await suggestions(q)).names).toEqual(['Catena'])
    },
  )

  it.each([
    ['bici', ['biciclette', 'bici-usate']],
    ['used', ['bici-usate']],
    ['abbigliamneto', ['abbigliamento']],
    ['clothing', ['abbigliamento']],
    ['b', []],
  ])('proposes categories for %s', async (q, categories) => {
    expect((await suggestions(q)).categories).toEqual(categories)
  })

  it('completes the words with goods and makers that the shop has', async () => {
    await products({ name: 'Casco Ala', brand: 'Cascina' }, { name: 'Catena' })
    const words = async (q: string) =>
      ((await shop.app.inject(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).json() as Suggestions).words
    expect(await words('casc')).toEqual(['casco', 'Cascina'])
    expect(await words('vorrei una cate')).toEqual(['vorrei una catena'])
  })

  it('proposes nothing before anything is typed', async () => {
    await products({ name: 'Catena' })
    expect(await suggestions(' ')).toEqual({ names: [], categories: [] })
    expect((await shop.app.inject('/api/search/suggestions')).json()).toEqual({
      products: [],
      categories: [],
      shelves: [],
      words: [],
    })
  })

  it('never proposes an inactive product', async () => {
    await aProduct(shop.deps, { name: 'Catena', isActive: false })
    expect((await suggestions('catena')).names).toEqual([])
  })
})
