import { describe, expect, it } from 'vitest'
import { tables } from '#server/db/database.ts'
import type { Product, Suggestions } from '#shared/contract/catalog.ts'
import type { Category, Subcategory } from '#shared/domain/catalog.ts'
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
    expect(await search('TELAIO')).toEqual({ match: 'exact', names: ['Telaio Alfa', 'Beta'] })
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

  it('finds several words only as they stand', async () => {
    await products({ name: 'Guarnitura Deore 170' }, { name: 'Deore, guarnitura da 170' })
    expect(await search('guarnitura deore')).toEqual({ match: 'exact', names: ['Guarnitura Deore 170'] })
    expect(await search('ura deo')).toEqual({ match: 'exact', names: ['Guarnitura Deore 170'] })
  })

  it('does not find a query that begins in one field and ends in the next', async () => {
    await products({ name: 'Casco rosso', description: 'Fodera lavabile.' })
    expect((await search('rossofodera')).names).toEqual([])
    expect((await search('rosso fodera')).match).toBe('similar')
  })

  it.each(['gravle', 'gravl', 'grravel', 'grabel', 'GRÀVLE'])(
    'answers %s, which nothing contains, with the nearest and says so',
    async (q) => {
      await products({ name: 'Sella' }, { name: 'Zaino', description: 'Da gravel.' }, { name: 'Gravel Brenta' })
      // In the name counts for more than in the description, age notwithstanding.
      expect(await search(q)).toEqual({ match: 'similar', names: ['Gravel Brenta', 'Zaino'] })
    },
  )

  it('brings what has all the words before what has one', async () => {
    await products({ name: 'Casco rosso' }, { name: 'Casco nero opaco' }, { name: 'Guanti neri' })
    expect(await search('nero casco')).toEqual({ match: 'similar', names: ['Casco nero opaco'] })
    expect(await search('casko nero')).toEqual({ match: 'similar', names: ['Casco nero opaco'] })
  })

  it('leads to brand and product code when no text contains them', async () => {
    await products({ name: 'Catena', brand: 'KMC', productCode: 'PV-CP-1084' }, { name: 'Sella' })
    expect(await search('kmc')).toEqual({ match: 'similar', names: ['Catena'] })
    expect(await search('pv-cp-1084')).toEqual({ match: 'similar', names: ['Catena'] })
  })

  it('has nothing to show for what is near nothing', async () => {
    await products({ name: 'Catena' })
    expect(await search('qzxwvkpp')).toEqual({ match: 'similar', names: [] })
    expect(await search('@@')).toEqual({ match: 'similar', names: [] })
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
  it('proposes up to 8 products, those whose name begins so first', async () => {
    await products(
      { name: 'Zaino', description: 'Anche per la bici.' },
      { name: 'Sottobici' },
      { name: 'Porta bici' },
      { name: 'Bici da corsa' },
    )
    expect((await suggestions('bici')).names).toEqual(['Bici da corsa', 'Porta bici', 'Sottobici', 'Zaino'])
    await products(...Array.from({ length: 12 }, (_, i) => ({ name: `Casco ${i}` })))
    expect((await suggestions('casco')).names).toHaveLength(8)
  })

  it('shows what the search box needs of a product', async () => {
    const { id, slug } = await aProduct(shop.deps, { name: 'Catena', priceCents: 1_990, imageNames: ['catena.webp'] })
    expect((await shop.app.inject('/api/search/suggestions?q=cat')).json()).toEqual({
      products: [{ id, slug, name: 'Catena', price: '19.90', imageUrl: '/images/catena.webp' }],
      categories: [],
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

  it('proposes nothing before anything is typed', async () => {
    await products({ name: 'Catena' })
    expect(await suggestions(' ')).toEqual({ names: [], categories: [] })
    expect((await shop.app.inject('/api/search/suggestions')).json()).toEqual({ products: [], categories: [] })
  })

  it('never proposes an inactive product', async () => {
    await aProduct(shop.deps, { name: 'Catena', isActive: false })
    expect((await suggestions('catena')).names).toEqual([])
  })
})
